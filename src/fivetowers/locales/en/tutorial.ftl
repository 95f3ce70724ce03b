# The tutorial: very few words a screen. A lesson’s goals are numbered as its steps are; "learned" is said at its end.

tutorial-title = Learn to play
tutorial-number = Lesson { $number } of { $lessons }
tutorial-goals = { $done } of { $goals } done
tutorial-next = Next
tutorial-look = Look at the draw pile
tutorial-how-many = How many points?
tutorial-so-far = So far: { $points }
tutorial-answer = { $points } points
tutorial-well-done = Well done.
tutorial-over = You’re ready to play
tutorial-over-more = Your first game is against the easiest bot.
tutorial-play = Play your first game
tutorial-again = Repeat the tutorial

tutorial-lesson-down = Lower on higher
tutorial-lesson-down-1 = Put a lower card on the 7.
tutorial-lesson-down-2 = Any card may start a tower. Start two.
tutorial-lesson-down-learned = Every card is lower than the one below it.

tutorial-lesson-special = The 8 and the 9
tutorial-lesson-special-1 = Anything fits on an 8. Put a card on the 8.
tutorial-lesson-special-2 = A 9 fits on anything but a 0. Place a 9.
tutorial-lesson-special-learned = 8: anything fits on it. 9: it fits on anything but a 0.

tutorial-lesson-spire = The spire
tutorial-lesson-spire-1 = The 0 is the spire. Put it on your tower.
tutorial-lesson-spire-2 = Nothing goes on a spire. Take a card that still fits.
tutorial-lesson-spire-learned = A tower with a spire is finished, and its cards count double.

tutorial-lesson-bid = Bidding
tutorial-lesson-bid-1 = How many cards do you want? Bid the most you can build.
tutorial-lesson-bid-2 = Nobody bids more. Build 3 cards.
tutorial-lesson-bid-3 = Now someone bids 2. Bid higher.
tutorial-lesson-bid-learned = The highest bidder takes that many cards. Everyone bids once.

tutorial-lesson-demolish = Demolishing
tutorial-lesson-demolish-1 = Bid 5, and all the cards are yours.
tutorial-lesson-demolish-2 = The 7 doesn’t fit on the 6. Demolish the 6, then build all five.
tutorial-lesson-demolish-learned = Before building you may demolish one top card. Your first costs 1 point, your second 2.

tutorial-lesson-blocked = A 4 on the 6
tutorial-lesson-blocked-1 = Now there’s a 4 on the 6. Try 5 again.
tutorial-lesson-blocked-2 = Even without the 4, the 6 is still there. Bid what you can build.
tutorial-lesson-blocked-learned = You may demolish only one card. So someone else bids 5.

tutorial-lesson-zero = Bidding 0
tutorial-lesson-zero-1 = You start, and nothing fits. Bid 0.
tutorial-lesson-zero-2 = Everyone else passed, so you start again. Make a bid.
tutorial-lesson-zero-learned = The starting player can’t pass, but can bid 0.

tutorial-lesson-twice = Twice through the deck
tutorial-lesson-twice-1 = The draw pile is empty. Build 2 cards.
tutorial-lesson-twice-2 = The discarded cards have been shuffled and come round again. Take a look.
tutorial-lesson-twice-learned = When the pile runs out a second time, the game is over.

tutorial-lesson-score = Points
tutorial-lesson-score-1 = Tree tower without a spire: 1 point per card.
tutorial-lesson-score-2 = Candy tower with a spire: 2 points per card.
tutorial-lesson-score-3 = Sand tower with a spire: 2 points per card.
tutorial-lesson-score-4 = The tallest is your main tower: 1 extra point per card.
tutorial-lesson-score-5 = Two cards in the rubble: minus 1 and minus 2.
tutorial-lesson-score-learned = 4 + 6 + 12 + 6 − 3 = 25 points.
