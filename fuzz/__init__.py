"""Fuzz targets: each module `fuzz_*` has `run(seconds, seed)`, which returns how many inputs it tried or fails."""
