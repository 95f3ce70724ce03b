# The tutorial: very few words a screen. A lesson’s goals are numbered as its steps are; "learned" is said at its end.

tutorial-title = Spielen lernen
tutorial-number = Lektion { $number } von { $lessons }
tutorial-goals = { $done } von { $goals } geschafft
tutorial-next = Weiter
tutorial-look = In den Zugstapel schauen
tutorial-how-many = Wie viele Siegpunkte?
tutorial-so-far = Bisher: { $points }
tutorial-answer = Siegpunkte: { $points }
tutorial-well-done = Gut gemacht.
tutorial-over = Du kannst jetzt spielen
tutorial-over-more = In deiner ersten Partie spielst du gegen den leichtesten Bot.
tutorial-play = Erste Partie spielen
tutorial-again = Lektionen wiederholen

tutorial-lesson-down = Immer niedriger
tutorial-lesson-down-1 = Lege eine niedrigere Karte auf die 7.
tutorial-lesson-down-2 = Jede Karte darf einen Turm beginnen. Beginne zwei.
tutorial-lesson-down-learned = Jede Karte ist niedriger als die darunter.

tutorial-lesson-special = Die 8 und die 9
tutorial-lesson-special-1 = Auf eine 8 passt alles. Lege eine Karte auf die 8.
tutorial-lesson-special-2 = Eine 9 passt auf alles, nur nicht auf eine 0. Baue eine 9.
tutorial-lesson-special-learned = 8: Darauf passt alles. 9: Sie passt auf alles, nur nicht auf eine 0.

tutorial-lesson-spire = Die Turmspitze
tutorial-lesson-spire-1 = Die 0 ist die Turmspitze. Setze sie auf deinen Turm.
tutorial-lesson-spire-2 = Auf eine Turmspitze kommt nichts. Nimm eine Karte, die noch passt.
tutorial-lesson-spire-learned = Ein Turm mit Turmspitze ist fertig, und seine Karten zählen doppelt.

tutorial-lesson-bid = Bieten
tutorial-lesson-bid-1 = Wie viele Karten willst du? Biete so viele, wie du bauen kannst.
tutorial-lesson-bid-2 = Niemand bietet mehr. Baue 3 Karten.
tutorial-lesson-bid-3 = Jetzt hat jemand 2 geboten. Biete mehr.
tutorial-lesson-bid-learned = Wer am meisten bietet, bekommt genau so viele Karten. Alle sind einmal dran.

tutorial-lesson-demolish = Abreißen
tutorial-lesson-demolish-1 = Biete 5, dann gehören dir alle Karten.
tutorial-lesson-demolish-2 = Die 7 passt nicht auf die 6. Reiße die 6 ab und baue alle fünf.
tutorial-lesson-demolish-learned = Vor dem Bauen darfst du eine oberste Karte abreißen. Die erste kostet dich 1 Siegpunkt, die zweite 2.

tutorial-lesson-blocked = Eine 4 auf der 6
tutorial-lesson-blocked-1 = Jetzt liegt eine 4 auf der 6. Versuche noch einmal 5.
tutorial-lesson-blocked-2 = Auch ohne die 4 liegt da noch die 6. Biete, was du bauen kannst.
tutorial-lesson-blocked-learned = Du darfst nur eine Karte abreißen. Darum bietet jemand anderes 5.

tutorial-lesson-zero = 0 bieten
tutorial-lesson-zero-1 = Du beginnst, und nichts passt. Biete 0.
tutorial-lesson-zero-2 = Alle anderen haben gepasst, also beginnst du wieder. Biete etwas.
tutorial-lesson-zero-learned = Die Startperson kann nicht passen, aber 0 bieten.

tutorial-lesson-twice = Zweimal durch den Stapel
tutorial-lesson-twice-1 = Der Zugstapel ist leer. Baue 2 Karten.
tutorial-lesson-twice-2 = Die abgelegten Karten wurden gemischt und kommen noch einmal. Schau nach.
tutorial-lesson-twice-learned = Ist der Zugstapel zum zweiten Mal leer, endet die Partie.

tutorial-lesson-score = Siegpunkte
tutorial-lesson-score-1 = Baumturm ohne Turmspitze: 1 Siegpunkt je Karte.
tutorial-lesson-score-2 = Zuckerturm mit Turmspitze: 2 Siegpunkte je Karte.
tutorial-lesson-score-3 = Sandturm mit Turmspitze: 2 Siegpunkte je Karte.
tutorial-lesson-score-4 = Der höchste ist dein Hauptturm: 1 Siegpunkt mehr je Karte.
tutorial-lesson-score-5 = Zwei Karten im Abrissstapel: minus 1 und minus 2.
tutorial-lesson-score-learned = 4 + 6 + 12 + 6 − 3 = 25 Siegpunkte.
