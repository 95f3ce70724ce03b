# Why something cannot be done. One message for each refusal code of the engine (its dots written as dashes).
# Facts: cards and towers in notation ($card, $onto, $top), seats from 1 ($seat, $start).

refusal-with-rule = { $words } ({ $rule })
record-at-line = { $line } eilutė: { $words }
record-at-round = { $line } eilutė, { $round } raundas: { $words }

## Whose turn it is
turn-over = žaidimas jau baigtas
turn-deal = pirmiausia atverčiamos kortos
turn-bid = dabar { $seat } vietos eilė: pašaukti skaičių arba praleisti ėjimą
turn-build = dabar { $seat } vietos eilė: statyti

## Turning up cards
deal-count = { $due ->
    [one] reikia atversti lygiai { $due } kortą, o ne { $seen }
    [few] reikia atversti lygiai { $due } kortas, o ne { $seen }
    [many] reikia atversti lygiai { $due } kortos, o ne { $seen }
   *[other] reikia atversti lygiai { $due } kortų, o ne { $seen }
}
deal-not_in_pile = kortos { $card } žaidimo kortų krūvelėje nėra

## Bidding
bid-out_of_range = skaičius turi būti nuo 0 iki { $largest }
bid-zero = 0 pašaukti gali tik pradedantis žaidėjas
bid-not_higher = skaičius turi būti didesnis už { $highest }
bid-taken_back = skaičius { $limit } šį raundą buvo atsiimtas, todėl reikia mažesnio už { $limit }
bid-not_buildable = { $bid } – per daug: gali pastatyti ne daugiau kaip { $most }
pass-start = pradedantis žaidėjas ėjimo praleisti negali; jei nenori kortų, pašauk 0

## Building
build-count = { $bid ->
    [one] reikia pastatyti lygiai { $bid } kortą, o ne { $seen }
    [few] reikia pastatyti lygiai { $bid } kortas, o ne { $seen }
    [many] reikia pastatyti lygiai { $bid } kortos, o ne { $seen }
   *[other] reikia pastatyti lygiai { $bid } kortų, o ne { $seen }
}
build-not_in_display = kortos { $card } kortų eilėje nėra arba nėra tiek
build-not_lower = kortos { $card } ant kortos { $onto } dėti negalima: korta turi būti mažesnė už tą, kuri po ja
build-on_spire = kortos { $card } ant kortos { $onto } dėti negalima: ant bokšto viršūnės nieko nededama
demolish-no_tower = kortos { $card } nugriauti negalima: šios rūšies bokšto neturi
demolish-not_top = kortos { $card } nugriauti negalima: griaunama tik viršutinė korta, o ji yra { $top }
demolish-spire = korta { $card } yra bokšto viršūnė, jos nugriauti niekada negalima
retract-variant = atsiimti skaičių galima tik variante „prie stalo“
retract-buildable = { $bid ->
    [one] { $bid } kortą pastatyti galima, todėl ir reikia pastatyti
    [few] { $bid } kortas pastatyti galima, todėl ir reikia pastatyti
    [many] { $bid } kortos pastatyti galima, todėl ir reikia pastatyti
   *[other] { $bid } kortų pastatyti galima, todėl ir reikia pastatyti
}
preview-not_building = dabar niekas nestato
preview-dead_end = su korta { $card } nebegalėtum paimti { $bid }
preview-one_demolition = nugriauti galima tik vieną kortą, ir tai jau yra { $card }

## Notation
notation-number = čia turi būti sveikasis skaičius, ne daugiau kaip 18 skaitmenų, be nulių priekyje, o ne „{ $seen }“
notation-card = čia turi būti korta, pavyzdžiui, T15 arba C0, o ne „{ $seen }“
notation-kind = čia turi būti viena iš raidžių T C H S M, o ne „{ $seen }“
notation-tower = čia turi būti bokštas, pavyzdžiui, S:12,8,0, o ne „{ $seen }“
notation-twice = „{ $part }“ čia yra du kartus: „{ $seen }“
notation-no_cards = trūksta kortų
notation-action = čia turi būti veiksmas, pavyzdžiui, „bid 3“, „pass“ arba „build T5 C7“, o ne „{ $seen }“

## Positions
position-json = čia turi būti padėtis JSON formatu, o ne „{ $seen }“
position-field = lauko „{ $field }“ nėra arba jis nedera su kita padėties dalimi
position-too_many = kortų { $card } čia daugiau, negu jų yra visoje kaladėje

## Records
record-name = varde turi būti nuo 1 iki { $longest } ženklų ir jokių valdymo ženklų, o ne „{ $seen }“
record-no_game = žaidimas prasideda eilute [Game "5 Towers"], o ne „{ $seen }“
record-empty = žaidimo čia nėra
record-one_game = čia turi būti vienas žaidimas, o ne { $seen }
record-not_utf8 = tekstas nėra UTF-8
record-result_early = žaidimas dar nebaigtas, o rezultatas jau įrašytas
record-result = rezultatas yra { $expected }, o ne „{ $seen }“
record-tag = čia turi būti žyma, pavyzdžiui, [Start "1"], o ne „{ $seen }“
record-tag_late = žyma { $tag } įrašyta jau po pirmo raundo
record-tag_twice = žyma { $tag } čia yra du kartus
record-tag_missing = trūksta žymos { $tag }
record-tag_value = žyma { $tag } negali būti „{ $seen }“
record-escape = „{ $seen }“ nėra kaitos seka
record-players = žaidžia nuo { $fewest } iki { $most } žaidėjų, o ne { $seen }
record-round_number = čia turi būti raundas „{ $expected }“, o ne „{ $seen }“
record-parts = raundą sudaro ne daugiau kaip trys dalys, o ne { $seen }
record-comment = komentaras rašomas riestiniuose skliaustuose po veiksmo, o ne taip: „{ $seen }“
record-side_line = „{ $seen }“ nėra variantas: (…) rašoma po pašaukto skaičiaus, praleisto ėjimo ar statymo ir rodo, kaip buvo galima žaisti kitaip
record-incomplete = nebaigtas gali būti tik paskutinis įrašo raundas
record-unbuildable_bid = { $round } raunde pašauktas skaičius, kurio nebuvo galima pastatyti; tokio žaidimo analizuoti negalima
