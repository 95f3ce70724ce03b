"""Many games of bots, and what they show about the game: figures with errors, tables, and pictures."""
