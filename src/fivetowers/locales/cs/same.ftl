# Stejné karty: výzvy, jak se dařilo ostatním, a kalendář hry dne.
same-title = Stejné karty
same-about = Jak si s těmito kartami na tomto místě vedli všichni.
same-people = Lidé
same-alone = Tyto karty zatím nikdo jiný nehrál.
same-bots = Boti na tvém místě
same-bots-playing = Boti právě hrají tyto karty…
same-place = { $place }. místo
same-undone = { $count }× zpět
same-beside = Ty a { $name }
same-parted = Od { $round }. kola se vaše hry liší.
same-parted-bot = V kole { $round } se { $name } rozhoduje jinak a hry se rozcházejí.
same-never = Obě hry jsou úplně stejné.
same-table = Co kdo udělal a body po každém kole
same-alike = { $last ->
    [1] 1. kolo: stejné
   *[other] 1. až { $last }. kolo: stejná
}
same-round = Kolo
same-after = potom { $points }

## Challenges
same-challenge = Výzva
same-challenge-by = { $name } tě vyzývá.
same-challenge-about = Dostaneš stejné karty na stejném místě, proti stejným botům. Máš jeden pokus, zpět se nic nebere. Výsledek zůstane skrytý, dokud nedohraješ.
same-challenge-against = Proti: { $names }
same-challenge-begin = Přijmout výzvu
same-challenge-own = Tohle je tvoje výzva. Pošli někomu odkaz: dostane tvoje karty a pak se můžete porovnat.
same-challenge-send = Poslat odkaz
same-challenge-peek = Přesto ukázat výsledky
same-challenge-results = Dosavadní výsledky

## The daily game
same-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
}
same-streak-none = Zatím žádná série
same-streak-longest = nejdelší: { $days }
same-month-before = Předchozí měsíc
same-month-after = Další měsíc
same-day-unfinished = nedohráno
same-day-not = nehráno
same-day-today = dnes
same-day-practise = Zkusit si tuto hru
