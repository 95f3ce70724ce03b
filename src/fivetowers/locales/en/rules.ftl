# The rules in our own words, numbered as in docs/rules.md, for the page of rules and for every "why?".

rules-chapter-cards = Cards
rules-text-r1 = There are five kinds of tower: tree, candy, haunted, sand and scrap. Each kind has one card of every value from 0 to 15. With 2 or 3 players these 80 cards are the whole deck.
rules-text-r2 = With 4 or 5 players each kind has a second 0, 2, 5, 7, 10 and 12: 110 cards in all.
rules-chapter-building = Building
rules-text-r3 = You have at most one tower of each kind, so at most five. A tower holds only cards of its own kind.
rules-text-r4 = A card goes on top of the tower of its kind, or begins it. Any card may begin a tower, even a 0.
rules-text-r5 = A card must be lower than the card it is put on. Equal is not lower.
rules-text-r6 = On an 8 any value may be put: its terrace is broad. A 9 may be put on anything but a 0: it hangs from balloons.
rules-text-r7 = A 0 is the spire. Nothing goes on it, and it can never be demolished. So a tower with a spire takes no more cards.
rules-text-r8 = The order of a tower’s cards never changes, and every value stays visible.
rules-chapter-round = A round
rules-text-r9 = Five cards are turned up from the draw pile, or as many as are left. Who starts the first round is drawn at random.
rules-text-r10 = The starting player says a number from 0 to the number of cards turned up. Then, clockwise, each other player says a higher number or passes. Everybody speaks once, even whoever can only pass. The starting player cannot pass; saying 0 is how to decline. The highest possible number ends the bidding at once.
rules-text-r11 = You may say a number only if you can really build so many of the cards turned up, with at most one demolition.
rules-text-r12 = Whoever said the highest number takes exactly so many cards and chooses which. Before placing them, the top card of one own tower may be demolished, needed or not, but never a 0. It goes to the own rubble, where it costs points. A tower of one card is gone with it, and any card of that kind may begin it anew.
rules-text-r13 = Then all cards taken are placed, in any order. A card just placed cannot be demolished.
rules-text-r14 = Cards left over go to the discard pile. The player to the left of the builder starts the next round.
rules-text-r15 = If the starting player says 0 and all others pass, nobody builds. All cards turned up are discarded, and the same player starts again.
rules-text-r16 = When bids are not checked, as at a table: a bid that cannot be built, whichever cards are chosen, is taken back. The cards go back, and so does a demolished one. Whoever bid says a lower number instead, or passes (the starting player cannot), and stays below the number taken back for this round. Everybody after that bids again, nobody before.
rules-chapter-twice = Twice through the deck
rules-text-r17 = When the draw pile is used up for the first time, the discard pile is shuffled at the end of that round, with the cards left over in it, and becomes the new draw pile. Rubble does not come back. Should nothing be discarded at all, the game ends there.
rules-text-r18 = The game ends with the round in which the draw pile is used up for the second time. That round may have fewer than five cards; their number is then the largest that can be said.
rules-chapter-scoring = Points
rules-text-r19 = A card in a tower without a spire is worth 1 point, in a tower with a spire 2 points. The spire counts like the others.
rules-text-r20 = Each card of the main tower is worth 1 point more. The main tower is the tallest one; of equally tall ones the first in the order tree, candy, haunted, sand, scrap.
rules-text-r21 = The first card in the rubble costs 1 point, the second 2, the third 3, and so on. Points can fall below 0.
rules-text-r22 = The most points win. With equal points the victory is shared.
rules-chapter-open = What everybody knows
rules-text-r23 = Nothing is secret but the order of the draw pile. Towers, rubble and the discard pile may be looked at by everybody. So the second time through, all can know which cards come, but not when.

## Finding and printing
rules-search = Search the rules
rules-search-for = Search: demolish, 9, tie …
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-none = No rule says that. Try another word.
rules-print = Print, 1 page
rules-chapters = Chapters
rules-learn = Learn it by playing

## Under the drawn examples
rules-yes = Possible:
rules-no = Not possible:
rules-on = { $value } on { $onto }
rules-begins = { $value } begins
rules-says = say { $number }
rules-no-turn = no turn
rules-takes-back = takes back
rules-demolished = demolished: { $points }
rules-rubble = { $cards ->
    [one] { $cards } card: { $points }
   *[other] { $cards } cards: { $points }
}
rules-sum = Two towers with a spire, one without, main tower, rubble: { $sum } = { $points }
