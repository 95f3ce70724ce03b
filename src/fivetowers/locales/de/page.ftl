# The words of the page. One sentence a message; names of people are facts and are never inflected.
# Facts: $kind is a letter T C H S M, $name a person's or bot's name, $points and $count whole numbers, $card the words of page-card.
# Parts in <b>…</b> are shown strong.

page-title = 5 Towers
page-motto = Mutig bieten, hoch bauen.

## Kinds and cards

page-kind = { $kind ->
    [T] Baum
    [C] Zucker
    [H] Grusel
    [S] Sand
   *[M] Schrott
}
page-card = { $kind ->
    [T] Baum { $value }
    [C] Zucker { $value }
    [H] Grusel { $value }
    [S] Sand { $value }
   *[M] Schrott { $value }
}
page-card-taken = { $card }: genommen. Zum Zurücklegen antippen.
page-card-needs = { $card }: passt, sobald { $needs } abgerissen ist.
page-card-along = { $card }: passt auf { $along }; beide werden genommen.
page-card-no = { $card }: geht nicht. { $reason }

## Towers
# $values is a list of numbers from the bottom up.

page-tower-mine = { $kind ->
    [T] Dein Baumturm von unten nach oben: { $values }; { $floors } Etagen
    [C] Dein Zuckerturm von unten nach oben: { $values }; { $floors } Etagen
    [H] Dein Gruselturm von unten nach oben: { $values }; { $floors } Etagen
    [S] Dein Sandturm von unten nach oben: { $values }; { $floors } Etagen
   *[M] Dein Schrottturm von unten nach oben: { $values }; { $floors } Etagen
}
page-tower-mine-one = { $kind ->
    [T] Dein Baumturm: { $top }, 1 Etage
    [C] Dein Zuckerturm: { $top }, 1 Etage
    [H] Dein Gruselturm: { $top }, 1 Etage
    [S] Dein Sandturm: { $top }, 1 Etage
   *[M] Dein Schrottturm: { $top }, 1 Etage
}
page-tower-mine-empty = { $kind ->
    [T] Dein Baumturm: noch nicht begonnen
    [C] Dein Zuckerturm: noch nicht begonnen
    [H] Dein Gruselturm: noch nicht begonnen
    [S] Dein Sandturm: noch nicht begonnen
   *[M] Dein Schrottturm: noch nicht begonnen
}
page-tower-other = { $floors ->
    [one] { page-kind }: oben { $top }, { $floors } Etage.
   *[other] { page-kind }: oben { $top }, { $floors } Etagen.
}
page-tower-other-crowned = { $floors ->
    [one] { page-kind }: fertig, { $floors } Etage.
   *[other] { page-kind }: fertig, { $floors } Etagen.
}
page-tower-other-empty = { page-kind }: noch nicht begonnen.

## Points
# Short forms stand in narrow places; screen readers get the long ones.

