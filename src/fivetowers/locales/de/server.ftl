# What the server says: why a table refuses something, what the checks of the shuffle say, and friendly names.
# One message for each code (its dots written as dashes). Facts: cards in notation, seats from 1; $name is a person.

## Messages
message-too_long = eine Nachricht hat höchstens { $longest } Bytes
message-not_understood = diese Nachricht ist nicht zu verstehen

## Tables
table-stale = am Tisch ging es inzwischen weiter
table-waiting = die Partie hat noch nicht begonnen
shuffle-number = diese Zahl passt nicht zum Siegel
table-started = die Partie hat schon begonnen
table-ended = dieser Tisch ist geschlossen
table-not_creator = das kann nur, wer den Tisch eröffnet hat
table-seats_open = { $open ->
    [one] { $open } Platz ist noch frei: Gib ihn jemandem oder einem Bot
   *[other] { $open } Plätze sind noch frei: Gib sie anderen oder Bots
}
table-log_full = das Protokoll dieses Tisches ist voll ({ $most } Einträge): Nur die Partie selbst lässt sich noch zu Ende spielen
host-only = das kann nur, wer den Server betreibt

## Seats
seat-none = Platz { $seat } gibt es nicht; der Tisch hat { $seats }
seat-not_yours = Platz { $seat } ist nicht deiner
seat-taken = Platz { $seat } ist besetzt
seat-full = alle Plätze sind besetzt; du kannst zuschauen
seat-already = du sitzt schon an diesem Tisch, auf Platz { $seat }
seat-own_try = dieser Browser hat mit diesen Karten schon einen eigenen Versuch, deshalb bleibt der Platz, wo er ist; in einem anderen Browser gilt der Link noch
seat-watching = du schaust an diesem Tisch zu; das kann nur, wer mitspielt
seat-order = jeder der { $seats } Plätze muss in der neuen Reihenfolge genau einmal vorkommen
seat-here = die Person auf Platz { $seat } ist da
seat-gone_briefly = die Person auf Platz { $seat } ist gerade erst gegangen: Ein Bot kann in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} einspringen
turn-other = Platz { $seat } ist dran
clock-not_due = es ist noch Zeit

## Options of a table
options-seats = ein Tisch hat { $fewest } bis { $most } Plätze, nicht { $seen }
options-bot = „{ $seen }“ ist keiner der Bots: { $bots }
options-start = der Platz der Startperson ist einer von 1 bis { $seats }, nicht { $seen }
options-pace = die Zeit für einen Zug liegt zwischen { $shortest } und { $longest } Sekunden oder geht bis { $days } Tage
options-away = ein Bot kann nach höchstens { $longest } Sekunden einspringen, nicht nach { $seen }
options-daily = hier gehört ein Datum hin, etwa 2026-11-15, nicht „{ $seen }“
name-invisible = ein Name braucht mindestens einen sichtbaren Buchstaben
name-marks = { $most ->
    [one] auf einem Buchstaben kann höchstens { $most } Akzent stehen
   *[other] auf einem Buchstaben können höchstens { $most } Akzente stehen
}

## Taking back, ending, playing again
undo-none = es gibt nichts rückgängig zu machen
undo-daily = in der Tagespartie hast du nur einen Versuch: Da lässt sich nichts rückgängig machen
undo-challenge = bei einer Herausforderung hast du nur einen Versuch: Da lässt sich nichts rückgängig machen
undo-too_late = dieser Zug lässt sich nicht mehr rückgängig machen
undo-most = in einer Partie lässt sich höchstens { $most }-mal etwas rückgängig machen, und das ist aufgebraucht
ask-none = niemand hat gefragt
ask-own = antworten müssen die anderen
ask-pending = Platz { $seat } hat schon etwas gefragt; das kommt zuerst
rematch-early = die Partie ist noch nicht zu Ende
rematch-daily = in der Tagespartie hast du nur einen Versuch; morgen gibt es eine neue

## Lessons of the tutorial
lesson-none = diese Lektion gibt es nicht
lesson-lost = diese Lektion muss neu beginnen
lesson-other = das ist auch erlaubt, hier ist aber etwas anderes gefragt
lesson-low_bid = jemand anderes kann mehr bieten und die Karten nehmen: Biete so viele, wie du bauen kannst
lesson-try_five = das ist erlaubt; versuche aber zuerst 5
lesson-tower = { $cards ->
    [one] ohne Turmspitze zählt jede Karte 1 Siegpunkt: { $cards } Karte
   *[other] ohne Turmspitze zählt jede Karte 1 Siegpunkt: { $cards } Karten
}
lesson-crowned = { $cards ->
    [one] mit Turmspitze zählt jede Karte 2 Siegpunkte: { $cards } Karte, mal 2
   *[other] mit Turmspitze zählt jede Karte 2 Siegpunkte: { $cards } Karten, mal 2
}
lesson-main = jede Karte des Hauptturms zählt 1 Siegpunkt mehr
lesson-rubble = die erste Karte kostet 1 Siegpunkt, die zweite 2

