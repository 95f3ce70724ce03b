"""A program's side of a server."""
