# Was gespielt wurde: der letzte Zug in einer Zeile, der Verlauf nach Runden, das Tempo, in dem Züge der anderen gezeigt werden.
# $number ist ein Gebot, $count eine Zahl von Karten, $name ein Name.

page-history = Verlauf
page-newest-first = Neuestes zuerst
page-open-history = Verlauf öffnen.
page-just-now = Gerade eben
page-last-move-round = Letzte Runde
page-nothing-built = Noch hat niemand gebaut
page-nobody-built = Niemand hat gebaut
page-no-turn = { $name } bietet { $number }: Das Bieten ist vorbei.
page-built = { $count ->
    [one] { $name } hat { $count } Karte gebaut
   *[other] { $name } hat { $count } Karten gebaut
}
page-you-built = { $count ->
    [one] Du hast { $count } Karte gebaut
   *[other] Du hast { $count } Karten gebaut
}
page-you-build-now = { $count ->
    [one] Du baust jetzt { $count } Karte
   *[other] Du baust jetzt { $count } Karten
}
page-shuffled = Neu gemischt, zweiter Durchgang
page-show-towers = Die Türme von damals zeigen.
page-round-before = Vorige Runde
page-round-after = Nächste Runde
page-continue = Weiter
page-show-again = Noch einmal zeigen

## Tipps, Begleitung, von selbst passen

page-hint = Tipp
page-hint-bid = <b>{ $number } sieht am besten aus.</b>
page-hint-pass = <b>Passen sieht am besten aus.</b>
page-only-pass = Du kannst nur passen.
page-only-pass-going = Du kannst nur passen, also passt du.
page-only-zero = Du kannst nur 0 bieten.
page-only-zero-going = Du kannst nur 0 bieten, also bietest du 0.
page-wait-a-bit = Warten
page-auto-pass = Automatisch passen, wenn nichts anderes geht
page-coach-setting = In jeder neuen Situation einen Hinweis zeigen
page-coach-close = Verstanden
page-coach-start = Du fängst an: Biete, wie viele dieser Karten du bauen willst. Mit 0 nimmst du keine.
page-coach-bid = Biete mehr als die anderen oder passe. Wer am meisten bietet, baut genau so viele Karten.
page-coach-build = Tippe die Karten an, die du nimmst. Jede kommt auf den Turm ihrer Art, niedrig auf hoch.
page-coach-needs = Ein Hammer auf einer Karte: Sie passt erst, wenn du die oberste Karte des Turms abreißt, und das kostet Siegpunkte.
page-coach-spire = Die 0 ist die Turmspitze: Der Turm ist fertig, seine Etagen zählen doppelt.
page-coach-eight = Auf eine 8 passt alles, und eine 9 passt auf alles außer auf eine 0. So können die Zahlen wieder größer werden.
page-coach-lap = Die abgelegten Karten sind neu gemischt: Tippe auf den Zugstapel, dann siehst du, welche noch kommen.
page-first-game = Deine erste Partie?
page-first-game-about = Die Einführung dauert fünf Minuten, und du spielst von Anfang an mit.
