# Tos pačios kortos: iššūkiai, kaip sekėsi kitiems, ir dienos žaidimo kalendorius.
same-title = Tos pačios kortos
same-about = Kaip visiems sekėsi su šiomis kortomis šioje vietoje.
same-people = Žmonės
same-alone = Šiomis kortomis daugiau niekas dar nežaidė.
same-bots = Botai tavo vietoje
same-bots-playing = Botai žaidžia šiomis kortomis…
same-place = { $place } vieta
same-undone = atsiimta kartų: { $count }
same-beside = Tu ir { $name }
same-parted = Nuo { $round } raundo žaidėte skirtingai.
same-parted-bot = { $round } raunde { $name } pasirinko kitaip, ir žaidimai išsiskyrė.
same-never = Abu žaidimai visiškai vienodi.
same-table = Ką kas darė ir kiek taškų turėjo po kiekvieno raundo
same-alike = { $last ->
    [1] 1 raundas: vienodas
   *[other] 1–{ $last } raundai: vienodi
}
same-round = Raundas
same-after = po jo { $points }

## Challenges
same-challenge = Iššūkis
same-challenge-by = { $name } meta tau iššūkį.
same-challenge-about = Gausi tas pačias kortas toje pačioje vietoje, prieš tuos pačius botus. Turi vieną bandymą, atsiimti nieko negalima. Rezultatas bus paslėptas, kol pabaigsi.
same-challenge-against = Varžovai: { $names }
same-challenge-begin = Priimti iššūkį
same-challenge-own = Tai tavo iššūkis. Nusiųsk kam nors nuorodą: tas žmogus gaus tavo kortas, o paskui galėsite palyginti.
same-challenge-send = Siųsti nuorodą
same-challenge-peek = Vis tiek rodyti rezultatus
same-challenge-results = Rezultatai iki šiol

## The daily game
same-streak = { $days ->
    [one] { $days } diena iš eilės
    [few] { $days } dienos iš eilės
    [many] { $days } dienos iš eilės
   *[other] { $days } dienų iš eilės
}
same-streak-none = Serijos dar nėra
same-streak-longest = ilgiausia: { $days }
same-month-before = Ankstesnis mėnuo
same-month-after = Kitas mėnuo
same-day-unfinished = nebaigta
same-day-not = nežaista
same-day-today = šiandien
same-day-practise = Pabandyti šį žaidimą
