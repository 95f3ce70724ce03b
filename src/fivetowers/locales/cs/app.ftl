# What the running server says: to clients that ask too much or in the wrong way, and to whoever starts it.
# One message for each code (its dots written as dashes).

## Requests and sockets
table-unreadable = tato verze serveru stůl neumí přečíst; nic se neztratilo a správce serveru o tom ví
table-none = takový stůl tu není
table-busy = u tohoto stolu je toho teď moc; zkus to za chvilku
table-crowded = na tento stůl se dívá příliš mnoho lidí
socket-hello = spojení začíná zprávou hello
rate-messages = příliš mnoho požadavků; chvilku počkej
rate-requests = příliš mnoho požadavků; chvilku počkej
rate-tables = příliš mnoho nových stolů; chvilku počkej
rate-open_tables = počet tvých nedohraných her: { $most }; nejdřív jednu dohraj nebo ukonči
origin-host = tento server jméno { $seen } nezná; správce ho může nastavit přes --public-url
origin-other = to přišlo ze stránky { $seen }, ne z naší vlastní
server-fault = na serveru se něco pokazilo; je to zapsáno
server-unknown = server zatím neví, jestli se to povedlo; za chvíli se podívej znovu
server-database = server se teď nedostane ke své databázi; zkus to brzy znovu
page-none = stránka nenalezena
page-method = tohle na této adrese nejde
pass-none = tento odkaz už byl použit, vypršel, nebo nikdy neplatil
device-nothing = zatím není co sdílet: v tomto prohlížeči tu ještě není žádná hra
device-same = odkaz je z tohoto prohlížeče, nebo už tyto hry sdílí
device-unfinished = nepodařilo se sdílet všechno; nic se neztratilo: udělej nový odkaz a otevři ho tady
code-none = tento kód teď nemá žádný stůl
hint-off = u tohoto stolu rady nejsou
hint-turn = radu dostaneš, až budeš na řadě

## Sharing on the home network
share-elsewhere = to jde jen u počítače, na kterém běží server
share-cannot = tento počítač nemá domácí síť, ve které by se hra dala sdílet

## The daily game
daily-none = pro „{ $seen }“ hra dne není
puzzle-none = takový hlavolam neexistuje
daily-running = tuto hru dne si můžeš zkoušet, až její den skončí
daily-private = tohle je hra dne: nejdřív dokonči vlastní pokus, nebo přijď zítra

## Challenges
challenge-none = taková výzva (už) neexistuje
challenge-not_this = výzvou se může stát jen dohraná hra jednoho člověka proti botům

## The command line
serve-busy = Port { $port } je obsazený; tento server místo něj použije { $next }.
serve-running = Server běží. Zastaví ho Ctrl+C.
serve-stopped = Zastaveno.
serve-cannot_listen = server nemůže naslouchat na { $host }, port { $port }: { $reason }
host-table_removed = Stůl { $table } je zavřený.
host-name_removed = Jméno na místě { $seat } u stolu { $table } je odstraněno.
host-banned = správce tohoto serveru tě dovnitř nepouští
host-ban_nobody = na místě { $seat } u stolu { $table } nikdo nesedí
host-no_ban = { $value } není zablokováno
host-ban_done = { $value } je zablokováno; během pár sekund o tom ví každý uzel.
host-ban_lifted = { $value } už smí zase dovnitř.
host-ban_none = Nikdo není zablokovaný.
host-ban_address = { $date }  adresa  { $value }
host-ban_browser = { $date }  prohlížeč  { $value }
host-refusal_none = Zatím nebylo nic odmítnuto.
host-refusal = { $count } × { $code }
host-no_server = na { $url } žádný server neodpovídá: { $reason }
connect-made = Stůl je připravený: { $link }
connect-sits = Bot sedí u stolu { $table }.
connect-over = Hra skončila. Vítězné body: { $scores }
connect-server = server není dostupný: { $reason }
connect-lost = spojení se serverem se přerušilo
