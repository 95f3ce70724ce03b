# What is arranged around a game: other devices, one's data, seats before the start, the pace, people who are away.

page-another-device = Auf einem anderen Gerät spielen
page-another-device-do = Öffne dort diesen Link, oder halte die Kamera auf den Code. Er gilt einmal und zehn Minuten lang; danach ist dein Platz auf jenem Gerät.
page-my-data = Meine Daten
page-my-data-about = Der Server kennt diesen Browser, die Namen, die du angegeben hast, und deine Partien. Sonst nichts.
page-export = Alles speichern
page-delete = Meine Daten löschen
page-delete-sure = Deine Namen verschwinden überall, und deine Plätze in laufenden Partien auch. Die Partien bleiben, ohne dich. Das lässt sich nicht zurücknehmen.
page-delete-done = Deine Daten sind gelöscht.
page-move-up = { $name }: einen Platz nach vorn
page-free-seat-of = { $name }: diesen Platz frei machen
page-pace = Zeit für einen Zug
page-pace-none = Ohne Eile
page-pace-clock = 1 Minute
page-pace-days = 2 Tage
page-pace-about = Ist die Zeit um, macht ein Bot diesen einen Zug.
page-bot-plays-on = Einen Bot weiterspielen lassen
page-bot-plays-for = { $name } ist gerade weg. Solange spielt ein Bot.
page-hours-left = { $hours ->
    [one] Noch { $hours } Stunde
   *[other] Noch { $hours } Stunden
}
page-deal-check = Austeilen prüfen
page-deal-about = Bevor die erste Karte aufgedeckt wurde, hat der Server die Reihenfolge aller Karten bestimmt und seine Festlegung gezeigt: eine Zahl, die nur zu dieser einen Reihenfolge passt. Dein Gerät hat jetzt nachgerechnet.
page-deal-fair = Ausgeteilt wie versprochen.
page-deal-unfair = Nicht ausgeteilt wie versprochen.
page-deal-kept = Die Festlegung ist noch dieselbe wie damals, als du an den Tisch kamst.
page-deal-late = Du kamst erst nach der Partie: Vergleiche die Festlegung mit jemandem, der dabei war.
page-deal-sealed = Die Reihenfolge der Karten passt zur Festlegung.
page-deal-dealt = Die Karten kamen in dieser Reihenfolge.
page-deal-no = Stimmt nicht:
page-deal-promise = Festlegung (SHA-256)
page-deal-salt = Salz
