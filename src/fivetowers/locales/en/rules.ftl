# The rules in our own words, numbered as in docs/rules.md, for the page of rules and for every "why?".

rules-chapter-cards = Cards
rules-text-r1 = There are five kinds of tower: tree, candy, haunted, sand and scrap. Each kind has one card of every value from 0 to 15. With 2 or 3 players these 80 cards are the whole deck.
rules-text-r2 = With 4 or 5 players each kind has a second 0, 2, 5, 7, 10 and 12: 110 cards in all.
rules-chapter-building = Building
rules-text-r3 = You have at most one tower of each kind, so at most five. A tower holds only cards of its own kind.
rules-text-r4 = A card goes on top of the tower of its kind, or starts it. Any card may start a tower, even a 0.
rules-text-r5 = A card must be lower than the card it is put on. Equal is not lower.
rules-text-r6 = Any value may go on an 8: it has a wide terrace. A 9 may go on anything but a 0: it hangs from balloons.
rules-text-r7 = A 0 is the spire. Nothing goes on it, and it can never be demolished. So a tower with a spire takes no more cards.
rules-text-r8 = The order of a tower’s cards never changes, and every value stays visible.
rules-chapter-round = A round
rules-text-r9 = Five cards are turned up from the draw pile, or as many as are left. A random player starts the first round, unless you choose who starts.
rules-text-r10 = The starting player bids a number from 0 to the number of cards turned up. Then, clockwise, each other player bids higher or passes. Everyone gets one turn, even if all they can do is pass. The starting player can’t pass; bid 0 to decline. The highest possible bid ends the bidding at once.
rules-text-r11 = You may bid a number only if you can really build that many of the cards turned up, demolishing at most one card.
rules-text-r12 = The highest bidder takes exactly that many cards, of their choice. First they may demolish the top card of one of their towers, whether they need to or not, but never a 0. It goes to their rubble, where it costs points. If it was the tower’s only card, the tower is gone, and any card of that kind may start it again.
rules-text-r13 = Then all the cards taken are placed, in any order. A card just placed can’t be demolished.
rules-text-r14 = Leftover cards go to the discard pile. The player to the left of the builder starts the next round.
rules-text-r15 = If the starting player bids 0 and everyone else passes, nobody builds. All the cards turned up are discarded, and the same player starts again.
rules-text-r16 = When bids aren’t checked, as at a table, a bid that can’t be built, whichever cards are chosen, is taken back. The cards return to the display, a demolished card to its tower. The bidder then bids lower or passes (the starting player can’t pass), and stays below the bid taken back for the rest of the round. Players after them bid again; players before them don’t.
rules-chapter-twice = Twice through the deck
rules-text-r17 = When the draw pile runs out for the first time, the discard pile, with that round’s leftover cards, is shuffled at the end of the round and becomes the new draw pile. Rubble doesn’t come back. If nothing was discarded, the game ends there.
rules-text-r18 = The game ends with the round in which the draw pile runs out for the second time. That round may have fewer than five cards; their number is then the highest possible bid.
rules-chapter-scoring = Points
rules-text-r19 = A card in a tower without a spire is worth 1 point, in a tower with a spire 2 points. The spire counts like the others.
rules-text-r20 = One of your towers is your main tower: each of its cards is worth 1 extra point. At a table you choose it, and the tallest is best. The program takes the tallest for you; if several are equally tall, the first in the order tree, candy, haunted, sand, scrap.
rules-text-r21 = The first card in the rubble costs 1 point, the second 2, the third 3, and so on. Scores can be negative.
rules-text-r22 = Most points wins. Players tied for the most points share the victory.
rules-chapter-open = What everyone knows
rules-text-r23 = Only the order of the draw pile is secret. Anyone may look through the discard pile. At a table, rubble lies face down; the program shows it, because everyone saw each card being demolished. So the second time through, everyone can know which cards are coming, but not when.

## Finding and printing
rules-search = Search the rules
rules-search-for = Search: demolish, 9, tie…
# What people type, and what it is called above: searched with, never shown. Without a colon each word stands for its whole line.
rules-kin =
    demolish demolishing demolition rubble destroy remove knock
    tie tiebreak break draw equal: tied
    same: equal
    score scores scoring point points worth
    minus penalty: negative costs
    bonus: extra
    win wins winner winning victory
    bid bids bidding bidder auction offer
    undo retract: taken
    deck pile shuffle reshuffle: pile
    zero crown roof: spire
    begin first: starts starting
    over finish: ends
    hidden: secret
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-none = Nothing found. Try another word.
rules-print = Print (1 page)
rules-chapters = Chapters
rules-learn = Learn by playing

## Under the drawn examples
rules-yes = Possible:
rules-no = Not possible:
rules-on = { $value } on { $onto }
rules-begins = { $value } starts a tower
rules-says = bid { $number }
rules-no-turn = no turn
rules-takes-back = takes it back
rules-demolished = demolished: { $points }
rules-rubble = { $cards ->
    [one] { $cards } card: { $points }
   *[other] { $cards } cards: { $points }
}
rules-sum = Two towers with a spire, one without, main tower, rubble: { $sum } = { $points }
