# Dieselben Karten: Herausforderungen, wie es anderen ging, und der Kalender der Tagespartie.
same-title = Dieselben Karten
same-about = Was alle mit diesen Karten auf diesem Platz erreicht haben.
same-people = Menschen
same-alone = Sonst hat diese Karten noch niemand gespielt.
same-bots = Bots auf deinem Platz
same-bots-playing = Die Bots spielen gerade diese Karten …
same-place = Platz { $place }
same-undone = { $count }-mal rückgängig
same-beside = Du und { $name }
same-parted = Ab Runde { $round } habt ihr verschieden gespielt.
same-parted-bot = In Runde { $round } hat sich { $name } anders entschieden. Von da an liefen die Partien auseinander.
same-never = Ihr habt genau dieselbe Partie gespielt.
same-table = Was ihr jeweils gemacht habt, und die Siegpunkte nach jeder Runde
same-alike = { $last ->
    [1] Runde 1: gleich
   *[other] Runden 1 bis { $last }: gleich
}
same-round = Runde
same-after = danach { $points }

## Challenges
same-challenge = Herausforderung
same-challenge-by = { $name } fordert dich heraus.
same-challenge-about = Du bekommst dieselben Karten auf demselben Platz, gegen dieselben Bots. Du hast einen Versuch und kannst nichts rückgängig machen. Das Ergebnis bleibt verborgen, bis du fertig bist.
same-challenge-against = Gegen { $names }
same-challenge-begin = Herausforderung annehmen
same-challenge-own = Das ist deine Herausforderung. Schicke jemandem den Link: Die Person bekommt deine Karten, danach könnt ihr vergleichen.
same-challenge-send = Link schicken
same-challenge-peek = Ergebnisse trotzdem zeigen
same-challenge-results = Ergebnisse bisher

## The daily game
same-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
same-streak-none = Noch keine Serie
same-streak-longest = längste: { $days }
same-month-before = Voriger Monat
same-month-after = Nächster Monat
same-day-unfinished = nicht beendet
same-day-not = nicht gespielt
same-day-today = heute
same-day-practise = Diese Partie üben
