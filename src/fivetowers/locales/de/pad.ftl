# The words of the score pad and the reference card. One sentence a message; names of people are facts and are never inflected.
# Facts: $name a person's name, $names several, $card the words of page-card, $kind those of page-kind, $rule such as R5; the rest whole numbers.

pad-title = Wertungsblock
pad-about = Für eine Partie mit echten Karten: Tippe an, was auf dem Tisch liegt, und die Siegpunkte werden zusammengezählt. Geht auch ohne Internet.
pad-start = Los geht’s
pad-players = Wer spielt mit
pad-names = Namen
pad-names-done = Fertig
pad-game = Partie { $number }
pad-undo = Rückgängig
pad-from-link = Dieser Spieleabend wurde über einen Link geöffnet. „Rückgängig“ holt zurück, was vorher hier war.
pad-bad-link = Dieser Link ist nicht lesbar. Es wurde nichts geändert.

## Entering towers

pad-entry = Eingabe
pad-by-cards = Karten
pad-by-numbers = Anzahl
pad-by-text = Text
pad-picture = Alle Karten. Wähle die von { $name }.
pad-has = { $count ->
    [1] im Turm
   *[other] { $count }× im Turm
}
pad-with = bei { $names }
pad-in-deck = { $copies }× im Kartensatz
pad-more = { $kind }: eine mehr
pad-less = { $kind }: eine weniger
pad-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
pad-spire = Mit Turmspitze
pad-spire-of = { $kind }: mit Turmspitze
pad-typed-how = Der Buchstabe der Turmart, dann die Zahlenwerte von unten nach oben; x ist die Zahl der Karten im Abrissstapel. Oder nur die Anzahl der Karten: T×5, mit Turmspitze T×5^.
pad-unread = „{ $part }“ ist nicht lesbar.
pad-points-of = { $points ->
    [one] { $name }: { $points } Siegpunkt
   *[other] { $name }: { $points } Siegpunkte
}
pad-towers-of = Türme von { $name }
pad-next-player = Weiter: { $name }
pad-to-results = Ergebnis ansehen

## What cannot be

pad-faults = Bitte prüfen
pad-fault-card = { $card }: { $claimed }× auf dem Tisch ({ $names }), aber nur { $copies }× im Kartensatz.
pad-fault-kind = { $kind }, Karten auf dem Tisch: { $claimed } ({ $names }). Im Kartensatz: { $copies }.
pad-fault-deck = Karten aller zusammen: { $claimed }. Im Kartensatz: { $copies }.
pad-keep = Trotzdem so lassen

## Results

pad-change = Türme ändern
pad-next-game = Nächste Partie
pad-evening = Dieser Spieleabend
pad-evening-table = Siegpunkte aller, Partie für Partie
pad-sum = Summe
pad-wins = Siege
pad-remove-game = Partie { $number } entfernen
pad-new-session = Neuer Spieleabend
pad-share = Teilen
pad-share-title = Spieleabend mit { $names }
pad-bgstats = In BG Stats eintragen

## The reference card

pad-reference = Übersicht
pad-print = Drucken
pad-ref-kinds = Turmarten
pad-ref-kinds-about = Höchstens ein Turm jeder Art. Jede Karte muss niedriger sein als die darunter.
pad-ref-deck = Karten
pad-ref-players = { $most ->
    [one] { $least }–{ $most } Person
   *[other] { $least }–{ $most } Personen
}
pad-ref-deck-about = So oft gibt es jeden Zahlenwert in jeder Turmart
pad-ref-special = Spezialkarten
pad-ref-spire = Die Turmspitze. Darauf kommt nichts mehr, und sie wird nie abgerissen.
pad-ref-terrace = Darauf darf jeder Zahlenwert liegen.
pad-ref-balloon = Darf auf jedem Zahlenwert liegen, nur nicht auf der { $spire }.
pad-ref-scoring = Siegpunkte
pad-ref-card = Karte in einem Turm
pad-ref-crowned = Karte in einem Turm mit Turmspitze
pad-ref-main = Karte im Hauptturm (am besten dem höchsten)
pad-ref-more = +{ $points }
pad-ref-rubble = Abrissstapel, Karte für Karte
pad-ref-most = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand an der Spitze teilen sich die Beteiligten den Sieg.
