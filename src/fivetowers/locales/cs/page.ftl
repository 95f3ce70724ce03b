# The words of the page. One sentence a message; names of people are facts and are never inflected.
# Facts: $kind is a letter T C H S M, $name a person's or bot's name, $points and $count whole numbers, $card the words of page-card.
# Parts in <b>…</b> are shown strong.

page-title = 5 věží
page-motto = Odvážně hlásit, vysoko stavět.

## Kinds and cards

page-kind = { $kind ->
    [T] Lesní
    [C] Dortová
    [H] Strašidelná
    [S] Písková
   *[M] Šrotová
}
page-card = { $kind ->
    [T] Lesní { $value }
    [C] Dortová { $value }
    [H] Strašidelná { $value }
    [S] Písková { $value }
   *[M] Šrotová { $value }
}
page-card-taken = { $card }: vzatá. Klepnutím se vrátí.
page-card-needs = { $card }: půjde položit, až se zbourá karta { $needs }.
page-card-along = { $card }: půjde na kartu { $along }, která se vezme s ní.
page-card-no = { $card }: nejde. { $reason }

## Towers
# $values is a list of numbers from the bottom up.

page-tower-mine = { $kind ->
    [T] Tvoje lesní věž odspodu: { $values }; počet pater: { $floors }
    [C] Tvoje dortová věž odspodu: { $values }; počet pater: { $floors }
    [H] Tvoje strašidelná věž odspodu: { $values }; počet pater: { $floors }
    [S] Tvoje písková věž odspodu: { $values }; počet pater: { $floors }
   *[M] Tvoje šrotová věž odspodu: { $values }; počet pater: { $floors }
}
page-tower-mine-one = { $kind ->
    [T] Tvoje lesní věž: { $top }, 1 patro
    [C] Tvoje dortová věž: { $top }, 1 patro
    [H] Tvoje strašidelná věž: { $top }, 1 patro
    [S] Tvoje písková věž: { $top }, 1 patro
   *[M] Tvoje šrotová věž: { $top }, 1 patro
}
page-tower-mine-empty = { $kind ->
    [T] Tvoje lesní věž: zatím nezaložená
    [C] Tvoje dortová věž: zatím nezaložená
    [H] Tvoje strašidelná věž: zatím nezaložená
    [S] Tvoje písková věž: zatím nezaložená
   *[M] Tvoje šrotová věž: zatím nezaložená
}
page-tower-other = { $floors ->
    [one] { page-kind }: nahoře { $top }, { $floors } patro.
    [few] { page-kind }: nahoře { $top }, { $floors } patra.
    [many] { page-kind }: nahoře { $top }, { $floors } patra.
   *[other] { page-kind }: nahoře { $top }, { $floors } pater.
}
page-tower-other-crowned = { $floors ->
    [one] { page-kind }: dokončená, { $floors } patro.
    [few] { page-kind }: dokončená, { $floors } patra.
    [many] { page-kind }: dokončená, { $floors } patra.
   *[other] { page-kind }: dokončená, { $floors } pater.
}
page-tower-other-empty = { page-kind }: zatím nezaložená.

## Points
# Short forms stand in narrow places; screen readers get the long ones.

page-points = { $points ->
    [one] vítězný bod
    [few] vítězné body
    [many] vítězného bodu
   *[other] vítězných bodů
}
page-points-short = VB
page-points-of = { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
    [many] { $points } vítězného bodu
   *[other] { $points } vítězných bodů
}
page-rubble-cost = trosky −{ $cost }
page-rubble-none = trosky 0
page-player-summary = { $rubble ->
    [0] { $name }, { page-points-of }. { $towers }
   *[other] { $name }, { page-points-of }, hromádka trosek { $rubble }. { $towers }
}
page-open-towers = Otevřít věže.

## The table

