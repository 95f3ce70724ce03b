# Galvosūkiai: vienas pasirinkimas aiškiai geriausias.
puzzles-title = Galvosūkiai
puzzles-one = Galvosūkis
puzzles-today = Dienos galvosūkis
puzzles-about = Tikra žaidimo akimirka. Vienas pasirinkimas aiškiai geriausias: ar jį rasi?
puzzles-begin = Rodyti
puzzles-look-again = Pažiūrėti dar kartą
puzzles-more = Daugiau galvosūkių
puzzles-grade-easy = Lengvi
puzzles-grade-medium = Vidutiniai
puzzles-grade-hard = Sunkūs
puzzles-progress = { $tried } iš { $total }, teisingai { $right }
puzzles-ask-bid = Ką pašauksi?
puzzles-ask-build = { $count ->
    [1] Kurią kortą statysi?
    [one] Kurią { $count } kortą statysi ir kur?
    [few] Kurias { $count } kortas statysi ir kur?
    [many] Kurias { $count } kortos statysi ir kur?
   *[other] Kurias { $count } kortų statysi ir kur?
  }
puzzles-right = Tai geriausias pasirinkimas.
puzzles-wrong = Yra geresnis pasirinkimas.
puzzles-worth = Kiek verti pasirinkimai
puzzles-choice = Pasirinkimas
puzzles-wins = Pergalės
puzzles-yours = tavo pasirinkimas
puzzles-bid = Pašaukti { $number }
puzzles-build = Statyti: { $cards }
puzzles-demolish = Nugriauti kortą { $card }, tada statyti: { $cards }
puzzles-follows = Toliau greičiausiai:
puzzles-again = Bandyti dar kartą
puzzles-next = Kitas galvosūkis
