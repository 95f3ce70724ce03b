# What is arranged around a game: other devices, one's data, seats before the start, the pace, people who are away.

page-another-device = Auf einem anderen Gerät spielen
page-another-device-do = Öffne dort diesen Link oder halte die Kamera auf den Code. Der Link gilt zehn Minuten und nur einmal; dann spielst du auf dem anderen Gerät weiter.
page-devices = Auch auf einem anderen Gerät nutzen
page-devices-do = Öffne dort diesen Link oder halte die Kamera auf den Code. Dann hat auch das andere Gerät alle deine Partien, deinen Fortschritt und deine Tagesserie. Der Link gilt zehn Minuten und nur einmal.
page-devices-warn = Gib den Link nicht weiter: Wer ihn öffnet, kann an deiner Stelle spielen. Partien, die nur auf einem Gerät liegen, gelöste Rätsel und Einstellungen bleiben, wo sie sind.
page-device-ask = Deine Partien mit diesem Gerät teilen?
page-device-there = { $games ->
    [one] Auf dem anderen Gerät ist { $games } Partie.
   *[other] Auf dem anderen Gerät sind { $games } Partien.
}
page-device-name = Zuletzt gespielt als: { $name }
page-device-own = { $own ->
    [one] Dieses Gerät hat { $own } eigene Partie. Sie kommt dazu.
   *[other] Dieses Gerät hat { $own } eigene Partien. Sie kommen dazu.
}
page-device-tries = Hast du dieselbe Tagespartie oder Herausforderung auf beiden gespielt, zählt der Versuch, der zuerst fertig war.
page-device-after = Danach haben beide Geräte dieselben Partien, Plätze und denselben Fortschritt.
page-device-sure = Mach nur weiter, wenn der Link von dir selbst ist: Wer das andere Gerät nutzt, sieht deine Partien und kann an deiner Stelle spielen.
page-device-yes = Partien teilen
page-device-no = Alles lassen, wie es ist
page-device-done = Beide Geräte haben jetzt dieselben Partien.
page-device-left = { $left ->
    [one] { $left } Partie konnte nicht mitkommen, weil der Server sie nicht lesen kann.
   *[other] { $left } Partien konnten nicht mitkommen, weil der Server sie nicht lesen kann.
}
page-my-data = Meine Daten
page-my-data-about = Der Server merkt sich diesen Browser, die eingegebenen Namen und deine Partien. Sonst nichts.
page-export = Meine Daten speichern
page-delete = Meine Daten löschen
page-delete-sure = Deine Namen werden überall entfernt, und du gibst deine Plätze in laufenden Partien auf. Die Partien bleiben, nur ohne dich. Das lässt sich nicht rückgängig machen.
page-delete-done = Deine Daten sind gelöscht.
page-renew = Andere Geräte abmelden
page-renew-sure = Danach hat nur noch dieser Browser deine Plätze und Partien. Das hilft, wenn sie jemand anders in die Hände bekommen haben könnte.
page-renew-done = Deine Plätze und Partien hat jetzt nur noch dieser Browser.
page-move-up = { $name } nach vorn rücken
page-free-seat-of = Platz von { $name } frei machen
page-pace = Zeit pro Zug
page-pace-none = Ohne Zeitlimit
page-pace-clock = 1 Minute
page-pace-days = 2 Tage
page-pace-about = Ist die Zeit um, macht ein Bot diesen einen Zug.
page-title-turn = Du bist dran · 5 Towers
page-me = Ich
page-first-player = Startperson
page-first-drawn = wird ausgelost
page-away-after = Bot springt für Abwesende ein
page-away-never = nie
page-stand-in = Wer einspringt
page-code = Tischcode
page-code-about = Gib ihn auf der Startseite ein, auf einem beliebigen Gerät.
page-code-field = Hast du einen Code?
page-code-go = Los
page-away-minutes = { $minutes ->
    [one] nach { $minutes } Minute
   *[other] nach { $minutes } Minuten
}
page-bot-plays-on = Bot einspringen lassen
page-bot-plays-for = { $name } ist gerade nicht da. Solange spielt ein Bot.
page-has-left = { $name } hat den Tisch verlassen
page-has-left-more = In einer Minute spielt ein Bot weiter. Zurückkommen ist jederzeit möglich.
page-gone-short = weg
page-bid-kept = Du bietest { $number }. Das ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
page-pass-kept = Du passt. Das ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
page-build-kept = Gespeichert, wartet auf Verbindung
page-undo-kept = Du nimmst deinen Zug zurück. Das ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
page-end-kept = Du beendest die Partie. Das ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
page-end-ask-kept = Du schlägst vor, die Partie zu beenden. Das ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
page-not-offline = Das geht erst wieder, wenn die Verbindung da ist.
page-missed = Während du weg warst
page-missed-bot = (für dich gespielt)
page-hours-left = { $hours ->
    [one] Noch { $hours } Stunde
   *[other] Noch { $hours } Stunden
}
page-deal-check = Mischen prüfen
page-deal-about = Bevor die erste Karte aufgedeckt wurde, hat der Server die Reihenfolge aller Karten bestimmt und ein Versprechen gegeben: eine Zahl, die nur zu dieser einen Reihenfolge passt. Dein Gerät hat gerade nachgerechnet.
page-deal-fair = Gemischt wie versprochen.
page-deal-unfair = Nicht gemischt wie versprochen.
page-deal-kept = Das Versprechen ist noch dasselbe wie damals, als du an den Tisch kamst.
page-deal-late = Du kamst erst nach der Partie: Frage jemanden, der dabei war, ob das Versprechen dasselbe ist.
page-deal-sealed = Die Reihenfolge der Karten passt zum Versprechen.
page-deal-dealt = Die Karten kamen in dieser Reihenfolge.
page-deal-no = Stimmt nicht:
page-deal-promise = Versprechen (SHA-256)
page-deal-salt = Salz
page-deal-about-numbers = Gemischt wurde mit Zufallszahlen: einer, die der Server versiegelt hatte, bevor sich jemand hinsetzte, und einer von jedem Gerät am Tisch. Dein Gerät hat gerade alles nachgerechnet.
page-deal-server-sealed = Die Zahl des Servers passt zum Versprechen.
page-deal-own = Die Zahl von deinem Gerät ist dabei.
page-deal-own-out = Die Zahl von deinem Gerät ist nicht dabei.
page-deal-seals = Jede Zahl ist die, die versiegelt war, bevor deine geöffnet wurde.
page-deal-seals-watching = Jede Zahl passt zu ihrem Siegel.
page-deal-follows = Die Reihenfolge der Karten ergibt sich aus diesen Zahlen.
page-deal-follows-start = Die Reihenfolge der Karten und die Startperson ergeben sich aus diesen Zahlen.
page-deal-unopened = { $name } hatte eine Zahl versiegelt, sie aber nicht rechtzeitig geöffnet. Die Partie begann ohne sie.
page-deal-proves-all = Also konnte niemand die Karten aussuchen: niemand am Tisch und auch der Server nicht. Nicht zeigen lässt sich so, ob jemand, der den Server betreibt, hineingeschaut hat.
page-deal-proves-gap = Also konnte niemand die Karten frei aussuchen. Höchstens konnte, wer eine Zahl nicht geöffnet hat, gemeinsam mit dem Server zwischen zwei Mischungen wählen: mit dieser Zahl oder ohne sie.
page-deal-proves-alone = Also konnte der Server die Karten nicht aussuchen. Nicht zeigen lässt sich so, ob er sie seinen Bots verraten hat: Sie spielen auf demselben Rechner.
page-deal-proves-here = Also konnte der Server die Karten nicht aussuchen. Ihr spielt alle an einem Gerät, seine eine Zahl steht also für euch alle: Ob das Gerät selbst ehrlich war, lässt sich so nicht zeigen.
page-deal-proves-others = Keine dieser Zahlen ist deine. Wenn du einer Person vertraust, deren Zahl dabei ist, konnte niemand die Karten aussuchen.
page-deal-proves-none = Von den Leuten am Tisch ist keine Zahl dabei. Das zeigt, dass nach dem Start nichts geändert wurde, aber nicht, dass der Zufall gemischt hat.
page-deal-proves-daily = An diesem Tag bekommen alle dieselben Karten, darum ist von niemandem eine Zahl dabei. Das zeigt, dass die Reihenfolge feststand, bevor du begonnen hast, aber nicht, dass der Zufall gemischt hat.
page-deal-proves-challenge = Das sind die Karten einer älteren Partie, darum ist von niemandem eine Zahl dabei. Das zeigt, dass die Reihenfolge feststand, bevor du begonnen hast, aber nicht, dass der Zufall gemischt hat: Das kann die Prüfung der älteren Partie zeigen.
page-deal-server-number = Zahl des Servers
page-deal-number-of = Zahl: { $name }
page-deal-seal-of = Siegel, nicht geöffnet: { $name }
