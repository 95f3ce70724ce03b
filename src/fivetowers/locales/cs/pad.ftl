# The words of the score pad and the reference card. One sentence a message; names of people are facts and are never inflected.
# Facts: $name a person's name, $names several, $card the words of page-card, $kind those of page-kind, $rule such as R5; the rest whole numbers.

pad-title = Bodovací blok
pad-about = Pro hru se skutečnými kartami: ťukej na to, co leží na stole, a vítězné body se sečtou samy. Připojení není potřeba.
pad-start = Začít
pad-players = Hráči
pad-names = Jména
pad-names-done = Hotovo
pad-game = Hra { $number }
pad-undo = Vrátit zpět
pad-from-link = Tento herní večer přišel odkazem. „Vrátit zpět“ obnoví, co tu bylo předtím.
pad-bad-link = Tento odkaz nejde přečíst, nic se nezměnilo.

## Entering towers

pad-entry = Způsob zápisu
pad-by-cards = Karty
pad-by-numbers = Počty
pad-by-text = Psaním
pad-picture = Všechny karty. Vyber ty, které má: { $name }.
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
pad-typed-how = Písmeno druhu věže, pak hodnoty odspodu nahoru; x je počet karet v hromádce trosek. Jen počet karet: T×5, s vrcholkem T×5^.
pad-unread = „{ $part }“ nejde přečíst.
pad-points-of = { $points ->
    [one] { $name }: { $points } vítězný bod
    [few] { $name }: { $points } vítězné body
    [many] { $name }: { $points } vítězného bodu
   *[other] { $name }: { $points } vítězných bodů
}
pad-towers-of = Věže: { $name }
pad-next-player = Dál: { $name }
pad-to-results = K výsledku

## What cannot be

pad-faults = Podívej se ještě jednou
pad-fault-card = { $card }: na stole { $claimed }× ({ $names }), ale v sadě jen { $copies }×.
pad-fault-kind = { $kind }, karet na stole: { $claimed } ({ $names }). V sadě: { $copies }.
pad-fault-deck = Karet všech hráčů: { $claimed }. V sadě: { $copies }.
pad-keep = Nechat tak

## Results

pad-change = Změnit věže
pad-next-game = Další hra
pad-evening = Tento herní večer
pad-evening-table = Vítězné body všech hráčů podle her
pad-sum = Dohromady
pad-wins = Vítězství
pad-remove-game = Odstranit hru { $number }
pad-new-session = Nový herní večer
pad-share = Sdílet
pad-share-title = Herní večer: { $names }
pad-bgstats = Zapsat do BG Stats

## The reference card

pad-reference = Přehled na kartě
pad-print = Vytisknout
pad-ref-kinds = Druhy věží
pad-ref-kinds-about = Od každého druhu nejvýš jedna věž, od vysokých k nízkým: karta musí být nižší než ta, na kterou se klade.
pad-ref-deck = Karty
pad-ref-players = { $most ->
    [one] { $least }–{ $most } hráč
    [few] { $least }–{ $most } hráči
    [many] { $least }–{ $most } hráče
   *[other] { $least }–{ $most } hráčů
}
pad-ref-deck-about = Kolikrát je každá hodnota v každém druhu
pad-ref-special = Zvláštní karty
pad-ref-spire = Vrcholek. Nic se na něj neklade a nikdy se nebourá.
pad-ref-terrace = Smí se na ni položit každá hodnota.
pad-ref-balloon = Smí se položit na každou hodnotu kromě { $spire }.
pad-ref-scoring = Vítězné body
pad-ref-card = Karta ve věži
pad-ref-crowned = Karta ve věži s vrcholkem
pad-ref-main = Karta v hlavní věži, té nejvyšší
pad-ref-more = { $points } navíc
pad-ref-rubble = Hromádka trosek, karta po kartě
pad-ref-most = Vyhrává, kdo má nejvíc vítězných bodů. Kdo jich má stejně, dělí se o vítězství.
