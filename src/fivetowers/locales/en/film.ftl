# The film "Watch how it's played". A caption stands for a few seconds: one thought, two short sentences at most.
# { $name } is a player, always the subject of its sentence.

film-title = Watch how it’s played
film-back = Step back
film-on = Step forward
film-step = Step { $step } of { $steps }
film-over = Now it’s your turn
film-again = Watch it again

film-round-hello = Everyone builds five towers: tree, candy, haunted, sand and scrap.
film-round-deal = Each round, five cards are turned up. How many would you like?
film-round-bid = { $name } starts and bids { $number }.
film-round-more = { $name } wants more and bids { $number }.
film-round-pass = You pass. Everyone gets just one turn, so the highest bid wins.
film-round-build = { $name } takes exactly { $number } cards and builds. The rest are cleared away, and a new round begins.
film-round-limit = But watch out: you can only bid as many cards as you can build.

film-floors-down = This time you bid the most. Which cards fit?
film-floors-down-built = The numbers go down: { $value } on { $below }. And any card can start a new tower.
film-floors-eight = The 8 has a wide terrace. Any number fits on it, even the { $value }.
film-floors-nine = The 9 hangs from balloons. It fits on anything but a 0, even on the { $below }.

film-spire-spire = The 0 is the spire. Now every card in this tower counts double: { $cards } cards, { $points } points.
film-spire-spire-closed = But the tower is finished. Nothing goes on a spire.

film-demolish-stuck = The { $value } doesn’t fit on the { $top }. What now?
film-demolish-demolish = Before you build, you may demolish one top card. Then everything fits.
film-demolish-rubble = It goes to your rubble. The first card there costs 1 point, the second 2, the third 3…

film-twice-empty = The draw pile has run out.
film-twice-twice = So the discarded cards are shuffled, and you go through them a second time.
film-twice-last = When the pile runs out again, the game is over.

film-score-tower = Now count: 1 point for each card. Here { $cards } cards, { $points } points.
film-score-crowned = With a spire, 2 points for each card. Here { $cards } cards, { $points } points.
film-score-main = Your tallest tower is the main tower: { $points } points, and 1 more for each of its { $cards } cards.
film-score-minus = { $cards } cards in the rubble cost { $cost } points.
film-score-total = That’s { $points } points. The player with the most points wins.
