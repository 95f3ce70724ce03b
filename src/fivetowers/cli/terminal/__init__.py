"""What several commands share: the screen, questions and answers, the players at one keyboard, stories and sums."""
