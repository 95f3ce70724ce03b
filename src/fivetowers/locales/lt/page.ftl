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
page-card-taken = { $card }, paimta. Palietus grįš atgal.
page-card-needs = { $card }, tiks, kai bus nugriauta { $needs }.
page-card-no = { $card }, negalima. { $reason }

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
page-this-round = Šis raundas
page-round-so-far = Raundas iki šiol
page-nothing-yet = Dar niekas nieko nepašaukė.
page-towers-of = Bokštai: { $name }
page-previous-player = Ankstesnis žaidėjas, { $name }
page-next-player = Kitas žaidėjas, { $name }
page-close = Užverti
page-bid-said = šaukia { $number }
page-passed = praleidžia

## What was played, in words

page-said = { $name } šaukia { $number }.
page-said-start = { $name } pradeda ir šaukia { $number }.
page-passes = { $name } praleidžia ėjimą.
page-builds = { $name } stato: { $cards }.
page-demolishes = { $name } griauna: { $card }, stato: { $cards }.
page-retracts = { $name } atsiima skaičių.
# The same about the reader.
page-you-said = Šauki { $number }.
page-you-said-start = Pradedi ir šauki { $number }.
page-you-pass = Praleidi ėjimą.
page-you-build = Statai: { $cards }.
page-you-demolish = Griauni: { $card }, statai: { $cards }.
page-you-retract = Atsiimi skaičių.
page-you-lead = Didžiausias skaičius tavo: { $number }.

## Bidding

page-your-bid = Tavo skaičius
page-you-start = Pradedi tu.
page-leads = { $name } šaukia { $number }.
page-most = Gali pastatyti <b>daugiausia { $most }</b>.
page-most-nothing = Negali pastatyti <b>nė vienos</b> iš šių kortų.
page-pass = Praleisti ėjimą
page-bid = Šaukti { $number }
page-bid-price = Šaukti { $number }, tik su griovimu, minus { $price }
page-bid-no = { $number }, negalima. { $reason }
page-pass-no = Praleisti ėjimo negalima. { $reason }
page-needs-demolition = Norint { $number }, reikia nugriauti vieną kortą.
page-why = Kodėl?
page-rule = Taisyklė { $rule }
page-all-rules = Visos taisyklės
page-bid-going = Šauki { $number }.
page-pass-going = Praleidi ėjimą.
page-take-slip-back = Atsiimti

## Building

page-take-cards = { $count ->
    [one] Imk { $count } kortą
    [few] Imk { $count } kortas
    [many] Imk { $count } kortos
   *[other] Imk { $count } kortų
}
page-tap-or-drag = Paliesk kortą arba nutempk ją ant jos bokšto.
page-all-chosen = Viskas pasirinkta.
page-only-build = Galima tik taip, ir taip jau sudėta.
page-score-change = { $after ->
    [one] { $before } → <b>{ $after } taškas</b>
    [few] { $before } → <b>{ $after } taškai</b>
    [many] { $before } → <b>{ $after } taško</b>
   *[other] { $before } → <b>{ $after } taškų</b>
}
page-demolition-costs = griovimas −{ $price }
page-show-one = Patarti
page-take-back = Atgal
page-more-to-choose = { $count ->
    [one] Pasirink dar { $count } kortą
    [few] Pasirink dar { $count } kortas
    [many] Pasirink dar { $count } kortos
   *[other] Pasirink dar { $count } kortų
}
page-build = Statyti
page-sending = siunčiama …
page-demolish = Nugriauti kortą { $card }, kainuoja { $price }
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
page-is-leading = Didžiausias skaičius: { $number }, { $name }.
page-nobody-leads = Skaičiaus dar niekas nepašaukė.
page-then = Paskui
page-react = Reaguoti
page-dealing = Atverčiamos kortos
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

page-connecting = Einame prie stalo …
page-lost = Ryšys nutrūko. Bandoma dar kartą …
page-lost-safe = Tavo pasirinkimai išsaugoti; tavo ėjimo niekas neatims.
page-lost-stand-in = Tavo pasirinkimai išsaugoti. Jei užtruks ilgai, kol sugrįši, už tave žais botas.
page-restart = Serveris paleidžiamas iš naujo.
page-restart-safe = Žaidimas tęsis nuo tos pačios vietos.
page-back = Ryšys vėl yra.
page-back-safe = Žaidimas tęsiasi nuo tos pačios vietos.
page-away = { $name }: dabar ne prie stalo.
page-away-safe = Stalas laukia.
page-gone = Šis stalas jau uždarytas
page-gone-safe = Tavo baigti žaidimai išsaugoti.
page-home = Pradžia
page-lost-page = Šiuo adresu nieko nėra
page-lost-page-do = Dar kartą patikrink nuorodą arba eik į pradžią.
page-trouble = Nepavyko. Niekas nedingo.
page-no-server = Serveris dabar nepasiekiamas. Niekas nedingo.
page-seat-taking = Perimama vieta …

