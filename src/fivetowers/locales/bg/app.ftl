# What the running server says: to clients that ask too much or in the wrong way, and to whoever starts it.
# One message for each code (its dots written as dashes).

## Requests and sockets
table-unreadable = тази версия на сървъра не може да прочете масата; нищо не е загубено, а който поддържа сървъра, е уведомен
table-none = такава маса няма
table-busy = масата е претоварена; опитай пак след малко
table-crowded = твърде много хора гледат тази маса
socket-hello = връзката започва с hello
rate-messages = твърде много заявки; изчакай малко
rate-requests = твърде много заявки; изчакай малко
rate-tables = твърде много нови маси; изчакай малко
rate-open_tables = имаш { $most } недовършени игри; първо довърши или прекрати една
origin-host = този сървър не знае името { $seen }; който го поддържа, може да го зададе с --public-url
origin-other = това дойде от страница на { $seen }, а не от нашата
server-fault = на сървъра нещо се обърка; записано е
server-unknown = сървърът още не знае дали това е станало; погледни пак след малко
server-database = сървърът в момента няма връзка с базата си данни; опитай пак скоро
page-none = страницата не е намерена
page-method = това не може да се направи на този адрес
pass-none = тази връзка е използвана, изтекла е или никога не е важала
device-nothing = още няма какво да се споделя: този браузър няма игри тук
device-same = връзката е от този браузър или той вече споделя тези игри
device-unfinished = не всичко можа да се сподели; нищо не е загубено: направи нова връзка и я отвори тук
code-none = в момента няма маса с този код
hint-off = на тази маса няма съвети
hint-turn = съвети има само когато е твой ред

## Sharing on the home network
share-elsewhere = може да го направи само човек пред компютъра, на който работи сървърът
share-cannot = този компютър няма домашна мрежа, в която играта да се сподели

## The daily game
daily-none = за „{ $seen }“ няма игра на деня
puzzle-none = няма такава задача
daily-running = тази игра може да се пробва, когато денят ѝ свърши
daily-private = това е игра на деня: първо довърши своя опит или ела утре

## Challenges
challenge-none = такова предизвикателство (вече) няма
challenge-not_this = предизвикателство може да стане само игра, която един човек е изиграл докрай срещу ботове

## The command line
serve-busy = Порт { $port } е зает; вместо него този сървър използва { $next }.
serve-running = Сървърът работи. Спира се с Ctrl+C.
serve-stopped = Спряно.
serve-cannot_listen = сървърът не може да слуша на { $host }, порт { $port }: { $reason }
host-table_removed = Маса { $table } е затворена.
host-name_removed = Името на място { $seat } на маса { $table } е премахнато.
host-banned = който поддържа този сървър, не те пуска
host-ban_nobody = на място { $seat } на маса { $table } няма никого
host-no_ban = { $value } не е блокирано
host-ban_done = { $value } е блокирано; до няколко секунди го знаят всички възли.
host-ban_lifted = { $value } отново може да влиза.
host-ban_none = Никой не е блокиран.
host-ban_address = { $date }  адрес  { $value }
host-ban_browser = { $date }  браузър  { $value }
host-refusal_none = Досега нищо не е отказано.
host-refusal = { $count } × { $code }
host-no_server = на { $url } не отговаря сървър: { $reason }
connect-made = Масата е готова: { $link }
connect-sits = Ботът седи на маса { $table }.
connect-over = Играта свърши. Точки за победа: { $scores }
connect-server = сървърът не може да се достигне: { $reason }
connect-lost = връзката със сървъра прекъсна
