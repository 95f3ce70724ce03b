"""Why the server closes a socket, as numbers that clients know too."""

NO_TABLE, NOT_ALLOWED, TOO_FAST, TOO_QUIET = 4404, 4403, 4429, 4408