page-you = Ty
page-you-small = ty
page-menu = Menu
page-others = Ostatní hráči
page-display = Karty v nabídce
page-mine = Tvoje věže
page-action = Co teď
page-round = { $round }. kolo
page-lap = { $lap ->
    [1] první průchod balíčkem
   *[other] druhý průchod balíčkem
}
page-discard-pile = { $count ->
    [one] Odkládací hromádka, { $count } karta. Otevřít.
    [few] Odkládací hromádka, { $count } karty. Otevřít.
    [many] Odkládací hromádka, { $count } karty. Otevřít.
   *[other] Odkládací hromádka, { $count } karet. Otevřít.
}
page-draw-pile = { $count ->
    [one] Dobírací balíček, zbývá { $count } karta. Otevřít.
    [few] Dobírací balíček, zbývají { $count } karty. Otevřít.
    [many] Dobírací balíček, zbývá { $count } karty. Otevřít.
   *[other] Dobírací balíček, zbývá { $count } karet. Otevřít.
}
page-discard-title = { $count ->
    [0] Zatím není nic odloženo
    [one] { $count } odložená karta
    [few] { $count } odložené karty
    [many] { $count } odložené karty
   *[other] { $count } odložených karet
}
page-to-come = Zbývá v dobíracím balíčku: { $count }
page-to-come-card = { $copies ->
    [0] { $card }: už nepřijde
   *[other] { $card }: přijde ještě { $copies }×
}
page-nothing-yet = Zatím nikdo nic nezahlásil.
page-towers-of = Věže: { $name }
page-previous-player = Předchozí hráč: { $name }
page-next-player = Další hráč: { $name }
page-close = Zavřít
page-bid-said = hlásí { $number }
page-passed = odstupuje

## What was played, in words

page-said = { $name } hlásí { $number }.
page-said-start = { $name } začíná a hlásí { $number }.
page-passes = { $name } odstupuje.
page-builds = { $name } staví: { $cards }.
page-demolishes = { $name } bourá kartu { $card } a staví: { $cards }.
page-retracts = { $name } bere číslo zpět.
# The same about the reader.
page-you-said = Hlásíš { $number }.
page-you-said-start = Začínáš a hlásíš { $number }.
page-you-pass = Odstupuješ.
page-you-build = Stavíš: { $cards }.
page-you-demolish = Bouráš kartu { $card } a stavíš: { $cards }.
page-you-retract = Bereš číslo zpět.
page-you-lead = Vedeš s číslem { $number }.

## Bidding

page-your-bid = Tvoje číslo
page-you-start = Začínáš.
page-leads = Vede { $name }: { $number }.
page-most = Postavit můžeš <b>nejvýš { $most }</b>.
page-most-nothing = Z těchto karet nemůžeš postavit <b>žádnou</b>.
page-pass = Odstoupit
page-bid = Zahlásit { $number }
page-bid-price = Zahlásit { $number }, jen se zbouráním, minus { $price }
page-bid-no = { $number }: nejde. { $reason }
page-pass-no = Odstoupit nejde. { $reason }
page-needs-demolition = Pro { $number } je třeba zbourat jednu kartu.
page-why = Proč?
page-rule = Pravidlo { $rule }
page-all-rules = Všechna pravidla
page-bid-going = Hlásíš { $number }…
page-pass-going = Odstupuješ…
page-take-slip-back = Vzít zpět

## Building

page-take-cards = { $count ->
    [one] Vezmi { $count } kartu
    [few] Vezmi { $count } karty
    [many] Vezmi { $count } karty
   *[other] Vezmi { $count } karet
}
page-tap-or-drag = Klepni na kartu nebo ji přetáhni na její věž.
page-all-chosen = Vše vybráno.
page-only-build = Je jen jedna možnost a už je připravená.
page-score-change = { $after ->
    [one] { $before } → <b>{ $after } vítězný bod</b>
    [few] { $before } → <b>{ $after } vítězné body</b>
    [many] { $before } → <b>{ $after } vítězného bodu</b>
   *[other] { $before } → <b>{ $after } vítězných bodů</b>
}
page-demolition-costs = zbourání −{ $price }
page-show-one = Poradit
page-take-back = Vzít zpět
page-more-to-choose = { $count ->
    [one] Ještě { $count } karta
    [few] Ještě { $count } karty
    [many] Ještě { $count } karty
   *[other] Ještě { $count } karet
}
page-build = Postavit
page-sending = Odesílá se…
page-demolish = Zbourat kartu { $card }, minus { $price }
page-put-back = Vrátit kartu { $card }
page-demolish-first = Karta { $card } půjde položit, až se zbourá karta { $needs }.
page-demolish-it = Zbourat kartu { $card }
page-take-only = { $count ->
    [one] Bereš si jen { $count } kartu.
    [few] Bereš si jen { $count } karty.
    [many] Bereš si jen { $count } karty.
   *[other] Bereš si jen { $count } karet.
}
page-change-order = Změnit pořadí nových pater: { $cards }
page-retract = Vzít číslo zpět
page-retract-why = { $count ->
    [one] Postavit { $count } kartu nejde.
    [few] Postavit { $count } karty nejde.
    [many] Postavit { $count } karty nejde.
   *[other] Postavit { $count } karet nejde.
}

