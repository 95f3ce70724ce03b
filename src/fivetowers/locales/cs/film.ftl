# Film „Jak se hraje“. Titulek stojí jen pár vteřin: jedna myšlenka, nejvýš dvě krátké věty.

film-title = Jak se hraje
film-back = O krok zpět
film-on = O krok dál
film-step = Krok { $step }, celkem { $steps }
film-over = Teď jsi na řadě ty
film-again = Pustit znovu

film-round-hello = Každý staví pět věží: lesní, dortovou, strašidelnou, pískovou a šrotovou.
film-round-deal = V každém kole se otočí pět karet. Kolik jich chceš?
film-round-bid = { $name } začíná a hlásí { $number }.
film-round-more = { $name } chce víc a hlásí { $number }.
film-round-pass = Ty odstupuješ. Každý je na řadě jen jednou, a tak vyhrává nejvyšší číslo.
film-round-build = { $number ->
    [one] { $name } bere přesně { $number } kartu a staví.
    [few] { $name } bere přesně { $number } karty a staví.
    [many] { $name } bere přesně { $number } karty a staví.
   *[other] { $name } bere přesně { $number } karet a staví.
} Zbytek se uklidí a začíná nové kolo.
film-round-limit = Ale pozor: zahlásit můžeš jen tolik karet, kolik jich dokážeš postavit.

film-floors-down = Tentokrát je nejvyšší číslo tvoje. Které karty můžeš postavit?
film-floors-down-built = Čísla směrem nahoru klesají: { $value } na { $below }. A novou věž smíš založit jakoukoli kartou.
film-floors-eight = Osmička má širokou terasu. Na 8 jde položit jakékoli číslo, dokonce i { $value }.
film-floors-nine = Devítka visí na balonech. Kartu 9 jde položit na cokoli kromě 0, dokonce i na { $below }.

film-spire-spire = Karta 0 je vrcholek. Teď se každá karta v téhle věži počítá dvakrát: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
film-spire-spire-closed = Věž je ale hotová. Na vrcholek už nic nepatří.

film-demolish-stuck = Kartu { $value } nejde položit na { $top }. Co teď?
film-demolish-demolish = Před stavbou smíš zbourat jednu vrchní kartu. Potom jde postavit všechno.
film-demolish-rubble = Zbouraná karta jde na tvoji hromádku trosek. Za první tam ztratíš 1 bod, za druhou 2, za třetí 3…

film-twice-empty = Dobírací balíček došel.
film-twice-twice = Odložené karty se zamíchají a přijdou na řadu podruhé.
film-twice-last = Až balíček dojde znovu, hra končí.

film-score-tower = Teď se počítá: za každou kartu 1 bod. Tady { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
film-score-crowned = S vrcholkem jsou to za každou kartu 2 body. Tady { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
film-score-main = Tvoje nejvyšší věž je hlavní věž: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} a k tomu 1 navíc za každou z jejích { $cards } karet.
film-score-minus = Za { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
} v hromádce trosek ztratíš { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodů
}.
film-score-total = Dohromady { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}. Kdo jich má nejvíc, vyhrává.
