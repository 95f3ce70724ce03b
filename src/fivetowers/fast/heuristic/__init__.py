"""Play by an estimate made by hand, with nothing learned: quick games, one round solved, the planner's styles."""
