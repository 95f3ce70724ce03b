# Puzzles: one move is clearly the best.
puzzles-title = Hlavolamy
puzzles-one = Hlavolam
puzzles-today = Hlavolam dne
puzzles-about = Skutečná situace ze hry. Jeden tah je jasně nejlepší: najdeš ho?
puzzles-begin = Řešit
puzzles-look-again = Podívat se znovu
puzzles-more = Další hlavolamy
puzzles-grade-easy = Lehké
puzzles-grade-medium = Střední
puzzles-grade-hard = Těžké
puzzles-progress = vyzkoušeno { $tried }/{ $total }, správně { $right }
puzzles-ask-bid = Jaké číslo zahlásíš?
puzzles-ask-build = { $count ->
    [one] Kterou kartu postavíš?
    [few] Které { $count } karty postavíš a kam?
    [many] Které { $count } karty postavíš a kam?
   *[other] Kterých { $count } karet postavíš a kam?
  }
puzzles-right = To je nejlepší tah.
puzzles-wrong = Existuje lepší tah.
puzzles-worth = Jakou hodnotu mají jednotlivé tahy
puzzles-choice = Tah
puzzles-wins = Šance na výhru
puzzles-yours = tvůj tah
puzzles-bid = Zahlásit { $number }
puzzles-build = Postavit: { $cards }
puzzles-demolish = Zbourat kartu { $card }, pak postavit: { $cards }
puzzles-follows = Pak nejspíš:
puzzles-missed-by = Tady se mýlí boti: { $levels }.
puzzles-again = Zkusit znovu
puzzles-next = Další hlavolam
