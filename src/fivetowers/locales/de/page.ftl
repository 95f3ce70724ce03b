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
page-card-taken = { $card }, genommen. Antippen legt sie zurück.
page-card-needs = { $card }, passt, sobald { $needs } abgerissen ist.
page-card-no = { $card }, geht nicht. { $reason }

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
page-to-come = Karten, die noch kommen: { $count }
page-to-come-card = { $copies ->
    [0] { $card }: keine mehr
   *[other] { $card }: noch { $copies }
}
page-this-round = Diese Runde
page-round-so-far = Runde bisher
page-nothing-yet = Noch ist nichts gesagt.
page-towers-of = Türme: { $name }
page-previous-player = Vorige Person, { $name }
page-next-player = Nächste Person, { $name }
page-close = Schließen
page-bid-said = bietet { $number }
page-passed = gepasst

## What was played, in words

page-said = { $name } bietet { $number }.
page-said-start = { $name } beginnt und bietet { $number }.
page-passes = { $name } passt.
page-builds = { $name } baut { $cards }.
page-demolishes = { $name } reißt { $card } ab und baut { $cards }.
page-retracts = { $name } nimmt das Gebot zurück.
# The same about the reader.
page-you-said = Du bietest { $number }.
page-you-said-start = Du beginnst und bietest { $number }.
page-you-pass = Du passt.
page-you-build = Du baust { $cards }.
page-you-demolish = Du reißt { $card } ab und baust { $cards }.
page-you-retract = Du nimmst das Gebot zurück.
page-you-lead = Du bietest am höchsten: { $number }.

## Bidding

page-your-bid = Dein Gebot
page-you-start = Du beginnst.
page-leads = { $name } bietet { $number }.
page-most = Du kannst <b>höchstens { $most }</b> bauen.
page-most-nothing = Du kannst <b>keine</b> dieser Karten bauen.
page-pass = Passen
page-bid = { $number } bieten
page-bid-price = { $number } bieten, nur mit Abriss, minus { $price }
page-bid-no = { $number }, geht nicht. { $reason }
page-pass-no = Passen geht nicht. { $reason }
page-needs-demolition = Für { $number } musst du eine Karte abreißen.
page-why = Warum?
page-rule = Regel { $rule }
page-all-rules = Alle Regeln
page-bid-going = Du bietest { $number }.
page-pass-going = Du passt.
page-take-slip-back = Zurücknehmen

## Building

page-take-cards = { $count ->
    [one] Nimm { $count } Karte
   *[other] Nimm { $count } Karten
}
page-tap-or-drag = Tipp eine Karte an oder zieh sie auf ihren Turm.
page-all-chosen = Alles gewählt.
page-only-build = Es geht nur so, und so liegt es schon da.
page-score-change = { $after ->
    [one] { $before } → <b>{ $after } Siegpunkt</b>
   *[other] { $before } → <b>{ $after } Siegpunkte</b>
}
page-demolition-costs = Abriss −{ $price }
page-show-one = Vorschlag
page-take-back = Zurück
page-more-to-choose = { $count ->
    [one] Noch { $count } Karte wählen
   *[other] Noch { $count } Karten wählen
}
page-build = Bauen
page-sending = wird gesendet …
page-demolish = { $card } abreißen, kostet { $price }
page-put-back = { $card } zurückstellen
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
page-is-leading = Am höchsten: { $number }, { $name }.
page-nobody-leads = Noch hat niemand eine Zahl gesagt.
page-then = Danach
page-react = Reagieren
page-dealing = Karten werden aufgedeckt
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

page-connecting = Auf dem Weg zum Tisch …
page-lost = Verbindung verloren. Neuer Versuch …
page-lost-safe = Was du gewählt hast, bleibt; niemand nimmt dir den Zug weg.
page-lost-stand-in = Was du gewählt hast, bleibt. Dauert es lange, spielt ein Bot für dich, bis du zurück bist.
page-restart = Der Server startet neu.
page-restart-safe = Die Partie geht weiter, wo sie war.
page-back = Die Verbindung ist wieder da.
page-back-safe = Die Partie geht weiter, wo sie war.
page-away = { $name } ist gerade weg.
page-away-safe = Der Tisch wartet.
page-gone = Dieser Tisch ist geschlossen
page-gone-safe = Deine fertigen Partien bleiben erhalten.
page-home = Startseite
page-lost-page = Unter dieser Adresse ist nichts
page-lost-page-do = Schau dir den Link noch einmal an, oder beginn auf der Startseite.
page-trouble = Das hat nicht geklappt. Verloren ist nichts.
page-no-server = Der Server ist gerade nicht zu erreichen. Verloren ist nichts.
page-seat-taking = Der Platz wird übernommen …

