# Was `fivetowers analyse` über eine Partie sagt.
analyse-percent = { $number } %
analyse-title = Auswertung: { $names }
analyse-working = Wird ausgewertet
analyse-written = Geschrieben: { $file }
analyse-no-such-seat = { $players ->
    [one] An diesem Tisch gibt es { $players } Platz.
   *[other] An diesem Tisch gibt es { $players } Plätze.
}
analyse-judged = Beurteilt wird so, wie der stärkste Bot, master, denkt, und unter der Annahme, dass alle gleich gut spielen (Tiefe: { $depth }). Der wahre Wert liegt in 95 von 100 Fällen innerhalb von ±. Die letzten beiden Runden sind exakt.

## Was gespielt wurde, als Teil eines Satzes: „besser …“
analyse-bid = { $number } bieten
analyse-pass = passen
analyse-build = { $cards } bauen
analyse-demolish = { $card } abreißen und { $cards } bauen

## Turning points
analyse-turning-points = Wendepunkte
analyse-point-move = Runde { $round }, { $name } ({ $change }): besser { $best } ({ $better }) als { $action } ({ $share }).
analyse-point-deal = Runde { $round }, Auslage { $cards }: { $name } kommt von { $before } auf { $after } ({ $change }).

## Tables
analyse-parts = Glück und Züge
analyse-parts-note = Änderung der Siegchance vom Anfang bis zum Ende = Glück mit den Karten + eigene Züge + Züge der anderen.
analyse-faults = Ungenauigkeiten und Fehler
analyse-no-faults = Keine Ungenauigkeiten, keine Fehler.
analyse-moves-note = In jedem Feld: Siegchance, erwartete Punkte. In den Spalten mit Namen: vor dem Zug → danach.
analyse-course = Siegchance im Lauf der Partie
analyse-course-note = Eine Linie für jede Person; die Zahlen darunter sind Runden.
analyse-column-player = Person
analyse-column-points = SP
analyse-column-course = Siegchance
analyse-column-luck = Glück
analyse-column-own = Eigene Züge
analyse-column-others = Züge der anderen
analyse-column-round = Runde
analyse-column-move = Zug
analyse-column-other-moves = Andere Züge
analyse-column-better = Besser
analyse-column-loss = Verlust
analyse-column-verdict = Urteil
analyse-verdict-best = bester Zug
analyse-verdict-good = guter Zug
analyse-verdict-slip = Ungenauigkeit
analyse-verdict-mistake = Fehler
analyse-verdict-blunder = grober Fehler

## Wie gut das Urteil ist: Vorhersagen und was daraus wurde
analyse-trust = Wie verlässlich das ist
analyse-trust-example = Bei { $players } Personen: Nach einer Vorhersage von { $said } werden { $real } von 100 Partien gewonnen.
analyse-trust-note = Partien, die nach einer solchen Vorhersage wirklich gewonnen wurden, je Drittel der Partie. Gemessen an { $games } Partien mit { $players } gleich starken Personen; „–“: zu wenige Fälle.
analyse-trust-real = { $real } von 100
analyse-column-said = Vorhersage
analyse-column-beginning = Anfang
analyse-column-middle = Mitte
analyse-column-end = Ende
