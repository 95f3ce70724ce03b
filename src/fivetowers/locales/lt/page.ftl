# The words of the page. One sentence a message; names of people are facts and are never inflected.
# Facts: $kind is a letter T C H S M, $name a person's or bot's name, $points and $count whole numbers, $card the words of page-card.
# Parts in <b>…</b> are shown strong.

page-title = 5 Towers
page-motto = Šauk drąsiai, statyk aukštai.

## Kinds and cards

page-kind = { $kind ->
    [T] Medžių
    [C] Saldainių
    [H] Siaubo
    [S] Smėlio
   *[M] Metalo laužo
}
page-card = { $kind ->
    [T] Medžių { $value }
    [C] Saldainių { $value }
    [H] Siaubo { $value }
    [S] Smėlio { $value }
   *[M] Metalo laužo { $value }
}
page-card-taken = { $card }: paimta. Palietus grįš atgal.
page-card-needs = { $card }: tiks, kai bus nugriauta { $needs }.
page-card-along = { $card }: tiks ant kortos { $along }, kuri bus paimta kartu.
page-card-no = { $card }: negalima. { $reason }

## Towers
# $values is a list of numbers from the bottom up.

page-tower-mine = { $kind ->
    [T] Tavo medžių bokštas iš apačios į viršų: { $values }; aukštų: { $floors }
    [C] Tavo saldainių bokštas iš apačios į viršų: { $values }; aukštų: { $floors }
    [H] Tavo siaubo bokštas iš apačios į viršų: { $values }; aukštų: { $floors }
    [S] Tavo smėlio bokštas iš apačios į viršų: { $values }; aukštų: { $floors }
   *[M] Tavo metalo laužo bokštas iš apačios į viršų: { $values }; aukštų: { $floors }
}
page-tower-mine-one = { $kind ->
    [T] Tavo medžių bokštas: { $top }, 1 aukštas
    [C] Tavo saldainių bokštas: { $top }, 1 aukštas
    [H] Tavo siaubo bokštas: { $top }, 1 aukštas
    [S] Tavo smėlio bokštas: { $top }, 1 aukštas
   *[M] Tavo metalo laužo bokštas: { $top }, 1 aukštas
}
page-tower-mine-empty = { $kind ->
    [T] Tavo medžių bokštas: dar nepradėtas
    [C] Tavo saldainių bokštas: dar nepradėtas
    [H] Tavo siaubo bokštas: dar nepradėtas
    [S] Tavo smėlio bokštas: dar nepradėtas
   *[M] Tavo metalo laužo bokštas: dar nepradėtas
}
page-tower-other = { $floors ->
    [one] { page-kind }: viršuje { $top }, { $floors } aukštas.
    [few] { page-kind }: viršuje { $top }, { $floors } aukštai.
    [many] { page-kind }: viršuje { $top }, { $floors } aukšto.
   *[other] { page-kind }: viršuje { $top }, { $floors } aukštų.
}
page-tower-other-crowned = { $floors ->
    [one] { page-kind }: užbaigtas, { $floors } aukštas.
    [few] { page-kind }: užbaigtas, { $floors } aukštai.
    [many] { page-kind }: užbaigtas, { $floors } aukšto.
   *[other] { page-kind }: užbaigtas, { $floors } aukštų.
}
page-tower-other-empty = { page-kind }: dar nepradėtas.

## Points
# Short forms stand in narrow places; screen readers get the long ones.

page-points = { $points ->
    [one] taškas
    [few] taškai
    [many] taško
   *[other] taškų
}
page-points-short = t.
page-points-of = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
page-rubble-cost = griovimai −{ $cost }
page-rubble-none = griovimai 0
page-player-summary = { $rubble ->
    [0] { $name }, { page-points-of }. { $towers }
   *[other] { $name }, { page-points-of }, griovimų krūvelė: { $rubble }. { $towers }
}
page-open-towers = Atverti bokštus.

## The table

