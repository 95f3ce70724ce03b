# What the server says: why a table refuses something, what the checks of the shuffle say, and friendly names.
# One message for each code (its dots written as dashes). Facts: cards in notation, seats from 1; $name is a person.

## Messages
message-too_long = zpráva má nejvýš { $longest } bajtů
message-not_understood = zprávě nelze rozumět

## Tables
table-stale = u stolu se mezitím hrálo dál
table-waiting = hra ještě nezačala
shuffle-number = toto číslo nesedí k pečeti
table-started = hra už začala
table-ended = tento stůl už je zavřený
table-not_creator = to může jen ten, kdo stůl založil
table-seats_open = { $open ->
    [one] { $open } místo je ještě volné: posaď na ně člověka nebo bota
    [few] { $open } místa jsou ještě volná: posaď na ně lidi nebo boty
    [many] { $open } místa je ještě volného: posaď na ně lidi nebo boty
   *[other] { $open } míst je ještě volných: posaď na ně lidi nebo boty
}
table-log_full = záznam tohoto stolu je plný (položek: { $most }): už se dá jen dohrát hra
host-only = to může jen ten, kdo provozuje server

## Seats
seat-none = místo { $seat } tu není; míst u stolu: { $seats }
seat-not_yours = místo { $seat } není tvoje
seat-taken = místo { $seat } je obsazené
seat-full = všechna místa jsou obsazená; můžeš se dívat
seat-already = u tohoto stolu už sedíš, na místě { $seat }
seat-own_try = tento prohlížeč už má s těmito kartami vlastní pokus, proto místo zůstává, kde je; v jiném prohlížeči odkaz ještě platí
seat-watching = u tohoto stolu se díváš; to může jen ten, kdo hraje
seat-order = v novém pořadí musí být každé místo, od 1 do { $seats }, právě jednou
seat-here = hráč na místě { $seat } tu je
seat-gone_briefly = hráč na místě { $seat } odešel teprve před chvílí: bot může zaskočit za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}
turn-other = na řadě je místo { $seat }
clock-not_due = ještě je čas

## Options of a table
options-seats = u stolu je { $fewest } až { $most } míst, ne { $seen }
options-bot = „{ $seen }“ není žádný z botů: { $bots }
options-start = začínající místo je jedno od 1 do { $seats }, ne { $seen }
options-pace = čas na tah je od { $shortest } do { $longest } sekund, nebo až { $days } dní
options-away = bot může zaskočit nejvýš po { $longest } sekundách, ne po { $seen }
options-daily = má tu být datum, třeba 2026-11-15, ne „{ $seen }“
name-invisible = jméno potřebuje aspoň jedno viditelné písmeno
name-marks = { $most ->
    [one] na jednom písmenu smí být nejvýš { $most } znaménko
    [few] na jednom písmenu smějí být nejvýš { $most } znaménka
    [many] na jednom písmenu smí být nejvýš { $most } znaménka
   *[other] na jednom písmenu smí být nejvýš { $most } znamének
}

## Taking back, ending, playing again
undo-none = nemáš co vzít zpět
undo-daily = hra dne je na jeden pokus: zpět se nic nebere
undo-challenge = výzva je na jeden pokus: zpět se nic nebere
undo-too_late = tento tah už zpět vzít nejde
undo-most = v jedné hře se dá vzít zpět nejvýš { $most }krát a to už je vyčerpáno
ask-none = nikdo se neptal
ask-own = odpovědět mají ostatní
ask-pending = místo { $seat } už se ptá; nejdřív odpověz na to
rematch-early = hra ještě neskončila
rematch-daily = hra dne je na jeden pokus; zítra bude další

## Lessons of the tutorial
lesson-none = taková lekce není
lesson-lost = tato lekce musí začít znovu
lesson-other = to se také smí, ale zkus to, co se tu žádá
lesson-low_bid = někdo jiný může zahlásit víc a karty si vzít: zkus nejvyšší číslo, které můžeš postavit
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
lesson-rubble = za první kartu ztratíš 1 vítězný bod, za druhou 2

## Fairness
fairness-missing = údaj { $tag } chybí, takže zamíchání nejde ověřit
fairness-published = slib v záznamu je { $seen }, zveřejněn byl ale { $expected }
fairness-salt = sůl musí mít aspoň { $fewest } šestnáctkových číslic
fairness-commitment = sůl a pořadí karet dávají slib { $expected }, ne { $seen }
fairness-order = údaj { $tag } není pořadí všech karet, každé tolikrát, kolikrát je v sadě
fairness-deal = v kole { $round } se mělo otočit { $expected }, ne { $seen }
verify-good = { $file }, hra { $index }: zamícháno, jak slíbilo číslo { $commitment }
verify-unfair = { $file }, hra { $index }: { $words }
verify-refused = { $file }: { $words }
fairness-tag = údaj { $tag } nelze přečíst, nebo je tu dvakrát
fairness-shuffle = záznam uvádí míchání { $seen }, ale tady je známé jen { $known }
fairness-server_seal = číslo serveru nesedí ke své pečeti
fairness-seal = číslo nesedí ke své pečeti: { $name }
fairness-follows = údaj { $tag } nevyplývá z náhodných čísel
fairness-start = podle čísel začíná { $expected }, ne { $seen }
verify-numbers = S náhodnými čísly těchto hráčů: { $names }. Kdo někomu z nich věří, ví, že o kartách rozhodla náhoda.
verify-no-numbers = Bez náhodného čísla od hráčů: později se nic nezměnilo, ale pořadí mohl někdo vybrat.
verify-unopened = Zapečetěné, ale včas neotevřené. Čí číslo: { $names }.

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

# Bots have names, one for each seat, with different first letters.
bot-ada = Adéla
bot-bruno = Bruno
bot-cleo = Cyril
bot-dora = Dora
bot-emil = Emil
