"""One whole game, from the first deal to a saved record."""

from random import Random

from fivetowers import Game, format_action

game = Game(["Anna", "Ben", "Cleo"], rng=Random(5), starting_seat=0)
print(*map(format_action, game.legal_actions()), sep=", ")  # bid 0, bid 1, bid 2, bid 3, bid 4, bid 5
game.play("bid 2")  # as text, or as a value: Bid(2)
game.undo()
rng = Random(7)
while not game.is_over:
    game.play(rng.choice(game.legal_actions()))
print(game.scores, game.outcome.winners)  # (7, -2, 21) (2,)
game.save("evening.5t")