page-you = Tu
page-you-small = tu
page-menu = Meniu
page-others = Kiti žaidėjai
page-display = Kortų eilė
page-mine = Tavo bokštai
page-action = Ką daryti dabar
page-round = { $round } raundas
page-lap = { $lap ->
    [1] krūvelė pirmą kartą
   *[other] krūvelė antrą kartą
}
page-discard-pile = { $count ->
    [one] Panaudotų kortų krūvelė, { $count } korta. Atverti.
    [few] Panaudotų kortų krūvelė, { $count } kortos. Atverti.
    [many] Panaudotų kortų krūvelė, { $count } kortos. Atverti.
   *[other] Panaudotų kortų krūvelė, { $count } kortų. Atverti.
}
page-draw-pile = { $count ->
    [one] Žaidimo kortų krūvelė, liko { $count } korta. Atverti.
    [few] Žaidimo kortų krūvelė, liko { $count } kortos. Atverti.
    [many] Žaidimo kortų krūvelė, liko { $count } kortos. Atverti.
   *[other] Žaidimo kortų krūvelė, liko { $count } kortų. Atverti.
}
page-discard-title = { $count ->
    [0] Panaudotų kortų dar nėra
    [one] { $count } panaudota korta
    [few] { $count } panaudotos kortos
    [many] { $count } panaudotos kortos
   *[other] { $count } panaudotų kortų
}
page-to-come = Dar bus kortų: { $count }
page-to-come-card = { $copies ->
    [0] { $card }: nebebus
   *[other] { $card }: dar bus { $copies }
}
page-nothing-yet = Dar niekas nieko nepašaukė.
page-towers-of = Bokštai: { $name }
page-previous-player = Ankstesnis žaidėjas: { $name }
page-next-player = Kitas žaidėjas: { $name }
page-close = Užverti
page-bid-said = pašaukia { $number }
page-passed = praleidžia

## What was played, in words

page-said = { $name } pašaukia { $number }.
page-said-start = { $name } pradeda ir pašaukia { $number }.
page-passes = { $name } praleidžia ėjimą.
page-builds = { $name } stato: { $cards }.
page-demolishes = { $name } griauna kortą { $card } ir stato: { $cards }.
page-retracts = { $name } atsiima skaičių.
# The same about the reader.
page-you-said = Pašauki { $number }.
page-you-said-start = Pradedi ir pašauki { $number }.
page-you-pass = Praleidi ėjimą.
page-you-build = Statai: { $cards }.
page-you-demolish = Griauni kortą { $card } ir statai: { $cards }.
page-you-retract = Atsiimi skaičių.
page-you-lead = Pirmauji tu: { $number }.

## Bidding

page-your-bid = Tavo skaičius
page-you-start = Pradedi tu.
page-leads = Pirmauja { $name }: { $number }.
page-most = Gali pastatyti <b>ne daugiau kaip { $most }</b>.
page-most-nothing = Negali pastatyti <b>nė vienos</b> iš šių kortų.
page-pass = Praleisti
page-bid = Pašaukti { $number }
page-bid-price = Pašaukti { $number }, tik nugriovus kortą, minus { $price }
page-bid-no = { $number }: negalima. { $reason }
page-pass-no = Praleisti ėjimo negalima. { $reason }
page-needs-demolition = Kad pastatytum { $number }, turi nugriauti vieną kortą.
page-why = Kodėl?
page-rule = Taisyklė { $rule }
page-all-rules = Visos taisyklės
page-bid-going = Pašauki { $number }…
page-pass-going = Praleidi ėjimą…
page-take-slip-back = Atšaukti

## Building

