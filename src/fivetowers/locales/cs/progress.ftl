# My progress: what my finished games say together. Verdicts and parts are from study.ftl and analyse.ftl.
progress-none = Zatím tu nic není. Dohraj nějakou hru. Pak tu uvidíš své výhry a nejlepší věže.
progress-games = { $count ->
    [one] hra
    [few] hry
    [many] hry
   *[other] her
}
progress-wins = { $count ->
    [one] výhra
    [few] výhry
    [many] výhry
   *[other] výher
}
progress-crowned = věží s vrcholkem
progress-by-level = Výhry podle síly
progress-by-players = Výhry podle počtu hráčů
progress-people = Lidé
progress-of = { $wins } / { $games }
progress-points = Body
progress-points-graph = Body z posledních her, nejnovější vpravo. Nejvíc: { $most }. Průměr posledních pěti: { $mean }.
progress-won = výhra
progress-mean = průměr pěti her
progress-towers = Nejlepší věže
progress-parts = Štěstí a tahy
progress-parts-graph = U každé rozebrané hry: jak štěstí a tvoje tahy změnily tvoji šanci na výhru, nejnovější vpravo.
progress-parts-mean = Průměr za { $count ->
    [one] jednu hru
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
} v procentních bodech šance na výhru: štěstí { $luck } (±{ $luckError }), tvoje tahy { $own } (±{ $ownError }). Nula u tahů by byla bezchybná hra.
progress-kinds = Tvoje tahy
progress-kind-bid = Hlášení čísla
progress-kind-pass = Odstoupení
progress-kind-build = Výběr karet
progress-kind-demolish = Bourání
progress-weakness-bid_high = Nejvíc ztrácíš tím, že hlásíš moc vysoko.
progress-weakness-bid_low = Nejvíc ztrácíš tím, že hlásíš moc nízko.
progress-weakness-bid_not_pass = Nejvíc ztrácíš tím, že hlásíš, když je lepší odstoupit.
progress-weakness-pass_not_bid = Nejvíc ztrácíš tím, že odstupuješ moc brzy.
progress-weakness-cards = Nejvíc ztrácíš tím, že stavíš jiné karty než ty nejlepší.
progress-weakness-demolished = Nejvíc ztrácíš tím, že bouráš, když je lepší nebourat.
progress-weakness-not_demolished = Nejvíc ztrácíš tím, že nebouráš, když by to pomohlo.
progress-stage-early = Většinu z toho ztrácíš na začátku hry.
progress-stage-middle = Většinu z toho ztrácíš uprostřed hry.
progress-stage-late = Většinu z toho ztrácíš ke konci hry.
progress-cost = V každé hře tím ztrácíš průměrně { $number } p. b. šance na výhru.
progress-no-weakness = Žádný druh chyb zatím nevyčnívá.
progress-train = Trénovat na hlavolamech
progress-analysed = Rozebrané hry: { $analysed } / { $games }. Rozbor ukáže, jak ti přálo štěstí a které tahy trénovat.
progress-analyse = Rozebrat poslední hry
progress-analysing = Rozebírá se hra { $number } / { $count }…
progress-counted = Počítá se posledních 200 dohraných her, ve kterých bylo jedno místo tvoje. Hry hrané dál z nějaké pozice se nepočítají.
progress-here = Hry uložené jen v tomto prohlížeči se počítají do výher a bodů, ne do věží a tahů.