## Fairness
fairness-missing = die Angabe { $tag } fehlt, also lässt sich das Mischen nicht prüfen
fairness-published = das Versprechen in der Aufzeichnung ist { $seen }, veröffentlicht war aber { $expected }
fairness-salt = das Salz muss mindestens { $fewest } hexadezimale Ziffern haben
fairness-commitment = Salz und Kartenfolgen ergeben das Versprechen { $expected }, nicht { $seen }
fairness-order = die Angabe { $tag } ist keine Reihenfolge aller Karten, jede so oft wie im Kartensatz
fairness-deal = in Runde { $round } gehörte { $expected } in die Auslage, nicht { $seen }
verify-good = { $file }, Partie { $index }: gemischt wie versprochen ({ $commitment })
verify-unfair = { $file }, Partie { $index }: { $words }
verify-refused = { $file }: { $words }
fairness-tag = die Angabe { $tag } ist nicht lesbar oder kommt zweimal vor
fairness-shuffle = die Aufzeichnung nennt die Mischart { $seen }, hier ist aber nur { $known } bekannt
fairness-server_seal = die Zahl des Servers passt nicht zu ihrem Siegel
fairness-seal = die Zahl von { $name } passt nicht zu ihrem Siegel
fairness-follows = die Angabe { $tag } ergibt sich nicht aus den Zufallszahlen
fairness-start = { $expected } hätte beginnen müssen, nicht { $seen }
verify-numbers = Mit Zufallszahlen von { $names }: Wer einer dieser Personen vertraut, weiß, dass der Zufall gemischt hat.
verify-no-numbers = Ohne Zufallszahl von jemandem am Tisch: Später wurde nichts geändert, aber die Reihenfolge könnte ausgesucht sein.
verify-unopened = Versiegelt, aber nicht rechtzeitig geöffnet: die Zahl von { $names }.

## Friendly names, for tables in the lobby
friendly-acorn = Eichel
friendly-badger = Dachs
friendly-beaver = Biber
friendly-bluebell = Glockenblume
friendly-bumblebee = Hummel
friendly-buttercup = Butterblume
friendly-chestnut = Kastanie
friendly-clover = Klee
friendly-cricket = Grille
friendly-daisy = Gänseblümchen
friendly-dolphin = Delfin
friendly-dragonfly = Libelle
friendly-falcon = Falke
friendly-fern = Farn
friendly-finch = Fink
friendly-firefly = Glühwürmchen
friendly-fox = Fuchs
friendly-hazel = Haselnuss
friendly-hedgehog = Igel
friendly-heron = Reiher
friendly-hummingbird = Kolibri
friendly-ivy = Efeu
friendly-kingfisher = Eisvogel
friendly-koala = Koala
friendly-ladybird = Marienkäfer
friendly-lark = Lerche
friendly-lemur = Lemur
friendly-lily = Lilie
friendly-lynx = Luchs
friendly-maple = Ahorn
friendly-marmot = Murmeltier
friendly-meerkat = Erdmännchen
friendly-moose = Elch
friendly-nightingale = Nachtigall
friendly-oak = Eiche
friendly-otter = Otter
friendly-owl = Eule
friendly-panda = Panda
friendly-pelican = Pelikan
friendly-penguin = Pinguin
friendly-poppy = Mohnblume
friendly-puffin = Papageitaucher
friendly-rabbit = Kaninchen
friendly-robin = Rotkehlchen
friendly-seahorse = Seepferdchen
friendly-snowdrop = Schneeglöckchen
friendly-sparrow = Spatz
friendly-squirrel = Eichhörnchen
friendly-starfish = Seestern
friendly-sunflower = Sonnenblume
friendly-swallow = Schwalbe
friendly-tulip = Tulpe
friendly-turtle = Schildkröte
friendly-walrus = Walross
friendly-willow = Weide
friendly-wombat = Wombat

# Bots have names, one for each seat, with different first letters.
bot-ada = Ada
bot-bruno = Bruno
bot-cleo = Cleo
bot-dora = Dora
bot-emil = Emil
