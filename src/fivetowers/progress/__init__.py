"""What somebody's finished games say together. Pure: games in, figures out."""
