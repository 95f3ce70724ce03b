"""Sockets: frames in and out, and who answers which message."""
