# The same cards: challenges, how others fared, and the calendar of the daily game.
same-title = Same cards
same-about = How everyone did with these cards, in this seat.
same-people = People
same-alone = Nobody else has played these cards yet.
same-bots = Bots in your seat
same-bots-playing = The bots are playing these cards…
same-place = place { $place }
same-undone = { $count ->
    [one] { $count } undo
   *[other] { $count } undos
}
same-beside = You and { $name }
same-parted = From round { $round } on, you went different ways.
same-parted-bot = In round { $round }, { $name } made a different move, and the games went different ways.
same-never = You both played exactly the same game.
same-table = What each of you did, and the points after each round
same-alike = { $last ->
    [1] Round 1: the same
   *[other] Rounds 1 to { $last }: the same
}
same-round = Round
same-after = { $points } after this round

## Challenges
same-challenge = Challenge
same-challenge-by = { $name } challenges you.
same-challenge-about = You get the same cards in the same seat, against the same bots. You have one attempt, without undo. The result stays hidden until you’ve finished.
same-challenge-against = Against { $names }
same-challenge-begin = Take up the challenge
same-challenge-own = This is your challenge. Send the link to a friend: they get your cards, and then you can compare.
same-challenge-send = Send the link
same-challenge-peek = Show the results anyway
same-challenge-results = Results so far

## The daily game
same-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
same-streak-none = No streak yet
same-streak-longest = longest: { $days }
same-month-before = Previous month
same-month-after = Next month
same-day-unfinished = not finished
same-day-not = not played
same-day-today = today
same-day-practise = Practise this game
