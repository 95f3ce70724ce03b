"""Many games of bots, and what they tell about the game: figures with errors, tables, and pictures."""