page-take-cards = { $count ->
    [one] Imk { $count } kortą
    [few] Imk { $count } kortas
    [many] Imk { $count } kortos
   *[other] Imk { $count } kortų
}
page-tap-or-drag = Paliesk kortą arba nutempk ją ant jos bokšto.
page-all-chosen = Viskas pasirinkta.
page-only-build = Statyti galima tik vienaip, ir kortos jau sudėtos.
page-score-change = { $after ->
    [one] { $before } → <b>{ $after } taškas</b>
    [few] { $before } → <b>{ $after } taškai</b>
    [many] { $before } → <b>{ $after } taško</b>
   *[other] { $before } → <b>{ $after } taškų</b>
}
page-demolition-costs = griovimas −{ $price }
page-show-one = Patarti
page-take-back = Atšaukti
page-more-to-choose = { $count ->
    [one] Dar { $count } korta
    [few] Dar { $count } kortos
    [many] Dar { $count } kortos
   *[other] Dar { $count } kortų
}
page-build = Statyti
page-sending = Siunčiama…
page-demolish = Nugriauti kortą { $card }, minus { $price }
page-put-back = Grąžinti kortą { $card }
page-demolish-first = Korta { $card } tiks, kai bus nugriauta { $needs }.
page-demolish-it = Nugriauti kortą { $card }
page-take-only = { $count ->
    [one] Imi tik { $count } kortą.
    [few] Imi tik { $count } kortas.
    [many] Imi tik { $count } kortos.
   *[other] Imi tik { $count } kortų.
}
page-change-order = Pakeisti naujų aukštų tvarką: { $cards }
page-retract = Atsiimti skaičių
page-retract-why = { $count ->
    [one] { $count } kortos pastatyti negalima.
    [few] { $count } kortų pastatyti negalima.
    [many] { $count } kortos pastatyti negalima.
   *[other] { $count } kortų pastatyti negalima.
}

## Waiting

page-is-thinking = { $name } galvoja
page-is-building = { $name } stato
page-still-there = { $name } vis dar čia.
page-is-leading = Pirmauja { $name }: { $number }.
page-nobody-leads = Dar niekas nepašaukė skaičiaus.
page-then = Paskui
page-react = Reaguoti
page-dealing = Atverčiamos kortos
page-shuffling = Visi kartu maišo…
page-watching = Tu stebi.
page-time-left = { $seconds ->
    [one] Liko { $seconds } sekundė
    [few] Liko { $seconds } sekundės
    [many] Liko { $seconds } sekundės
   *[other] Liko { $seconds } sekundžių
}

## Reactions

page-reaction-hello = Labas
page-reaction-thanks = Ačiū
page-reaction-well_built = Gražiai pastatyta
page-reaction-oops = Oi
page-reaction-wow = Oho
page-reaction-thinking = Minutėlę, galvoju
page-reaction-good_game = Puikus žaidimas
page-reaction-said = { $name }: { $words }

## Connection and people

page-connecting = Jungiamasi prie stalo…
page-lost = Ryšys nutrūko. Bandoma dar kartą…
page-lost-safe = Tavo pasirinkimai išsaugoti; tavo ėjimo niekas neatims.
page-lost-stand-in = Tavo pasirinkimai išsaugoti. Jei tai užtruks, už tave žais botas, kol sugrįši.
page-restart = Serveris paleidžiamas iš naujo.
page-restart-safe = Žaidimas tęsis nuo tos pačios vietos.
page-back = Ryšys atkurtas.
page-back-safe = Žaidimas tęsiasi nuo tos pačios vietos.
page-away = { $name } dabar ne prie stalo.
page-away-safe = Stalas laukia.
page-gone = Šis stalas jau uždarytas
page-gone-safe = Tavo baigti žaidimai išsaugoti.
page-home = Pradžia
page-lost-page = Puslapis nerastas
page-lost-page-do = Patikrink nuorodą arba pradėk nuo pradžios puslapio.
page-trouble = Nepavyko. Niekas nedingo.
page-no-server = Serveris dabar nepasiekiamas. Niekas nedingo.
page-seat-taking = Perimama vieta…

## Somebody asks everybody

