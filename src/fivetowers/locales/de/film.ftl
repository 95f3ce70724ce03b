# Der Film „So wird gespielt“. Ein Satz steht nur ein paar Sekunden da: ein Gedanke, höchstens zwei kurze Sätze.

film-title = So wird gespielt
film-back = Einen Schritt zurück
film-on = Einen Schritt weiter
film-step = Schritt { $step } von { $steps }
film-over = Jetzt bist du dran
film-again = Noch einmal ansehen

film-round-hello = Alle bauen fünf Türme: Baumturm, Zuckerturm, Gruselturm, Sandturm und Schrottturm.
film-round-deal = In jeder Runde werden fünf Karten aufgedeckt. Wie viele möchtest du?
film-round-bid = { $name } fängt an und bietet { $number }.
film-round-more = { $name } will mehr und bietet { $number }.
film-round-pass = Du passt. Alle kommen nur einmal dran, also gewinnt das höchste Gebot.
film-round-build = { $name } nimmt genau { $number } Karten und baut. Der Rest wird aufgeräumt, und eine neue Runde beginnt.
film-round-limit = Aber Vorsicht: Du darfst nur so viele Karten bieten, wie du auch bauen kannst.

film-floors-down = Diesmal hast du am meisten geboten. Welche Karten passen?
film-floors-down-built = Die Zahlen werden nach oben kleiner: { $value } auf { $below }. Und mit jeder Karte kannst du einen neuen Turm beginnen.
film-floors-eight = Die 8 hat eine breite Terrasse. Darauf passt jede Zahl, sogar die { $value }.
film-floors-nine = Die 9 hängt an Ballons. Sie passt auf alles außer auf eine 0, sogar auf die { $below }.

film-spire-spire = Die 0 ist die Turmspitze. Jetzt zählt jede Karte in diesem Turm doppelt: { $cards } Karten, { $points } Siegpunkte.
film-spire-spire-closed = Aber der Turm ist fertig. Auf eine Turmspitze kommt nichts mehr.

film-demolish-stuck = Die { $value } passt nicht auf die { $top }. Was nun?
film-demolish-demolish = Vor dem Bauen darfst du eine oberste Karte abreißen. Dann passt alles.
film-demolish-rubble = Sie kommt auf deinen Abrissstapel. Die erste Karte dort kostet 1 Siegpunkt, die zweite 2, die dritte 3 …

film-twice-empty = Der Zugstapel ist aufgebraucht.
film-twice-twice = Also werden die abgelegten Karten gemischt, und es geht ein zweites Mal durch den Stapel.
film-twice-last = Ist der Zugstapel wieder aufgebraucht, endet die Partie.

film-score-tower = Jetzt wird gezählt: 1 Siegpunkt für jede Karte. Hier { $cards } Karten, { $points } Siegpunkte.
film-score-crowned = Mit Turmspitze 2 Siegpunkte für jede Karte. Hier { $cards } Karten, { $points } Siegpunkte.
film-score-main = Dein höchster Turm ist der Hauptturm: { $points } Siegpunkte und 1 mehr für jede seiner { $cards } Karten.
film-score-minus = { $cards } Karten im Abrissstapel kosten { $cost } Siegpunkte.
film-score-total = Das sind { $points } Siegpunkte. Wer die meisten hat, gewinnt.