## Waiting

page-is-thinking = { $name } přemýšlí
page-is-building = { $name } staví
page-still-there = { $name } je pořád tady.
page-is-leading = Vede { $name }: { $number }.
page-nobody-leads = Zatím nikdo nezahlásil číslo.
page-then = Potom
page-react = Reagovat
page-dealing = Otáčejí se karty
page-shuffling = Všichni společně míchají…
page-watching = Díváš se.
page-time-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}

## Reactions

page-reaction-hello = Ahoj
page-reaction-thanks = Díky
page-reaction-well_built = Hezky postaveno
page-reaction-oops = Jejda
page-reaction-wow = Páni
page-reaction-thinking = Chvilku, přemýšlím
page-reaction-good_game = Pěkná hra
page-reaction-said = { $name }: { $words }

## Connection and people

page-connecting = Připojuje se ke stolu…
page-lost = Spojení se přerušilo. Zkouší se znovu…
page-lost-safe = Tvůj výběr zůstává a tvůj tah ti nikdo nevezme.
page-lost-stand-in = Tvůj výběr zůstává. Když to potrvá déle, bude za tebe hrát bot, dokud se nevrátíš.
page-restart = Server se restartuje.
page-restart-safe = Hra pak pokračuje tam, kde se přerušila.
page-back = Spojení je zpátky.
page-back-safe = Hra pokračuje tam, kde se přerušila.
page-away = { $name } tu teď není.
page-away-safe = Stůl čeká.
page-gone = Tento stůl už je zavřený
page-gone-safe = Tvoje dohrané hry zůstávají uložené.
page-home = Úvodní stránka
page-lost-page = Stránka nenalezena
page-lost-page-do = Zkontroluj odkaz, nebo začni na úvodní stránce.
page-trouble = To se nepovedlo. Nic se neztratilo.
page-no-server = Server teď není dostupný. Nic se neztratilo.
page-seat-taking = Přebírá se místo…

## Somebody asks everybody

page-ask-undo = { $name } chce vzít zpět poslední tah.
page-ask-end = { $name } chce hru tady ukončit.
page-agree = Souhlasit
page-refuse = Odmítnout
page-waiting-for = Čeká se na odpověď: { $names }.
page-withdraw = Zrušit žádost
page-undo-move = Vzít můj tah zpět

## One device

page-hand-over = Na řadě je { $name }
page-hand-over-do = Předej zařízení dál.
page-i-am = Jsem { $name }

## Home and new table

