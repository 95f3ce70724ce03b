# The rules in our own words, numbered as in docs/rules.md, for the page of rules and for every "why?".

rules-chapter-cards = Die Karten
rules-text-r1 = Es gibt fünf Turmarten: Baumturm, Zuckerturm, Gruselturm, Sandturm und Schrottturm. Jede hat eine Karte von jedem Zahlenwert von 0 bis 15. Zu zweit und zu dritt sind diese 80 Karten der ganze Kartensatz.
rules-text-r2 = Zu viert und zu fünft hat jede Turmart eine zweite 0, 2, 5, 7, 10 und 12: zusammen 110 Karten.
rules-chapter-building = Bauregeln
rules-text-r3 = Du hast höchstens einen Turm jeder Art, also höchstens fünf. In einem Turm sind nur Karten seiner Art.
rules-text-r4 = Eine Karte kommt oben auf den Turm ihrer Art oder beginnt ihn. Jede Karte darf einen Turm beginnen, auch eine 0.
rules-text-r5 = Eine Karte muss niedriger sein als die, auf die sie kommt. Gleich ist nicht niedriger.
rules-text-r6 = Auf eine 8 darf jeder Zahlenwert gelegt werden: Ihre Terrasse ist breit. Eine 9 darf auf alles gelegt werden, nur nicht auf eine 0: Sie hängt an Ballons.
rules-text-r7 = Eine 0 ist die Turmspitze. Darauf kommt nichts mehr, und sie darf nie abgerissen werden. Ein Turm mit Turmspitze nimmt also keine Karten mehr auf.
rules-text-r8 = Die Reihenfolge der Karten in einem Turm ändert sich nie, und jeder Zahlenwert bleibt sichtbar.
rules-chapter-round = Eine Runde
rules-text-r9 = Vom Zugstapel werden fünf Karten aufgedeckt (oder so viele, wie noch da sind). Wer die erste Runde beginnt, wird ausgelost, oder ihr bestimmt die Startperson selbst.
rules-text-r10 = Die Startperson bietet eine Zahl von 0 bis zur Anzahl der Karten in der Auslage. Danach bietet reihum im Uhrzeigersinn jede andere Person mehr oder passt. Alle sind einmal dran, auch wer nur passen kann. Die Startperson kann nicht passen; wer nichts nehmen will, bietet 0. Das höchstmögliche Gebot beendet das Bieten sofort.
rules-text-r11 = Du darfst nur so viele Karten bieten, wie du aus der Auslage wirklich bauen kannst, mit höchstens einem Abriss.
rules-text-r12 = Wer am höchsten geboten hat, sucht sich genau so viele Karten aus. Vor dem Bauen darfst du dann die oberste Karte eines deiner Türme abreißen, ob nötig oder nicht, aber nie eine 0. Sie kommt auf deinen Abrissstapel und kostet dort Siegpunkte. War sie die einzige Karte, ist der Turm weg, und jede Karte seiner Art darf ihn neu beginnen.
rules-text-r13 = Dann werden alle genommenen Karten gebaut, in beliebiger Reihenfolge. Eine gerade gebaute Karte darf nicht abgerissen werden.
rules-text-r14 = Übrige Karten kommen auf den Ablagestapel. Die nächste Runde beginnt, wer links von der bauenden Person sitzt.
rules-text-r15 = Bietet die Startperson 0 und passen alle anderen, baut niemand. Alle aufgedeckten Karten werden abgelegt, und dieselbe Person beginnt noch einmal.
rules-text-r16 = Wenn Gebote nicht geprüft werden, wie am Tisch: Ein Gebot, das sich mit keiner Kartenauswahl umsetzen lässt, wird zurückgenommen. Die Karten kommen zurück in die Auslage, eine abgerissene auf ihren Turm. Wer geboten hat, bietet nun weniger oder passt (die Startperson kann nicht passen) und bleibt in dieser Runde unter dem zurückgenommenen Gebot. Wer danach dran ist, bietet neu; wer davor dran war, nicht.
rules-chapter-twice = Zweimal durch den Stapel
rules-text-r17 = Ist der Zugstapel zum ersten Mal aufgebraucht, wird am Ende dieser Runde der Ablagestapel mitsamt den übrigen Karten gemischt und bildet den neuen Zugstapel. Abgerissene Karten kommen nicht wieder. Ist der Ablagestapel leer, endet die Partie.
rules-text-r18 = Die Partie endet mit der Runde, in der der Zugstapel zum zweiten Mal aufgebraucht ist. In dieser Runde liegen womöglich weniger als fünf Karten aus; dann ist ihre Anzahl das höchstmögliche Gebot.
rules-chapter-scoring = Siegpunkte
rules-text-r19 = Eine Karte zählt in einem Turm ohne Turmspitze 1 Siegpunkt, in einem Turm mit Turmspitze 2. Die Turmspitze zählt wie die anderen.
rules-text-r20 = Einer deiner Türme ist dein Hauptturm: Jede seiner Karten zählt 1 Siegpunkt mehr. Am Tisch suchst du ihn aus, am besten den höchsten. Das Programm nimmt für dich den höchsten; bei gleich hohen den ersten in der Reihenfolge Baumturm, Zuckerturm, Gruselturm, Sandturm, Schrottturm.
rules-text-r21 = Die erste Karte im Abrissstapel kostet 1 Siegpunkt, die zweite 2, die dritte 3 und so weiter. Das Ergebnis kann negativ sein.
rules-text-r22 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand an der Spitze teilen sich die Beteiligten den Sieg.
rules-chapter-open = Was alle wissen
rules-text-r23 = Geheim ist nur die Reihenfolge im Zugstapel. Den Ablagestapel dürfen alle durchsehen. Der Abrissstapel liegt am Tisch verdeckt; das Programm zeigt ihn, denn alle haben jede Karte beim Abreißen gesehen. Im zweiten Durchgang können also alle wissen, welche Karten noch kommen, aber nicht wann.

