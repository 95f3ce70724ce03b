"""Routes, what guards them, and the files of the page."""