page-play = Hrát
page-play-bots = Hrát proti botům
page-play-bots-last = { $players ->
    [one] { $players } hráč, { $level }
    [few] { $players } hráči, { $level }
    [many] { $players } hráče, { $level }
   *[other] { $players } hráčů, { $level }
}
page-play-friends = Hrát s přáteli
page-play-here = Na jednom zařízení
page-settings = Nastavení
page-go-on = Pokračovat
page-game-goes-on = Rozehraná hra
page-game-with = Spoluhráči: { $names }
page-daily = Hra dne
page-daily-new = ještě nehraná
page-daily-begun = rozehraná
page-daily-done = dohraná
page-join = Přisednout ke stolu
page-join-tile = přes odkaz nebo k otevřenému stolu
page-games = Moje hry
page-games-tile = pokračovat nebo přehrát znovu
page-progress = Můj pokrok
page-rules = Pravidla
page-rules-tile = krátce a úplně
page-score-pad = Bodovací blok
page-score-pad-tile = ke hře z krabice
page-reference = Přehledová karta
page-reference-tile = všechno na jedné obrazovce
page-puzzles = Hlavolamy
page-puzzles-tile = najdi nejlepší tah
page-tutorial = Nauč se hrát
page-tutorial-tile = pět minut, rovnou hrou
page-tutorial-begun = pokračovat v učení
page-film = Jak se hraje
page-film-tile = dvě minuty, stačí se dívat
page-film-offer = Nechce se ti číst? Podívej se, jak se hraje.
page-back-button = Zpět
page-how-many = Kolik hráčů?
page-players-count = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}
page-about-game = { $players ->
    [one] { $players } hráč, { $cards } karet, asi { $minutes } minut.
    [few] { $players } hráči, { $cards } karet, asi { $minutes } minut.
    [many] { $players } hráče, { $cards } karet, asi { $minutes } minut.
   *[other] { $players } hráčů, { $cards } karet, asi { $minutes } minut.
}
page-how-strong = Síla botů
page-level-random = Náhoda
page-level-random-about = staví, co jde
page-level-greedy = Chamtivec
page-level-greedy-about = myslí trochu dopředu
page-level-apprentice = Učeň
page-level-apprentice-about = ještě se učí
page-level-bricklayer = Zedník
page-level-bricklayer-about = staví vytrvale
page-level-mason = Kameník
page-level-mason-about = zná své řemeslo
page-level-architect = Architekt
page-level-architect-about = plánuje dopředu
page-level-master = Mistr
page-level-master-about = nic ti nedaruje
page-bot-level = bot, { $level }
page-level-of = Síla: { $name }
page-your-name = Tvoje jméno
page-name-of = Jméno hráče { $seat }
page-player = Hráč { $seat }
# What stands in a list beside the levels of bots.
page-a-person = Člověk
page-who-is = Hráč { $seat }: člověk, nebo bot
page-hints = Rady
page-hints-about = Můžeš si nechat poradit, co zahlásit nebo postavit a proč
page-check-bids = Kontrolovat čísla
page-check-bids-about = Vypnuto: číslo, které nejde postavit, se vezme zpět jako u stolu
page-start = Začít
page-make-table = Založit stůl
page-list-table = Ukázat mezi otevřenými stoly
page-list-table-about = Přisednout může kdokoli. Jména se losují, třeba Vydra nebo Javor.

## Joining, my games, the daily game

