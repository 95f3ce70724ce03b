"""What happens at a table and what it looks like: events, commands, decisions, views. No clock, no socket, no file."""
