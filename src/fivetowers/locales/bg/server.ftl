# What the server says: why a table refuses something, what happened at it, reactions, and friendly names.
# One message for each code (its dots written as dashes). Facts: cards in notation, seats from 1; $name is a person.
# People are called by name in front of a colon, so that no sentence bends a name.

## Messages
message-too_long = едно съобщение има най-много { $longest } байта
message-not_understood = това съобщение не се разбира

## Tables
table-stale = на масата междувременно се игра нататък
table-waiting = играта още не е започнала
table-started = играта вече е започнала
table-ended = тази маса вече е затворена
table-not_creator = това може само този, който е направил масата
table-seats_open = { $open ->
    [one] { $open } място още е свободно: дай го на някого или на бот
   *[other] { $open } места още са свободни: дай ги на някого или на ботове
}
host-only = това може само този, който поддържа сървъра

## Seats
seat-none = място { $seat } няма; местата на масата са { $seats }
seat-not_yours = място { $seat } не е твое
seat-taken = място { $seat } е заето
seat-full = всички места са заети; можеш да гледаш
seat-already = вече седиш на тази маса, на място { $seat }
seat-watching = на тази маса само гледаш; това могат само играещите
seat-order = в новия ред всяко от { $seats } места трябва да го има точно веднъж
seat-here = който играе на място { $seat }, е тук
turn-other = сега е ред на място { $seat }
clock-not_due = още има време

## Options of a table
options-seats = една маса има от { $fewest } до { $most } места, а не { $seen }
options-bot = „{ $seen }“ не е никой от ботовете: { $bots }
options-start = мястото на първия играч е от 1 до { $seats }, а не { $seen }
options-pace = времето за решение е от { $shortest } до { $longest } секунди или до { $days } дни
options-away = бот може да поеме най-късно след { $longest } секунди, а не след { $seen }
options-daily = тук трябва да има дата, например 2026-11-15, а не „{ $seen }“
name-invisible = в името трябва да има поне една буква, която се вижда
name-marks = върху една буква може да има най-много { $most } ударения

## Taking back, ending, playing again
undo-none = нямаш какво да върнеш назад
undo-daily = играта на деня е с един опит: нищо не се връща назад
undo-too_late = времето за това решение изтече
ask-none = никой не е питал
ask-own = да отговорят трябва другите
ask-pending = място { $seat } вече пита; първо е този въпрос
rematch-early = играта още не е свършила
rematch-daily = играта на деня е с един опит; утре има нова

## Putting a build together
preview-not_building = сега никой не строи
preview-dead_end = с карта { $card } вече няма да можеш да вземеш { $bid }
preview-one_demolition = може да се събори само една карта и това вече е { $card }

## Lessons of the tutorial
lesson-none = няма такъв урок
lesson-lost = този урок трябва да започне отначало
lesson-other = и това е позволено, но тук опитай това, което пише горе
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
lesson-rubble = първата карта струва 1 точка, втората 2

## Fairness
fairness-missing = етикетът { $tag } липсва, затова раздаването не може да се провери
fairness-published = обещанието в записа е { $seen }, а обявено беше { $expected }
fairness-salt = солта трябва да има поне { $fewest } шестнайсетични цифри
fairness-commitment = солта и подредбите на картите дават обещание { $expected }, а не { $seen }
fairness-order = етикетът { $tag } не е подредба на всички карти, всяка толкова пъти, колкото е в комплекта
fairness-deal = в рунд { $round } трябваше да се отвори { $expected }, а не { $seen }
verify-good = { $file }, игра { $index }: раздадено според обещанието { $commitment }
verify-unfair = { $file }, игра { $index }: { $words }
verify-refused = { $file }: { $words }

## What happened (for the history; an action of the game by its first word)
event-created = Масата е отворена.
event-joined = { $name }: сяда на масата
event-left = { $name }: тръгва си, нататък играе бот
event-returned = { $name }: отново е тук
event-seats_moved = Местата имат нов ред.
event-seat_changed = Място { $seat } е дадено наново.
event-owner_moved = { $name }: сега играе на друго устройство
event-started = Играта започва. Първи играч: { $name }
event-acted-deal = Отворени карти: { $cards }
event-acted-bid = { $name }: { $bid }
event-acted-pass = { $name }: пасувам
event-acted-build = { $name }: построено { $cards }
event-acted-build-demolish = { $name }: съборено { $card }, построено { $cards }
event-acted-retract = { $name }: числото е оттеглено
event-by-clock = { $name }: времето изтече, реши бот
event-by-stand_in = { $name }: играе бот
event-undo_asked = { $name }: иска да върне назад последното решение
event-undo_agreed = { $name }: да, нека се върне
event-undo_refused = { $name }: не, остава така
event-undone = { $name }: последното решение е върнато назад
event-end_asked = { $name }: иска играта да свърши тук
event-end_agreed = { $name }: да, нека свърши
event-end_refused = { $name }: не, играем нататък
event-ended-over = Играта свърши.
event-ended-agreed = Играта приключи по-рано, по общо съгласие.
event-ended-removed = Масата е затворена от този, който поддържа сървъра.
event-revealed = Солта и подредбите на картите са показани: раздаването може да се провери.
event-rematched = За още една игра има нова маса.
event-name_removed = Името на място { $seat } е премахнато.

## Reactions
reaction-hello = Здравей
reaction-thanks = Благодаря
reaction-well_built = Добър строеж
reaction-oops = Опа
reaction-wow = Леле
reaction-thinking = Момент, мисля
reaction-good_game = Хубава игра

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
friendly-owl = Бухал
friendly-panda = Панда
friendly-pelican = Пеликан
friendly-penguin = Пингвин
friendly-poppy = Мак
friendly-puffin = Морски папагал
friendly-rabbit = Заек
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
