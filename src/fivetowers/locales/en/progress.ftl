# My progress: what my finished games say together. Verdicts and parts are from study.ftl and analyse.ftl.
progress-none = Nothing here yet. Finish a game, and your wins and best towers will appear here.
progress-games = { $count ->
    [one] game
   *[other] games
}
progress-wins = { $count ->
    [one] win
   *[other] wins
}
progress-crowned = of towers have a spire
progress-by-level = Wins by level
progress-by-players = Wins by number of players
progress-people = People
progress-of = { $wins } of { $games }
progress-points = Points
progress-points-graph = Points of the last games, the newest on the right. The highest: { $most }. The average of the last five: { $mean }.
progress-won = won
progress-mean = average of five games
progress-towers = Best towers
progress-parts = Luck and moves
progress-parts-graph = For each analysed game: how much luck and your moves changed your win chance, the newest on the right.
progress-parts-mean = On average over { $count ->
    [one] one game
   *[other] { $count } games
}, in points of win chance: luck { $luck } (±{ $luckError }), your moves { $own } (±{ $ownError }). For your moves, 0 would be perfect play.
progress-kinds = Your moves
progress-kind-bid = Bidding
progress-kind-pass = Passing
progress-kind-build = Choosing cards
progress-kind-demolish = Demolishing
progress-weakness-bid_high = You lose most by bidding too high.
progress-weakness-bid_low = You lose most by bidding too low.
progress-weakness-bid_not_pass = You lose most by bidding where passing is better.
progress-weakness-pass_not_bid = You lose most by passing too soon.
progress-weakness-cards = You lose most by not building the best cards.
progress-weakness-demolished = You lose most by demolishing where it’s better not to.
progress-weakness-not_demolished = You lose most by not demolishing where it would help.
progress-stage-early = Most of that is lost early in the game.
progress-stage-middle = Most of that is lost in the middle of the game.
progress-stage-late = Most of that is lost late in the game.
progress-cost = { $number ->
    [one] It costs you { $number } point of win chance a game.
   *[other] It costs you { $number } points of win chance a game.
}
progress-no-weakness = No kind of mistake stands out so far.
progress-train = Train with puzzles
progress-analysed = Analysed: { $analysed } of { $games }. An analysis shows how lucky you were and which moves to work on.
progress-analyse = Analyse my last games
progress-analysing = Analysing game { $number } of { $count }…
progress-counted = What counts: your last 200 finished games in which one seat was yours. Games played on from a position don’t count.
progress-here = Games kept only in this browser count for wins and points, not for towers and moves.
