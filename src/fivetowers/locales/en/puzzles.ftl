# Puzzles: one move is clearly the best.
puzzles-title = Puzzles
puzzles-one = Puzzle
puzzles-today = Puzzle of the day
puzzles-about = A real position from a game. One move is clearly best. Can you find it?
puzzles-begin = Solve it
puzzles-look-again = Look again
puzzles-more = More puzzles
puzzles-grade-easy = Easy
puzzles-grade-medium = Medium
puzzles-grade-hard = Hard
puzzles-progress = { $tried } of { $total } tried, { $right } right
puzzles-ask-bid = What do you bid?
puzzles-ask-build = { $count ->
    [one] Which card do you build?
   *[other] Which { $count } cards do you build, and where?
  }
puzzles-right = That’s the best move.
puzzles-wrong = There’s a better move.
puzzles-worth = What each move is worth
puzzles-choice = Move
puzzles-wins = Win chance
puzzles-yours = your move
puzzles-bid = Bid { $number }
puzzles-build = Build { $cards }
puzzles-demolish = Demolish { $card }, then build { $cards }
puzzles-follows = Then, most likely:
puzzles-missed-by = Bots that choose wrong here: { $levels }.
puzzles-again = Try again
puzzles-next = Next puzzle
