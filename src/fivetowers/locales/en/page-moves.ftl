# What has been played: the last move in one line, the history by round, the pace at which others' moves are shown.
# $number is a bid, $count a number of cards, $name a person's or bot's name.

page-history = History
page-newest-first = newest first
page-open-history = Open the history.
page-just-now = Just now
page-last-move-round = Last round
page-nothing-built = Nothing has been built yet
page-nobody-built = Nobody built
page-no-turn = { $name } bid { $number }, so the bidding is over.
page-built = { $count ->
    [one] { $name } built { $count } card
   *[other] { $name } built { $count } cards
}
page-you-built = { $count ->
    [one] You built { $count } card
   *[other] You built { $count } cards
}
page-you-build-now = { $count ->
    [one] You now build { $count } card
   *[other] You now build { $count } cards
}
page-shuffled = Cards shuffled, second time through
page-show-towers = Show the towers as they were.
page-round-before = Previous round
page-round-after = Next round
page-continue = Continue
page-show-again = Show again

## Hints, coach, passing when nothing else is possible

page-hint = Hint
page-hint-bid = <b>{ $number } looks best.</b>
page-hint-pass = <b>Passing looks best.</b>
page-only-pass = You can only pass.
page-only-pass-going = You can only pass, so you pass.
page-only-zero = You can only bid 0.
page-only-zero-going = You can only bid 0, so you bid 0.
page-wait-a-bit = Wait
page-auto-pass = Pass automatically when nothing else is possible
page-coach-setting = Show a tip in each new situation
page-coach-close = Got it
page-coach-start = You start: bid how many of these cards you’d like to build. With 0 you take none.
page-coach-bid = Bid more than the others, or pass. The highest bidder builds exactly that many cards.
page-coach-build = Tap the cards you take. Each goes on the tower of its kind, lower on higher.
page-coach-needs = A hammer on a card: it fits only after you demolish that tower’s top card, which costs points.
page-coach-spire = A 0 is the spire: it finishes the tower, and its floors count double.
page-coach-eight = Anything can go on an 8, and a 9 goes on anything but a 0. That’s how the numbers can go up again.
page-coach-lap = The discarded cards have been shuffled again: tap the draw pile to see which ones are still to come.
page-first-game = Your first game?
page-first-game-about = The tutorial takes five minutes, and you play from the start.
