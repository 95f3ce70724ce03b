"""Positions from games where one choice is clearly the best: found by the strongest bot, graded, shipped, answered."""
