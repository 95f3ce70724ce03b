# What the running server says: to clients that ask too much or in the wrong way, and to whoever starts it.
# One message for each code (its dots written as dashes).

## Requests and sockets
table-none = diesen Tisch gibt es nicht
table-busy = an diesem Tisch wird gerade zu viel auf einmal verlangt; versuch es gleich noch einmal
table-crowded = zu viele schauen sich diesen Tisch an
socket-hello = eine Verbindung beginnt mit hello
rate-messages = das war zu viel auf einmal; warte einen Moment
rate-requests = das war zu viel auf einmal; warte einen Moment
rate-tables = zu viele neue Tische; warte einen Moment
rate-open_tables = du hast { $most } Partien, die noch nicht zu Ende sind; bring erst eine davon zu Ende
origin-host = dieser Server heißt nicht { $seen }; wer ihn betreibt, kann ihm das mit --public-url sagen
origin-other = das kam von einer Seite von { $seen }, nicht von unserer eigenen
server-fault = im Server ging etwas schief; es ist notiert
server-database = der Server erreicht seine Datenbank gerade nicht; versuch es bald noch einmal
page-none = unter dieser Adresse ist nichts
page-method = auf diesem Weg geht hier nichts
pass-none = dieser Link ist verbraucht, zu alt oder war nie gültig
hint-off = an diesem Tisch gibt es keine Tipps
hint-turn = einen Tipp gibt es nur, wenn du dran bist

## Sharing on the home network
share-elsewhere = das kann nur jemand an dem Computer, auf dem der Server läuft
share-cannot = dieser Computer hat kein Heimnetz, in dem sich das Spiel teilen ließe

## The daily deal
daily-none = für „{ $seen }“ gibt es keine Tagespartie
puzzle-none = dieses Rätsel gibt es nicht
daily-running = diese Tagespartie kann man üben, wenn ihr Tag vorbei ist
daily-private = das ist eine Tagespartie: Beende erst deinen eigenen Versuch, oder komm morgen wieder

## The command line
serve-busy = Port { $port } ist belegt; dieser Server nimmt stattdessen { $next }.
serve-running = Der Server läuft. Ctrl-C hält ihn an.
serve-stopped = Angehalten.
serve-cannot_listen = der Server kann auf { $host }, Port { $port }, nicht lauschen: { $reason }
host-table_removed = Tisch { $table } ist geschlossen.
host-name_removed = Der Name von Platz { $seat } an Tisch { $table } ist entfernt.
connect-sits = Der Bot sitzt an Tisch { $table }.
connect-over = Die Partie ist zu Ende. Siegpunkte: { $scores }
connect-bot = der Bot hat „{ $answer }“ auf „{ $line }“ geantwortet
connect-start = der Bot lässt sich nicht starten: { $reason }
connect-server = der Server ist nicht zu erreichen: { $reason }
connect-lost = die Verbindung zum Server ist verloren
