# What the running server says: to clients that ask too much or in the wrong way, and to whoever starts it.
# One message for each code (its dots written as dashes).

## Requests and sockets
table-none = takový stůl tu není
table-busy = od tohoto stolu se chce moc věcí najednou; zkus to za chvilku
table-crowded = na tento stůl se dívá příliš mnoho lidí
socket-hello = spojení začíná zprávou hello
rate-messages = to bylo moc najednou; chvilku počkej
rate-requests = to bylo moc najednou; chvilku počkej
rate-tables = příliš mnoho nových stolů; chvilku počkej
rate-open_tables = počet tvých nedohraných her: { $most }; nejdřív jednu dohraj nebo ukonči
origin-host = tento server se nejmenuje { $seen }; kdo ho provozuje, mu to může říct pomocí --public-url
origin-other = to přišlo ze stránky { $seen }, ne z naší vlastní
server-fault = na serveru se něco pokazilo; je to zapsáno
server-database = server se teď nedostane ke své databázi; zkus to brzy znovu
page-none = na této adrese nic není
page-method = takhle se tu nic udělat nedá
pass-none = tento odkaz už byl použit, je příliš starý, nebo nikdy neplatil
hint-off = u tohoto stolu rady nejsou
hint-turn = radu dostaneš, až budeš na řadě

## Sharing on the home network
share-elsewhere = to může jen někdo u počítače, na kterém běží server
share-cannot = tento počítač nemá domácí síť, ve které by se hra dala sdílet

## The daily deal
daily-none = hra dne pro „{ $seen }“ není
puzzle-none = takový hlavolam neexistuje
daily-running = tuto hru dne si můžeš zkoušet, až její den skončí
daily-private = tohle je hra dne: nejdřív dokonči vlastní pokus, nebo přijď zítra

## The command line
serve-busy = Port { $port } je obsazený; tento server místo něj použije { $next }.
serve-running = Server běží. Zastaví ho Ctrl-C.
serve-stopped = Zastaveno.
serve-cannot_listen = server nemůže naslouchat na { $host }, port { $port }: { $reason }
host-table_removed = Stůl { $table } je zavřený.
host-name_removed = Jméno na místě { $seat } u stolu { $table } je odstraněno.
connect-sits = Bot sedí u stolu { $table }.
connect-over = Hra skončila. Vítězné body: { $scores }
connect-bot = bot na „{ $line }“ odpověděl „{ $answer }“
connect-start = bota nejde spustit: { $reason }
connect-server = server není dostupný: { $reason }
connect-lost = spojení se serverem se přerušilo
