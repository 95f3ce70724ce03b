# Puzzles: one choice is clearly the best.
puzzles-title = Puzzles
puzzles-one = Puzzle
puzzles-today = Puzzle of the day
puzzles-about = A real moment from a game. One choice is clearly the best: can you find it?
puzzles-begin = Show it
puzzles-look-again = Look at it again
puzzles-more = More puzzles
puzzles-grade-easy = Easy
puzzles-grade-medium = Medium
puzzles-grade-hard = Hard
puzzles-progress = { $tried } of { $total }, { $right } right
puzzles-ask-bid = What do you say?
puzzles-ask-build = { $count ->
    [one] Which card do you build?
   *[other] Which { $count } cards do you build, and where?
  }
puzzles-right = That is the best choice.
puzzles-wrong = There is a better choice.
puzzles-worth = What the choices are worth
puzzles-choice = Choice
puzzles-wins = Wins
puzzles-yours = your choice
puzzles-bid = Say { $number }
puzzles-build = Build { $cards }
puzzles-demolish = Demolish { $card }, then build { $cards }
puzzles-follows = Then, most likely:
puzzles-again = Try again
puzzles-next = Next puzzle
