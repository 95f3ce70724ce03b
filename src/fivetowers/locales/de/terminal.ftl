# What the game says in a terminal. A friend at the table: short, warm, exact; what one can do first, then why.
# Every id begins with the name of this file, so that no other catalogue has it too.
# People are called by name in front of a colon, so that no sentence bends a name. $who is "you" for the reader, who gave no name.

## The table
terminal-kind-T = Baum
terminal-kind-C = Zucker
terminal-kind-H = Grusel
terminal-kind-S = Sand
terminal-kind-M = Schrott
terminal-heading = Runde { $round } · { $lap ->
    [1] erster Durchgang
   *[2] zweiter Durchgang
} · { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
terminal-heading-over = Die Partie ist zu Ende · { $round ->
    [one] { $round } Runde
   *[other] { $round } Runden
}
terminal-to-come = Es kommen noch:
terminal-display = Auslage
terminal-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
terminal-points-short = { $points }
terminal-said-bid = bietet { $bid }
terminal-said-pass = gepasst
terminal-mark-fits = passt
terminal-mark-demolish = erst x{ $card }
terminal-mark-no = passt nicht
terminal-fits-any = jede Karte
terminal-rubble = Abrissstapel (−{ $points }):
terminal-rubble-short = Abriss { $cards }

## The cards still to come
terminal-cards-to-come = { $lap ->
    [1] { $cards ->
        [one] { $cards } Karte ist noch im Zugstapel, erster Durchgang:
       *[other] { $cards } Karten sind noch im Zugstapel, erster Durchgang:
    }
   *[2] { $cards ->
        [one] { $cards } Karte ist noch im Zugstapel, dann endet die Partie:
       *[other] { $cards } Karten sind noch im Zugstapel, dann endet die Partie:
    }
}
terminal-cards-of-kind = { $left } von { $all }
terminal-cards-discarded = { $cards ->
    [one] In Klammern: { $cards } abgelegte Karte; im zweiten Durchgang kommt sie wieder.
   *[other] In Klammern: { $cards } abgelegte Karten; im zweiten Durchgang kommen sie wieder.
}

## Who plays
terminal-default-name = Du
terminal-bot-label = { $name } (Bot)
terminal-ask-names = Wer spielt? Ein Name oder mehrere, mit Kommas getrennt (Enter: { $usual }):{" "}
terminal-ask-names-many = Mehr als { $most } können nicht mitspielen.
terminal-ask-bots = Wie viele Bots spielen mit, { $fewest } bis { $most }? (Enter: { $usual }):{" "}
terminal-ask-bots-again = Tippe eine Zahl von { $fewest } bis { $most } oder nur Enter.
terminal-welcome-title = 5 Towers · { $names }
terminal-welcome = In jeder Runde werden fünf Karten aufgedeckt. Biete, wie viele davon du nimmst: Wer am meisten bietet, nimmt genau so viele und baut sie, jede auf den Turm mit ihrem Buchstaben, niedriger auf höher. Eine 0 ist eine Turmspitze: Sie schließt einen Turm ab und verdoppelt seine Siegpunkte. Tippe ? für Hilfe, r für die Regeln, q zum Beenden.
terminal-hand-over = { "  " }{ $name }, du bist dran: Nimm die Tastatur.{ "  " }

## What happens
terminal-told-deal = Runde { $round }: { $cards } · { $who ->
    [you] du beginnst
   *[other] { $name } beginnt
}
terminal-told-bid = { $who ->
    [you] { $bid ->
        [0] Du bietest 0, nimmst also keine Karten
       *[other] Du bietest { $bid }
    }
   *[other] { $bid ->
        [0] { $name } bietet 0, nimmt also keine Karten
       *[other] { $name } bietet { $bid }
    }
}
terminal-told-pass = { $who ->
    [you] Du passt
   *[other] { $name } passt
}
terminal-told-retract = { $who ->
    [you] Du nimmst das Gebot zurück: { $bid } lässt sich nicht bauen
   *[other] { $name } nimmt das Gebot zurück: { $bid } lässt sich nicht bauen
}
terminal-told-build = { $who ->
    [you] Du baust { $cards } · SP { $before } → { $after }
   *[other] { $name } baut { $cards } · SP { $before } → { $after }
}
terminal-told-demolish = { $who ->
    [you] Du reißt { $demolished } ab und baust { $cards } · SP { $before } → { $after }
   *[other] { $name } reißt { $demolished } ab und baut { $cards } · SP { $before } → { $after }
}
terminal-told-nobody = { $cards ->
    [one] Niemand baut: { $cards } Karte wird abgelegt,
   *[other] Niemand baut: { $cards } Karten werden abgelegt,
} { $who ->
    [you] und du beginnst noch einmal.
   *[other] und { $name } beginnt noch einmal.
}
terminal-told-reshuffle = Der Zugstapel ist aufgebraucht. Die abgelegten Karten werden gemischt und kommen ein zweites Mal.
terminal-won = { $who ->
    [you] { $points ->
        [one] Du gewinnst mit { $points } Siegpunkt
       *[other] Du gewinnst mit { $points } Siegpunkten
    }
   *[other] { $points ->
        [one] { $name } gewinnt mit { $points } Siegpunkt
       *[other] { $name } gewinnt mit { $points } Siegpunkten
    }
}
terminal-shared = { $points ->
    [one] { $names } teilen sich den Sieg mit je { $points } Siegpunkt
   *[other] { $names } teilen sich den Sieg mit je { $points } Siegpunkten
}
# The same where the reader, who gave no name, is one of them: { $names } begins with "Du".
terminal-shared-you = { $points ->
    [one] { $names } teilt euch den Sieg mit je { $points } Siegpunkt
   *[other] { $names } teilt euch den Sieg mit je { $points } Siegpunkten
}

## Bidding
terminal-ask-bid-first = { $who ->
    [you] Du beginnst.
   *[other] { $name }, du beginnst.
} Wie viele Karten aus der Auslage nimmst du?
terminal-ask-bid = { $who ->
    [you] Dein Gebot.
   *[other] { $name }, dein Gebot.
} { $leader } führt mit { $highest }.
terminal-can-build = { $most ->
    [0] Du kannst gerade keine dieser Karten bauen.
   *[other] Du kannst höchstens { $most } bauen.
}
terminal-choice-none = keine Karten nehmen
terminal-choice-bid = so viele nehmen
terminal-choice-bid-demolish = so viele nehmen; dafür musst du eine Karte abreißen (−{ $price })
terminal-choice-pass = passen

## Building
terminal-ask-build = { $who ->
    [you] Du baust
   *[other] { $name }, du baust
} { $number ->
    [one] { $number } Karte. Welche?
   *[other] { $number } Karten. Welche?
}
terminal-ask-retract = { $who ->
    [you] { $bid } lässt sich nicht bauen. Drücke Enter, um das Gebot zurückzunehmen.
   *[other] { $name }, { $bid } lässt sich nicht bauen. Drücke Enter, um das Gebot zurückzunehmen.
}
terminal-choice-gain = { $gain } → { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
terminal-choice-demolishes = reißt { $card } ab
terminal-more-builds = { $number ->
    [one] Und { $number } weitere Möglichkeit: Tippe m, um sie zu sehen, oder tippe Karten, etwa T5 T3 oder xS6 T5.
   *[other] Und { $number } weitere Möglichkeiten: Tippe m, um sie zu sehen, oder tippe Karten, etwa T5 T3 oder xS6 T5.
}
terminal-more-nothing = Gerade gibt es nichts zu bauen.
terminal-press-enter = Es gibt nur eine Möglichkeit: Drücke Enter.
terminal-other-order = In dieser Reihenfolge geht es: { $cards }

## Answers
terminal-prompt = { $name } ▸{" "}
terminal-commands = h Tipp · u rückgängig · c kommende Karten · ? Hilfe · q beenden
terminal-commands-without-hint = u rückgängig · c kommende Karten · ? Hilfe · q beenden
terminal-unclear-bid = Tippe eine der Zahlen oben oder p zum Passen. ? zeigt alles, was du tippen kannst.
terminal-unclear-build = Tippe eine Zahl aus der Liste oder Karten, etwa T5 T3. ? zeigt alles, was du tippen kannst.
terminal-unclear-choice = { $last ->
    [one] Es gibt nur die Möglichkeit 1.
   *[other] Die Möglichkeiten gehen von 1 bis { $last }. m zeigt sie alle.
}
terminal-unclear-cards = Tippe eine Zahl aus der Liste oder Karten, etwa xS6 T5 T3 – { $words }.
terminal-unclear-demolitions = Du darfst in einer Runde nur eine Karte abreißen (R12).
terminal-refused = Das geht nicht – { $words }.
terminal-rule = { $rule }: { $words }
terminal-hint-bid = Tipp: Biete { $bid }.
terminal-hint-pass = Tipp: Passe.
terminal-hint-retract = Tipp: Nimm das Gebot zurück.
terminal-hint-build = Tipp: { $cards }
terminal-hint-off = In dieser Partie gibt es keine Tipps.
terminal-undone = Rückgängig gemacht.
terminal-undo-nothing = Es gibt noch nichts rückgängig zu machen.

## Files
terminal-saved = Die Partie bis hierher ist in { $file } gespeichert
terminal-save-exists = Die Datei { $file } gibt es schon, sie bleibt unverändert: Nimm einen anderen Namen.
terminal-save-nowhere = Diese Partie wird nicht gespeichert.
terminal-cannot-save = Die Partie lässt sich nicht in { $file } schreiben: { $reason }.
terminal-cannot-write = Die Antwort lässt sich nicht schreiben: { $reason }.
terminal-resume-nothing = In { $folder } liegt keine unfertige Partie.
terminal-game-kept =
    Die Partie ist in { $file } gespeichert
    Weiterspielen: fivetowers play --resume
terminal-record-kept = Die Aufzeichnung dieser Partie liegt in { $file }
terminal-bye = Bis zum nächsten Mal.

## Scores
terminal-sum-main = Hauptturm
terminal-sum-rubble = Abrissstapel
terminal-sum-total = Siegpunkte
terminal-sum-legend = Eine Karte zählt 1; in einem Turm mit Turmspitze, der 0, zählt sie 2. Der höchste Turm ist der Hauptturm: 1 mehr für jede seiner Karten. Der Abrissstapel kostet 1 für die erste Karte, 2 für die zweite und so weiter.

## Help
terminal-help-title = Was du tippen kannst
terminal-help-key-bid = 0 … 5
terminal-help-bid = beim Bieten: so viele Karten nimmst du
terminal-help-key-pass = p
terminal-help-pass = passen
terminal-help-key-choice = 1, 2 …
terminal-help-choice = beim Bauen: die Möglichkeit mit dieser Nummer
terminal-help-key-cards = T5 T3 C7
terminal-help-cards = beim Bauen: diese Karten kommen auf deine Türme, in dieser Reihenfolge
terminal-help-key-demolish = xS6 S5
terminal-help-demolish = zuerst S6 abreißen, die oberste Karte deines Sandturms; sie kommt auf deinen Abrissstapel und kostet Siegpunkte
terminal-help-key-more = m
terminal-help-more = alle Möglichkeiten zu bauen zeigen
terminal-help-key-retract = back
terminal-help-retract = ein Gebot zurücknehmen, das sich nicht bauen lässt (Tischvariante)
terminal-help-key-hint = h
terminal-help-hint = um einen Tipp bitten
terminal-help-key-undo = u
terminal-help-undo = deinen letzten Zug rückgängig machen; es kommen wieder dieselben Karten
terminal-help-key-to-come = c
terminal-help-to-come = welche Karten noch kommen
terminal-help-key-table = t
terminal-help-table = den Tisch noch einmal zeigen
terminal-help-key-save = save DATEI
terminal-help-save = die Partie in eine eigene Datei schreiben
terminal-help-key-rules = r
terminal-help-rules = die Regeln
terminal-help-key-quit = q
terminal-help-quit = beenden; die Partie wird gespeichert, und du kannst später weiterspielen
terminal-help-picture = Kleinbuchstaben gehen auch. Über jedem deiner Türme stehen die Zahlenwerte, die darauf passen. ═8═ ist eine Terrasse: Darauf passt jeder Zahlenwert. °9° hängt an Ballons: Sie passt auf jeden Zahlenwert außer auf die 0. ★ ist dein Hauptturm.

## The rules
terminal-rules-cards = Die Karten
terminal-rules-building = Bauregeln
terminal-rules-round = Eine Runde
terminal-rules-deck = Zweimal durch den Stapel
terminal-rules-scoring = Wertung
terminal-rules-open = Was alle wissen
terminal-rule-R1 = Es gibt fünf Turmarten: Baumturm T, Zuckerturm C, Gruselturm H, Sandturm S und Schrottturm M. Jede hat eine Karte von jedem Zahlenwert von 0 bis 15.
terminal-rule-R2 = Zu viert und zu fünft hat jede Turmart eine zweite 0, 2, 5, 7, 10 und 12.
terminal-rule-R3 = Du hast höchstens einen Turm jeder Art, und darin nur Karten dieser Art.
terminal-rule-R4 = Eine Karte kommt oben auf ihren Turm oder beginnt ihn. Jede Karte darf einen Turm beginnen, auch eine 0.
terminal-rule-R5 = Eine Karte muss niedriger sein als die, auf die sie kommt. Gleich ist nicht niedriger.
terminal-rule-R6 = Auf eine 8 darf jeder Zahlenwert gelegt werden. Eine 9 darf auf jeden Zahlenwert außer auf die 0 gelegt werden.
terminal-rule-R7 = Eine 0 ist eine Turmspitze. Darauf kommt nichts mehr, und sie darf nie abgerissen werden.
terminal-rule-R8 = Die Reihenfolge der Karten in einem Turm ändert sich nie.
terminal-rule-R9 = Vom Zugstapel werden fünf Karten aufgedeckt (oder alle, die noch da sind). Wer die erste Runde beginnt, wird ausgelost, oder ihr bestimmt die Startperson selbst.
terminal-rule-R10 = Die Startperson bietet 0 oder mehr. Dann ist im Uhrzeigersinn jede andere Person einmal dran und bietet mehr oder passt. Das höchstmögliche Gebot beendet das Bieten sofort. Die Startperson kann nicht passen: Mit 0 verzichtet sie.
terminal-rule-R11 = Du darfst nur so viele Karten bieten, wie du wirklich bauen kannst, mit Hilfe von höchstens einem Abriss.
terminal-rule-R12 = Wer am meisten geboten hat, nimmt genau so viele Karten. Vor dem Bauen darfst du die oberste Karte eines deiner Türme abreißen: Sie kommt auf deinen Abrissstapel.
terminal-rule-R13 = Dann werden alle genommenen Karten gebaut, in beliebiger Reihenfolge.
terminal-rule-R14 = Übrige Karten werden abgelegt. Die nächste Runde beginnt, wer links von der bauenden Person sitzt.
terminal-rule-R15 = Bietet die Startperson 0 und passen alle anderen, werden die Karten abgelegt, und dieselbe Person beginnt noch einmal.
terminal-rule-R16 = In der Tischvariante (tabletop) werden Gebote nicht geprüft. Ein Gebot, das sich nicht umsetzen lässt, wird zurückgenommen; wer es gemacht hat, bietet dann weniger oder passt, und alle danach bieten neu.
terminal-rule-R17 = Ist der Zugstapel zum ersten Mal aufgebraucht, werden die abgelegten Karten gemischt und bilden den neuen Zugstapel. Abgerissene Karten kommen nicht wieder.
terminal-rule-R18 = Ist der Zugstapel zum zweiten Mal aufgebraucht, endet die Partie mit dieser Runde.
terminal-rule-R19 = Eine Karte zählt 1 Siegpunkt in einem Turm ohne Turmspitze, 2 Siegpunkte in einem Turm mit Turmspitze.
terminal-rule-R20 = Einer deiner Türme ist der Hauptturm: 1 Siegpunkt mehr für jede seiner Karten. Am Tisch suchst du ihn aus; das Programm nimmt den höchsten, denn der bringt am meisten.
terminal-rule-R21 = Der Abrissstapel kostet 1 Siegpunkt für die erste Karte, 2 für die zweite, 3 für die dritte und so weiter.
terminal-rule-R22 = Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand an der Spitze teilen sich die Beteiligten den Sieg.
terminal-rule-R23 = Geheim ist nur die Reihenfolge im Zugstapel. Der Abrissstapel liegt am Tisch verdeckt; das Programm zeigt ihn, denn alle haben ihn gesehen.

## Records
terminal-check-good = { $games ->
    [one] { $file }: in Ordnung, { $games } Partie, { $over ->
        [0] nicht zu Ende
       *[other] zu Ende gespielt
    }
   *[other] { $file }: in Ordnung, { $games } Partien, davon { $over } zu Ende gespielt
}
terminal-check-refused = { $file }: { $words }
terminal-game-title = Partie { $index }: { $names }
terminal-game-title-date = Partie { $index }: { $names } · { $date }
terminal-no-such-game = { $games ->
    [one] { $file } enthält { $games } Partie.
   *[other] { $file } enthält { $games } Partien.
}
terminal-no-such-round = { $rounds ->
    [one] Die Partie hat { $rounds } Runde.
   *[other] Die Partie hat { $rounds } Runden.
}
terminal-not-over = Die Partie ist nicht zu Ende; das ist der Stand in Runde { $round }.

## The score pad
terminal-pad-player = Person { $number }
terminal-pad-ask-players = Wie viele Personen, { $fewest } bis { $most }?{" "}
terminal-pad-ask-name = Name (Enter: { $usual }):{" "}
terminal-pad-how =
    Tippe für jede Person die Türme von unten nach oben und hinter x die abgerissenen Karten: etwa T:15,9,0 S:6,4 x:C7,M2
    T Baum · C Zucker · H Grusel · S Sand · M Schrott · nur Enter für keine Türme
terminal-pad-again = Bitte noch einmal – { $words }.
terminal-pad-most = { $points ->
    [one] Die meisten Siegpunkte ({ $points }): { $names }
   *[other] Die meisten Siegpunkte ({ $points }): { $names }
}
terminal-pad-faults = { $faults ->
    [one] Eines kann nicht stimmen:
   *[other] { $faults } Dinge können nicht stimmen:
}
terminal-pad-impossible = { $name }, { $tower }: { $words }
terminal-pad-too-many = { $copies ->
    [one] { $card } kommt { $claimed }-mal vor ({ $names }), im Kartensatz gibt es sie aber nur einmal ({ $rule })
   *[other] { $card } kommt { $claimed }-mal vor ({ $names }), im Kartensatz gibt es sie aber nur { $copies }-mal ({ $rule })
}

# The page as a folder

export-done = { $file }: geschrieben, { $megabytes } MB; jeder Webserver kann es ausliefern
export-not_empty = { $file }: Darin liegt schon etwas; gib einen neuen Ordner an
export-no_page = die Seite ist noch nicht gebaut oder nicht ohne Server spielbar: Starte `make static`
