# What the server says: why a table refuses something, what the checks of the shuffle say, and friendly names.
# One message for each code (its dots written as dashes). Facts: cards in notation, seats from 1; $name is a person.

## Messages
message-too_long = žinutėje gali būti ne daugiau baitų kaip { $longest }
message-not_understood = šios žinutės suprasti nepavyksta

## Tables
table-stale = prie stalo jau žaidžiama toliau
table-waiting = žaidimas dar neprasidėjo
shuffle-number = šis skaičius neatitinka antspaudo
table-started = žaidimas jau prasidėjo
table-ended = šis stalas jau uždarytas
table-not_creator = tai gali padaryti tik stalą sukūręs žaidėjas
table-seats_open = { $open ->
    [one] dar laisva { $open } vieta: užleisk ją kam nors arba botui
    [few] dar laisvos { $open } vietos: užleisk jas kam nors arba botams
    [many] dar laisva { $open } vietos: užleisk ją kam nors arba botui
   *[other] dar laisva { $open } vietų: užleisk jas kam nors arba botams
}
table-log_full = šio stalo žurnalas pilnas (įrašų: { $most }): galima tik užbaigti patį žaidimą
host-only = tai gali padaryti tik serverio šeimininkas

## Seats
seat-none = { $seat } vietos nėra; prie stalo vietų yra { $seats }
seat-not_yours = { $seat } vieta ne tavo
seat-taken = { $seat } vieta užimta
seat-full = visos vietos užimtos; gali stebėti
seat-already = prie šio stalo jau sėdi, { $seat } vietoje
seat-own_try = šioje naršyklėje jau yra savas bandymas su šiomis kortomis, todėl vieta lieka ten, kur buvo; kitoje naršyklėje nuoroda dar veikia
seat-watching = prie šio stalo tik stebi; tai gali daryti tik žaidžiantieji
seat-order = naujoje tvarkoje kiekviena vieta nuo 1 iki { $seats } turi būti po vieną kartą
seat-here = { $seat } vietos žaidėjas yra čia
turn-other = dabar { $seat } vietos eilė
seat-gone_briefly = { $seat } vietos žaidėjas ką tik išėjo: botas galės pavaduoti po { $seconds ->
    [one] { $seconds } sekundės
    [few] { $seconds } sekundžių
    [many] { $seconds } sekundės
   *[other] { $seconds } sekundžių
}
clock-not_due = dar yra laiko

## Options of a table
options-seats = prie stalo yra nuo { $fewest } iki { $most } vietų, o ne { $seen }
options-bot = „{ $seen }“ nėra nė vienas iš botų: { $bots }
options-start = pradedančio žaidėjo vieta yra nuo 1 iki { $seats }, o ne { $seen }
options-pace = ėjimui skiriama nuo { $shortest } iki { $longest } sekundžių arba iki { $days } dienų
options-away = botas gali pavaduoti ne vėliau kaip po { $longest } sekundžių, o ne po { $seen }
options-daily = čia turi būti data, pavyzdžiui, 2026-11-15, o ne „{ $seen }“
name-invisible = varde turi būti bent viena matoma raidė
name-marks = ant vienos raidės gali būti ne daugiau diakritinių ženklų kaip { $most }

## Taking back, ending, playing again
undo-none = neturi ko atsiimti
undo-daily = dienos žaidimui skirtas vienas bandymas: atsiimti nieko negalima
undo-challenge = iššūkiui skirtas vienas bandymas: atsiimti nieko negalima
undo-too_late = šio ėjimo atsiimti jau negalima
undo-most = per vieną žaidimą atsiimti galima ne daugiau kaip { $most } kartų, ir tai jau išnaudota
ask-none = niekas nieko neklausė
ask-own = atsakyti turi kiti
ask-pending = { $seat } vieta jau klausia; pirmiausia reikia atsakyti į tai
rematch-early = žaidimas dar nebaigtas
rematch-daily = dienos žaidimui skirtas vienas bandymas; rytoj bus kitas

## Lessons of the tutorial
lesson-none = tokios pamokos nėra
lesson-lost = šią pamoką reikia pradėti iš naujo
lesson-other = taip irgi galima, bet pabandyk tai, ko čia prašoma
lesson-low_bid = kas nors kitas gali pašaukti daugiau ir paimti kortas: pabandyk didžiausią skaičių, kurį gali pastatyti
lesson-try_five = taip galima, bet pirmiau pabandyk 5
lesson-tower = { $cards ->
    [one] be viršūnės kiekviena korta verta 1 taško: { $cards } korta
    [few] be viršūnės kiekviena korta verta 1 taško: { $cards } kortos
    [many] be viršūnės kiekviena korta verta 1 taško: { $cards } kortos
   *[other] be viršūnės kiekviena korta verta 1 taško: { $cards } kortų
}
lesson-crowned = { $cards ->
    [one] su viršūne kiekviena korta verta 2 taškų: { $cards } korta, po 2
    [few] su viršūne kiekviena korta verta 2 taškų: { $cards } kortos, po 2
    [many] su viršūne kiekviena korta verta 2 taškų: { $cards } kortos, po 2
   *[other] su viršūne kiekviena korta verta 2 taškų: { $cards } kortų, po 2
}
lesson-main = kiekviena pagrindinio bokšto korta verta dar 1 taško
lesson-rubble = už pirmą kortą netenki 1 taško, už antrą – 2

