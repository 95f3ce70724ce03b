# Rätsel: Eine Wahl ist eindeutig die beste.
puzzles-title = Rätsel
puzzles-one = Rätsel
puzzles-today = Rätsel des Tages
puzzles-about = Ein echter Augenblick aus einem Spiel. Eine Wahl ist eindeutig die beste: Findest du sie?
puzzles-begin = Zeigen
puzzles-look-again = Noch einmal ansehen
puzzles-more = Weitere Rätsel
puzzles-grade-easy = Leicht
puzzles-grade-medium = Mittel
puzzles-grade-hard = Schwer
puzzles-progress = { $tried } von { $total }, { $right } richtig
puzzles-ask-bid = Was bietest du?
puzzles-ask-build = { $count ->
    [one] Welche Karte baust du?
   *[other] Welche { $count } Karten baust du, und wohin?
  }
puzzles-right = Das ist die beste Wahl.
puzzles-wrong = Es gibt eine bessere Wahl.
puzzles-worth = Was die Möglichkeiten wert sind
puzzles-choice = Wahl
puzzles-wins = Siege
puzzles-yours = deine Wahl
puzzles-bid = { $number } bieten
puzzles-build = Bauen: { $cards }
puzzles-demolish = { $card } abreißen, dann bauen: { $cards }
puzzles-follows = Danach wahrscheinlich:
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