page-ask-undo = { $name } nori atsiimti paskutinį ėjimą.
page-ask-end = { $name } nori čia baigti žaidimą.
page-agree = Sutikti
page-refuse = Nesutikti
page-waiting-for = Laukiama atsakymo: { $names }.
page-withdraw = Atšaukti prašymą
page-undo-move = Atsiimti mano ėjimą

## One device

page-hand-over = Dabar žaidžia { $name }
page-hand-over-do = Perduok įrenginį.
page-i-am = Aš – { $name }

## Home and new table

page-play = Žaisti
page-play-bots = Žaisti prieš botus
page-play-bots-last = { $players ->
    [one] { $players } žaidėjas, { $level }
    [few] { $players } žaidėjai, { $level }
    [many] { $players } žaidėjo, { $level }
   *[other] { $players } žaidėjų, { $level }
}
page-play-friends = Žaisti su draugais
page-play-here = Viename įrenginyje
page-settings = Nustatymai
page-go-on = Tęsti
page-game-goes-on = Nebaigtas žaidimas
page-game-with = Žaidžia kartu: { $names }
page-daily = Dienos žaidimas
page-daily-new = dar nežaistas
page-daily-begun = pradėtas
page-daily-done = sužaistas
page-join = Prisėsti prie stalo
page-join-tile = pagal nuorodą arba prie atviro stalo
page-games = Mano žaidimai
page-games-tile = tęsti arba peržiūrėti
page-progress = Mano pažanga
page-rules = Taisyklės
page-rules-tile = visos, trumpai
page-score-pad = Taškų lapas
page-score-pad-tile = žaidžiant tikromis kortomis
page-reference = Atmintinė
page-reference-tile = viskas viename ekrane
page-puzzles = Galvosūkiai
page-puzzles-tile = rask geriausią ėjimą
page-tutorial = Išmok žaisti
page-tutorial-tile = penkios minutės, iškart žaidžiant
page-tutorial-begun = tęsk nuo ten, kur baigei
page-film = Kaip žaidžiama
page-film-tile = dvi minutės, tereikia žiūrėti
page-film-offer = Nesinori skaityti? Pažiūrėk, kaip žaidžiama.
page-back-button = Atgal
page-how-many = Kiek žaidėjų?
page-players-count = { $players ->
    [one] { $players } žaidėjas
    [few] { $players } žaidėjai
    [many] { $players } žaidėjo
   *[other] { $players } žaidėjų
}
page-about-game = { $players ->
    [one] { $players } žaidėjas, { $cards } kortų, maždaug { $minutes } min.
    [few] { $players } žaidėjai, { $cards } kortų, maždaug { $minutes } min.
    [many] { $players } žaidėjo, { $cards } kortų, maždaug { $minutes } min.
   *[other] { $players } žaidėjų, { $cards } kortų, maždaug { $minutes } min.
}
page-how-strong = Botų stiprumas
page-level-random = Atsitiktinis
page-level-random-about = stato, kas tinka
page-level-greedy = Godusis
page-level-greedy-about = galvoja truputį į priekį
page-level-apprentice = Pameistrys
page-level-apprentice-about = dar mokosi
page-level-bricklayer = Mūrininkas
page-level-bricklayer-about = stato patikimai
page-level-mason = Akmentašys
page-level-mason-about = išmano amatą
page-level-architect = Architektas
page-level-architect-about = planuoja į priekį
page-level-master = Meistras
page-level-master-about = klaidų nedovanoja
page-bot-level = botas, { $level }
page-level-of = Stiprumas: { $name }
page-your-name = Tavo vardas
page-name-of = { $seat } žaidėjo vardas
page-player = { $seat } žaidėjas
# What stands in a list beside the levels of bots.
page-a-person = Žmogus
page-who-is = { $seat } žaidėjas: žmogus ar botas
page-hints = Patarimai
page-hints-about = Gali klausti, ką šaukti ar statyti ir kodėl
page-check-bids = Tikrinti pašauktus skaičius
page-check-bids-about = Išjungta: kaip prie stalo, skaičius, kurio neįmanoma pastatyti, atsiimamas
page-start = Pradėti
page-make-table = Sukurti stalą
page-list-table = Rodyti tarp atvirų stalų
page-list-table-about = Prisėsti gali bet kas. Vardai parenkami atsitiktinai, pavyzdžiui, Ūdra ar Klevas.

