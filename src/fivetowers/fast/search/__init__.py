"""One decision of a strong bot: the round solved, its bidding, deals of the next cards, the end of the game exactly."""