## Somebody asks everybody

page-ask-undo = { $name } möchte den letzten Zug zurücknehmen.
page-ask-end = { $name } möchte die Partie hier beenden.
page-agree = Einverstanden
page-refuse = Nein
page-waiting-for = Es fehlt noch die Antwort von: { $names }.
page-withdraw = Zurückziehen
page-undo-move = Meinen Zug zurücknehmen

## One device

page-hand-over = { $name }, du bist dran
page-hand-over-do = Gib das Gerät weiter.
page-i-am = Ich bin { $name }

## Home and new table

page-play = Spielen
page-play-bots = Gegen Bots spielen
page-play-bots-last = { $players ->
    [one] { $players } Person, { $level }
   *[other] { $players } Personen, { $level }
}
page-play-friends = Mit anderen spielen
page-play-here = An einem Gerät
page-settings = Einstellungen
page-go-on = Weiter
page-game-goes-on = Deine Partie geht weiter
page-game-with = Mit dabei: { $names }
page-daily = Tagespartie
page-daily-new = noch nicht gespielt
page-daily-begun = begonnen
page-daily-done = gespielt
page-join = An einen Tisch setzen
page-join-tile = mit Link, oder an einen offenen
page-games = Meine Partien
page-games-tile = weiterspielen oder ansehen
page-rules = Regeln
page-rules-tile = alle, ganz kurz
page-score-pad = Punkteblock
page-score-pad-tile = für echte Karten
page-reference = Übersicht
page-reference-tile = alles auf einen Blick
page-puzzles = Rätsel
page-puzzles-tile = finde die beste Wahl
page-tutorial = Spielen lernen
page-tutorial-tile = fünf Minuten, zum Mitmachen
page-tutorial-begun = weiter, wo du warst
page-back-button = Zurück
page-how-many = Wie viele Personen?
page-players-count = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
page-about-game = { $players } Personen, { $cards } Karten, etwa { $minutes } Minuten.
page-how-strong = Wie stark?
page-level-gentle = Sanft
page-level-gentle-about = baut, was passt
page-level-steady = Solide
page-level-steady-about = denkt voraus
page-level-apprentice = Lehrling
page-level-apprentice-about = lernt noch
page-level-bricklayer = Maurerin
page-level-bricklayer-about = baut beständig
page-level-mason = Steinmetz
page-level-mason-about = kennt das Handwerk
page-level-architect = Architektin
page-level-architect-about = plant voraus
page-level-master = Baumeister
page-level-master-about = schenkt dir nichts
# Bots have names, one a seat, with different first letters.
page-bot-name = { $seat ->
    [1] Ada
    [2] Bruno
    [3] Cleo
    [4] Dora
   *[other] Emil
}
page-bot-level = Bot, { $level }
page-level-of = Wie stark { $name } ist
page-your-name = Dein Name
page-name-of = Name von Person { $seat }
page-player = Person { $seat }
# What stands in a list beside the levels of bots.
page-a-person = Mensch
page-who-is = Wer Person { $seat } ist
page-hints = Tipps
page-hints-about = Lass dir eine Möglichkeit zum Bauen zeigen
page-check-bids = Gebote prüfen
page-check-bids-about = Aus: Wie am Tisch lässt sich ein Gebot zurücknehmen
page-start = Los
page-make-table = Tisch eröffnen
page-list-table = Unter den offenen Tischen zeigen
page-list-table-about = Alle können sich dazusetzen; die Namen werden gelost, etwa Otter oder Ahorn

## Joining, my games, the daily deal