## Fairness
fairness-missing = trūksta žymos { $tag }, todėl patikrinti maišymo negalima
fairness-published = pažadas įraše yra { $seen }, o paskelbtas buvo { $expected }
fairness-salt = druskos šešioliktainių skaitmenų turi būti bent { $fewest }
fairness-commitment = iš druskos ir kortų tvarkos išeina pažadas { $expected }, o ne { $seen }
fairness-order = žyma { $tag } nėra visų kortų tvarka, kurioje kiekvienos yra tiek, kiek kaladėje
fairness-deal = { $round } raunde turėjo būti atversta { $expected }, o ne { $seen }
verify-good = { $file }, { $index } žaidimas: sumaišyta, kaip žadėjo { $commitment }
verify-unfair = { $file }, { $index } žaidimas: { $words }
verify-refused = { $file }: { $words }
fairness-tag = žymos { $tag } negalima perskaityti arba ji įrašyta dukart
fairness-shuffle = įraše nurodytas { $seen } maišymas, o čia žinomas tik { $known }
fairness-server_seal = serverio skaičius neatitinka savo antspaudo
fairness-seal = skaičius neatitinka savo antspaudo: { $name }
fairness-follows = žyma { $tag } neišplaukia iš atsitiktinių skaičių
fairness-start = pradėti turėjo { $expected }, o ne { $seen }
verify-numbers = Su šių žaidėjų atsitiktiniais skaičiais: { $names }. Kas bent vienu iš jų pasitiki, žino, kad kortas lėmė atsitiktinumas.
verify-no-numbers = Be jokio žaidėjo atsitiktinio skaičiaus: vėliau niekas nepakeista, bet tvarką kas nors galėjo parinkti.
verify-unopened = Užantspauduota, bet laiku neatverta. Kieno skaičius: { $names }.

## Friendly names, for tables in the lobby
friendly-acorn = Gilė
friendly-badger = Barsukas
friendly-beaver = Bebras
friendly-bluebell = Varpelis
friendly-bumblebee = Kamanė
friendly-buttercup = Vėdrynas
friendly-chestnut = Kaštonas
friendly-clover = Dobilas
friendly-cricket = Svirplys
friendly-daisy = Saulutė
friendly-dolphin = Delfinas
friendly-dragonfly = Laumžirgis
friendly-falcon = Sakalas
friendly-fern = Papartis
friendly-finch = Kikilis
friendly-firefly = Jonvabalis
friendly-fox = Lapė
friendly-hazel = Lazdynas
friendly-hedgehog = Ežys
friendly-heron = Garnys
friendly-hummingbird = Kolibris
friendly-ivy = Gebenė
friendly-kingfisher = Tulžys
friendly-koala = Koala
friendly-ladybird = Boružė
friendly-lark = Vyturys
friendly-lemur = Lemūras
friendly-lily = Lelija
friendly-lynx = Lūšis
friendly-maple = Klevas
friendly-marmot = Švilpikas
friendly-meerkat = Surikata
friendly-moose = Briedis
friendly-nightingale = Lakštingala
friendly-oak = Ąžuolas
friendly-otter = Ūdra
friendly-owl = Pelėda
friendly-panda = Panda
friendly-pelican = Pelikanas
friendly-penguin = Pingvinas
friendly-poppy = Aguona
friendly-puffin = Jūrų papūga
friendly-rabbit = Triušis
friendly-robin = Liepsnelė
friendly-seahorse = Jūrų arkliukas
friendly-snowdrop = Snieguolė
friendly-sparrow = Žvirblis
friendly-squirrel = Voverė
friendly-starfish = Jūrų žvaigždė
friendly-sunflower = Saulėgrąža
friendly-swallow = Kregždė
friendly-tulip = Tulpė
friendly-turtle = Vėžlys
friendly-walrus = Vėplys
friendly-willow = Gluosnis
friendly-wombat = Vombatas

# Bots have names, one for each seat, with different first letters.
bot-ada = Ada
bot-bruno = Benas
bot-cleo = Cilė
bot-dora = Domas
bot-emil = Emilija
