# What the running server says: to clients that ask too much or in the wrong way, and to whoever starts it.
# One message for each code (its dots written as dashes).

## Requests and sockets
table-unreadable = ši serverio versija negali perskaityti stalo; niekas nedingo, o serverio šeimininkui pranešta
table-none = tokio stalo nėra
table-busy = prie šio stalo dabar per daug veiksmo; bandyk po akimirkos
table-crowded = šį stalą stebi per daug žmonių
socket-hello = ryšys pradedamas žinute hello
rate-messages = per daug užklausų; truputį palauk
rate-requests = per daug užklausų; truputį palauk
rate-tables = per daug naujų stalų; truputį palauk
rate-open_tables = tavo nebaigtų žaidimų yra { $most }; pirmiausia kurį nors pabaik arba nutrauk
origin-host = šis serveris vardo { $seen } nežino; jo šeimininkas gali jį nurodyti su --public-url
origin-other = tai atėjo iš { $seen } puslapio, o ne iš mūsų
server-fault = serveryje kažkas nepavyko; tai užregistruota
server-unknown = serveris dar nežino, ar tai pavyko; netrukus pažiūrėk dar kartą
server-database = serveris dabar nepasiekia savo duomenų bazės; netrukus bandyk dar kartą
page-none = puslapis nerastas
page-method = šiuo adresu to padaryti negalima
pass-none = ši nuoroda jau panaudota, nebegalioja arba niekada negaliojo
device-nothing = dar nėra ko bendrinti: šioje naršyklėje čia dar nėra žaidimų
device-same = nuorodą sukūrė ši naršyklė arba ji jau bendrina šiuos žaidimus
device-unfinished = pavyko bendrinti ne viską; niekas neprarasta: sukurk naują nuorodą ir atverk ją čia
code-none = šio kodo dabar neturi joks stalas
hint-off = prie šio stalo patarimų nėra
hint-turn = patarimą gausi, kai bus tavo eilė

## Sharing on the home network
share-elsewhere = tai galima padaryti tik prie kompiuterio, kuriame veikia serveris
share-cannot = šis kompiuteris neturi namų tinklo, kuriame būtų galima dalytis žaidimu

## The daily game
daily-none = dienos žaidimo „{ $seen }“ nėra
puzzle-none = tokio galvosūkio nėra
daily-running = šį dienos žaidimą galėsi pabandyti, kai jo diena baigsis
daily-private = tai dienos žaidimas: pirmiausia pabaik savo bandymą arba ateik rytoj

## Challenges
challenge-none = tokio iššūkio (jau) nėra
challenge-not_this = iššūkiu gali tapti tik vieno žmogaus iki galo sužaistas žaidimas prieš botus

## The command line
serve-busy = Prievadas { $port } užimtas; vietoj jo šis serveris naudoja { $next }.
serve-running = Serveris veikia. Jį sustabdo Ctrl+C.
serve-stopped = Sustabdyta.
serve-cannot_listen = serveris negali klausytis adresu { $host }, prievadas { $port }: { $reason }
host-table_removed = Stalas { $table } uždarytas.
host-name_removed = Stalo { $table } { $seat } vietos vardas pašalintas.
host-banned = šio serverio šeimininkas tavęs neįleidžia
host-ban_nobody = stalo { $table } { $seat } vietoje niekas nesėdi
host-no_ban = { $value } neužblokuota
host-ban_done = { $value } užblokuota; po kelių sekundžių tai žinos visi mazgai.
host-ban_lifted = { $value } vėl gali užeiti.
host-ban_none = Niekas neužblokuotas.
host-ban_address = { $date }  adresas  { $value }
host-ban_browser = { $date }  naršyklė  { $value }
host-refusal_none = Kol kas niekas neatmesta.
host-refusal = { $count } × { $code }
host-no_server = adresu { $url } joks serveris neatsako: { $reason }
connect-made = Stalas paruoštas: { $link }
connect-sits = Botas sėdi prie stalo { $table }.
connect-over = Žaidimas baigtas. Taškai: { $scores }
connect-server = serverio pasiekti nepavyksta: { $reason }
connect-lost = ryšys su serveriu nutrūko