page-join-code = Odkaz nebo kód stolu
page-join-go = Jít ke stolu
page-join-not = Tohle není odkaz ani kód stolu.
page-lobby = Otevřené stoly
page-lobby-none = Teď není otevřený žádný stůl. Můžeš ho založit.
page-seats-free = { $count ->
    [0] všechna místa obsazená
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
page-watch = Dívat se
page-games-running = Nedohrané
page-games-finished = Dohrané
page-games-none = Zatím žádné hry. Ta první zabere asi 15 minut.
page-game-waiting = ještě nezačala
page-daily-about = Jedna hra denně: stejné karty a boti pro všechny, jen jeden pokus.
page-daily-begin = Hrát dnešní hru
page-daily-look = Podívat se na svou hru
page-daily-results = Dnešní výsledky
page-daily-nobody = Tuto hru ještě nikdo nedohrál.

## Waiting room

page-table-of = Stůl: { $name }
page-invite = Pozvat
page-qr = QR kód s odkazem
page-copy-link = Zkopírovat odkaz
page-copied = Zkopírováno
page-send-link = Poslat odkaz
page-seats = Místa
page-seats-taken = { $seats ->
    [5] obsazeno { $taken } z { $seats }
   *[other] obsazeno { $taken } ze { $seats }
}
page-host = ty (tvůj stůl)
page-is-host = hostitel
page-is-you = ty
page-ready = Tady
page-not-here = teď tu není
page-free-seat = Volné místo
page-add-bot = Přidat bota
page-add-here = Přidat hráče na tomto zařízení
page-start-with = { $count ->
    [2] Začít ve dvou
    [3] Začít ve třech
    [4] Začít ve čtyřech
   *[5] Začít v pěti
}
page-wait-for-host = Hru spustí ten, kdo stůl založil.
page-seats-must-fill = Na každé místo patří člověk nebo bot.
page-sit-down = Sednout si
page-full-watch = Všechna místa jsou obsazená. Můžeš se dívat.
page-only-here = Tento odkaz se otevře jen na tomto zařízení.
page-home-network = Přátelé v tvojí domácí síti tento odkaz zatím neotevřou.
page-share-home = Povolit přístup
page-home-shared = Tento odkaz otevře každé zařízení v tvojí domácí síti.

## The end

page-win-you = { $points ->
    [one] Vyhráváš: { $points } vítězný bod
    [few] Vyhráváš: { $points } vítězné body
    [many] Vyhráváš: { $points } vítězného bodu
   *[other] Vyhráváš: { $points } vítězných bodů
}
page-win-other = { $points ->
    [one] Vyhrává { $name }: { $points } vítězný bod
    [few] Vyhrává { $name }: { $points } vítězné body
    [many] Vyhrává { $name }: { $points } vítězného bodu
   *[other] Vyhrává { $name }: { $points } vítězných bodů
}
page-win-shared = { $points ->
    [one] { $names } se dělí o vítězství ({ $points } vítězný bod)
    [few] { $names } se dělí o vítězství ({ $points } vítězné body)
    [many] { $names } se dělí o vítězství ({ $points } vítězného bodu)
   *[other] { $names } se dělí o vítězství ({ $points } vítězných bodů)
}
page-win-shared-you = { $points ->
    [one] { $names } se dělíte o vítězství ({ $points } vítězný bod)
    [few] { $names } se dělíte o vítězství ({ $points } vítězné body)
    [many] { $names } se dělíte o vítězství ({ $points } vítězného bodu)
   *[other] { $names } se dělíte o vítězství ({ $points } vítězných bodů)
}
page-ahead = { $points ->
    [one] O { $points } vítězný bod méně má { $name }
    [few] O { $points } vítězné body méně má { $name }
    [many] O { $points } vítězného bodu méně má { $name }
   *[other] O { $points } vítězných bodů méně má { $name }
}
page-ahead-you = { $points ->
    [one] O { $points } vítězný bod před tebou
    [few] O { $points } vítězné body před tebou
    [many] O { $points } vítězného bodu před tebou
   *[other] O { $points } vítězných bodů před tebou
}
page-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
    [many] { $count } kola
   *[other] { $count } kol
}
page-ended-early = Ukončeno dohodou
page-in-front = { $points ->
    [one] Ve vedení: { $names }, { $points } vítězný bod
    [few] Ve vedení: { $names }, { $points } vítězné body
    [many] Ve vedení: { $names }, { $points } vítězného bodu
   *[other] Ve vedení: { $names }, { $points } vítězných bodů
}
page-scores = Vítězné body všech hráčů podle věží
page-score-main = Hlavní věž
page-score-rubble = Hromádka trosek
page-score-total = Vítězné body
page-rematch = Odveta
page-to-rematch = Jít k odvetě
page-replay = Přehrát znovu
page-challenge = Poslat výzvu
page-same-cards = Stejné karty
page-open-file = Otevřít hru ze souboru
page-open-file-again = otevři soubor se hrou znovu
page-analyse = Rozebrat hru
page-share-picture = Sdílet obrázek
page-share-text = 5 věží: { $names }
page-save-record = Uložit záznam hry
page-shared-saved = Obrázek je uložený.

## Replay

page-first-round = První kolo
page-step-back = O krok zpět
page-round-back = O kolo zpět
page-step-on = O krok dál
page-round-on = O kolo dál
page-last-round = Poslední kolo
page-autoplay = Přehrát
page-pause = Pozastavit
page-nobody-builds = Nikdo nestaví. Všechny karty se odkládají.

## Settings

page-language = Jazyk
page-tempo = Tempo ostatních
page-tempo-calm = Klidné
page-tempo-brisk = Svižné
page-tempo-once = Okamžité
page-theme = Vzhled
page-theme-system = Podle zařízení
page-theme-light = Světlý
page-theme-dark = Tmavý
page-sound = Zvuk
page-slow-bids = Před odesláním čísla chvilku počkat
page-slow-bids-about = Nechtěné klepnutí jde ještě vzít zpět
page-hand-over-setting = Při hře na jednom zařízení oznámit, kdo je na řadě
page-install = Nainstalovat na toto zařízení
page-install-no = K instalaci je potřeba zabezpečená adresa (https). Tady se hraje v prohlížeči.
page-keys = Klávesnice
page-keys-bid = Krok Nabídka: 0 až 5 zahlásí číslo, P odstoupí, ? řekne, proč něco nejde.
page-keys-build = Stavba: 1 až 5 vezme kartu nebo ji vrátí, T C H S M zbourá, U vezme zpět, ? poradí, Enter postaví, Esc všechno vrátí.
page-keys-all = A přejde k tomu, co je potřeba udělat. Šipkami se pohybuješ uvnitř skupiny.
page-end-game = Navrhnout konec hry
page-leave = Odejít od stolu
page-stay = Zůstat tady
page-leave-ask = Odejít od stolu?
page-leave-waits = Hra na tebe počká: dokud budeš pryč, nic se nehraje. Najdeš ji na úvodní stránce.
page-leave-others = Ostatní hrají dál. Po minutě za tebe hraje bot, dokud se nevrátíš.
page-end-alone = Ukončit hru
page-end-ask = Ukončit tuto hru?
page-end-alone-about = Hra tady skončí se současným počtem bodů a nikdo nevyhraje. Nejde to vzít zpět.
page-end-others = Zeptáme se všech u stolu. Když budou všichni souhlasit, hra skončí se současným počtem bodů a nikdo nevyhraje.
page-left = Už nejsi u stolu
page-left-waits = Hra na tebe čeká.
page-left-others = Za minutu za tebe začne hrát bot.
page-left-undo = Zpátky ke stolu

