# What the server says: why a table refuses something, what happened at it, reactions, and friendly names.
# One message for each code (its dots written as dashes). Facts: cards in notation, seats from 1; $name is a person.
# People are called by name in front of a colon, so that no sentence bends a name.

## Messages
message-too_long = zpráva má nejvýš { $longest } bajtů
message-not_understood = této zprávě nejde rozumět

## Tables
table-stale = u stolu se mezitím hrálo dál
table-waiting = hra ještě nezačala
table-started = hra už začala
table-ended = tento stůl už je zavřený
table-not_creator = to může jen ten, kdo stůl založil
table-seats_open = { $open ->
    [one] { $open } místo je ještě volné: dej ho někomu, nebo botovi
    [few] { $open } místa jsou ještě volná: dej je někomu, nebo botům
    [many] { $open } místa je ještě volného: dej ho někomu, nebo botovi
   *[other] { $open } míst je ještě volných: dej je někomu, nebo botům
}
host-only = to může jen ten, kdo provozuje server

## Seats
seat-none = místo { $seat } tu není; míst u stolu: { $seats }
seat-not_yours = místo { $seat } není tvoje
seat-taken = místo { $seat } je obsazené
seat-full = všechna místa jsou obsazená; můžeš se dívat
seat-already = u tohoto stolu už sedíš, na místě { $seat }
seat-watching = u tohoto stolu se díváš; to může jen ten, kdo hraje
seat-order = každé místo z { $seats } musí být v novém pořadí právě jednou
seat-here = kdo hraje na místě { $seat }, tu je
turn-other = na řadě je místo { $seat }
clock-not_due = ještě je čas

## Options of a table
options-seats = u stolu je { $fewest } až { $most } míst, ne { $seen }
options-bot = „{ $seen }“ není žádný z botů: { $bots }
options-start = začínající místo je jedno od 1 do { $seats }, ne { $seen }
options-pace = čas na rozhodnutí je od { $shortest } do { $longest } sekund, nebo až { $days } dní
options-away = bot může zaskočit nejvýš po { $longest } sekundách, ne po { $seen }
options-daily = má tu být datum, třeba 2026-11-15, ne „{ $seen }“
name-invisible = jméno potřebuje aspoň jedno písmeno, které je vidět
name-marks = { $most ->
    [one] na jednom písmenu smí být nejvýš { $most } znaménko
    [few] na jednom písmenu smějí být nejvýš { $most } znaménka
    [many] na jednom písmenu smí být nejvýš { $most } znaménka
   *[other] na jednom písmenu smí být nejvýš { $most } znamének
}

## Taking back, ending, playing again
undo-none = není tu od tebe co vzít zpět
undo-daily = hra dne je na jeden pokus: zpět se nic nebere
undo-too_late = čas na toto rozhodnutí už uplynul
ask-none = nikdo se neptal
ask-own = odpovědět mají ostatní
ask-pending = místo { $seat } už se ptá; nejdřív odpověz na to
rematch-early = hra ještě neskončila
rematch-daily = hra dne je na jeden pokus; zítra bude další

## Putting a build together
preview-not_building = teď nikdo nestaví
preview-dead_end = s kartou { $card } by už nešlo vzít { $bid }
preview-one_demolition = zbourat jde jen jednu kartu, a tou už je { $card }

## Lessons of the tutorial
lesson-none = taková lekce není
lesson-lost = tato lekce musí začít znovu
lesson-other = to se také smí, ale tady zkus to, co je napsáno nahoře
lesson-low_bid = někdo jiný může určit víc a karty si vzít: zkus nejvyšší číslo, které můžeš postavit
lesson-try_five = to se smí; nejdřív ale zkus 5
lesson-tower = { $cards ->
    [one] bez vrcholku je každá karta za 1 vítězný bod: { $cards } karta
    [few] bez vrcholku je každá karta za 1 vítězný bod: { $cards } karty
    [many] bez vrcholku je každá karta za 1 vítězný bod: { $cards } karty
   *[other] bez vrcholku je každá karta za 1 vítězný bod: { $cards } karet
}
lesson-crowned = { $cards ->
    [one] s vrcholkem je každá karta za 2 vítězné body: { $cards } karta, krát 2
    [few] s vrcholkem je každá karta za 2 vítězné body: { $cards } karty, krát 2
    [many] s vrcholkem je každá karta za 2 vítězné body: { $cards } karty, krát 2
   *[other] s vrcholkem je každá karta za 2 vítězné body: { $cards } karet, krát 2
}
lesson-main = každá karta hlavní věže je za 1 vítězný bod navíc
lesson-rubble = první karta stojí 1 vítězný bod, druhá 2