page-points = { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
page-points-short = SP
page-points-of = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
page-rubble-cost = Abriss −{ $cost }
page-rubble-none = Abriss 0
page-player-summary = { $rubble ->
    [0] { $name }, { page-points-of }. { $towers }
   *[other] { $name }, { page-points-of }, Abrissstapel { $rubble }. { $towers }
}
page-open-towers = Türme öffnen.

## The table

page-you = Du
page-you-small = du
page-menu = Menü
page-others = Die anderen
page-display = Auslage
page-mine = Deine Türme
page-action = Was jetzt zu tun ist
page-round = Runde { $round }
page-lap = { $lap ->
    [1] erster Durchgang
   *[other] zweiter Durchgang
}
page-discard-pile = { $count ->
    [one] Ablagestapel, { $count } Karte. Öffnen.
   *[other] Ablagestapel, { $count } Karten. Öffnen.
}
page-draw-pile = { $count ->
    [one] Zugstapel, noch { $count } Karte. Öffnen.
   *[other] Zugstapel, noch { $count } Karten. Öffnen.
}
page-discard-title = { $count ->
    [0] Noch ist nichts abgelegt
    [one] { $count } Karte abgelegt
   *[other] { $count } Karten abgelegt
}
page-to-come = Noch im Zugstapel: { $count }
page-to-come-card = { $copies ->
    [0] { $card }: keine mehr
   *[other] { $card }: noch { $copies }
}
page-nothing-yet = Noch hat niemand geboten.
page-towers-of = Türme von { $name }
page-previous-player = Zurück zu { $name }
page-next-player = Weiter zu { $name }
page-close = Schließen
page-bid-said = bietet { $number }
page-passed = gepasst

## What was played, in words

page-said = { $name } bietet { $number }.
page-said-start = { $name } beginnt mit { $number }.
page-passes = { $name } passt.
page-builds = { $name } baut { $cards }.
page-demolishes = { $name } reißt { $card } ab und baut { $cards }.
page-retracts = { $name } nimmt das Gebot zurück.
# The same about the reader.
page-you-said = Du bietest { $number }.
page-you-said-start = Du beginnst mit { $number }.
page-you-pass = Du passt.
page-you-build = Du baust { $cards }.
page-you-demolish = Du reißt { $card } ab und baust { $cards }.
page-you-retract = Du nimmst das Gebot zurück.
page-you-lead = Du führst mit { $number }.

## Bidding

page-your-bid = Dein Gebot
page-you-start = Du beginnst.
page-leads = { $name } führt mit { $number }.
page-most = Du kannst <b>höchstens { $most }</b> bauen.
page-most-nothing = Du kannst <b>keine</b> dieser Karten bauen.
page-pass = Passen
page-bid = { $number } bieten
page-bid-price = { $number } bieten, nur mit Abriss, minus { $price }
page-bid-no = { $number }: geht nicht. { $reason }
page-pass-no = Passen geht nicht. { $reason }
page-needs-demolition = Für { $number } musst du eine Karte abreißen.
page-why = Warum?
page-rule = Regel { $rule }
page-all-rules = Alle Regeln
page-bid-going = Du bietest { $number } …
page-pass-going = Du passt …
page-take-slip-back = Rückgängig

## Building

page-take-cards = { $count ->
    [one] Nimm { $count } Karte
   *[other] Nimm { $count } Karten
}
page-tap-or-drag = Tippe eine Karte an oder ziehe sie auf ihren Turm.
page-all-chosen = Alles gewählt.
page-only-build = Es gibt nur eine Möglichkeit, und sie liegt schon bereit.
page-score-change = { $after ->
    [one] { $before } → <b>{ $after } Siegpunkt</b>
   *[other] { $before } → <b>{ $after } Siegpunkte</b>
}
page-demolition-costs = Abriss −{ $price }
page-show-one = Tipp
page-take-back = Rückgängig
page-more-to-choose = { $count ->
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
page-build = Bauen
page-sending = Wird gesendet …
page-demolish = { $card } abreißen, minus { $price }
page-put-back = { $card } wieder aufsetzen
page-demolish-first = { $card } passt, sobald { $needs } abgerissen ist.
page-demolish-it = { $card } abreißen
page-take-only = { $count ->
    [one] Du nimmst nur { $count } Karte.
   *[other] Du nimmst nur { $count } Karten.
}
page-change-order = Reihenfolge der neuen Etagen ändern: { $cards }
page-retract = Gebot zurücknehmen
page-retract-why = { $count ->
    [one] { $count } Karte lässt sich nicht bauen.
   *[other] { $count } Karten lassen sich nicht bauen.
}

## Waiting

page-is-thinking = { $name } überlegt
page-is-building = { $name } baut
page-still-there = { $name } ist noch da.
page-is-leading = { $name } führt mit { $number }.
page-nobody-leads = Noch hat niemand geboten.
page-then = Danach
page-react = Reagieren
page-dealing = Karten werden aufgedeckt
page-shuffling = Alle mischen mit …
page-watching = Du schaust zu.
page-time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}

## Reactions

page-reaction-hello = Hallo
page-reaction-thanks = Danke
page-reaction-well_built = Gut gebaut
page-reaction-oops = Oje
page-reaction-wow = Wow
page-reaction-thinking = Moment, ich überlege
page-reaction-good_game = Schöne Partie
page-reaction-said = { $name }: { $words }

## Connection and people

page-connecting = Verbindung zum Tisch …
page-lost = Verbindung verloren. Neuer Versuch …
page-lost-safe = Deine Auswahl bleibt erhalten, und niemand nimmt dir den Zug weg.
page-lost-stand-in = Deine Auswahl bleibt erhalten. Dauert es länger, spielt ein Bot für dich, bis du zurück bist.
page-restart = Der Server startet neu.
page-restart-safe = Die Partie geht an derselben Stelle weiter.
page-back = Die Verbindung ist wieder da.
page-back-safe = Die Partie geht an derselben Stelle weiter.
page-away = { $name } ist gerade nicht da.
page-away-safe = Der Tisch wartet.
page-gone = Dieser Tisch ist geschlossen
page-gone-safe = Deine fertigen Partien sind gespeichert.
page-home = Startseite
page-lost-page = Seite nicht gefunden
page-lost-page-do = Prüfe den Link oder beginne auf der Startseite.
page-trouble = Das hat nicht geklappt. Es ist nichts verloren.
page-no-server = Der Server ist gerade nicht erreichbar. Es ist nichts verloren.
page-seat-taking = Der Platz wird übernommen …

## Somebody asks everybody

page-ask-undo = { $name } möchte den letzten Zug zurücknehmen.
page-ask-end = { $name } möchte die Partie hier beenden.
page-agree = Zustimmen
page-refuse = Ablehnen
page-waiting-for = Es fehlt noch die Antwort von { $names }.
page-withdraw = Frage zurückziehen
page-undo-move = Meinen Zug zurücknehmen

## One device

page-hand-over = { $name }, du bist dran
page-hand-over-do = Gib das Gerät weiter.
page-i-am = Ich bin { $name }

## Home and new table

page-play = Spielen
page-play-bots = Gegen Bots spielen
page-play-bots-last = { $players ->
    [2] zu zweit, { $level }
    [3] zu dritt, { $level }
    [4] zu viert, { $level }
   *[5] zu fünft, { $level }
}
page-play-friends = Mit anderen spielen
page-play-here = An einem Gerät spielen
page-settings = Einstellungen
page-go-on = Weiterspielen
page-game-goes-on = Laufende Partie
page-game-with = mit { $names }
page-daily = Tagespartie
page-daily-new = noch nicht gespielt
page-daily-begun = angefangen
page-daily-done = gespielt
page-join = An einen Tisch setzen
page-join-tile = per Link oder an einen offenen Tisch
page-games = Meine Partien
page-games-tile = weiterspielen oder ansehen
page-progress = Mein Fortschritt
page-rules = Regeln
page-rules-tile = kurz und vollständig
page-score-pad = Wertungsblock
page-score-pad-tile = für echte Karten
page-reference = Übersicht
page-reference-tile = alles auf einen Blick
page-puzzles = Rätsel
page-puzzles-tile = finde den besten Zug
page-tutorial = Spielen lernen
page-tutorial-tile = fünf Minuten, zum Mitmachen
page-tutorial-begun = weitermachen, wo du warst
page-film = So wird gespielt
page-film-tile = zwei Minuten zum Zuschauen
page-film-offer = Keine Lust zu lesen? Sieh dir an, wie gespielt wird.
page-back-button = Zurück
page-how-many = Wie viele spielen mit?
page-players-count = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[5] zu fünft
}
page-about-game = { $players ->
    [2] Zu zweit, { $cards } Karten, etwa { $minutes } Minuten.
    [3] Zu dritt, { $cards } Karten, etwa { $minutes } Minuten.
    [4] Zu viert, { $cards } Karten, etwa { $minutes } Minuten.
   *[5] Zu fünft, { $cards } Karten, etwa { $minutes } Minuten.
}
page-how-strong = Spielstärke
page-level-random = Zufall
page-level-random-about = baut, was passt
page-level-greedy = Nimmersatt
page-level-greedy-about = denkt etwas voraus
page-level-apprentice = Lehrling
page-level-apprentice-about = lernt noch
page-level-bricklayer = Maurer
page-level-bricklayer-about = baut beständig
page-level-mason = Steinmetz
page-level-mason-about = kennt das Handwerk
page-level-architect = Architekt
page-level-architect-about = plant voraus
page-level-master = Baumeister
page-level-master-about = schenkt dir nichts
page-bot-level = Bot, { $level }
page-level-of = Spielstärke: { $name }
page-your-name = Dein Name
page-name-of = Name von Person { $seat }
page-player = Person { $seat }
# What stands in a list beside the levels of bots.
page-a-person = Mensch
page-who-is = Platz { $seat }: Mensch oder Bot
page-hints = Tipps
page-hints-about = Du kannst fragen, was du bieten oder bauen sollst, und warum
page-check-bids = Gebote prüfen
page-check-bids-about = Aus: Ein Gebot, das sich nicht bauen lässt, wird wie am Tisch zurückgenommen
page-start = Los
page-make-table = Tisch eröffnen
page-list-table = Als offenen Tisch zeigen
page-list-table-about = Alle können sich dazusetzen. Die Namen werden ausgelost, etwa Otter oder Ahorn.

