"""Whole games between networks: to learn from them, and to measure how strong they are."""
