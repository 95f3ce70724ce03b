# The words of the score pad and the reference card. One sentence a message; names of people are facts and are never inflected.
# Facts: $name a person's name, $names several, $card the words of page-card, $kind those of page-kind, $rule such as R5; the rest whole numbers.

pad-title = Score pad
pad-about = For a game with real cards: tap what lies on the table, and the points add themselves up. No connection is needed.
pad-start = Begin
pad-players = Players
pad-names = Names
pad-names-done = Done
pad-game = Game { $number }
pad-undo = Undo
pad-from-link = This session came by a link. Undo brings back what was here before.
pad-bad-link = This link cannot be read, so nothing was changed.

## Entering towers

pad-entry = How to enter
pad-by-cards = Cards
pad-by-numbers = Numbers
pad-by-text = Text
pad-picture = All cards. Choose those of { $name }.
pad-has = { $count ->
    [1] in the tower
   *[other] { $count }× in the tower
}
pad-with = with { $names }
pad-in-deck = { $copies }× in the deck
pad-more = { $kind }: one more
pad-less = { $kind }: one less
pad-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pad-spire = With a spire
pad-spire-of = { $kind }: with a spire
pad-typed-how = The letter of the kind, then the values from the bottom up; x is the number of cards in the rubble. Only the number of cards: T×5, with a spire T×5^.
pad-unread = “{ $part }” cannot be read.
pad-points-of = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
pad-towers-of = Towers of { $name }
pad-next-player = Next: { $name }
pad-to-results = To the results

## What cannot be

pad-faults = Look again
pad-fault-card = { $card }: { $claimed }× on the table ({ $names }), but only { $copies }× in the deck.
pad-fault-kind = { $kind }, cards on the table: { $claimed } ({ $names }). In the deck: { $copies }.
pad-fault-deck = Cards of all players: { $claimed }. In the deck: { $copies }.
pad-keep = Keep it

## Results

pad-change = Change towers
pad-next-game = Next game
pad-evening = This session
pad-evening-table = Points of every player by game
pad-sum = Together
pad-wins = Victories
pad-remove-game = Remove game { $number }
pad-new-session = New session
pad-share = Share
pad-share-title = Session of { $names }
pad-bgstats = Log in BG Stats

## The reference card

pad-reference = Reference card
pad-print = Print
pad-ref-kinds = Kinds
pad-ref-kinds-about = One tower of each kind at most, from high to low: a card must be lower than the one that it is put on.
pad-ref-deck = Cards
pad-ref-players = { $most ->
    [one] { $least }–{ $most } player
   *[other] { $least }–{ $most } players
}
pad-ref-deck-about = How many there are of each value in every kind
pad-ref-special = Special cards
pad-ref-spire = The spire. Nothing goes on it, and it is never demolished.
pad-ref-terrace = Any value may be put on it.
pad-ref-balloon = May be put on any value but { $spire }.
pad-ref-scoring = Points
pad-ref-card = A card in a tower
pad-ref-crowned = A card in a tower with a spire
pad-ref-main = A card of the main tower, the tallest
pad-ref-more = { $points } more
pad-ref-rubble = Rubble, card after card
pad-ref-most = The most points win. With equal points the victory is shared.
