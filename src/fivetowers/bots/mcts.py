"""The bot `mcts`, the yardstick: searches a round with quick games and a hand-made estimate, without learning.

It shares `master`'s search: the candidates of every seat, the same deals for each of them, the time for those that may
yet decide the matter, the bidding settled by the means (max^n), the last two rounds exact.
"""

from fivetowers.bots.master import Depth, Master

MARGIN = 0.01  # what one point of lead is worth beside win share

# Six rounds, then the estimate: games to the end were no better and took three times as long.
DEPTH = Depth(bids=3, builds=12, rounds=6, margin=MARGIN, prior=6.0, doubt=0.1, most_deals=20_000)


def mcts() -> Master:
    """A node of its budget is one game, played on from a candidate for some rounds."""
    return Master("mcts", DEPTH, learned=False)