## Somebody asks everybody

page-ask-undo = { $name } nori atsiimti paskutinį ėjimą.
page-ask-end = { $name } nori čia baigti žaidimą.
page-agree = Sutinku
page-refuse = Ne
page-waiting-for = Laukiama atsakymo: { $names }.
page-withdraw = Atsiimti
page-undo-move = Atsiimti mano ėjimą

## One device

page-hand-over = { $name }, tavo eilė
page-hand-over-do = Perduok įrenginį.
page-i-am = Čia { $name }

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
page-play-here = Vienu įrenginiu
page-settings = Nustatymai
page-go-on = Tęsti
page-game-goes-on = Tavo žaidimas tęsiasi
page-game-with = Žaidžia kartu: { $names }
page-daily = Dienos žaidimas
page-daily-new = dar nežaistas
page-daily-begun = pradėtas
page-daily-done = sužaistas
page-join = Sėsti prie stalo
page-join-tile = su nuoroda arba prie atviro
page-games = Mano žaidimai
page-games-tile = tęsti arba peržiūrėti
page-rules = Taisyklės
page-rules-tile = visos, trumpai
page-score-pad = Taškų lapas
page-score-pad-tile = žaidžiant tikromis kortomis
page-reference = Atmintinė
page-reference-tile = viskas viename ekrane
page-puzzles = Galvosūkiai
page-puzzles-tile = rask geriausią pasirinkimą
page-tutorial = Išmok žaisti
page-tutorial-tile = penkios minutės, iškart žaidžiant
page-tutorial-begun = tęsk nuo ten, kur baigei
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
page-how-strong = Kaip stipriai?
page-level-gentle = Švelniai
page-level-gentle-about = stato, kas tinka
page-level-steady = Tvirtai
page-level-steady-about = galvoja į priekį
page-level-apprentice = Mokinys
page-level-apprentice-about = dar mokosi
page-level-bricklayer = Mūrininkė
page-level-bricklayer-about = stato patikimai
page-level-mason = Akmentašys
page-level-mason-about = išmano amatą
page-level-architect = Architektė
page-level-architect-about = planuoja į priekį
page-level-master = Meistras
page-level-master-about = nieko nedovanoja
# Bots have names, one a seat, with different first letters.
page-bot-name = { $seat ->
    [1] Ada
    [2] Benas
    [3] Cilė
    [4] Domas
   *[other] Emilija
}
page-bot-level = botas, { $level }
page-level-of = Kaip stipriai žaidžia { $name }
page-your-name = Tavo vardas
page-name-of = { $seat } žaidėjo vardas
page-player = { $seat } žaidėjas
# What stands in a list beside the levels of bots.
page-a-person = Žmogus
page-who-is = Kas yra { $seat } žaidėjas
page-hints = Patarimai
page-hints-about = Parodo vieną galimą statymo būdą
page-check-bids = Tikrinti skaičius
page-check-bids-about = Išjungta: skaičių galima atsiimti, kaip prie stalo
page-start = Pradėti
page-make-table = Sukurti stalą
page-list-table = Tarp atvirų stalų
page-list-table-about = Prisėsti gali bet kas; vardai traukiami burtais, pavyzdžiui, Ūdra ar Klevas

## Joining, my games, the daily deal

page-join-code = Stalo nuoroda arba kodas
page-join-go = Prie stalo
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
page-games-none = Pirmas žaidimas truks 15 minučių.
page-game-waiting = dar neprasidėjo
page-daily-about = Vienas žaidimas per dieną: visiems tos pačios kortos ir botai, ir vienas bandymas.
page-daily-begin = Žaisti šios dienos žaidimą
page-daily-look = Pažiūrėti savo žaidimą
page-daily-results = Šios dienos rezultatai
page-daily-nobody = Šio žaidimo dar niekas nebaigė.
page-daily-practise = Pabandyti vakarykštį žaidimą

## Waiting room