## Finding and printing
rules-search = In den Regeln suchen
rules-search-for = Suche: Abriss, 9, Gleichstand …
# What people type, and what it is called above: searched with, never shown. Without a colon each word stands for its whole line.
rules-kin =
    abreißen abgerissen Abriss Abrissstapel zerstören einreißen
    unentschieden gleich: Gleichstand
    Punkte Siegpunkte Wertung: Siegpunkt Siegpunkte
    minus Minuspunkte Strafpunkte: kostet negativ
    Sieg gewinnen gewonnen gewinnt Sieger
    bieten bietet Gebot reizen steigern Auktion
    rückgängig zurücknehmen: zurückgenommen
    Stapel mischen gemischt: Zugstapel gemischt
    Null Spitze Dach: Turmspitze
    anfangen Startspieler: beginnt Startperson
    Spielende Schluss: endet
    Spieler Spielerzahl Mitspieler: Person zweit viert
    höchster höchste: höchsten
rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = Nichts gefunden. Versuche ein anderes Wort.
rules-print = Drucken (1 Seite)
rules-chapters = Kapitel
rules-learn = Spielend lernen

## Under the drawn examples
rules-yes = Möglich:
rules-no = Nicht möglich:
rules-on = { $value } auf { $onto }
rules-begins = { $value } beginnt einen Turm
rules-says = { $number } bieten
rules-no-turn = kommt nicht mehr dran
rules-takes-back = nimmt es zurück
rules-demolished = abgerissen: { $points }
rules-rubble = { $cards ->
    [one] { $cards } Karte: { $points }
   *[other] { $cards } Karten: { $points }
}
rules-sum = Zwei Türme mit Turmspitze, einer ohne, Hauptturm, Abrissstapel: { $sum } = { $points }
