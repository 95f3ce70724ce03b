# The words of the page. One sentence a message; names of people are facts and are never inflected.
# Facts: $kind is a letter T C H S M, $name a person's or bot's name, $points and $count whole numbers, $card the words of page-card.
# Parts in <b>…</b> are shown strong.

page-title = 5 věží
page-motto = Odvážně vybírej, stav vysoko.

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
page-card-taken = { $card }, vzatá. Klepnutím se vrátí.
page-card-needs = { $card }, hodí se, až se zbourá karta { $needs }.
page-card-no = { $card }, nejde. { $reason }

## Towers
# $values is a list of numbers from the bottom up.

page-tower-mine = { $kind ->
    [T] Tvá lesní věž odspodu: { $values }; počet pater: { $floors }
    [C] Tvá dortová věž odspodu: { $values }; počet pater: { $floors }
    [H] Tvá strašidelná věž odspodu: { $values }; počet pater: { $floors }
    [S] Tvá písková věž odspodu: { $values }; počet pater: { $floors }
   *[M] Tvá šrotová věž odspodu: { $values }; počet pater: { $floors }
}
page-tower-mine-one = { $kind ->
    [T] Tvá lesní věž: { $top }, 1 patro
    [C] Tvá dortová věž: { $top }, 1 patro
    [H] Tvá strašidelná věž: { $top }, 1 patro
    [S] Tvá písková věž: { $top }, 1 patro
   *[M] Tvá šrotová věž: { $top }, 1 patro
}
page-tower-mine-empty = { $kind ->
    [T] Tvá lesní věž: ještě nezačatá
    [C] Tvá dortová věž: ještě nezačatá
    [H] Tvá strašidelná věž: ještě nezačatá
    [S] Tvá písková věž: ještě nezačatá
   *[M] Tvá šrotová věž: ještě nezačatá
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
page-tower-other-empty = { page-kind }: ještě nezačatá.

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
page-mine = Tvé věže
page-action = Co teď
page-round = { $round }. kolo
page-lap = { $lap ->
    [1] balíček poprvé
   *[other] balíček podruhé
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
page-to-come = Karty, které ještě přijdou: { $count }
page-to-come-card = { $copies ->
    [0] { $card }: už nepřijde
   *[other] { $card }: přijde ještě { $copies }×
}
page-this-round = Toto kolo
page-round-so-far = Průběh kola
page-nothing-yet = Zatím nikdo nic neřekl.
page-towers-of = Věže: { $name }
page-previous-player = Předchozí hráč, { $name }
page-next-player = Další hráč, { $name }
page-close = Zavřít
page-bid-said = vybírá { $number }
page-passed = odstupuje

## What was played, in words

page-said = { $name } vybírá { $number }.
page-said-start = { $name } začíná a vybírá { $number }.
page-passes = { $name } odstupuje.
page-builds = { $name } staví: { $cards }.
page-demolishes = { $name } bourá: { $card }, a staví: { $cards }.
page-retracts = { $name } bere výběr zpět.
# The same about the reader.
page-you-said = Vybíráš { $number }.
page-you-said-start = Začínáš a vybíráš { $number }.
page-you-pass = Odstupuješ.
page-you-build = Stavíš: { $cards }.
page-you-demolish = Bouráš: { $card }, a stavíš: { $cards }.
page-you-retract = Bereš výběr zpět.
page-you-lead = Nejvyšší číslo je tvoje: { $number }.

## Bidding

page-your-bid = Tvůj výběr
page-you-start = Začínáš.
page-leads = { $name } vybírá { $number }.
page-most = Postavit můžeš <b>nejvýš { $most }</b>.
page-most-nothing = Z těchto karet nemůžeš postavit <b>žádnou</b>.
page-pass = Odstoupit
page-bid = Vybrat { $number }
page-bid-price = Vybrat { $number }, jen se zbouráním, minus { $price }
page-bid-no = { $number }, nejde. { $reason }
page-pass-no = Odstoupit nejde. { $reason }
page-needs-demolition = Na { $number } musíš zbourat jednu kartu.
page-why = Proč?
page-rule = Pravidlo { $rule }
page-all-rules = Všechna pravidla
page-bid-going = Vybíráš { $number }.
page-pass-going = Odstupuješ.
page-take-slip-back = Vzít zpět

## Building

page-take-cards = { $count ->
    [one] Vezmi { $count } kartu
    [few] Vezmi { $count } karty
    [many] Vezmi { $count } karty
   *[other] Vezmi { $count } karet
}
page-tap-or-drag = Klepni na kartu, nebo ji přetáhni na její věž.
page-all-chosen = Vše vybráno.
page-only-build = Jde to jen takto, a už to tu leží.
page-score-change = { $after ->
    [one] { $before } → <b>{ $after } vítězný bod</b>
    [few] { $before } → <b>{ $after } vítězné body</b>
    [many] { $before } → <b>{ $after } vítězného bodu</b>
   *[other] { $before } → <b>{ $after } vítězných bodů</b>
}
page-demolition-costs = zbourání −{ $price }
page-show-one = Poradit
page-take-back = Zpět
page-more-to-choose = { $count ->
    [one] Vyber ještě { $count } kartu
    [few] Vyber ještě { $count } karty
    [many] Vyber ještě { $count } karty
   *[other] Vyber ještě { $count } karet
}
page-build = Postavit
page-sending = odesílá se …
page-demolish = Zbourat kartu { $card }, stojí { $price }
page-put-back = Vrátit kartu { $card }
page-demolish-first = Karta { $card } se hodí, až se zbourá karta { $needs }.
page-demolish-it = Zbourat kartu { $card }
page-take-only = { $count ->
    [one] Bereš si jen { $count } kartu.
    [few] Bereš si jen { $count } karty.
    [many] Bereš si jen { $count } karty.
   *[other] Bereš si jen { $count } karet.
}
page-change-order = Změnit pořadí nových pater: { $cards }
page-retract = Vzít výběr zpět
page-retract-why = { $count ->
    [one] { $count } kartu postavit nejde.
    [few] { $count } karty postavit nejde.
    [many] { $count } karty postavit nejde.
   *[other] { $count } karet postavit nejde.
}

## Waiting

page-is-thinking = { $name } přemýšlí
page-is-building = { $name } staví
page-still-there = { $name } je pořád tady.
page-is-leading = Nejvyšší číslo: { $number }, { $name }.
page-nobody-leads = Zatím nikdo neurčil číslo.
page-then = Potom
page-react = Reagovat
page-dealing = Odkrývají se karty
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

page-connecting = Jdeme ke stolu …
page-lost = Spojení je přerušené. Zkouším to znovu …
page-lost-safe = Co máš vybráno, zůstane; tvůj tah ti nikdo nevezme.
page-lost-stand-in = Co máš vybráno, zůstane. Potrvá-li to dlouho, hraje za tebe bot, dokud se nevrátíš.
page-restart = Server se spouští znovu.
page-restart-safe = Hra pokračuje tam, kde byla.
page-back = Spojení je zpátky.
page-back-safe = Hra pokračuje tam, kde byla.
page-away = { $name } je teď pryč.
page-away-safe = Stůl čeká.
page-gone = Tento stůl už je zavřený
page-gone-safe = Tvé dohrané hry zůstávají.
page-home = Úvodní stránka
page-lost-page = Na této adrese nic není
page-lost-page-do = Podívej se na odkaz ještě jednou, nebo začni na úvodní stránce.
page-trouble = To se nepovedlo. Nic se neztratilo.
page-no-server = Server teď není dostupný. Nic se neztratilo.
page-seat-taking = Přebírá se místo …

## Somebody asks everybody

page-ask-undo = { $name } chce vzít zpět poslední tah.
page-ask-end = { $name } chce hru tady ukončit.
page-agree = Souhlasím
page-refuse = Ne
page-waiting-for = Čeká se na odpověď: { $names }.
page-withdraw = Vzít zpět
page-undo-move = Vzít můj tah zpět

## One device

page-hand-over = { $name }, jsi na řadě
page-hand-over-do = Předej zařízení dál.
page-i-am = Tady { $name }

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
page-game-goes-on = Tvá hra pokračuje
page-game-with = Hrají s tebou: { $names }
page-daily = Hra dne
page-daily-new = ještě nehraná
page-daily-begun = rozehraná
page-daily-done = dohraná
page-join = Přisednout ke stolu
page-join-tile = odkazem, nebo k otevřenému
page-games = Moje hry
page-games-tile = pokračovat, nebo přehrát znovu
page-rules = Pravidla
page-rules-tile = všechna, krátce
page-score-pad = Bodovací blok
page-score-pad-tile = ke hře z krabice
page-reference = Přehled na kartě
page-reference-tile = všechno na jedné obrazovce
page-puzzles = Hlavolamy
page-puzzles-tile = najdi nejlepší volbu
page-tutorial = Nauč se hrát
page-tutorial-tile = pět minut, rovnou hrou
page-tutorial-begun = pokračovat v učení
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
page-how-strong = Jak silně?
page-level-gentle = Mírně
page-level-gentle-about = staví, co se hodí
page-level-steady = Rozvážně
page-level-steady-about = myslí dopředu
page-level-apprentice = Učeň
page-level-apprentice-about = ještě se učí
page-level-bricklayer = Zednice
page-level-bricklayer-about = staví vytrvale
page-level-mason = Kameník
page-level-mason-about = zná své řemeslo
page-level-architect = Architektka
page-level-architect-about = plánuje dopředu
page-level-master = Mistr
page-level-master-about = nic ti nedaruje
# Bots have names, one a seat, with different first letters.
page-bot-name = { $seat ->
    [1] Adéla
    [2] Bruno
    [3] Cyril
    [4] Dora
   *[other] Emil
}
page-bot-level = bot, { $level }
page-level-of = Jak silně hraje { $name }
page-your-name = Tvé jméno
page-name-of = Jméno hráče { $seat }
page-player = Hráč { $seat }
# What stands in a list beside the levels of bots.
page-a-person = Člověk
page-who-is = Kdo je hráč { $seat }
page-hints = Rady
page-hints-about = Ukážou jednu možnou stavbu
page-check-bids = Kontrolovat výběr
page-check-bids-about = Vypnuto: výběr jde vzít zpět jako u stolu
page-start = Začít
page-make-table = Založit stůl
page-list-table = Mezi otevřenými stoly
page-list-table-about = Přisednout může kdokoli; jména se losují, třeba Vydra nebo Javor

## Joining, my games, the daily deal

page-join-code = Odkaz nebo kód stolu
page-join-go = Ke stolu
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
page-games-none = Tvá první hra zabere 15 minut.
page-game-waiting = ještě nezačala
page-daily-about = Jedna hra denně: stejné karty a boti pro všechny, a jeden pokus.
page-daily-begin = Hrát dnešní hru
page-daily-look = Podívat se na svou hru
page-daily-results = Dnešní výsledky
page-daily-nobody = Tuto hru ještě nikdo nedohrál.
page-daily-practise = Zkusit si včerejší hru

## Waiting room

page-table-of = Stůl: { $name }
page-invite = Pozvat
page-qr = QR kód s odkazem
page-copy-link = Zkopírovat odkaz
page-copied = Zkopírováno
page-send-link = Poslat odkaz
page-seats = Místa
page-seats-taken = obsazeno { $taken } z { $seats }
page-host = ty, tvůj stůl
page-is-you = ty
page-ready = Tady
page-not-here = teď tu není
page-free-seat = Volné místo
page-add-bot = Přidat bota
page-add-here = Někdo další na tomto zařízení
page-start-with = Začít ({ $count })
page-wait-for-host = Hru spustí ten, kdo stůl založil.
page-seats-must-fill = Na každé místo patří člověk, nebo bot.
page-sit-down = Sednout si
page-full-watch = Všechna místa jsou obsazená. Můžeš se dívat.
page-only-here = Tento odkaz se otevře jen na tomto zařízení.
page-home-network = Přátelé v tvé domácí síti tento odkaz zatím neotevřou.
page-share-home = Pustit je dál
page-home-shared = Tento odkaz otevře každé zařízení v tvé domácí síti.

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
    [one] O vítězství se dělí, po { $points } vítězném bodu: { $names }
    [few] O vítězství se dělí, po { $points } vítězných bodech: { $names }
    [many] O vítězství se dělí, po { $points } vítězného bodu: { $names }
   *[other] O vítězství se dělí, po { $points } vítězných bodech: { $names }
}
page-ahead = { $points ->
    [one] O { $points } vítězný bod méně: { $name }
    [few] O { $points } vítězné body méně: { $name }
    [many] O { $points } vítězného bodu méně: { $name }
   *[other] O { $points } vítězných bodů méně: { $name }
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
page-to-rematch = K odvetě
page-replay = Přehrát znovu
page-share-picture = Sdílet obrázek
page-share-text = 5 věží: { $names }
page-save-record = Uložit záznam
page-shared-saved = Obrázek je uložený.

## Replay

page-first-round = První kolo
page-round-back = O krok zpět
page-round-on = O krok dál
page-last-round = Poslední kolo
page-autoplay = Přehrát
page-pause = Pozastavit
page-nobody-builds = Nikdo nestaví. Všechny karty se odkládají.

## Settings

page-language = Jazyk
page-theme = Světlý nebo tmavý vzhled
page-theme-system = Podle zařízení
page-theme-light = Světlý
page-theme-dark = Tmavý
page-sound = Zvuk
page-slow-bids = Před odesláním čísla chvilku počkat
page-slow-bids-about = Nechtěné klepnutí jde ještě vzít zpět
page-hand-over-setting = Na jednom zařízení hlásit, kdo je na řadě
page-install = Nainstalovat na toto zařízení
page-install-no = K instalaci je potřeba zabezpečená adresa (https). Na této adrese se hraje v prohlížeči.
page-keys = Klávesy
page-keys-bid = Krok Nabídka: 0 až 5 určí číslo, P odstoupí, ? řekne, proč něco nejde.
page-keys-build = Stavba: 1 až 5 vezme kartu nebo ji vrátí, T C H S M zbourá, U vezme zpět, ? poradí, Enter postaví, Esc všechno vrátí.
page-keys-all = A přejde k tomu, co je potřeba udělat. Šipky se pohybují uvnitř skupiny.
page-end-game = Navrhnout konec hry
page-leave = Odejít od stolu

## The live region for screen readers: one sentence an event

page-live-round = { $round }. kolo. Odkryto: { $cards }.
page-live-bid = { $name } vybírá { $number }.
page-live-pass = { $name } odstupuje.
page-live-retract = { $name }: výběr vzat zpět.
page-live-build = { $points ->
    [one] { $name }: postaveno { $cards }. { $points } vítězný bod.
    [few] { $name }: postaveno { $cards }. { $points } vítězné body.
    [many] { $name }: postaveno { $cards }. { $points } vítězného bodu.
   *[other] { $name }: postaveno { $cards }. { $points } vítězných bodů.
}
page-live-demolish = { $points ->
    [one] { $name }: zbouráno { $card }, postaveno { $cards }. { $points } vítězný bod.
    [few] { $name }: zbouráno { $card }, postaveno { $cards }. { $points } vítězné body.
    [many] { $name }: zbouráno { $card }, postaveno { $cards }. { $points } vítězného bodu.
   *[other] { $name }: zbouráno { $card }, postaveno { $cards }. { $points } vítězných bodů.
}
page-live-your-bid = Jsi na řadě. Nejvyšší číslo: { $number }, { $name }. Postavit můžeš nejvýš { $most }.
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
page-live-end-shared = { $points ->
    [one] O vítězství se dělí, po { $points } vítězném bodu: { $names }.
    [few] O vítězství se dělí, po { $points } vítězných bodech: { $names }.
    [many] O vítězství se dělí, po { $points } vítězného bodu: { $names }.
   *[other] O vítězství se dělí, po { $points } vítězných bodech: { $names }.
}
page-plus = plus { $points }
page-minus = minus { $points }