## Joining, my games, the daily game

page-join-code = Stalo nuoroda arba kodas
page-join-go = Eiti prie stalo
page-join-not = Tai nei stalo nuoroda, nei kodas.
page-lobby = Atviri stalai
page-lobby-none = Dabar atvirų stalų nėra. Gali sukurti savo.
page-seats-free = { $count ->
    [0] visos vietos užimtos
    [one] { $count } laisva vieta
    [few] { $count } laisvos vietos
    [many] { $count } laisvos vietos
   *[other] { $count } laisvų vietų
}
page-watch = Stebėti
page-games-running = Dar nebaigti
page-games-finished = Baigti
page-games-none = Žaidimų dar nėra. Pirmasis truks apie 15 minučių.
page-game-waiting = dar neprasidėjo
page-daily-about = Vienas žaidimas per dieną: visiems tos pačios kortos ir botai, tik vienas bandymas.
page-daily-begin = Žaisti šios dienos žaidimą
page-daily-look = Pažiūrėti savo žaidimą
page-daily-results = Šios dienos rezultatai
page-daily-nobody = Šio žaidimo dar niekas nebaigė.

## Waiting room

page-table-of = Stalas: { $name }
page-invite = Pakviesti
page-qr = QR kodas su nuoroda
page-copy-link = Kopijuoti nuorodą
page-copied = Nukopijuota
page-send-link = Siųsti nuorodą
page-seats = Vietos
page-seats-taken = užimta { $taken } iš { $seats }
page-host = tu (tavo stalas)
page-is-host = stalo šeimininkas
page-is-you = tu
page-ready = Čia
page-not-here = dabar ne prie stalo
page-free-seat = Laisva vieta
page-add-bot = Pridėti botą
page-add-here = Pridėti žaidėją šiame įrenginyje
page-start-with = { $count ->
    [2] Pradėti dviese
    [3] Pradėti trise
    [4] Pradėti keturiese
   *[5] Pradėti penkiese
}
page-wait-for-host = Žaidimą pradės stalo šeimininkas.
page-seats-must-fill = Kiekvienoje vietoje turi sėdėti žmogus arba botas.
page-sit-down = Prisėsti
page-full-watch = Visos vietos užimtos. Gali stebėti.
page-only-here = Ši nuoroda veikia tik šiame įrenginyje.
page-home-network = Draugai tavo namų tinkle šios nuorodos dar negali atverti.
page-share-home = Leisti prisijungti
page-home-shared = Šią nuorodą gali atverti kiekvienas tavo namų tinklo įrenginys.

## The end

