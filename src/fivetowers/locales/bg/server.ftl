# What the server says: why a table refuses something, what the checks of the shuffle say, and friendly names.
# One message for each code (its dots written as dashes). Facts: cards in notation, seats from 1; $name is a person.

## Messages
message-too_long = едно съобщение има най-много { $longest } байта
message-not_understood = съобщението не може да се разбере

## Tables
table-stale = междувременно на масата се игра
table-waiting = играта още не е започнала
shuffle-number = това число не отговаря на печата
table-started = играта вече е започнала
table-ended = тази маса вече е затворена
table-not_creator = може да го направи само този, който е направил масата
table-seats_open = { $open ->
    [one] { $open } място още е свободно: сложи на него човек или бот
   *[other] { $open } места още са свободни: сложи на тях хора или ботове
}
table-log_full = дневникът на тази маса е пълен (записи: { $most }): може само играта да се довърши
host-only = може да го направи само този, който поддържа сървъра

## Seats
seat-none = място { $seat } няма; местата на масата са { $seats }
seat-not_yours = място { $seat } не е твое
seat-taken = място { $seat } е заето
seat-full = всички места са заети; можеш да гледаш
seat-already = вече седиш на тази маса, на място { $seat }
seat-own_try = този браузър вече има свой опит с тези карти, затова мястото остава, където е; в друг браузър връзката още важи
seat-watching = на тази маса само гледаш; това могат да правят само играещите
seat-order = в новия ред всяко от { $seats }-те места трябва да се среща точно веднъж
seat-here = играчът на място { $seat } е тук
seat-gone_briefly = играчът на място { $seat } току-що излезе: бот може да поеме след { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
}
turn-other = сега е ред на място { $seat }
clock-not_due = още има време

## Options of a table
options-seats = една маса има от { $fewest } до { $most } места, а не { $seen }
options-bot = „{ $seen }“ не е сред ботовете: { $bots }
options-start = мястото на първия играч е от 1 до { $seats }, а не { $seen }
options-pace = времето за ход е от { $shortest } до { $longest } секунди или до { $days } дни
options-away = бот може да поеме най-късно след { $longest } секунди, а не след { $seen }
options-daily = тук трябва да има дата, например 2026-11-15, а не „{ $seen }“
name-invisible = в името трябва да има поне една видима буква
name-marks = върху една буква може да има най-много { $most } знака

## Taking back, ending, playing again
undo-none = нямаш какво да отмениш
undo-daily = играта на деня е с един опит: нищо не може да се отмени
undo-challenge = предизвикателството е с един опит: нищо не може да се отмени
undo-too_late = този ход вече не може да се отмени
undo-most = в една игра може да се отменя най-много { $most } пъти и те вече са изчерпани
ask-none = никой не е питал
ask-own = другите трябва да отговорят
ask-pending = място { $seat } вече пита; първо е този въпрос
rematch-early = играта още не е свършила
rematch-daily = играта на деня е с един опит; утре има нова

## Lessons of the tutorial
lesson-none = няма такъв урок
lesson-lost = този урок трябва да започне отначало
lesson-other = и това е позволено, но тук опитай това, което се иска
lesson-low_bid = някой друг може да обяви повече и да вземе картите: опитай най-голямото число, което можеш да построиш
lesson-try_five = това е позволено, но първо опитай 5
lesson-tower = { $cards ->
    [one] без връх всяка карта носи 1 точка: { $cards } карта
   *[other] без връх всяка карта носи 1 точка: { $cards } карти
}
lesson-crowned = { $cards ->
    [one] с връх всяка карта носи 2 точки: { $cards } карта, по 2
   *[other] с връх всяка карта носи 2 точки: { $cards } карти, по 2
}
lesson-main = всяка карта от основната кула носи още 1 точка
lesson-rubble = първата карта отнема 1 точка, втората – 2

## Fairness
fairness-missing = етикетът { $tag } липсва, затова разбъркването не може да се провери
fairness-published = обещанието в записа е { $seen }, а обявено беше { $expected }
fairness-salt = солта трябва да има поне { $fewest } шестнайсетични цифри
fairness-commitment = солта и подредбите на картите дават обещание { $expected }, а не { $seen }
fairness-order = етикетът { $tag } не е подредба на всички карти, всяка толкова пъти, колкото е в комплекта
fairness-deal = в рунд { $round } трябваше да се отвори { $expected }, а не { $seen }
verify-good = { $file }, игра { $index }: разбъркано според обещанието { $commitment }
verify-unfair = { $file }, игра { $index }: { $words }
verify-refused = { $file }: { $words }
fairness-tag = етикетът { $tag } не може да се прочете или го има два пъти
fairness-shuffle = записът посочва разбъркване { $seen }, а тук е познато само { $known }
fairness-server_seal = числото на сървъра не отговаря на печата си
fairness-seal = числото на { $name } не отговаря на печата си
fairness-follows = етикетът { $tag } не следва от случайните числа
fairness-start = трябваше да започне { $expected }, а не { $seen }
verify-numbers = Със случайни числа от { $names }: който вярва на някого от тях, знае, че картите са оставени на случайността.
verify-no-numbers = Без случайно число от играч: после нищо не е променяно, но подредбата може да е била избрана.
verify-unopened = Запечатано, но неотворено навреме: числото на { $names }.

## Friendly names, for tables in the lobby
friendly-acorn = Жълъд
friendly-badger = Язовец
friendly-beaver = Бобър
friendly-bluebell = Камбанка
friendly-bumblebee = Земна пчела
friendly-buttercup = Лютиче
friendly-chestnut = Кестен
friendly-clover = Детелина
friendly-cricket = Щурец
friendly-daisy = Маргаритка
friendly-dolphin = Делфин
friendly-dragonfly = Водно конче
friendly-falcon = Сокол
friendly-fern = Папрат
friendly-finch = Чинка
friendly-firefly = Светулка
friendly-fox = Лисица
friendly-hazel = Лешник
friendly-hedgehog = Таралеж
friendly-heron = Чапла
friendly-hummingbird = Колибри
friendly-ivy = Бръшлян
friendly-kingfisher = Рибарче
friendly-koala = Коала
friendly-ladybird = Калинка
friendly-lark = Чучулига
friendly-lemur = Лемур
friendly-lily = Лилия
friendly-lynx = Рис
friendly-maple = Клен
friendly-marmot = Мармот
friendly-meerkat = Сурикат
friendly-moose = Лос
friendly-nightingale = Славей
friendly-oak = Дъб
friendly-otter = Видра
friendly-owl = Сова
friendly-panda = Панда
friendly-pelican = Пеликан
friendly-penguin = Пингвин
friendly-poppy = Мак
friendly-puffin = Морски папагал
friendly-rabbit = Зайче
friendly-robin = Червеношийка
friendly-seahorse = Морско конче
friendly-snowdrop = Кокиче
friendly-sparrow = Врабче
friendly-squirrel = Катеричка
friendly-starfish = Морска звезда
friendly-sunflower = Слънчоглед
friendly-swallow = Лястовица
friendly-tulip = Лале
friendly-turtle = Костенурка
friendly-walrus = Морж
friendly-willow = Върба
friendly-wombat = Вомбат

# Bots have names, one for each seat, with different first letters.
bot-ada = Ада
bot-bruno = Бруно
bot-cleo = Вера
bot-dora = Галя
bot-emil = Деян
