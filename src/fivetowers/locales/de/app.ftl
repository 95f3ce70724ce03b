# What the running server says: to clients that ask too much or in the wrong way, and to whoever starts it.
# One message for each code (its dots written as dashes).

## Requests and sockets
table-unreadable = diese Version des Servers kann den Tisch nicht lesen; nichts ist verloren, und wer den Server betreibt, weiß davon
table-none = diesen Tisch gibt es nicht
table-busy = an diesem Tisch ist gerade zu viel los; versuche es gleich noch einmal
table-crowded = zu viele schauen an diesem Tisch zu
socket-hello = eine Verbindung beginnt mit hello
rate-messages = zu viele Anfragen; warte einen Moment
rate-requests = zu viele Anfragen; warte einen Moment
rate-tables = zu viele neue Tische; warte einen Moment
rate-open_tables = du hast { $most } unfertige Partien; spiele erst eine davon zu Ende oder beende sie
origin-host = dieser Server kennt den Namen { $seen } nicht; wer ihn betreibt, kann ihn mit --public-url angeben
origin-other = das kam von einer Seite von { $seen }, nicht von unserer eigenen
server-fault = auf dem Server ging etwas schief; es wurde festgehalten
server-unknown = der Server weiß noch nicht, ob das geklappt hat; sieh gleich noch einmal nach
server-database = der Server erreicht seine Datenbank gerade nicht; versuche es bald noch einmal
page-none = Seite nicht gefunden
page-method = das geht unter dieser Adresse nicht
pass-none = dieser Link wurde schon benutzt, ist abgelaufen oder war nie gültig
device-nothing = es gibt noch nichts zu teilen: Dieser Browser hat hier noch keine Partie
device-same = dieser Browser hat den Link gemacht oder teilt die Partien schon
device-unfinished = es ließ sich nicht alles teilen; nichts ist verloren: Mach einen neuen Link und öffne ihn hier
code-none = zurzeit hat kein Tisch diesen Code
hint-off = an diesem Tisch gibt es keine Tipps
hint-turn = einen Tipp gibt es nur, wenn du dran bist

## Sharing on the home network
share-elsewhere = das kann nur jemand an dem Computer, auf dem der Server läuft
share-cannot = dieser Computer hat kein Heimnetz, in dem sich das Spiel teilen ließe

## The daily game
daily-none = für „{ $seen }“ gibt es keine Tagespartie
puzzle-none = dieses Rätsel gibt es nicht
daily-running = diese Tagespartie kannst du üben, sobald ihr Tag vorbei ist
daily-private = das ist eine Tagespartie: Beende erst deinen eigenen Versuch oder komm morgen wieder

## Challenges
challenge-none = diese Herausforderung gibt es nicht (mehr)
challenge-not_this = eine Herausforderung kann nur eine Partie werden, die eine Person gegen Bots zu Ende gespielt hat

## The command line
serve-busy = Port { $port } ist belegt; dieser Server nimmt stattdessen { $next }.
serve-running = Der Server läuft. Strg+C hält ihn an.
serve-stopped = Angehalten.
serve-cannot_listen = der Server kann auf { $host }, Port { $port }, nicht lauschen: { $reason }
host-table_removed = Tisch { $table } ist geschlossen.
host-name_removed = Der Name an Platz { $seat } von Tisch { $table } ist entfernt.
host-banned = wer diesen Server betreibt, lässt dich nicht herein
host-ban_nobody = auf Platz { $seat } von Tisch { $table } sitzt niemand
host-no_ban = { $value } ist nicht gesperrt
host-ban_done = { $value } ist gesperrt; nach wenigen Sekunden weiß es jeder Knoten.
host-ban_lifted = { $value } darf wieder herein.
host-ban_none = Niemand ist gesperrt.
host-ban_address = { $date }  Adresse  { $value }
host-ban_browser = { $date }  Browser  { $value }
host-refusal_none = Bisher wurde nichts abgelehnt.
host-refusal = { $count } × { $code }
host-no_server = unter { $url } antwortet kein Server: { $reason }
connect-made = Der Tisch steht bereit: { $link }
connect-sits = Der Bot sitzt an Tisch { $table }.
connect-over = Die Partie ist zu Ende. Siegpunkte: { $scores }
connect-server = der Server ist nicht zu erreichen: { $reason }
connect-lost = die Verbindung zum Server ging verloren
