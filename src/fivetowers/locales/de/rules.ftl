# The rules in our own words, numbered as in docs/rules.md, for the page of rules and for every "why?".

rules-chapter-cards = Die Karten
rules-text-r1 = Es gibt fünf Turmarten: Baumturm, Zuckerturm, Gruselturm, Sandturm und Schrottturm. Jede hat eine Karte von jedem Zahlenwert von 0 bis 15. Zu zweit und zu dritt sind diese 80 Karten der ganze Kartensatz.
rules-text-r2 = Zu viert und zu fünft hat jede Turmart eine zweite 0, 2, 5, 7, 10 und 12: zusammen 110 Karten.
rules-chapter-building = Bauregeln
rules-text-r3 = Du hast höchstens einen Turm jeder Art, also höchstens fünf. In einem Turm sind nur Karten seiner Art.
rules-text-r4 = Eine Karte kommt oben auf den Turm ihrer Art oder beginnt ihn. Jede Karte darf einen Turm beginnen, auch eine 0.
rules-text-r5 = Eine Karte muss niedriger sein als die, auf die sie kommt. Gleich ist nicht niedriger.
rules-text-r6 = Auf eine 8 darf jeder Zahlenwert: Ihre Terrasse ist breit. Eine 9 darf auf alles außer einer 0: Sie hängt an Ballons.
rules-text-r7 = Eine 0 ist die Turmspitze. Darauf kommt nichts mehr, und sie wird nie abgerissen. Ein Turm mit Turmspitze nimmt also keine Karten mehr auf.
rules-text-r8 = Die Reihenfolge der Karten in einem Turm ändert sich nie, und jeder Zahlenwert bleibt sichtbar.
rules-chapter-round = Eine Runde
rules-text-r9 = Fünf Karten werden vom Zugstapel aufgedeckt, oder so viele, wie noch da sind. Wer die erste Runde beginnt, wird gelost.
rules-text-r10 = Die Startperson sagt eine Zahl von 0 bis zur Anzahl der Karten in der Auslage. Dann sagt im Uhrzeigersinn jede andere Person eine höhere Zahl oder passt. Alle sind einmal dran, auch wer nur passen kann. Die Startperson kann nicht passen; wer nichts nehmen will, sagt 0. Die größtmögliche Zahl beendet das Bieten sofort.
rules-text-r11 = Du darfst eine Zahl nur sagen, wenn du wirklich so viele Karten aus der Auslage bauen kannst, mit höchstens einem Abriss.
rules-text-r12 = Wer die höchste Zahl gesagt hat, nimmt genau so viele Karten und sucht sie aus. Vor dem Bauen darf die oberste Karte eines eigenen Turms abgerissen werden, ob nötig oder nicht, aber nie eine 0. Sie kommt auf den eigenen Abrissstapel und kostet dort Siegpunkte. Ein Turm aus nur einer Karte ist damit weg, und jede Karte seiner Art darf ihn neu beginnen.
rules-text-r13 = Dann werden alle genommenen Karten gebaut, in beliebiger Reihenfolge. Eine gerade gebaute Karte lässt sich nicht abreißen.
rules-text-r14 = Übrige Karten kommen auf den Ablagestapel. Die nächste Runde beginnt, wer links von der bauenden Person sitzt.
rules-text-r15 = Sagt die Startperson 0 und alle anderen passen, baut niemand. Alle aufgedeckten Karten werden abgelegt, und dieselbe Person beginnt noch einmal.
rules-text-r16 = Wenn Gebote nicht geprüft werden, wie am Tisch: Ein Gebot, das sich mit keiner Auswahl bauen lässt, wird zurückgenommen. Die Karten kommen zurück, auch eine abgerissene. Wer geboten hat, sagt stattdessen eine niedrigere Zahl oder passt (die Startperson passt nicht) und bleibt in dieser Runde unter der zurückgenommenen Zahl. Alle danach bieten neu, davor niemand.
rules-chapter-twice = Zweimal durch den Stapel
rules-text-r17 = Ist der Zugstapel zum ersten Mal aufgebraucht, wird am Ende dieser Runde der Ablagestapel samt ihren übrigen Karten gemischt und ist der neue Zugstapel. Abgerissene Karten kommen nicht wieder. Liegt gar keine Karte im Ablagestapel, endet die Partie dort.
rules-text-r18 = Die Partie endet mit der Runde, in der der Zugstapel zum zweiten Mal aufgebraucht ist. Diese Runde kann weniger als fünf Karten haben; ihre Anzahl ist dann die größte Zahl, die man sagen kann.
rules-chapter-scoring = Siegpunkte
rules-text-r19 = Eine Karte zählt in einem Turm ohne Turmspitze 1 Siegpunkt, in einem Turm mit Turmspitze 2. Die Turmspitze zählt wie die anderen.
rules-text-r20 = Jede Karte des Hauptturms zählt 1 Siegpunkt mehr. Der Hauptturm ist der höchste; von gleich hohen der erste in der Reihe Baumturm, Zuckerturm, Gruselturm, Sandturm, Schrottturm.
rules-text-r21 = Die erste Karte im Abrissstapel kostet 1 Siegpunkt, die zweite 2, die dritte 3 und so weiter. Der Stand kann unter 0 fallen.
rules-text-r22 = Die meisten Siegpunkte gewinnen. Wer gleich viele hat, teilt sich den Sieg.
rules-chapter-open = Was alle wissen
rules-text-r23 = Geheim ist nur die Reihenfolge im Zugstapel. Türme, Abrissstapel und Ablagestapel dürfen alle ansehen. Beim zweiten Mal können also alle wissen, welche Karten kommen, aber nicht wann.

## Finding and printing
rules-search = In den Regeln suchen
rules-search-for = Suche: abreißen, 9, Sieg …
rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = Das sagt keine Regel. Versuche ein anderes Wort.
rules-print = Drucken, 1 Seite
rules-chapters = Kapitel
rules-learn = Spielend lernen

## Under the drawn examples
rules-yes = Möglich:
rules-no = Nicht möglich:
rules-on = { $value } auf { $onto }
rules-begins = { $value } beginnt
rules-says = { $number } sagen
rules-no-turn = nicht dran
rules-takes-back = nimmt zurück
rules-demolished = abgerissen: { $points }
rules-rubble = { $cards ->
    [one] { $cards } Karte: { $points }
   *[other] { $cards } Karten: { $points }
}
rules-sum = Zwei Türme mit Turmspitze, einer ohne, Hauptturm, Abrissstapel: { $sum } = { $points }
