# Puzzles: one move is clearly the best.
puzzles-title = Rätsel
puzzles-one = Rätsel
puzzles-today = Rätsel des Tages
puzzles-about = Eine echte Situation aus einer Partie. Ein Zug ist eindeutig der beste: Findest du ihn?
puzzles-begin = Rätsel lösen
puzzles-look-again = Noch einmal ansehen
puzzles-more = Weitere Rätsel
puzzles-grade-easy = Leicht
puzzles-grade-medium = Mittel
puzzles-grade-hard = Schwer
puzzles-progress = { $tried } von { $total } versucht, { $right } richtig
puzzles-ask-bid = Was bietest du?
puzzles-ask-build = { $count ->
    [one] Welche Karte baust du?
   *[other] Welche { $count } Karten baust du, und wohin?
  }
puzzles-right = Das ist der beste Zug.
puzzles-wrong = Es gibt einen besseren Zug.
puzzles-worth = Was die Züge wert sind
puzzles-choice = Zug
puzzles-wins = Siegchance
puzzles-yours = dein Zug
puzzles-bid = { $number } bieten
puzzles-build = Bauen: { $cards }
puzzles-demolish = { $card } abreißen, dann bauen: { $cards }
puzzles-follows = Danach wahrscheinlich:
puzzles-missed-by = Diese Bots entscheiden hier falsch: { $levels }.
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
