# What the server says: why a table refuses something, what happened at it, reactions, and friendly names.
# One message for each code (its dots written as dashes). Facts: cards in notation, seats from 1; $name is a person.
# People are called by name in front of a colon, so that no sentence bends a name.

## Messages
message-too_long = žinutėje gali būti ne daugiau baitų kaip { $longest }
message-not_understood = šios žinutės suprasti nepavyksta

## Tables
table-stale = prie stalo tuo metu jau žaista toliau
table-waiting = žaidimas dar neprasidėjo
table-started = žaidimas jau prasidėjo
table-ended = šis stalas jau uždarytas
table-not_creator = tai gali tik tas, kas sukūrė stalą
table-seats_open = { $open ->
    [one] dar laisva { $open } vieta: užleisk ją kam nors arba botui
    [few] dar laisvos { $open } vietos: užleisk jas kam nors arba botams
    [many] dar laisva { $open } vietos: užleisk ją kam nors arba botui
   *[other] dar laisva { $open } vietų: užleisk jas kam nors arba botams
}
host-only = tai gali tik serverio šeimininkas

## Seats
seat-none = vietos { $seat } nėra; prie stalo vietų yra { $seats }
seat-not_yours = vieta { $seat } ne tavo
seat-taken = vieta { $seat } užimta
seat-full = visos vietos užimtos; gali stebėti
seat-already = prie šio stalo jau sėdi, tavo vieta { $seat }
seat-watching = prie šio stalo tik stebi; tai gali tik žaidžiantieji
seat-order = naujoje tvarkoje kiekviena vieta nuo 1 iki { $seats } turi būti po vieną kartą
seat-here = žaidžiantis vietoje { $seat } yra čia
turn-other = dabar vietos { $seat } eilė
clock-not_due = dar yra laiko

## Options of a table
options-seats = prie stalo yra nuo { $fewest } iki { $most } vietų, o ne { $seen }
options-bot = „{ $seen }“ nėra nė vienas iš botų: { $bots }
options-start = pradedančio žaidėjo vieta yra nuo 1 iki { $seats }, o ne { $seen }
options-pace = sprendimui skiriama nuo { $shortest } iki { $longest } sekundžių arba iki { $days } dienų
options-away = botas gali pavaduoti ne vėliau kaip po { $longest } sekundžių, o ne po { $seen }
options-daily = čia turi būti data, pavyzdžiui, 2026-11-15, o ne „{ $seen }“
name-invisible = varde turi būti bent viena raidė, kurią galima matyti
name-marks = ant vienos raidės diakritinių ženklų gali būti daugiausia { $most }

## Taking back, ending, playing again
undo-none = neturi ko atsiimti
undo-daily = dienos žaidimui skirtas vienas bandymas: atsiimti nieko negalima
undo-too_late = laikas tam sprendimui jau baigėsi
ask-none = niekas nieko neklausė
ask-own = atsakyti turi kiti
ask-pending = vieta { $seat } jau klausia; pirmiausia reikia atsakyti į tai
rematch-early = žaidimas dar nebaigtas
rematch-daily = dienos žaidimui skirtas vienas bandymas; rytoj bus kitas

## Putting a build together
preview-not_building = dabar niekas nestato
preview-dead_end = su korta { $card } nebegalėtum paimti { $bid }
preview-one_demolition = nugriauti galima tik vieną kortą, ir tai jau yra { $card }

## Lessons of the tutorial
lesson-none = tokios pamokos nėra
lesson-lost = šią pamoką reikia pradėti iš naujo
lesson-other = taip irgi galima, bet čia pabandyk tai, kas parašyta viršuje
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
lesson-main = kiekviena pagrindinio bokšto korta verta 1 taško daugiau
lesson-rubble = pirma korta kainuoja 1 tašką, antra – 2

## Fairness
fairness-missing = trūksta žymos { $tag }, todėl patikrinti dalijimo negalima
fairness-published = įsipareigojimas įraše yra { $seen }, o paskelbtas buvo { $expected }
fairness-salt = druskos šešioliktainių skaitmenų turi būti bent { $fewest }
fairness-commitment = iš druskos ir kortų tvarkos išeina įsipareigojimas { $expected }, o ne { $seen }
fairness-order = žyma { $tag } nėra visų kortų tvarka, kurioje kiekvienos yra tiek, kiek kaladėje
fairness-deal = { $round } raunde turėjo būti atversta { $expected }, o ne { $seen }
verify-good = { $file }, žaidimas { $index }: padalyta, kaip žadėjo įsipareigojimas { $commitment }
verify-unfair = { $file }, žaidimas { $index }: { $words }
verify-refused = { $file }: { $words }

## What happened (for the history; an action of the game by its first word)
event-created = Stalas atidarytas.
event-joined = { $name }: sėda prie stalo
event-left = { $name }: išeina, toliau žaidžia botas
event-returned = { $name }: vėl čia
event-seats_moved = Vietų tvarka pakeista.
event-seat_changed = Vieta { $seat } paskirta iš naujo.
event-owner_moved = { $name }: dabar žaidžia kitu įrenginiu
event-started = Žaidimas prasideda. Pradedantis žaidėjas: { $name }
event-acted-deal = Atversta: { $cards }
event-acted-bid = { $name }: { $bid }
event-acted-pass = { $name }: praleidžiu ėjimą
event-acted-build = { $name }: pastatyta { $cards }
event-acted-build-demolish = { $name }: nugriauta { $card }, pastatyta { $cards }
event-acted-retract = { $name }: skaičius atsiimtas
event-by-clock = { $name }: laikas baigėsi, nusprendė botas
event-by-stand_in = { $name }: pavaduoja botas
event-undo_asked = { $name }: nori atsiimti paskutinį sprendimą
event-undo_agreed = { $name }: taip, tegul atsiima
event-undo_refused = { $name }: ne, tegul lieka
event-undone = { $name }: paskutinis sprendimas atsiimtas
event-end_asked = { $name }: nori čia baigti žaidimą
event-end_agreed = { $name }: taip, baikime
event-end_refused = { $name }: ne, žaiskime toliau
event-ended-over = Žaidimas baigtas.
event-ended-agreed = Žaidimas baigtas anksčiau, bendru sutarimu.
event-ended-removed = Šį stalą uždarė serverio šeimininkas.
event-revealed = Druska ir kortų tvarka parodytos: dalijimą galima patikrinti.
event-rematched = Kitam žaidimui yra naujas stalas.
event-name_removed = Vietos { $seat } vardas pašalintas.

## Reactions
reaction-hello = Labas
reaction-thanks = Ačiū
reaction-well_built = Gražiai pastatyta
reaction-oops = Oi
reaction-wow = Oho
reaction-thinking = Minutėlę, galvoju
reaction-good_game = Puikus žaidimas

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
