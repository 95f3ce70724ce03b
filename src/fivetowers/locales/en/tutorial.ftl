# The tutorial: very few words a screen. A lesson’s goals are numbered as its steps are; "learned" is said at its end.

tutorial-title = Learn to play
tutorial-number = Lesson { $number } of { $lessons }
tutorial-goals = { $done } of { $goals } done
tutorial-next = Next
tutorial-look = Look into the draw pile
tutorial-how-many = How many points?
tutorial-so-far = So far: { $points }
tutorial-answer = { $points } points
tutorial-well-done = Well done.
tutorial-over = Now you can play
tutorial-over-more = Your first game is against the gentlest bot.
tutorial-play = Play your first game
tutorial-again = Learn once more

tutorial-lesson-down = Build downwards
tutorial-lesson-down-1 = Put a lower card on the 7.
tutorial-lesson-down-2 = Any card may begin a tower. Begin two.
tutorial-lesson-down-learned = Every card is lower than the one below it.

tutorial-lesson-special = The 8 and the 9
tutorial-lesson-special-1 = Everything fits on an 8. Put a card on the 8.
tutorial-lesson-special-2 = A 9 fits on everything but a 0. Place a 9.
tutorial-lesson-special-learned = 8: everything fits on it. 9: it fits on everything but a 0.

tutorial-lesson-spire = The spire
tutorial-lesson-spire-1 = The 0 is the spire. Put it on your tower.
tutorial-lesson-spire-2 = Nothing goes on a spire. Take a card that still fits.
tutorial-lesson-spire-learned = A tower with a spire is finished, and its cards count double.

tutorial-lesson-bid = Bidding
tutorial-lesson-bid-1 = How many cards do you want? Say the most that you can build.
tutorial-lesson-bid-2 = Nobody says more. Build 3 cards.
tutorial-lesson-bid-3 = Now somebody says 2. Say more.
tutorial-lesson-bid-learned = The highest number takes that many cards. Everybody speaks once.

tutorial-lesson-demolish = Demolishing
tutorial-lesson-demolish-1 = Say 5, and all the cards are yours.
tutorial-lesson-demolish-2 = The 7 does not fit on the 6. Demolish the 6, then build all five.
tutorial-lesson-demolish-learned = You may demolish one top card. The first one costs 1 point, the next one 2.

tutorial-lesson-blocked = A 4 on the 6
tutorial-lesson-blocked-1 = Now a 4 lies on the 6. Try 5 again.
tutorial-lesson-blocked-2 = Without the 4 the 6 is still there. Say what you can build.
tutorial-lesson-blocked-learned = Only one card may be demolished. So somebody else says 5.

tutorial-lesson-zero = Saying 0
tutorial-lesson-zero-1 = You start, and nothing fits. Say 0.
tutorial-lesson-zero-2 = All others passed, so you start again. Say a number.
tutorial-lesson-zero-learned = Whoever starts cannot pass, but can say 0.

tutorial-lesson-twice = Twice through the deck
tutorial-lesson-twice-1 = The draw pile is empty. Build 2 cards.
tutorial-lesson-twice-2 = All cards left over were shuffled. They come once more: look.
tutorial-lesson-twice-learned = When the pile is empty the second time, the game is over.

tutorial-lesson-score = Points
tutorial-lesson-score-1 = Tree tower without a spire: 1 point a card.
tutorial-lesson-score-2 = Candy tower with a spire: 2 points a card.
tutorial-lesson-score-3 = Sand tower with a spire: 2 points a card.
tutorial-lesson-score-4 = The tallest is the main tower: 1 more point a card.
tutorial-lesson-score-5 = Two cards in the rubble: minus 1, and minus 2.
tutorial-lesson-score-learned = 4 + 6 + 12 + 6 − 3 = 25 points.
