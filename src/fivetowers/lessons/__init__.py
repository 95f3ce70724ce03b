"""The tutorial and the puzzles, shown as tables that nobody stores."""
