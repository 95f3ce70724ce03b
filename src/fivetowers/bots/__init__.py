"""The bots. `roster` lists them by name; `protocol` makes any of them available to another program."""
