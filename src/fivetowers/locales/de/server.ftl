# What the server says: why a table refuses something, what happened at it, reactions, and friendly names.
# One message for each code (its dots written as dashes). Facts: cards in notation, seats from 1; $name is a person.
# People are called by name in front of a colon, so that no sentence bends a name.

## Messages
message-too_long = eine Nachricht hat höchstens { $longest } Bytes
message-not_understood = diese Nachricht lässt sich nicht verstehen

## Tables
table-stale = am Tisch ging es inzwischen weiter
table-waiting = die Partie hat noch nicht begonnen
table-started = die Partie hat schon begonnen
table-ended = dieser Tisch ist geschlossen
table-not_creator = das kann nur, wer den Tisch eröffnet hat
table-seats_open = { $open ->
    [one] { $open } Platz ist noch frei: Gib ihn jemandem oder einem Bot
   *[other] { $open } Plätze sind noch frei: Gib sie jemandem oder Bots
}
host-only = das kann nur, wer den Server betreibt

## Seats
seat-none = Platz { $seat } gibt es nicht; der Tisch hat { $seats }
seat-not_yours = Platz { $seat } ist nicht deiner
seat-taken = Platz { $seat } ist besetzt
seat-full = alle Plätze sind besetzt; du kannst zuschauen
seat-already = du sitzt schon an diesem Tisch, auf Platz { $seat }
seat-watching = du schaust an diesem Tisch zu; das kann nur, wer mitspielt
seat-order = jeder der { $seats } Plätze muss in der neuen Reihenfolge genau einmal vorkommen
seat-here = wer auf Platz { $seat } spielt, ist da
turn-other = Platz { $seat } ist dran
clock-not_due = es ist noch Zeit

## Options of a table
options-seats = ein Tisch hat { $fewest } bis { $most } Plätze, nicht { $seen }
options-bot = „{ $seen }“ ist keiner der Bots: { $bots }
options-start = der Platz der Startperson ist einer von 1 bis { $seats }, nicht { $seen }
options-pace = die Zeit für eine Entscheidung liegt zwischen { $shortest } und { $longest } Sekunden, oder geht bis { $days } Tage
options-away = ein Bot kann nach höchstens { $longest } Sekunden einspringen, nicht nach { $seen }
options-daily = hier gehört ein Datum hin, etwa 2026-11-15, nicht „{ $seen }“
name-invisible = ein Name braucht mindestens einen Buchstaben, den man sieht
name-marks = { $most ->
    [one] auf einem Buchstaben kann höchstens { $most } Akzent stehen
   *[other] auf einem Buchstaben können höchstens { $most } Akzente stehen
}

## Taking back, ending, playing again
undo-none = von dir gibt es nichts zurückzunehmen
undo-daily = die Tagespartie ist ein einziger Versuch: Da lässt sich nichts zurücknehmen
undo-too_late = die Zeit für diese Entscheidung ist vorbei
ask-none = niemand hat gefragt
ask-own = antworten müssen die anderen
ask-pending = Platz { $seat } hat schon etwas gefragt; das kommt zuerst
rematch-early = die Partie ist noch nicht zu Ende
rematch-daily = die Tagespartie ist ein einziger Versuch; morgen gibt es eine neue

## Putting a build together
preview-not_building = gerade baut niemand
preview-dead_end = mit { $card } könntest du nicht mehr { $bid } nehmen
preview-one_demolition = nur eine Karte lässt sich abreißen, und das ist schon { $card }

## Lessons of the tutorial
lesson-none = diese Lektion gibt es nicht
lesson-lost = diese Lektion muss noch einmal beginnen
lesson-other = das ist auch erlaubt, aber versuche hier, was oben steht
lesson-low_bid = jemand anderes kann mehr sagen und die Karten nehmen: Versuche die höchste Zahl, die du bauen kannst
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
fairness-missing = die Angabe { $tag } fehlt, also lässt sich das Austeilen nicht prüfen
fairness-published = die Festlegung in der Aufzeichnung ist { $seen }, veröffentlicht war aber { $expected }
fairness-salt = das Salz muss mindestens { $fewest } hexadezimale Ziffern haben
fairness-commitment = Salz und Kartenfolgen ergeben die Festlegung { $expected }, nicht { $seen }
fairness-order = die Angabe { $tag } ist keine Reihenfolge aller Karten, jede so oft wie im Kartensatz
fairness-deal = in Runde { $round } hätte { $expected } aufgedeckt werden müssen, nicht { $seen }
verify-good = { $file }, Partie { $index }: ausgeteilt, wie es die Festlegung { $commitment } versprochen hat
verify-unfair = { $file }, Partie { $index }: { $words }
verify-refused = { $file }: { $words }

## What happened (for the history; an action of the game by its first word)
event-created = Der Tisch ist eröffnet.
event-joined = { $name }: setzt sich dazu
event-left = { $name }: geht, ein Bot spielt weiter
event-returned = { $name }: ist wieder da
event-seats_moved = Die Plätze haben eine neue Reihenfolge.
event-seat_changed = Platz { $seat } wurde neu vergeben.
event-owner_moved = { $name }: spielt jetzt auf einem anderen Gerät
event-started = Die Partie beginnt. Startperson: { $name }
event-acted-deal = Aufgedeckt: { $cards }
event-acted-bid = { $name }: { $bid }
event-acted-pass = { $name }: gepasst
event-acted-build = { $name }: { $cards } gebaut
event-acted-build-demolish = { $name }: { $card } abgerissen, { $cards } gebaut
event-acted-retract = { $name }: Gebot zurückgenommen
event-by-clock = { $name }: Die Zeit war um, ein Bot hat entschieden
event-by-stand_in = { $name }: Ein Bot springt ein
event-undo_asked = { $name }: möchte die letzte Entscheidung zurücknehmen
event-undo_agreed = { $name }: ja, nehmen wir sie zurück
event-undo_refused = { $name }: nein, es bleibt dabei
event-undone = { $name }: Die letzte Entscheidung ist zurückgenommen
event-end_asked = { $name }: möchte die Partie hier beenden
event-end_agreed = { $name }: ja, hören wir auf
event-end_refused = { $name }: nein, die Partie geht weiter
event-ended-over = Die Partie ist zu Ende.
event-ended-agreed = Die Partie wurde vorzeitig beendet, in gegenseitigem Einverständnis.
event-ended-removed = Dieser Tisch wurde auf dem Server geschlossen.
event-revealed = Salz und Kartenfolgen liegen offen: Das Austeilen lässt sich prüfen.
event-rematched = Für die nächste Partie gibt es einen neuen Tisch.
event-name_removed = Der Name von Platz { $seat } wurde entfernt.

## Reactions
reaction-hello = Hallo
reaction-thanks = Danke
reaction-well_built = Gut gebaut
reaction-oops = Oje
reaction-wow = Wow
reaction-thinking = Moment, ich überlege
reaction-good_game = Schöne Partie

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