## The live region for screen readers: one sentence an event

page-live-round = { $round }. kolo. Otočeno: { $cards }.
page-live-bid = { $name } hlásí { $number }.
page-live-pass = { $name } odstupuje.
page-live-retract = { $name } bere číslo zpět.
page-live-build = { $points ->
    [one] { $name } staví: { $cards }. { $points } vítězný bod.
    [few] { $name } staví: { $cards }. { $points } vítězné body.
    [many] { $name } staví: { $cards }. { $points } vítězného bodu.
   *[other] { $name } staví: { $cards }. { $points } vítězných bodů.
}
page-live-demolish = { $points ->
    [one] { $name } bourá kartu { $card } a staví: { $cards }. { $points } vítězný bod.
    [few] { $name } bourá kartu { $card } a staví: { $cards }. { $points } vítězné body.
    [many] { $name } bourá kartu { $card } a staví: { $cards }. { $points } vítězného bodu.
   *[other] { $name } bourá kartu { $card } a staví: { $cards }. { $points } vítězných bodů.
}
page-live-your-bid = Jsi na řadě. Vede { $name }: { $number }. Postavit můžeš nejvýš { $most }.
page-live-your-start = Jsi na řadě. Začínáš. Postavit můžeš nejvýš { $most }.
page-live-your-build = { $count ->
    [one] Jsi na řadě. Vezmi { $count } kartu.
    [few] Jsi na řadě. Vezmi { $count } karty.
    [many] Jsi na řadě. Vezmi { $count } karty.
   *[other] Jsi na řadě. Vezmi { $count } karet.
}
page-live-choice = { $missing ->
    [0] { $card }. Vše vybráno. { $change }, vítězné body: { $points }.
   *[other] { $card }. Chybí ještě { $missing }. { $change }, vítězné body: { $points }.
}
page-live-end = { $points ->
    [one] Vyhrává { $name }: { $points } vítězný bod.
    [few] Vyhrává { $name }: { $points } vítězné body.
    [many] Vyhrává { $name }: { $points } vítězného bodu.
   *[other] Vyhrává { $name }: { $points } vítězných bodů.
}
page-live-end-you = { page-win-you }.
page-live-end-shared = { $points ->
    [one] { $names } se dělí o vítězství ({ $points } vítězný bod).
    [few] { $names } se dělí o vítězství ({ $points } vítězné body).
    [many] { $names } se dělí o vítězství ({ $points } vítězného bodu).
   *[other] { $names } se dělí o vítězství ({ $points } vítězných bodů).
}
page-live-end-shared-you = { page-win-shared-you }.
page-plus = plus { $points }
page-minus = minus { $points }

## Refusals about a player, by name (small and without a full stop, like the others)
page-named-turn-other = na řadě je { $name }
page-named-turn-bid = na řadě je { $name }: zahlásit číslo, nebo odstoupit
page-named-turn-build = na řadě je { $name }: postavit karty
page-named-seat-here = { $name } je tady
page-named-seat-gone_briefly = { $name } chybí teprve chvíli: bot může zaskočit za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}
page-named-seat-not_yours = na tomto místě hraje { $name }
page-named-seat-taken = na tomto místě už sedí { $name }
page-named-ask-pending = { $name } už se na něco ptá; nejdřív odpověz na to
