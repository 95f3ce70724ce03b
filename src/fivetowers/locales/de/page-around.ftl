# What is arranged around a game: other devices, one's data, seats before the start, the pace, people who are away.

page-another-device = Auf einem anderen Gerät spielen
page-another-device-do = Öffne dort diesen Link oder halte die Kamera auf den Code. Der Link gilt zehn Minuten und nur einmal; dann spielst du auf dem anderen Gerät weiter.
page-my-data = Meine Daten
page-my-data-about = Der Server merkt sich diesen Browser, die eingegebenen Namen und deine Partien. Sonst nichts.
page-export = Meine Daten herunterladen
page-delete = Meine Daten löschen
page-delete-sure = Dein Name wird überall entfernt, und du gibst deine Plätze in laufenden Partien auf. Die Partien bleiben, nur ohne dich. Das lässt sich nicht rückgängig machen.
page-delete-done = Deine Daten sind gelöscht.
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
