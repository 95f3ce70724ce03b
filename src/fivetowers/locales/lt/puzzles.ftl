# Puzzles: one move is clearly the best.
puzzles-title = Galvosūkiai
puzzles-one = Galvosūkis
puzzles-today = Dienos galvosūkis
puzzles-about = Tikra žaidimo situacija. Vienas ėjimas aiškiai geriausias: ar jį rasi?
puzzles-begin = Spręsti
puzzles-look-again = Pažiūrėti dar kartą
puzzles-more = Daugiau galvosūkių
puzzles-grade-easy = Lengvi
puzzles-grade-medium = Vidutiniai
puzzles-grade-hard = Sunkūs
puzzles-progress = bandyta { $tried } iš { $total }, teisingai { $right }
puzzles-ask-bid = Kokį skaičių pašauksi?
puzzles-ask-build = { $count ->
    [1] Kurią kortą statysi?
    [one] Kurią { $count } kortą statysi ir kur?
    [few] Kurias { $count } kortas statysi ir kur?
    [many] Kurias { $count } kortos statysi ir kur?
   *[other] Kurias { $count } kortų statysi ir kur?
  }
puzzles-right = Tai geriausias ėjimas.
puzzles-wrong = Yra geresnis ėjimas.
puzzles-worth = Kiek verti ėjimai
puzzles-choice = Ėjimas
puzzles-wins = Tikimybė laimėti
puzzles-yours = tavo ėjimas
puzzles-bid = Pašaukti { $number }
puzzles-build = Statyti: { $cards }
puzzles-demolish = Nugriauti kortą { $card }, tada statyti: { $cards }
puzzles-follows = Toliau greičiausiai:
puzzles-missed-by = Čia suklysta botai: { $levels }.
puzzles-again = Bandyti dar kartą
puzzles-next = Kitas galvosūkis
