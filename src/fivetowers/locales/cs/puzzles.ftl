# Hlavolamy: jedna volba je jasně nejlepší.
puzzles-title = Hlavolamy
puzzles-one = Hlavolam
puzzles-today = Hlavolam dne
puzzles-about = Skutečná chvíle ze hry. Jedna volba je jasně nejlepší: najdeš ji?
puzzles-begin = Ukázat
puzzles-look-again = Podívat se znovu
puzzles-more = Další hlavolamy
puzzles-grade-easy = Lehké
puzzles-grade-medium = Střední
puzzles-grade-hard = Těžké
puzzles-progress = { $tried } z { $total }, správně { $right }
puzzles-ask-bid = Jaké číslo vybereš?
puzzles-ask-build = { $count ->
    [one] Kterou kartu postavíš?
    [few] Které { $count } karty postavíš a kam?
    [many] Které { $count } karty postavíš a kam?
   *[other] Kterých { $count } karet postavíš a kam?
  }
puzzles-right = To je nejlepší volba.
puzzles-wrong = Existuje lepší volba.
puzzles-worth = Jakou cenu mají jednotlivé volby
puzzles-choice = Volba
puzzles-wins = Výhry
puzzles-yours = tvoje volba
puzzles-bid = Vybrat { $number }
puzzles-build = Postavit: { $cards }
puzzles-demolish = Zbourat kartu { $card }, pak postavit: { $cards }
puzzles-follows = Pak nejspíš:
puzzles-again = Zkusit znovu
puzzles-next = Další hlavolam
