"""The game itself over a flat array of bytes. Python calls it by `door`, `batch`, `playout` and `codec`."""
