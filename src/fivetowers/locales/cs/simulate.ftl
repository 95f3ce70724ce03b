# Co říká `fivetowers simulate` a co stojí v jeho obrázcích. Každé id začíná názvem tohoto souboru.
simulate-title = Hry: { $games }, hrají { $names }, počet hráčů: { $players }
simulate-place = { $place }. v pořadí od začínajícího hráče: výhry { $share } % ± { $error }
simulate-again = Totéž znovu
simulate-stage = { $stage }. čtvrtina

## Tabulky
simulate-column-wins = Výhry
simulate-column-points = Body
simulate-column-crowned = Dokončené věže
simulate-column-demolitions = Zbourané karty

## Osy
simulate-axis-points = body
simulate-axis-seats = podíl hráčů
simulate-axis-games = podíl her
simulate-axis-place = pořadí od začínajícího hráče
simulate-axis-wins = výhry
simulate-axis-value = hodnota karty
simulate-axis-kind = druh
simulate-axis-margin = náskok v bodech
simulate-axis-crowned = dokončené věže
simulate-axis-rounds = kola
simulate-axis-round = kolo
simulate-axis-demolitions = zbourané karty
simulate-axis-stage = čtvrtina hry
simulate-axis-part = podíl
simulate-axis-rubble = karty v hromádce trosek předtím
simulate-axis-gain = změna šance na výhru

## Obrázky
simulate-picture-points = Body na konci
simulate-note-points = Kolik hráčů skončilo s jakým počtem bodů.
simulate-picture-seats = Je výhoda začínat?
simulate-note-seats = Výhry podle pořadí od hráče, který začíná první kolo; dělené vítězství se počítá zčásti. Čárkovaně je stejný podíl pro všechny.
simulate-picture-seat_points = Body podle pořadí
simulate-note-seat_points = Počítáno od hráče, který začíná první kolo.
simulate-picture-cards = Jakou cenu má každá karta
simulate-note-cards = O kolik bodů víc než ostatní má hráč za každou takovou postavenou kartu, jsou-li ostatní karty stejné (regrese přes všechny hráče).
simulate-picture-card_stages = Jakou cenu má karta podle čtvrtiny hry
simulate-note-card_stages = Totéž podle hodnoty, pro karty postavené v obou polovinách prvního a druhého průchodu balíčkem.
simulate-picture-card_rounds = Jakou cenu má karta podle kola
simulate-note-card_rounds = Totéž podle hodnoty a kola. Pole s příliš velkou chybou zůstávají prázdná.
simulate-picture-crowned = Dokončené věže
simulate-note-crowned = Kolik věží s vrcholkem mají hráči na konci.
simulate-picture-crowned_points = Body podle dokončených věží
simulate-note-crowned_points = Průměrné body hráčů s tolika věžemi s vrcholkem.
simulate-picture-length = Délka hry
simulate-note-length = Odehraná kola, i ta, ve kterých nikdo nestavěl.
simulate-picture-demolitions = Bourání
simulate-note-demolitions = Kolik karet hráč za hru zbourá; poslední sloupec zahrnuje i vyšší počty.
simulate-picture-demolition_points = Kdo bourá a jak dopadne
simulate-note-demolition_points = Náskok před průměrem ostatních podle počtu zbouraných karet. Není to rada: kdo víc staví, má i víc důvodů bourat.
simulate-picture-numbers = Kolik karet se bere
simulate-note-numbers = Nejvyšší zahlášené číslo v kole podle čtvrtiny hry.
simulate-picture-five = Kdy je správné vzít pět
simulate-note-five = Kola, ve kterých začínající hráč může postavit pět karet: jak často je to podle nejsilnějšího bota nejlepší číslo.
simulate-picture-five_gain = Co přinese vzít pět
simulate-note-five_gain = Šance na výhru s číslem pět minus šance s nejlepším jiným číslem, kde lze postavit pět karet.
simulate-picture-demolition_right = Kdy je správné bourat
simulate-note-demolition_right = Stavby možné s bouráním i bez něj: jak často ta nejlepší bourá.
simulate-picture-demolition_gain = Jakou cenu má bourání
simulate-note-demolition_gain = Šance na výhru po nejlepší stavbě s bouráním minus po nejlepší bez něj, se stejným počtem karet.
