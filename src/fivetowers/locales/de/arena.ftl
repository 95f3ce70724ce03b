# What the arena says: why a bot lost a game by a fault, why a series cannot be played, and the words of its report.
# Every id begins with the name of this file. In a fault the bot is named before, so that no sentence bends a name.

## Faults of bots: one message for each arena.* code
arena-not_started = das Programm lässt sich nicht starten: { $reason }
arena-crashed = das Programm endete von selbst (Exit-Code { $status })
arena-crashed_saying = das Programm endete von selbst (Exit-Code { $status }), zuletzt mit „{ $said }“
arena-hangs = in { $milliseconds } ms kam keine Antwort
arena-late = die Antwort kam nach { $milliseconds } ms; erlaubt waren { $limit }
arena-junk = die Antwort war „{ $seen }“; erwartet war „{ $expected }“
arena-too_long = die Antwort war länger als { $longest } Zeichen: „{ $seen }“
arena-too_much_info = vor der Antwort kamen mehr als { $most } info-Zeilen
arena-not_ok = die Antwort auf „{ $line }“ war „{ $seen }“ statt „ok“
arena-wrong_answer = die Antwort auf „{ $line }“ war „{ $seen }“; erwartet war „{ $expected }“
arena-no_exit = das Programm endete nicht mit dem Exit-Code 0 ({ $status })
arena-illegal = „{ $seen }“ ist nicht erlaubt: { $words }
arena-raised = der Bot ist abgestürzt: { $seen }

## Series that cannot be played
arena-quotes = in „{ $seen }“ fehlt ein Anführungszeichen
arena-setting = „{ $seen }“ ist keine ganze Zahl ab 1
arena-no_bot = „{ $seen }“ ist kein Bot
arena-nobody = eine Serie braucht mindestens einen Bot
arena-same_name = zwei Bots heißen „{ $seen }“: Setze vor einen davon name=…
arena-no_results = { $file } enthält keine Ergebnisse der Arena: Zeile { $line } ist nicht lesbar
arena-other_series = { $file } enthält eine andere Serie; verschieden sind: { $facts }
arena-other_players = { $file } enthält Partien mit { $seen } Plätzen, nicht mit { $players }
arena-other_variant = { $file } enthält Partien der Variante { $seen }, nicht { $variant }
arena-other_bot = in { $file } ist „{ $name }“ ein Bot mit anderem Befehl oder Budget: Ein Name kann nur für einen Bot zählen
arena-other_program = die Partien in { $file } hat fivetowers { $seen } gespielt; dies ist { $program } (Version und Kennung der Gewichte)
arena-unknown_bot = „{ $seen }“ ist keiner unserer Bots ({ $names }), und kein Programm dieses Namens lässt sich starten
arena-bot_fails = „{ $name }“: { $words }
arena-own_bot = der Bot „{ $seen }“ lässt sich nicht laden: { $reason }
arena-no_weights = „{ $seen }“ hat kein Netz: Gewichte gibt es für { $names }
arena-bad_weights = die Gewichte in { $file } lassen sich nicht lesen: { $reason }
arena-cluster_address = „{ $seen }“ ist keine Adresse eines Clusters: erwartet wird host:port
arena-no_cluster = unter „{ $seen }“ ist kein Cluster erreichbar: { $reason }
arena-cluster_lost = der Cluster ist ausgefallen: { $reason }

## The report
arena-title = { $deals ->
    [one] { $deals } Kartenfolge
   *[other] { $deals } Kartenfolgen
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit je { $players } Plätzen
arena-column-bot = Bot
arena-column-share = Anteil
arena-column-interval = 95 %
arena-column-margin = Vorsprung
arena-column-time = ms
arena-column-longest = Längste
arena-column-over = Zu spät
arena-column-faults = Ausfälle
arena-column-rating = Wertung
arena-column-elo = Elo
arena-interval = { $low } bis { $high }
arena-pairs = Wie oft der Bot der Zeile vor dem der Spalte lag
arena-first-seat = Vorteil des beginnenden Platzes (Sieganteil): { $share }
arena-sprt-high = Test nach { $deals } Kartenfolgen entschieden: Der Sieganteil von { $name } liegt über { $low } (Log-Likelihood-Quotient { $ratio }).
arena-sprt-low = Test nach { $deals } Kartenfolgen entschieden: Der Sieganteil von { $name } liegt unter { $high } (Log-Likelihood-Quotient { $ratio }).
arena-sprt-open = Test nach { $deals } Kartenfolgen noch offen, { $name }: Log-Likelihood-Quotient { $ratio }, zwischen { $least } und { $most }.
arena-fault = { $name }, verloren in Kartenfolge { $deal }, Runde { $round }: { $words }
arena-more-faults = { $faults ->
    [one] … und { $faults } weiterer Ausfall.
   *[other] … und { $faults } weitere Ausfälle.
}

## The page
arena-page-shares = Sieganteil
arena-page-shares-note = 1 für einen alleinigen Sieg, 1/k für alle von k, die sich den Sieg teilen; der Balken ist das 95-%-Intervall über die Kartenfolgen, die gestrichelte Linie der Anteil, der einem Platz zusteht. Nach einem vorzeitigen Ende ist das Intervall etwas zu günstig.
arena-page-course = Sieganteil von { $name } über die Kartenfolgen
arena-page-course-note = Das Band ist das 95-%-Intervall zu diesem Zeitpunkt.
arena-page-ratings = Wertungen
arena-page-ratings-note = Plackett–Luce (OpenSkill): Alle beginnen mit 25 ± 8,3; der Balken reicht zwei Abweichungen nach beiden Seiten.
arena-page-elo-note = Der Durchschnitt aller Bots ist 0; 400 Punkte mehr heißen: Es steht zehn zu eins, dass der Bot vorne liegt.
arena-page-seats = Sieganteil der Plätze
arena-page-seat = Platz { $seat }
arena-page-faults = Durch Ausfälle verlorene Partien
arena-page-again = Mit diesem Befehl lässt es sich noch einmal spielen (Startwert { $seed })
arena-page-again-program = Gespielt von fivetowers { $version } mit den Gewichten { $weights }.
arena-page-again-unknown = In der Datei steht nicht, welche Version von fivetowers gespielt hat.

## The command
arena-playing = Es wird gespielt
arena-stopped = Angehalten. Was gespielt ist, bleibt erhalten.
arena-nothing = Es wurde keine Partie gespielt.
arena-no-ratings = Es gibt keine Wertungen: Das Paket openskill ist nicht installiert (pip install "fivetowers[arena]").
arena-no-ray = Für einen Cluster braucht es das Paket ray: pip install "fivetowers[cluster]"
arena-written = Geschrieben: { $file }
arena-low-above-high = LOW muss unter HIGH liegen.
arena-two-budgets = Ein Budget ist --ms oder --nodes, nicht beides.