## Joining, my games, the daily game

page-join-code = Link oder Code eines Tisches
page-join-go = Zum Tisch
page-join-not = Das ist kein Link und kein Code eines Tisches.
page-lobby = Offene Tische
page-lobby-none = Gerade ist kein Tisch offen. Du kannst einen eröffnen.
page-seats-free = { $count ->
    [0] alle Plätze besetzt
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
page-watch = Zuschauen
page-games-running = Laufende Partien
page-games-finished = Beendete Partien
page-games-none = Noch keine Partien. Deine erste dauert etwa 15 Minuten.
page-game-waiting = noch nicht begonnen
page-daily-about = Eine Partie am Tag: dieselben Karten und Bots für alle, nur ein Versuch.
page-daily-begin = Heutige Partie spielen
page-daily-look = Meine Partie ansehen
page-daily-results = Ergebnisse von heute
page-daily-nobody = Noch hat niemand diese Partie beendet.

## Waiting room

page-table-of = Tisch von { $name }
page-invite = Einladen
page-qr = QR-Code mit dem Link
page-copy-link = Link kopieren
page-copied = Kopiert
page-send-link = Link schicken
page-seats = Plätze
page-seats-taken = { $taken } von { $seats } besetzt
page-host = du (dein Tisch)
page-is-host = hat den Tisch eröffnet
page-is-you = du
page-ready = Da
page-not-here = gerade nicht da
page-free-seat = Freier Platz
page-add-bot = Bot dazusetzen
page-add-here = Person an diesem Gerät hinzufügen
page-start-with = { $count ->
    [2] Zu zweit beginnen
    [3] Zu dritt beginnen
    [4] Zu viert beginnen
   *[5] Zu fünft beginnen
}
page-wait-for-host = Wer den Tisch eröffnet hat, startet die Partie.
page-seats-must-fill = Auf jeden Platz gehört ein Mensch oder ein Bot.
page-sit-down = Platz nehmen
page-full-watch = Alle Plätze sind besetzt. Du kannst zuschauen.
page-only-here = Dieser Link lässt sich nur auf diesem Gerät öffnen.
page-home-network = Geräte in deinem Heimnetz können diesen Link noch nicht öffnen.
page-share-home = Zugang erlauben
page-home-shared = Jedes Gerät in deinem Heimnetz kann diesen Link öffnen.

## The end

page-win-you = { $points ->
    [one] Du gewinnst mit { $points } Siegpunkt
   *[other] Du gewinnst mit { $points } Siegpunkten
}
page-win-other = { $points ->
    [one] { $name } gewinnt mit { $points } Siegpunkt
   *[other] { $name } gewinnt mit { $points } Siegpunkten
}
page-win-shared = { $points ->
    [one] { $names } teilen sich den Sieg mit je { $points } Siegpunkt
   *[other] { $names } teilen sich den Sieg mit je { $points } Siegpunkten
}
page-win-shared-you = { $points ->
    [one] { $names } teilt euch den Sieg mit je { $points } Siegpunkt
   *[other] { $names } teilt euch den Sieg mit je { $points } Siegpunkten
}
page-ahead = { $points ->
    [one] { $points } Siegpunkt vor { $name }
   *[other] { $points } Siegpunkte vor { $name }
}
page-ahead-you = { $points ->
    [one] { $points } Siegpunkt vor dir
   *[other] { $points } Siegpunkte vor dir
}
page-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
page-ended-early = Gemeinsam beendet
page-in-front = { $points ->
    [one] In Führung: { $names } mit { $points } Siegpunkt
   *[other] In Führung: { $names } mit { $points } Siegpunkten
}
page-scores = Siegpunkte aller, Turm für Turm
page-score-main = Hauptturm
page-score-rubble = Abrissstapel
page-score-total = Siegpunkte
page-rematch = Revanche
page-to-rematch = Zur Revanche gehen
page-replay = Partie ansehen
page-challenge = Jemanden herausfordern
page-same-cards = Dieselben Karten
page-open-file = Partie aus Datei öffnen
page-open-file-again = öffne die Datei noch einmal
page-analyse = Auswerten
page-share-picture = Bild teilen
page-share-text = 5 Towers, Endstand: { $names }
page-save-record = Partie als Datei speichern
page-shared-saved = Das Bild ist gespeichert.

## Replay

page-first-round = Erste Runde
page-step-back = Einen Schritt zurück
page-round-back = Eine Runde zurück
page-step-on = Einen Schritt weiter
page-round-on = Eine Runde weiter
page-last-round = Letzte Runde
page-autoplay = Abspielen
page-pause = Anhalten
page-nobody-builds = Niemand baut. Alle Karten werden abgelegt.

## Settings

page-language = Sprache
page-tempo = Tempo der anderen
page-tempo-calm = Gemütlich
page-tempo-brisk = Zügig
page-tempo-once = Sofort
page-theme = Darstellung
page-theme-system = Wie am Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-sound = Ton
page-slow-bids = Vor dem Senden eines Gebots kurz warten
page-slow-bids-about = So lässt sich ein Vertipper noch rückgängig machen
page-hand-over-setting = Beim Spiel an einem Gerät ansagen, wer dran ist
page-install = Auf diesem Gerät installieren
page-install-no = Installieren geht nur bei einer sicheren Adresse (https). Hier spielst du im Browser.
page-keys = Tastatur
page-keys-bid = Beim Bieten: 0 bis 5 bieten, P passt, ? sagt, warum etwas nicht geht.
page-keys-build = Beim Bauen: 1 bis 5 nehmen eine Karte oder legen sie zurück, T C H S M reißen ab, U macht rückgängig, ? gibt einen Tipp, Enter baut, Esc legt alles zurück.
page-keys-all = A springt zu dem, was zu tun ist. Mit den Pfeiltasten bewegst du dich innerhalb einer Gruppe.
page-end-game = Ende vorschlagen
page-leave = Tisch verlassen
page-stay = Hier bleiben
page-leave-ask = Den Tisch verlassen?
page-leave-waits = Die Partie wartet auf dich: Solange du weg bist, wird nicht gespielt. Du findest sie auf der Startseite.
page-leave-others = Die anderen spielen weiter. Nach einer Minute spielt ein Bot für dich, bis du wiederkommst.
page-end-alone = Partie beenden
page-end-ask = Diese Partie beenden?
page-end-alone-about = Die Partie endet hier mit dem jetzigen Punktestand, und niemand gewinnt. Das lässt sich nicht rückgängig machen.
page-end-others = Alle am Tisch werden gefragt. Sind alle einverstanden, endet die Partie mit dem jetzigen Punktestand, und niemand gewinnt.
page-left = Du hast den Tisch verlassen
page-left-waits = Die Partie wartet auf dich.
page-left-others = In einer Minute spielt ein Bot für dich.
page-left-undo = Zurück an den Tisch

## The live region for screen readers: one sentence an event

page-live-round = Runde { $round }. Aufgedeckt: { $cards }.
page-live-bid = { $name } bietet { $number }.
page-live-pass = { $name } passt.
page-live-retract = { $name } nimmt das Gebot zurück.
page-live-build = { $points ->
    [one] { $name } baut { $cards }. { $points } Siegpunkt.
   *[other] { $name } baut { $cards }. { $points } Siegpunkte.
}
page-live-demolish = { $points ->
    [one] { $name } reißt { $card } ab und baut { $cards }. { $points } Siegpunkt.
   *[other] { $name } reißt { $card } ab und baut { $cards }. { $points } Siegpunkte.
}
page-live-your-bid = Du bist dran. { $name } führt mit { $number }. Du kannst höchstens { $most } bauen.
page-live-your-start = Du bist dran. Du beginnst. Du kannst höchstens { $most } bauen.
page-live-your-build = { $count ->
    [one] Du bist dran. Nimm { $count } Karte.
   *[other] Du bist dran. Nimm { $count } Karten.
}
page-live-choice = { $missing ->
    [0] { $card }. Alles gewählt. { $change }, Siegpunkte: { $points }.
   *[other] { $card }. Noch { $missing }. { $change }, Siegpunkte: { $points }.
}
page-live-end = { $points ->
    [one] { $name } gewinnt mit { $points } Siegpunkt.
   *[other] { $name } gewinnt mit { $points } Siegpunkten.
}
page-live-end-you = { page-win-you }.
page-live-end-shared = { $points ->
    [one] { $names } teilen sich den Sieg mit je { $points } Siegpunkt.
   *[other] { $names } teilen sich den Sieg mit je { $points } Siegpunkten.
}
page-live-end-shared-you = { page-win-shared-you }.
page-plus = plus { $points }
page-minus = minus { $points }

## Refusals about a player, by name (small and without a full stop, like the others)
page-named-turn-other = { $name } ist dran
page-named-turn-bid = { $name } ist dran: bieten oder passen
page-named-turn-build = { $name } ist dran: bauen
page-named-seat-here = { $name } ist da
page-named-seat-gone_briefly = { $name } ist gerade erst gegangen: Ein Bot kann in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} einspringen
page-named-seat-not_yours = dort spielt { $name }
page-named-seat-taken = dort sitzt schon { $name }
page-named-ask-pending = { $name } hat schon etwas gefragt; das kommt zuerst
