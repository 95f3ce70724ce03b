# The words of the score pad and the reference card. One sentence a message; names of people are facts and are never inflected.
# Facts: $name a person's name, $names several, $card the words of page-card, $kind those of page-kind, $rule such as R5; the rest whole numbers.

pad-title = Score pad
pad-about = For a game with real cards: tap what’s on the table, and the points add up by themselves. Works offline.
pad-start = Start
pad-players = Players
pad-names = Names
pad-names-done = Done
pad-game = Game { $number }
pad-undo = Undo
pad-from-link = This session was opened from a link. Undo brings back what was here before.
pad-bad-link = This link can’t be read. Nothing was changed.

## Entering towers

pad-entry = Enter by
pad-by-cards = Cards
pad-by-numbers = Numbers
pad-by-text = Text
pad-picture = All cards. Choose { $name }’s.
pad-has = { $count ->
    [1] in the tower
   *[other] { $count }× in the tower
}
pad-with = with { $names }
pad-in-deck = { $copies }× in the deck
pad-more = { $kind }: one more
pad-less = { $kind }: one fewer
pad-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pad-spire = With a spire
pad-spire-of = { $kind }: with a spire
pad-typed-how = The kind’s letter, then the values from the bottom up; x is the number of cards in the rubble. Or just the number of cards: T×5, with a spire T×5^.
pad-unread = “{ $part }” can’t be read.
pad-points-of = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
pad-towers-of = { $name }’s towers
pad-next-player = Next: { $name }
pad-to-results = See the results

## What can’t be

pad-faults = Please check
pad-fault-card = { $card }: { $claimed }× on the table ({ $names }), but only { $copies }× in the deck.
pad-fault-kind = { $kind }, cards on the table: { $claimed } ({ $names }). In the deck: { $copies }.
pad-fault-deck = Cards of all players: { $claimed }. In the deck: { $copies }.
pad-keep = Keep it anyway

## Results

pad-change = Change towers
pad-next-game = Next game
pad-evening = This session
pad-evening-table = Points by player and game
pad-sum = Total
pad-wins = Wins
pad-remove-game = Remove game { $number }
pad-new-session = New session
pad-share = Share
pad-share-title = Session of { $names }
pad-bgstats = Log in BG Stats

## The reference card

pad-reference = Reference card
pad-print = Print
pad-ref-kinds = Kinds
pad-ref-kinds-about = At most one tower of each kind. Each card must be lower than the one below it.
pad-ref-deck = Cards
pad-ref-players = { $most ->
    [one] { $least }–{ $most } player
   *[other] { $least }–{ $most } players
}
pad-ref-deck-about = How many there are of each value in every kind
pad-ref-special = Special cards
pad-ref-spire = The spire. Nothing goes on it, and it can never be demolished.
pad-ref-terrace = Any value may go on it.
pad-ref-balloon = May go on any value but { $spire }.
pad-ref-scoring = Points
pad-ref-card = A card in a tower
pad-ref-crowned = A card in a tower with a spire
pad-ref-main = A card in the main tower (best: the tallest)
pad-ref-more = +{ $points }
pad-ref-rubble = Rubble, card by card
pad-ref-most = Most points wins. Players tied for the most points share the victory.
