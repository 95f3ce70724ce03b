"""Ratings of many bots, by the Plackett–Luce model (package `openskill`), which allows for more than two players."""

from collections.abc import Iterable

from openskill.models import PlackettLuce

from fivetowers.arena.results import DealResult, GameResult, Rating


def rate(results: Iterable[DealResult]) -> dict[str, Rating]:
    """The ratings after all games, in the order of deals. Games of one bot against itself do not count."""
    model = PlackettLuce(limit_sigma=True)
    ratings: dict[str, Rating] = {}
    for result in sorted(results, key=lambda result: (result.deal, result.deal_seed, result.lineup)):
        for game in result.games:
            for name in game.seats:
                ratings.setdefault(name, Rating(model.mu, model.sigma))
            if len(set(game.seats)) > 1:
                _add(model, ratings, game)
    return ratings


def _add(model: PlackettLuce, ratings: dict[str, Rating], game: GameResult) -> None:
    """Copies of a bot are rated apart, and what the game says of them is averaged."""
    teams = [[model.rating(mu=ratings[name].mean, sigma=ratings[name].deviation)] for name in game.seats]
    rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
    for name in set(game.seats):
        own = [team[0] for team, other in zip(rated, game.seats, strict=True) if other == name]
        ratings[name] = Rating(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
