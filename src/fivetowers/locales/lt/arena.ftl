# What the arena says: why a bot lost a game by a fault, why a series cannot be played, and the words of its report.
# Every id begins with the name of this file. In a fault the bot is named before, so that no sentence bends a name.

## Faults of bots: one message for each arena.* code
arena-not_started = programos paleisti nepavyksta: { $reason }
arena-crashed = programa pati baigė darbą (išėjimo kodas { $status })
arena-crashed_saying = programa pati baigė darbą (išėjimo kodas { $status }), paskutiniai jos žodžiai „{ $said }“
arena-hangs = per { $milliseconds } ms atsakymo nebuvo
arena-late = atsakymas atėjo po { $milliseconds } ms; leista { $limit }
arena-junk = atsakymas buvo „{ $seen }“; tikėtasi „{ $expected }“
arena-too_long = atsakymas ilgesnis, nei leidžiama (ženklų: { $longest }): „{ $seen }“
arena-too_much_info = prieš atsakymą atėjo daugiau nei { $most } info eilučių
arena-not_ok = atsakymas į „{ $line }“ buvo „{ $seen }“, o ne „ok“
arena-wrong_answer = atsakymas į „{ $line }“ buvo „{ $seen }“; tikėtasi „{ $expected }“
arena-no_exit = programa nesibaigė kodu 0 ({ $status })
arena-illegal = „{ $seen }“ neleidžiama: { $words }
arena-raised = boto darbas netikėtai nutrūko: { $seen }

## Series that cannot be played
arena-quotes = „{ $seen }“: trūksta kabutės
arena-setting = „{ $seen }“ nėra sveikasis skaičius nuo 1
arena-no_bot = „{ $seen }“ nėra jokio boto vardas
arena-nobody = serijai reikia bent vieno boto
arena-same_name = du botai vadinami „{ $seen }“: prieš vieną iš jų rašyk name=…
arena-no_results = faile { $file } nėra arenos rezultatų: { $line } eilutės perskaityti nepavyksta
arena-other_series = faile { $file } yra kita serija, ji skiriasi: { $facts }
arena-other_players = faile { $file } žaidėjų skaičius yra { $seen }, o ne { $players }
arena-other_variant = faile { $file } yra varianto { $seen }, o ne { $variant }, žaidimai
arena-other_bot = faile { $file } „{ $name }“ yra botas su kita komanda ar kitu biudžetu: vienas vardas gali reikšti tik vieną botą
arena-other_program = failo { $file } žaidimus sužaidė fivetowers { $seen }; ši programa yra { $program } (versija ir svorių žyma)
arena-unknown_bot = „{ $seen }“ nėra nė vienas iš mūsų botų ({ $names }), o programos tokiu vardu paleisti nepavyksta
arena-bot_fails = „{ $name }“: { $words }
arena-own_bot = boto „{ $seen }“ įkelti nepavyksta: { $reason }
arena-no_weights = „{ $seen }“ neturi tinklo: svorius turi { $names }
arena-bad_weights = svorių iš { $file } perskaityti nepavyksta: { $reason }
arena-cluster_address = „{ $seen }“ nėra klasterio adresas: turi būti host:port
arena-no_cluster = adresu „{ $seen }“ klasterio pasiekti nepavyksta: { $reason }
arena-cluster_lost = klasteris nustojo veikti: { $reason }

## The report
arena-title = { $deals ->
    [one] { $deals } dalijimas
    [few] { $deals } dalijimai
    [many] { $deals } dalijimo
   *[other] { $deals } dalijimų
}, { $games ->
    [one] { $games } žaidimas
    [few] { $games } žaidimai
    [many] { $games } žaidimo
   *[other] { $games } žaidimų
}, žaidėjų: { $players }
arena-column-bot = Botas
arena-column-share = Dalis
arena-column-interval = 95 %
arena-column-margin = Persvara
arena-column-time = ms
arena-column-longest = Ilgiausia
arena-column-over = Vėluota
arena-column-faults = Gedimai
arena-column-rating = Reitingas
arena-column-elo = Elo
arena-interval = nuo { $low } iki { $high }
arena-pairs = Kaip dažnai eilutės botas lenkė stulpelio botą
arena-first-seat = Pradedančios vietos pranašumas (pergalių dalis): { $share }
arena-sprt-high = Testas baigtas, dalijimų: { $deals }. Pergalių dalis didesnė už { $low }: { $name } (tikėtinumų santykio logaritmas { $ratio }).
arena-sprt-low = Testas baigtas, dalijimų: { $deals }. Pergalių dalis mažesnė už { $high }: { $name } (tikėtinumų santykio logaritmas { $ratio }).
arena-sprt-open = Testas dar nebaigtas, dalijimų: { $deals }, { $name }: tikėtinumų santykio logaritmas { $ratio }, tarp { $least } ir { $most }.
arena-fault = { $name }: pralaimėta, { $deal } dalijimas, { $round } raundas: { $words }
arena-more-faults = { $faults ->
    [one] … ir dar { $faults } gedimas.
    [few] … ir dar { $faults } gedimai.
    [many] … ir dar { $faults } gedimo.
   *[other] … ir dar { $faults } gedimų.
}

## The page
arena-page-shares = Pergalių dalis
arena-page-shares-note = 1 už nepasidalytą pergalę, po 1/k kiekvienam iš k, kurie dalijasi pergale; brūkšnys yra 95 % intervalas pagal dalijimus, punktyras – vietai tenkanti dalis. Sustojus anksčiau, intervalas kiek per palankus.
arena-page-course = Pergalių dalis per dalijimus: { $name }
arena-page-course-note = Juosta yra 95 % intervalas tuo metu.
arena-page-ratings = Reitingai
arena-page-ratings-note = Plackett–Luce (OpenSkill): visi pradeda nuo 25 ± 8,3; brūkšnys yra po du nuokrypius į abi puses.
arena-page-elo-note = Visų botų vidurkis yra 0; 400 taškų daugiau reiškia, kad tikimybė baigti priekyje yra dešimt prieš vieną.
arena-page-seats = Pergalių dalis pagal vietas
arena-page-seat = { $seat } vieta
arena-page-faults = Dėl gedimų pralaimėti žaidimai
arena-page-again = Dar kartą galima sužaisti šia komanda (sėkla { $seed })
arena-page-again-program = Žaidė fivetowers { $version } su svoriais { $weights }.
arena-page-again-unknown = Faile nenurodyta, kuri fivetowers versija žaidė.

## The command
arena-playing = Žaidžiama
arena-stopped = Sustabdyta. Kas sužaista, įrašyta.
arena-nothing = Nesužaista nė vieno žaidimo.
arena-no-ratings = Reitingų nėra: paketas openskill neįdiegtas (pip install "fivetowers[arena]").
arena-no-ray = Klasteriui reikia paketo ray: pip install "fivetowers[cluster]"
arena-written = Įrašyta: { $file }
arena-low-above-high = LOW turi būti mažiau už HIGH.
arena-two-budgets = Biudžetas yra --ms arba --nodes, bet ne abu.