page-table-of = Stalas: { $name }
page-invite = Pakviesti
page-qr = QR kodas su nuoroda
page-copy-link = Kopijuoti nuorodą
page-copied = Nukopijuota
page-send-link = Siųsti nuorodą
page-seats = Vietos
page-seats-taken = užimta { $taken } iš { $seats }
page-host = tu, tavo stalas
page-is-you = tu
page-ready = Čia
page-not-here = dabar ne čia
page-free-seat = Laisva vieta
page-add-bot = Pridėti botą
page-add-here = Dar kas nors šiame įrenginyje
page-start-with = Pradėti ({ $count })
page-wait-for-host = Žaidimą pradės tas, kas sukūrė stalą.
page-seats-must-fill = Kiekvienoje vietoje turi sėdėti žmogus arba botas.
page-sit-down = Sėstis
page-full-watch = Visos vietos užimtos. Gali stebėti.
page-only-here = Ši nuoroda atsidaro tik šiame įrenginyje.
page-home-network = Draugai tavo namų tinkle šios nuorodos dar negali atidaryti.
page-share-home = Įleisti juos
page-home-shared = Šią nuorodą gali atidaryti kiekvienas tavo namų tinklo įrenginys.

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
    [one] Pergale dalijasi, po { $points } tašką: { $names }
    [few] Pergale dalijasi, po { $points } taškus: { $names }
    [many] Pergale dalijasi, po { $points } taško: { $names }
   *[other] Pergale dalijasi, po { $points } taškų: { $names }
}
page-ahead = { $points ->
    [one] { $points } tašku mažiau: { $name }
    [few] { $points } taškais mažiau: { $name }
    [many] { $points } taško mažiau: { $name }
   *[other] { $points } taškų mažiau: { $name }
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
    [one] Pirmauja { $names }: { $points } taškas
    [few] Pirmauja { $names }: { $points } taškai
    [many] Pirmauja { $names }: { $points } taško
   *[other] Pirmauja { $names }: { $points } taškų
}
page-scores = Visų žaidėjų taškai pagal bokštus
page-score-main = Pagrindinis bokštas
page-score-rubble = Griovimų krūvelė
page-score-total = Taškai
page-rematch = Revanšas
page-to-rematch = Į revanšą
page-replay = Peržiūrėti iš naujo
page-share-picture = Dalytis paveikslėliu
page-share-text = 5 Towers, rezultatas: { $names }
page-save-record = Išsaugoti įrašą
page-shared-saved = Paveikslėlis išsaugotas.

## Replay

page-first-round = Pirmas raundas
page-round-back = Žingsnis atgal
page-round-on = Žingsnis pirmyn
page-last-round = Paskutinis raundas
page-autoplay = Leisti
page-pause = Sustabdyti
page-nobody-builds = Niekas nestato. Visos kortos keliauja į panaudotų kortų krūvelę.

## Settings

page-language = Kalba
page-theme = Šviesi ar tamsi išvaizda
page-theme-system = Kaip įrenginyje
page-theme-light = Šviesi
page-theme-dark = Tamsi
page-sound = Garsas
page-slow-bids = Prieš siunčiant skaičių akimirką palaukti
page-slow-bids-about = Netyčia paliestą dar galima atsiimti
page-hand-over-setting = Žaidžiant vienu įrenginiu pranešti, kieno eilė
page-install = Įdiegti šiame įrenginyje
page-install-no = Įdiegti galima tik iš saugaus adreso (https). Šiuo adresu žaidžiama naršyklėje.
page-keys = Klavišai
page-keys-bid = Aukcionas: 0–5 pašaukia skaičių, P praleidžia ėjimą, ? paaiškina, kodėl negalima.
page-keys-build = Statymas: 1–5 paima kortą arba ją grąžina, T C H S M griauna, U atsiima, ? pataria, Enter stato, Esc viską grąžina.
page-keys-all = A pereina prie to, ką reikia daryti. Rodyklės juda grupės viduje.
page-end-game = Pasiūlyti baigti žaidimą
page-leave = Palikti stalą

## The live region for screen readers: one sentence an event

page-live-round = { $round } raundas. Atversta: { $cards }.
page-live-bid = { $name } šaukia { $number }.
page-live-pass = { $name } praleidžia ėjimą.
page-live-retract = { $name }: skaičius atsiimtas.
page-live-build = { $points ->
    [one] { $name }: pastatyta { $cards }. { $points } taškas.
    [few] { $name }: pastatyta { $cards }. { $points } taškai.
    [many] { $name }: pastatyta { $cards }. { $points } taško.
   *[other] { $name }: pastatyta { $cards }. { $points } taškų.
}
page-live-demolish = { $points ->
    [one] { $name }: nugriauta { $card }, pastatyta { $cards }. { $points } taškas.
    [few] { $name }: nugriauta { $card }, pastatyta { $cards }. { $points } taškai.
    [many] { $name }: nugriauta { $card }, pastatyta { $cards }. { $points } taško.
   *[other] { $name }: nugriauta { $card }, pastatyta { $cards }. { $points } taškų.
}
page-live-your-bid = Tavo eilė. Didžiausias skaičius: { $number }, { $name }. Gali pastatyti daugiausia { $most }.
page-live-your-start = Tavo eilė. Pradedi tu. Gali pastatyti daugiausia { $most }.
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
page-live-end-shared = { $points ->
    [one] Pergale dalijasi, po { $points } tašką: { $names }.
    [few] Pergale dalijasi, po { $points } taškus: { $names }.
    [many] Pergale dalijasi, po { $points } taško: { $names }.
   *[other] Pergale dalijasi, po { $points } taškų: { $names }.
}
page-plus = plius { $points }
page-minus = minus { $points }
