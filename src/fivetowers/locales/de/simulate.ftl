# Was `fivetowers simulate` sagt und was in seinen Bildern steht. Jede Kennung beginnt mit dem Namen dieser Datei.
simulate-title = { $games } Partien von { $names }, { $players } Personen
simulate-place = An Stelle { $place } ab der Startperson: { $share } % ± { $error } Siege
simulate-again = Noch einmal dasselbe
simulate-stage = { $stage }. Viertel

## Tabellen
simulate-column-wins = Siege
simulate-column-points = Siegpunkte
simulate-column-crowned = Fertige Türme
simulate-column-demolitions = Abrisse

## Achsen
simulate-axis-points = Siegpunkte
simulate-axis-seats = Anteil der Personen
simulate-axis-games = Anteil der Partien
simulate-axis-place = Stelle, ab der Startperson gezählt
simulate-axis-wins = Siege
simulate-axis-value = Zahlenwert der Karte
simulate-axis-kind = Turmart
simulate-axis-margin = Siegpunkte Vorsprung
simulate-axis-crowned = fertige Türme
simulate-axis-rounds = Runden
simulate-axis-round = Runde
simulate-axis-demolitions = Abrisse
simulate-axis-stage = Viertel der Partie
simulate-axis-part = Anteil
simulate-axis-rubble = Karten im Abrissstapel davor
simulate-axis-gain = Änderung der Siegchance

## Bilder
simulate-picture-points = Siegpunkte am Ende
simulate-note-points = Wie viele Personen mit wie vielen Siegpunkten abschließen.
simulate-picture-seats = Ist es ein Vorteil, zu beginnen?
simulate-note-seats = Siege nach Stelle, gezählt ab der Person, die die erste Runde beginnt; ein geteilter Sieg zählt anteilig. Die gestrichelte Linie ist der gleiche Anteil für alle.
simulate-picture-seat_points = Siegpunkte nach Stelle
simulate-note-seat_points = Gezählt ab der Person, die die erste Runde beginnt.
simulate-picture-cards = Was jede Karte wert ist
simulate-note-cards = Wie viele Siegpunkte Vorsprung jede solche gebaute Karte bringt, wenn alle anderen Karten gleich sind (Regression über alle Personen).
simulate-picture-card_stages = Was eine Karte wert ist, nach Viertel der Partie
simulate-note-card_stages = Dasselbe nach Zahlenwert, für Karten, die in den beiden Hälften des ersten und des zweiten Durchgangs gebaut werden.
simulate-picture-card_rounds = Was eine Karte wert ist, nach Runde
simulate-note-card_rounds = Dasselbe nach Zahlenwert und Runde. Felder mit zu großem Fehler bleiben leer.
simulate-picture-crowned = Fertige Türme
simulate-note-crowned = Wie viele Türme mit Turmspitze die Personen am Ende haben.
simulate-picture-crowned_points = Siegpunkte nach fertigen Türmen
simulate-note-crowned_points = Durchschnittliche Siegpunkte der Personen mit so vielen Türmen mit Turmspitze.
simulate-picture-length = Länge einer Partie
simulate-note-length = Gespielte Runden, auch die, in denen niemand baut.
simulate-picture-demolitions = Abrisse
simulate-note-demolitions = Wie viele Karten eine Person in einer Partie abreißt; der letzte Balken enthält auch alles darüber.
simulate-picture-demolition_points = Wer abreißt und wie es ausgeht
simulate-note-demolition_points = Vorsprung vor dem Durchschnitt der anderen nach Zahl der Abrisse. Das ist kein Rat: Wer mehr baut, findet auch öfter einen Grund zum Abreißen.
simulate-picture-numbers = Wie viele Karten genommen werden
simulate-note-numbers = Das höchste Gebot einer Runde, nach Viertel der Partie.
simulate-picture-five = Wann es richtig ist, fünf zu nehmen
simulate-note-five = Runden, in denen die Startperson fünf bauen kann: wie oft das nach dem Urteil des stärksten Bots das beste Gebot ist.
simulate-picture-five_gain = Was es bringt, fünf zu nehmen
simulate-note-five_gain = Siegchance mit dem Gebot fünf minus die mit dem besten anderen Gebot, wo fünf gebaut werden kann.
simulate-picture-demolition_right = Wann ein Abriss richtig ist
simulate-note-demolition_right = Bauten, die mit und ohne Abriss möglich sind: wie oft der beste abreißt.
simulate-picture-demolition_gain = Was ein Abriss wert ist
simulate-note-demolition_gain = Siegchance nach dem besten Bau mit Abriss minus die nach dem besten ohne, bei gleich vielen Karten.