page-join-code = Link oder Code eines Tisches
page-join-go = Zum Tisch
page-join-not = Das ist weder Link noch Code eines Tisches.
page-lobby = Offene Tische
page-lobby-none = Gerade ist kein Tisch offen. Du kannst einen eröffnen.
page-seats-free = { $count ->
    [0] alle Plätze besetzt
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
page-watch = Zuschauen
page-games-running = Noch nicht zu Ende
page-games-finished = Zu Ende gespielt
page-games-none = Deine erste Partie dauert 15 Minuten.
page-game-waiting = noch nicht begonnen
page-daily-about = Eine Partie am Tag: dieselben Karten und Bots für alle, und ein Versuch.
page-daily-begin = Heutige Partie spielen
page-daily-look = Meine Partie ansehen
page-daily-results = Ergebnisse von heute
page-daily-nobody = Noch hat niemand diese Partie beendet.
page-daily-practise = Die Partie von gestern üben

## Waiting room

page-table-of = Tisch: { $name }
page-invite = Einladen
page-qr = QR-Code mit dem Link
page-copy-link = Link kopieren
page-copied = Kopiert
page-send-link = Link schicken
page-seats = Plätze
page-seats-taken = { $taken } von { $seats } besetzt
page-host = du, dein Tisch
page-is-you = du
page-ready = Da
page-not-here = gerade nicht da
page-free-seat = Freier Platz
page-add-bot = Bot dazusetzen
page-add-here = Noch jemand an diesem Gerät
page-start-with = Mit { $count } beginnen
page-wait-for-host = Wer den Tisch eröffnet hat, startet die Partie.
page-seats-must-fill = Auf jeden Platz gehört eine Person oder ein Bot.
page-sit-down = Hinsetzen
page-full-watch = Alle Plätze sind besetzt. Du kannst zuschauen.
page-only-here = Dieser Link geht nur auf diesem Gerät auf.
page-home-network = Geräte in deinem Heimnetz können diesen Link noch nicht öffnen.
page-share-home = Hereinlassen
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
    [one] Mit { $points } Siegpunkt teilen sich den Sieg: { $names }
   *[other] Mit { $points } Siegpunkten teilen sich den Sieg: { $names }
}
page-ahead = { $points ->
    [one] { $points } Siegpunkt dahinter: { $name }
   *[other] { $points } Siegpunkte dahinter: { $name }
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
    [one] Vorn: { $names } mit { $points } Siegpunkt
   *[other] Vorn: { $names } mit { $points } Siegpunkten
}
page-scores = Siegpunkte aller, Turm für Turm
page-score-main = Hauptturm
page-score-rubble = Abrissstapel
page-score-total = Siegpunkte
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-replay = Partie ansehen
page-share-picture = Bild teilen
page-share-text = 5 Towers, Endstand: { $names }
page-save-record = Aufzeichnung speichern
page-shared-saved = Das Bild ist gespeichert.

## Replay

page-first-round = Erste Runde
page-round-back = Einen Schritt zurück
page-round-on = Einen Schritt weiter
page-last-round = Letzte Runde
page-autoplay = Abspielen
page-pause = Anhalten
page-nobody-builds = Niemand baut. Alle Karten werden abgelegt.

## Settings

page-language = Sprache
page-theme = Hell oder dunkel
page-theme-system = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-sound = Ton
page-slow-bids = Vor dem Senden eines Gebots kurz warten
page-slow-bids-about = Wer sich vertippt, kann es noch zurücknehmen
page-hand-over-setting = An einem Gerät ansagen, wer dran ist
page-install = Auf diesem Gerät installieren
page-install-no = Zum Installieren braucht es eine sichere Adresse (https). Unter dieser Adresse spielst du im Browser.
page-keys = Tasten
page-keys-bid = Beim Bieten: 0 bis 5 sagen eine Zahl, P passt, ? sagt, warum etwas nicht geht.
page-keys-build = Beim Bauen: 1 bis 5 nehmen eine Karte oder legen sie zurück, T C H S M reißen ab, U nimmt zurück, ? macht einen Vorschlag, Enter baut, Esc räumt alles zurück.
page-keys-all = A springt zu dem, was zu tun ist. Pfeile bewegen innerhalb einer Gruppe.
page-end-game = Fragen, ob wir aufhören
page-leave = Tisch verlassen

## The live region for screen readers: one sentence an event

page-live-round = Runde { $round }. Aufgedeckt: { $cards }.
page-live-bid = { $name } bietet { $number }.
page-live-pass = { $name } passt.
page-live-retract = { $name }: Gebot zurückgenommen.
page-live-build = { $points ->
    [one] { $name }: { $cards } gebaut. { $points } Siegpunkt.
   *[other] { $name }: { $cards } gebaut. { $points } Siegpunkte.
}
page-live-demolish = { $points ->
    [one] { $name }: { $card } abgerissen, { $cards } gebaut. { $points } Siegpunkt.
   *[other] { $name }: { $card } abgerissen, { $cards } gebaut. { $points } Siegpunkte.
}
page-live-your-bid = Du bist dran. Am höchsten: { $number }, { $name }. Du kannst höchstens { $most } bauen.
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
page-live-end-shared = { $points ->
    [one] Mit { $points } Siegpunkt teilen sich den Sieg: { $names }.
   *[other] Mit { $points } Siegpunkten teilen sich den Sieg: { $names }.
}
page-plus = plus { $points }
page-minus = minus { $points }
