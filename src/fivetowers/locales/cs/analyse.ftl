# Co říká `fivetowers analyse` o odehrané hře.
analyse-percent = { $number } %
analyse-title = Rozbor hry: { $names }
analyse-working = Probíhá rozbor
analyse-written = Zapsáno: { $file }
analyse-no-such-seat = { $players ->
    [one] U tohoto stolu je { $players } místo.
    [few] U tohoto stolu jsou { $players } místa.
    [many] U tohoto stolu je { $players } místa.
   *[other] U tohoto stolu je { $players } míst.
}
analyse-judged = Hodnotí se tak, jak přemýšlí nejsilnější bot, master, za předpokladu, že všichni hrají stejně dobře (hloubka: { $depth }). Skutečná hodnota leží v 95 případech ze 100 v rozmezí ±. Poslední dvě kola jsou spočítaná přesně.

## Co se hrálo, jako část věty: „lepší bylo …“
analyse-bid = zahlásit { $number }
analyse-pass = odstoupit
analyse-build = postavit { $cards }
analyse-demolish = zbourat { $card } a postavit { $cards }

## Turning points
analyse-turning-points = Zlomové okamžiky
analyse-point-move = Kolo { $round }, { $name } ({ $change }): lepší bylo { $best } ({ $better }) než { $action } ({ $share }).
analyse-point-deal = Kolo { $round }, v nabídce { $cards }: { $name }, šance na výhru { $before } → { $after } ({ $change }).

## Tables
analyse-parts = Štěstí a tahy
analyse-parts-note = Změna šance na výhru od začátku do konce = štěstí na karty + vlastní tahy + tahy ostatních.
analyse-faults = Nepřesnosti a chyby
analyse-no-faults = Žádné nepřesnosti ani chyby.
analyse-moves-note = V každém poli: šance na výhru, očekávané body. Ve sloupcích hráčů: před tahem → po něm.
analyse-course = Šance na výhru v průběhu hry
analyse-course-note = Každý hráč má svou čáru; čísla dole jsou kola.
analyse-column-player = Hráč
analyse-column-points = VB
analyse-column-course = Šance na výhru
analyse-column-luck = Štěstí
analyse-column-own = Vlastní tahy
analyse-column-others = Tahy ostatních
analyse-column-round = Kolo
analyse-column-move = Tah
analyse-column-other-moves = Jiné tahy
analyse-column-better = Lepší tah
analyse-column-loss = Ztráta
analyse-column-verdict = Hodnocení
analyse-verdict-best = nejlepší tah
analyse-verdict-good = dobrý tah
analyse-verdict-slip = nepřesnost
analyse-verdict-mistake = chyba
analyse-verdict-blunder = hrubá chyba

## Jak dobrý je úsudek: předpovědi a co z nich bylo
analyse-trust = Jak moc tomu věřit
analyse-trust-example = Počet hráčů { $players }: když předpoví { $said }, vyhraje se { $real } her ze 100.
analyse-trust-note = Hry, které se po takové předpovědi opravdu vyhrály, podle třetin hry. Změřeno na { $games } hrách mezi { $players } stejně silnými hráči; „–“: příliš málo případů.
analyse-trust-real = { $real } ze 100
analyse-column-said = Předpověď
analyse-column-beginning = Začátek
analyse-column-middle = Střed
analyse-column-end = Konec
