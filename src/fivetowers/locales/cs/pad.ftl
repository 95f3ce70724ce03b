# The words of the score pad and the reference card. One sentence a message; names of people are facts and are never inflected.
# Facts: $name a person's name, $names several, $card the words of page-card, $kind those of page-kind, $rule such as R5; the rest whole numbers.

pad-title = Bodovací blok
pad-about = Pro hru se skutečnými kartami: klepej na to, co leží na stole, a vítězné body se sečtou samy. Funguje i bez připojení.
pad-start = Začít
pad-players = Hráči
pad-names = Jména
pad-names-done = Hotovo
pad-game = Hra { $number }
pad-undo = Vrátit zpět
pad-from-link = Tento herní večer je otevřený z odkazu. „Vrátit zpět“ obnoví, co tu bylo předtím.
pad-bad-link = Tento odkaz nejde přečíst. Nic se nezměnilo.

## Entering towers

pad-entry = Způsob zápisu
pad-by-cards = Karty
pad-by-numbers = Počty
pad-by-text = Text
pad-picture = Všechny karty. Vyber ty, které má { $name }.
pad-has = { $count ->
    [1] ve věži
   *[other] { $count }× ve věži
}
pad-with = už má: { $names }
pad-in-deck = { $copies }× v sadě
pad-more = { $kind }: o jednu víc
pad-less = { $kind }: o jednu míň
pad-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
pad-spire = S vrcholkem
pad-spire-of = { $kind }: s vrcholkem
pad-typed-how = Písmeno druhu věže, pak hodnoty odspodu nahoru; x je počet karet v hromádce trosek. Nebo jen počet karet: T×5, s vrcholkem T×5^.
pad-unread = „{ $part }“ nejde přečíst.
pad-points-of = { $points ->
    [one] { $name }: { $points } vítězný bod
    [few] { $name }: { $points } vítězné body
    [many] { $name }: { $points } vítězného bodu
   *[other] { $name }: { $points } vítězných bodů
}
pad-towers-of = Věže: { $name }
pad-next-player = Dál: { $name }
pad-to-results = Zobrazit výsledek

## What cannot be

pad-faults = Zkontroluj to
pad-fault-card = { $card }: na stole { $claimed }× ({ $names }), ale v sadě jen { $copies }×.
pad-fault-kind = { $kind }, karet na stole: { $claimed } ({ $names }). V sadě: { $copies }.
pad-fault-deck = Karet všech hráčů: { $claimed }. V sadě: { $copies }.
pad-keep = Přesto nechat

## Results

pad-change = Změnit věže
pad-next-game = Další hra
pad-evening = Tento herní večer
pad-evening-table = Vítězné body všech hráčů podle her
pad-sum = Celkem
pad-wins = Výhry
pad-remove-game = Odstranit hru { $number }
pad-new-session = Nový herní večer
pad-share = Sdílet
pad-share-title = Herní večer: { $names }
pad-bgstats = Zapsat do BG Stats

## The reference card

pad-reference = Přehledová karta
pad-print = Vytisknout
pad-ref-kinds = Druhy věží
pad-ref-kinds-about = Od každého druhu nejvýš jedna věž. Každá karta musí být nižší než ta pod ní.
pad-ref-deck = Karty
pad-ref-players = { $most ->
    [one] { $least }–{ $most } hráč
    [few] { $least }–{ $most } hráči
    [many] { $least }–{ $most } hráče
   *[other] { $least }–{ $most } hráčů
}
pad-ref-deck-about = Kolikrát je každá hodnota v každém druhu
pad-ref-special = Zvláštní karty
pad-ref-spire = Vrcholek. Nic se na něj neklade a nelze ho nikdy zbourat.
pad-ref-terrace = Smí se na ni položit jakákoli hodnota.
pad-ref-balloon = Smí se položit na jakoukoli hodnotu kromě { $spire }.
pad-ref-scoring = Vítězné body
pad-ref-card = Karta ve věži
pad-ref-crowned = Karta ve věži s vrcholkem
pad-ref-main = Karta v hlavní věži (nejlépe té nejvyšší)
pad-ref-more = +{ $points }
pad-ref-rubble = Hromádka trosek, karta po kartě
pad-ref-most = Vyhrává, kdo má nejvíc vítězných bodů. Při shodě na prvním místě se hráči o vítězství dělí.