## Fairness
fairness-missing = údaj { $tag } chybí, takže rozdávání nejde ověřit
fairness-published = závazek v záznamu je { $seen }, zveřejněn byl ale { $expected }
fairness-salt = sůl musí mít aspoň { $fewest } šestnáctkových číslic
fairness-commitment = sůl a pořadí karet dávají závazek { $expected }, ne { $seen }
fairness-order = údaj { $tag } není pořadí všech karet, každé tolikrát, kolikrát je v sadě
fairness-deal = kolo { $round } mělo odkrýt { $expected }, ne { $seen }
verify-good = { $file }, hra { $index }: rozdáno, jak slíbil závazek { $commitment }
verify-unfair = { $file }, hra { $index }: { $words }
verify-refused = { $file }: { $words }

## What happened (for the history; an action of the game by its first word)
event-created = Stůl je otevřený.
event-joined = { $name }: přisedá ke stolu
event-left = { $name }: odchází, dál hraje bot
event-returned = { $name }: je zpátky
event-seats_moved = Místa mají nové pořadí.
event-seat_changed = Místo { $seat } je nově obsazené.
event-owner_moved = { $name }: hraje teď na jiném zařízení
event-started = Hra začíná. Začínající hráč: { $name }
event-acted-deal = Odkryto: { $cards }
event-acted-bid = { $name }: { $bid }
event-acted-pass = { $name }: odstupuji
event-acted-build = { $name }: postaveno { $cards }
event-acted-build-demolish = { $name }: zbouráno { $card }, postaveno { $cards }
event-acted-retract = { $name }: výběr vzat zpět
event-by-clock = { $name }: čas vypršel, rozhodl bot
event-by-stand_in = { $name }: zaskakuje bot
event-undo_asked = { $name }: chce vzít zpět poslední rozhodnutí
event-undo_agreed = { $name }: ano, vezměme to zpět
event-undo_refused = { $name }: ne, platí to
event-undone = { $name }: poslední rozhodnutí je vzato zpět
event-end_asked = { $name }: chce tady hru ukončit
event-end_agreed = { $name }: ano, skončeme
event-end_refused = { $name }: ne, hraje se dál
event-ended-over = Hra skončila.
event-ended-agreed = Hra skončila předčasně, po společné dohodě.
event-ended-removed = Tento stůl zavřel ten, kdo provozuje server.
event-revealed = Sůl a pořadí karet jsou vidět: rozdávání jde ověřit.
event-rematched = Na další hru je nový stůl.
event-name_removed = Jméno na místě { $seat } bylo odstraněno.

## Reactions
reaction-hello = Ahoj
reaction-thanks = Díky
reaction-well_built = Hezky postaveno
reaction-oops = Jejda
reaction-wow = Páni
reaction-thinking = Chvilku, přemýšlím
reaction-good_game = Pěkná hra

## Friendly names, for tables in the lobby
friendly-acorn = Žalud
friendly-badger = Jezevec
friendly-beaver = Bobr
friendly-bluebell = Zvonek
friendly-bumblebee = Čmelák
friendly-buttercup = Pryskyřník
friendly-chestnut = Kaštan
friendly-clover = Jetel
friendly-cricket = Cvrček
friendly-daisy = Sedmikráska
friendly-dolphin = Delfín
friendly-dragonfly = Vážka
friendly-falcon = Sokol
friendly-fern = Kapradina
friendly-finch = Pěnkava
friendly-firefly = Světluška
friendly-fox = Liška
friendly-hazel = Líska
friendly-hedgehog = Ježek
friendly-heron = Volavka
friendly-hummingbird = Kolibřík
friendly-ivy = Břečťan
friendly-kingfisher = Ledňáček
friendly-koala = Koala
friendly-ladybird = Beruška
friendly-lark = Skřivan
friendly-lemur = Lemur
friendly-lily = Lilie
friendly-lynx = Rys
friendly-maple = Javor
friendly-marmot = Svišť
friendly-meerkat = Surikata
friendly-moose = Los
friendly-nightingale = Slavík
friendly-oak = Dub
friendly-otter = Vydra
friendly-owl = Sova
friendly-panda = Panda
friendly-pelican = Pelikán
friendly-penguin = Tučňák
friendly-poppy = Vlčí mák
friendly-puffin = Papuchalk
friendly-rabbit = Králík
friendly-robin = Červenka
friendly-seahorse = Mořský koník
friendly-snowdrop = Sněženka
friendly-sparrow = Vrabec
friendly-squirrel = Veverka
friendly-starfish = Hvězdice
friendly-sunflower = Slunečnice
friendly-swallow = Vlaštovka
friendly-tulip = Tulipán
friendly-turtle = Želva
friendly-walrus = Mrož
friendly-willow = Vrba
friendly-wombat = Vombat
