# What the running server says: to clients that ask too much or in the wrong way, and to whoever starts it.
# One message for each code (its dots written as dashes).

## Requests and sockets
table-none = tokio stalo nėra
table-busy = iš šio stalo vienu metu prašoma per daug; bandyk po akimirkos
table-crowded = į šį stalą žiūri per daug žmonių
socket-hello = ryšys pradedamas žinute hello
rate-messages = per daug iš karto; truputį palauk
rate-requests = per daug iš karto; truputį palauk
rate-tables = per daug naujų stalų; truputį palauk
rate-open_tables = tavo nebaigtų žaidimų yra { $most }; pirmiausia kurį nors pabaik arba nutrauk
origin-host = šis serveris nevadinamas { $seen }; jo šeimininkas gali tai nurodyti su --public-url
origin-other = tai atėjo iš { $seen } puslapio, o ne iš mūsų
server-fault = serveryje kažkas nepavyko; tai užrašyta
server-database = serveris dabar nepasiekia savo duomenų bazės; netrukus bandyk dar kartą
page-none = šiuo adresu nieko nėra
page-method = šitaip čia nieko padaryti negalima
pass-none = ši nuoroda jau panaudota, per sena arba niekada negaliojo
hint-off = prie šio stalo patarimų nėra
hint-turn = patarimą gausi, kai bus tavo eilė

## Sharing on the home network
share-elsewhere = tai galima padaryti tik prie kompiuterio, kuriame veikia serveris
share-cannot = šis kompiuteris neturi namų tinklo, kuriame būtų galima dalytis žaidimu

## The daily deal
daily-none = dienos žaidimo „{ $seen }“ nėra
puzzle-none = tokio galvosūkio nėra
daily-running = šį dienos žaidimą galėsi pabandyti, kai jo diena baigsis
daily-private = tai dienos žaidimas: pirmiausia pabaik savo bandymą arba ateik rytoj

## The command line
serve-busy = Prievadas { $port } užimtas; vietoj jo šis serveris naudoja { $next }.
serve-running = Serveris veikia. Jį sustabdo Ctrl-C.
serve-stopped = Sustabdyta.
serve-cannot_listen = serveris negali klausytis adresu { $host }, prievadas { $port }: { $reason }
host-table_removed = Stalas { $table } uždarytas.
host-name_removed = Stalo { $table } vietos { $seat } vardas pašalintas.
connect-sits = Botas sėdi prie stalo { $table }.
connect-over = Žaidimas baigtas. Taškai: { $scores }
connect-bot = botas į „{ $line }“ atsakė „{ $answer }“
connect-start = boto paleisti nepavyksta: { $reason }
connect-server = serverio pasiekti nepavyksta: { $reason }
connect-lost = ryšys su serveriu nutrūko
