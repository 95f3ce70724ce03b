# What the running server says: to clients that ask too much or in the wrong way, and to whoever starts it.
# One message for each code (its dots written as dashes).

## Requests and sockets
table-none = такава маса няма
table-busy = от тази маса се иска твърде много наведнъж; опитай пак след малко
table-crowded = твърде много хора гледат тази маса
socket-hello = връзката започва с hello
rate-messages = това беше твърде много наведнъж; изчакай малко
rate-requests = това беше твърде много наведнъж; изчакай малко
rate-tables = твърде много нови маси; изчакай малко
rate-open_tables = имаш { $most } недовършени игри; първо довърши или прекрати една
origin-host = този сървър не се казва { $seen }; който го поддържа, може да му го каже с --public-url
origin-other = това дойде от страница на { $seen }, а не от нашата
server-fault = в сървъра нещо се обърка; записано е
server-database = сървърът сега не достига базата си данни; опитай пак скоро
page-none = на този адрес няма нищо
page-method = по този начин тук не става нищо
pass-none = тази връзка е използвана, твърде стара е или никога не е важала
hint-off = на тази маса няма съвети
hint-turn = съвет има само когато е твой ред

## Sharing on the home network
share-elsewhere = това може само някой на компютъра, на който работи сървърът
share-cannot = този компютър няма домашна мрежа, в която играта да се сподели

## The daily deal
daily-none = за „{ $seen }“ няма игра на деня
puzzle-none = няма такава загадка
daily-running = тази игра може да се упражнява, когато денят ѝ свърши
daily-private = това е игра на деня: първо довърши своя опит или ела утре

## The command line
serve-busy = Порт { $port } е зает; вместо него този сървър използва { $next }.
serve-running = Сървърът работи. Спира се с Ctrl-C.
serve-stopped = Спря.
serve-cannot_listen = сървърът не може да слуша на { $host }, порт { $port }: { $reason }
host-table_removed = Маса { $table } е затворена.
host-name_removed = Името на място { $seat } на маса { $table } е премахнато.
connect-sits = Ботът седи на маса { $table }.
connect-over = Играта свърши. Точки за победа: { $scores }
connect-bot = ботът отговори „{ $answer }“ на „{ $line }“
connect-start = ботът не може да се пусне: { $reason }
connect-server = сървърът не може да се достигне: { $reason }
connect-lost = връзката със сървъра прекъсна
