"""Learning the value network by self-play: the games and gradients are compiled, the rest is here."""