page-win-you = { $points ->
    [one] Tu laimi: { $points } taškas
    [few] Tu laimi: { $points } taškai
    [many] Tu laimi: { $points } taško
   *[other] Tu laimi: { $points } taškų
}
page-win-other = { $points ->
    [one] Laimi { $name }: { $points } taškas
    [few] Laimi { $name }: { $points } taškai
    [many] Laimi { $name }: { $points } taško
   *[other] Laimi { $name }: { $points } taškų
}
page-win-shared = { $points ->
    [one] { $names } dalijasi pergale, po { $points } tašką
    [few] { $names } dalijasi pergale, po { $points } taškus
    [many] { $names } dalijasi pergale, po { $points } taško
   *[other] { $names } dalijasi pergale, po { $points } taškų
}
page-win-shared-you = { $points ->
    [one] { $names } dalijatės pergale, po { $points } tašką
    [few] { $names } dalijatės pergale, po { $points } taškus
    [many] { $names } dalijatės pergale, po { $points } taško
   *[other] { $names } dalijatės pergale, po { $points } taškų
}
page-ahead = { $points ->
    [one] { $points } tašku mažiau turi { $name }
    [few] { $points } taškais mažiau turi { $name }
    [many] { $points } taško mažiau turi { $name }
   *[other] { $points } taškų mažiau turi { $name }
}
page-ahead-you = { $points ->
    [one] { $points } tašku daugiau už tave
    [few] { $points } taškais daugiau už tave
    [many] { $points } taško daugiau už tave
   *[other] { $points } taškų daugiau už tave
}
page-rounds = { $count ->
    [one] { $count } raundas
    [few] { $count } raundai
    [many] { $count } raundo
   *[other] { $count } raundų
}
page-ended-early = Baigta bendru sutarimu
page-in-front = { $points ->
    [one] Priekyje: { $names }, { $points } taškas
    [few] Priekyje: { $names }, { $points } taškai
    [many] Priekyje: { $names }, { $points } taško
   *[other] Priekyje: { $names }, { $points } taškų
}
page-scores = Visų žaidėjų taškai pagal bokštus
page-score-main = Pagrindinis bokštas
page-score-rubble = Griovimų krūvelė
page-score-total = Taškai
page-rematch = Revanšas
page-to-rematch = Eiti į revanšą
page-replay = Peržiūrėti žaidimą
page-challenge = Mesti iššūkį draugui
page-same-cards = Tos pačios kortos
page-open-file = Atverti žaidimą iš failo
page-open-file-again = atverk žaidimo failą iš naujo
page-analyse = Analizuoti
page-share-picture = Bendrinti paveikslėlį
page-share-text = 5 Towers, rezultatas: { $names }
page-save-record = Įrašyti žaidimą į failą
page-shared-saved = Paveikslėlis įrašytas.

## Replay

page-first-round = Pirmas raundas
page-step-back = Žingsnis atgal
page-round-back = Raundu atgal
page-step-on = Žingsnis pirmyn
page-round-on = Raundu pirmyn
page-last-round = Paskutinis raundas
page-autoplay = Paleisti
page-pause = Sustabdyti
page-nobody-builds = Niekas nestato. Visos kortos keliauja į panaudotų kortų krūvelę.

## Settings

page-language = Kalba
page-tempo = Kitų žaidėjų tempas
page-tempo-calm = Ramus
page-tempo-brisk = Spartus
page-tempo-once = Iš karto
page-theme = Išvaizda
page-theme-system = Kaip įrenginyje
page-theme-light = Šviesi
page-theme-dark = Tamsi
page-sound = Garsas
page-slow-bids = Prieš siunčiant skaičių akimirką palaukti
page-slow-bids-about = Netyčinį palietimą dar galima atšaukti
page-hand-over-setting = Žaidžiant viename įrenginyje pranešti, kieno eilė
page-install = Įdiegti šiame įrenginyje
page-install-no = Įdiegti galima tik iš saugaus adreso (https). Čia gali žaisti naršyklėje.
page-keys = Klaviatūra
page-keys-bid = Aukcionas: 0–5 pašaukia skaičių, P praleidžia ėjimą, ? paaiškina, kodėl negalima.
page-keys-build = Statymas: 1–5 paima kortą arba ją grąžina, T C H S M griauna, U atšaukia, ? pataria, Enter stato, Esc viską grąžina.
page-keys-all = A pereina prie to, ką reikia daryti. Rodyklių klavišais judama grupės viduje.
page-end-game = Pasiūlyti baigti žaidimą
page-leave = Palikti stalą
page-stay = Likti čia
page-leave-ask = Palikti stalą?
page-leave-waits = Žaidimas tavęs palauks: kol tavęs nėra, niekas nežaidžia. Rasi jį pradžios puslapyje.
page-leave-others = Kiti žaidžia toliau. Po minutės už tave žaidžia botas, kol sugrįši.
page-end-alone = Baigti žaidimą
page-end-ask = Baigti šį žaidimą?
page-end-alone-about = Žaidimas baigsis čia su dabartiniais taškais, ir niekas nelaimės. To atšaukti negalima.
page-end-others = Paklausime visų prie stalo. Jei visi sutiks, žaidimas baigsis su dabartiniais taškais, ir niekas nelaimės.
page-left = Tavęs nebėra prie stalo
page-left-waits = Žaidimas tavęs laukia.
page-left-others = Po minutės už tave žais botas.
page-left-undo = Grįžti prie stalo

## The live region for screen readers: one sentence an event

page-live-round = { $round } raundas. Atversta: { $cards }.
page-live-bid = { $name } pašaukia { $number }.
page-live-pass = { $name } praleidžia ėjimą.
page-live-retract = { $name } atsiima skaičių.
page-live-build = { $points ->
    [one] { $name } stato: { $cards }. { $points } taškas.
    [few] { $name } stato: { $cards }. { $points } taškai.
    [many] { $name } stato: { $cards }. { $points } taško.
   *[other] { $name } stato: { $cards }. { $points } taškų.
}
page-live-demolish = { $points ->
    [one] { $name } griauna: { $card }, stato: { $cards }. { $points } taškas.
    [few] { $name } griauna: { $card }, stato: { $cards }. { $points } taškai.
    [many] { $name } griauna: { $card }, stato: { $cards }. { $points } taško.
   *[other] { $name } griauna: { $card }, stato: { $cards }. { $points } taškų.
}
page-live-your-bid = Tavo eilė. Pirmauja { $name }: { $number }. Gali pastatyti ne daugiau kaip { $most }.
page-live-your-start = Tavo eilė. Pradedi tu. Gali pastatyti ne daugiau kaip { $most }.
page-live-your-build = { $count ->
    [one] Tavo eilė. Imk { $count } kortą.
    [few] Tavo eilė. Imk { $count } kortas.
    [many] Tavo eilė. Imk { $count } kortos.
   *[other] Tavo eilė. Imk { $count } kortų.
}
page-live-choice = { $missing ->
    [0] { $card }. Viskas pasirinkta. { $change }, taškai: { $points }.
   *[other] { $card }. Dar { $missing }. { $change }, taškai: { $points }.
}
page-live-end = { $points ->
    [one] Laimi { $name }: { $points } taškas.
    [few] Laimi { $name }: { $points } taškai.
    [many] Laimi { $name }: { $points } taško.
   *[other] Laimi { $name }: { $points } taškų.
}
page-live-end-you = { page-win-you }.
page-live-end-shared = { $points ->
    [one] { $names } dalijasi pergale, po { $points } tašką.
    [few] { $names } dalijasi pergale, po { $points } taškus.
    [many] { $names } dalijasi pergale, po { $points } taško.
   *[other] { $names } dalijasi pergale, po { $points } taškų.
}
page-live-end-shared-you = { page-win-shared-you }.
page-plus = plius { $points }
page-minus = minus { $points }

## Refusals about a player, by name (small and without a full stop, like the others)
page-named-turn-other = dabar žaidžia { $name }
page-named-turn-bid = dabar žaidžia { $name }: pašaukti skaičių arba praleisti ėjimą
page-named-turn-build = dabar žaidžia { $name }: statyti
page-named-seat-here = { $name } yra čia
page-named-seat-gone_briefly = { $name } ką tik pasitraukė: botas galės pavaduoti po { $seconds ->
    [one] { $seconds } sekundės
    [few] { $seconds } sekundžių
    [many] { $seconds } sekundės
   *[other] { $seconds } sekundžių
}
page-named-seat-not_yours = šioje vietoje žaidžia { $name }
page-named-seat-taken = šioje vietoje jau sėdi { $name }
page-named-ask-pending = { $name } jau klausia; pirmiausia reikia atsakyti į tai
