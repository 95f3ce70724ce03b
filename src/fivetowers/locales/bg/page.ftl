# The words of the page. One sentence a message; names of people are facts and are never inflected.
# Facts: $kind is a letter T C H S M, $name a person's or bot's name, $points and $count whole numbers, $card the words of page-card.
# Parts in <b>…</b> are shown strong.

page-title = 5 Towers
page-motto = Наддавай смело, строй нависоко.

## Kinds and cards

page-kind = { $kind ->
    [T] Дървесна
    [C] Захарна
    [H] Страшна
    [S] Пясъчна
   *[M] Скрап
}
page-card = { $kind ->
    [T] Дървесна { $value }
    [C] Захарна { $value }
    [H] Страшна { $value }
    [S] Пясъчна { $value }
   *[M] Скрап { $value }
}
page-card-taken = { $card }, взета. Докосни, за да я върнеш.
page-card-needs = { $card }, става, след като се събори { $needs }.
page-card-no = { $card }, не става. { $reason }

## Towers
# $values is a list of numbers from the bottom up.

page-tower-mine = { $kind ->
    [T] Твоята дървесна кула отдолу нагоре: { $values }; { $floors } етажа
    [C] Твоята захарна кула отдолу нагоре: { $values }; { $floors } етажа
    [H] Твоята страшна кула отдолу нагоре: { $values }; { $floors } етажа
    [S] Твоята пясъчна кула отдолу нагоре: { $values }; { $floors } етажа
   *[M] Твоята скрап кула отдолу нагоре: { $values }; { $floors } етажа
}
page-tower-mine-one = { $kind ->
    [T] Твоята дървесна кула: { $top }, 1 етаж
    [C] Твоята захарна кула: { $top }, 1 етаж
    [H] Твоята страшна кула: { $top }, 1 етаж
    [S] Твоята пясъчна кула: { $top }, 1 етаж
   *[M] Твоята скрап кула: { $top }, 1 етаж
}
page-tower-mine-empty = { $kind ->
    [T] Твоята дървесна кула: още не е започната
    [C] Твоята захарна кула: още не е започната
    [H] Твоята страшна кула: още не е започната
    [S] Твоята пясъчна кула: още не е започната
   *[M] Твоята скрап кула: още не е започната
}
page-tower-other = { $floors ->
    [one] { page-kind }: отгоре { $top }, { $floors } етаж.
   *[other] { page-kind }: отгоре { $top }, { $floors } етажа.
}
page-tower-other-crowned = { $floors ->
    [one] { page-kind }: завършена, { $floors } етаж.
   *[other] { page-kind }: завършена, { $floors } етажа.
}
page-tower-other-empty = { page-kind }: още не е започната.

## Points
# Short forms stand in narrow places; screen readers get the long ones.

page-points = { $points ->
    [one] точка за победа
   *[other] точки за победа
}
page-points-short = ТП
page-points-of = { $points ->
    [one] { $points } точка за победа
   *[other] { $points } точки за победа
}
page-rubble-cost = съборени −{ $cost }
page-rubble-none = съборени 0
page-player-summary = { $rubble ->
    [0] { $name }, { page-points-of }. { $towers }
   *[other] { $name }, { page-points-of }, съборени карти { $rubble }. { $towers }
}
page-open-towers = Отвори кулите.

## The table

page-you = Ти
page-you-small = ти
page-menu = Меню
page-others = Другите играчи
page-display = Отворени карти
page-mine = Твоите кули
page-action = Какво следва сега
page-round = Рунд { $round }
page-lap = { $lap ->
    [1] първи път през тестето
   *[other] втори път през тестето
}
page-discard-pile = { $count ->
    [one] Тесте с изчистени карти, { $count } карта. Отвори.
   *[other] Тесте с изчистени карти, { $count } карти. Отвори.
}
page-draw-pile = { $count ->
    [one] Тесте с карти за теглене, остава { $count } карта. Отвори.
   *[other] Тесте с карти за теглене, остават { $count } карти. Отвори.
}
page-discard-title = { $count ->
    [0] Още няма изчистени карти
    [one] { $count } изчистена карта
   *[other] { $count } изчистени карти
}
page-to-come = Карти, които предстоят: { $count }
page-to-come-card = { $copies ->
    [0] { $card }: няма повече
   *[other] { $card }: още { $copies }
}
page-this-round = Този рунд
page-round-so-far = Рундът досега
page-nothing-yet = Още никой нищо не е обявил.
page-towers-of = Кули: { $name }
page-previous-player = Предишен играч, { $name }
page-next-player = Следващ играч, { $name }
page-close = Затвори
page-bid-said = обявява { $number }
page-passed = пасува

## What was played, in words

page-said = { $name } обявява { $number }.
page-said-start = { $name } започва и обявява { $number }.
page-passes = { $name } пасува.
page-builds = { $name } строи { $cards }.
page-demolishes = { $name } събаря { $card } и строи { $cards }.
page-retracts = { $name } оттегля числото.
# The same about the reader.
page-you-said = Обявяваш { $number }.
page-you-said-start = Започваш и обявяваш { $number }.
page-you-pass = Пасуваш.
page-you-build = Строиш { $cards }.
page-you-demolish = Събаряш { $card } и строиш { $cards }.
page-you-retract = Оттегляш числото.
page-you-lead = Най-голямото число е твое: { $number }.

## Bidding

page-your-bid = Твоето число
page-you-start = Започваш.
page-leads = { $name } обявява { $number }.
page-most = Можеш да построиш <b>най-много { $most }</b>.
page-most-nothing = Не можеш да построиш <b>нито една</b> от тези карти.
page-pass = Пасувам
page-bid = Обявявам { $number }
page-bid-price = Обявявам { $number }, само със събаряне, минус { $price }
page-bid-no = { $number }, не става. { $reason }
page-pass-no = Не може да се пасува. { $reason }
page-needs-demolition = За { $number } трябва да събориш една карта.
page-why = Защо?
page-rule = Правило { $rule }
page-all-rules = Всички правила
page-bid-going = Обявяваш { $number }.
page-pass-going = Пасуваш.
page-take-slip-back = Върни

## Building

page-take-cards = { $count ->
    [one] Вземи { $count } карта
   *[other] Вземи { $count } карти
}
page-tap-or-drag = Докосни карта или я плъзни към кулата ѝ.
page-all-chosen = Всичко е избрано.
page-only-build = Става само така и вече е подредено.
page-score-change = { $after ->
    [one] { $before } → <b>{ $after } точка за победа</b>
   *[other] { $before } → <b>{ $after } точки за победа</b>
}
page-demolition-costs = събаряне −{ $price }
page-show-one = Подскажи
page-take-back = Назад
page-more-to-choose = { $count ->
    [one] Избери още { $count } карта
   *[other] Избери още { $count } карти
}
page-build = Построй
page-sending = изпраща се …
page-demolish = Събори { $card }, струва { $price }
page-put-back = Върни { $card }
page-demolish-first = { $card } става, след като се събори { $needs }.
page-demolish-it = Събори { $card }
page-take-only = { $count ->
    [one] Вземаш само { $count } карта.
   *[other] Вземаш само { $count } карти.
}
page-change-order = Смени реда на новите етажи: { $cards }
page-retract = Оттегли числото
page-retract-why = { $count ->
    [one] { $count } карта не може да се построи.
   *[other] { $count } карти не могат да се построят.
}

## Waiting

page-is-thinking = { $name } мисли
page-is-building = { $name } строи
page-still-there = { $name } още е тук.
page-is-leading = Най-голямо число: { $number }, { $name }.
page-nobody-leads = Още никой не е обявил число.
page-then = После
page-react = Реагирай
page-dealing = Отварят се карти
page-watching = Гледаш.
page-time-left = { $seconds ->
    [one] Остава { $seconds } секунда
   *[other] Остават { $seconds } секунди
}

## Reactions

page-reaction-hello = Здравей
page-reaction-thanks = Благодаря
page-reaction-well_built = Добър строеж
page-reaction-oops = Опа
page-reaction-wow = Леле
page-reaction-thinking = Момент, мисля
page-reaction-good_game = Хубава игра
page-reaction-said = { $name }: { $words }

## Connection and people

page-connecting = Отиваме на масата …
page-lost = Връзката прекъсна. Нов опит …
page-lost-safe = Изборът ти е запазен; никой не може да ти вземе хода.
page-lost-stand-in = Изборът ти е запазен. Ако продължи дълго, бот играе вместо теб, докато се върнеш.
page-restart = Сървърът се пуска отново.
page-restart-safe = Играта продължава оттам, докъдето беше.
page-back = Връзката се върна.
page-back-safe = Играта продължава оттам, докъдето беше.
page-away = { $name } в момента не е тук.
page-away-safe = Масата чака.
page-gone = Тази маса вече е затворена
page-gone-safe = Завършените ти игри са запазени.
page-home = Начало
page-lost-page = На този адрес няма нищо
page-lost-page-do = Погледни пак връзката или започни от началната страница.
page-trouble = Не се получи. Нищо не е загубено.
page-no-server = Сървърът сега не може да се достигне. Нищо не е загубено.
page-seat-taking = Мястото се поема …

## Somebody asks everybody

page-ask-undo = { $name } иска да върне последния ход.
page-ask-end = { $name } иска играта да свърши тук.
page-agree = Да
page-refuse = Не
page-waiting-for = Чака се отговор: { $names }.
page-withdraw = Оттегли
page-undo-move = Върни моя ход

## One device

page-hand-over = { $name }, твой ред е
page-hand-over-do = Подай устройството нататък.
page-i-am = Аз съм { $name }

## Home and new table

page-play = Игра
page-play-bots = Игра срещу ботове
page-play-bots-last = { $players ->
    [2] двама играчи, { $level }
    [3] трима играчи, { $level }
    [4] четирима играчи, { $level }
    [5] петима играчи, { $level }
    [one] { $players } играч, { $level }
   *[other] { $players } играчи, { $level }
}
page-play-friends = Игра с приятели
page-play-here = На едно устройство
page-settings = Настройки
page-go-on = Продължи
page-game-goes-on = Играта ти продължава
page-game-with = Играят с теб: { $names }
page-daily = Игра на деня
page-daily-new = още неизиграна
page-daily-begun = започната
page-daily-done = изиграна
page-join = Седни на маса
page-join-tile = с връзка или на отворена
page-games = Моите игри
page-games-tile = за продължаване или преглед
page-rules = Правила
page-rules-tile = всички, накратко
page-score-pad = Лист за точки
page-score-pad-tile = за играта с карти
page-reference = Помощна карта
page-reference-tile = всичко на един екран
page-puzzles = Загадки
page-puzzles-tile = намери най-добрия избор
page-tutorial = Научи се да играеш
page-tutorial-tile = пет минути, направо в игра
page-tutorial-begun = продължи, докъдето беше
page-back-button = Назад
page-how-many = Колко играчи?
page-players-count = { $players ->
    [2] двама играчи
    [3] трима играчи
    [4] четирима играчи
    [5] петима играчи
    [one] { $players } играч
   *[other] { $players } играчи
}
page-about-game = { $players ->
    [2] Двама играчи, { $cards } карти, около { $minutes } минути.
    [3] Трима играчи, { $cards } карти, около { $minutes } минути.
    [4] Четирима играчи, { $cards } карти, около { $minutes } минути.
    [5] Петима играчи, { $cards } карти, около { $minutes } минути.
    [one] { $players } играч, { $cards } карти, около { $minutes } минути.
   *[other] { $players } играчи, { $cards } карти, около { $minutes } минути.
}
page-how-strong = Колко силно?
page-level-gentle = Кротко
page-level-gentle-about = строи, каквото става
page-level-steady = Уверено
page-level-steady-about = мисли напред
page-level-apprentice = Чирак
page-level-apprentice-about = още се учи
page-level-bricklayer = Зидар
page-level-bricklayer-about = строи стабилно
page-level-mason = Каменоделец
page-level-mason-about = знае занаята
page-level-architect = Архитект
page-level-architect-about = мисли напред
page-level-master = Майстор
page-level-master-about = нищо не подарява
# Bots have names, one a seat, with different first letters.
page-bot-name = { $seat ->
    [1] Ада
    [2] Бруно
    [3] Вера
    [4] Галя
   *[other] Деян
}
page-bot-level = бот, { $level }
page-level-of = Колко силно играе { $name }
page-your-name = Твоето име
page-name-of = Име на играч { $seat }
page-player = Играч { $seat }
# What stands in a list beside the levels of bots.
page-a-person = Човек
page-who-is = Кой е играч { $seat }
page-hints = Съвети
page-hints-about = Показват един възможен строеж
page-check-bids = Проверка на числата
page-check-bids-about = Изключено: както на маса, число може да се оттегли
page-start = Започни
page-make-table = Направи маса
page-list-table = Сред отворените маси
page-list-table-about = Всеки може да седне; имената се теглят на жребий, например Видра или Клен

## Joining, my games, the daily deal

page-join-code = Връзка или код на маса
page-join-go = Към масата
page-join-not = Това не е нито връзка, нито код на маса.
page-lobby = Отворени маси
page-lobby-none = Сега няма отворена маса. Можеш да направиш своя.
page-seats-free = { $count ->
    [0] всички места са заети
    [one] { $count } свободно място
   *[other] { $count } свободни места
}
page-watch = Гледай
page-games-running = Още не са свършили
page-games-finished = Завършени
page-games-none = Първата ти игра отнема 15 минути.
page-game-waiting = още не е започнала
page-daily-about = По една игра на ден: едни и същи карти и ботове за всички и един опит.
page-daily-begin = Изиграй днешната игра
page-daily-look = Виж моята игра
page-daily-results = Днешни резултати
page-daily-nobody = Още никой не е завършил тази игра.
page-daily-practise = Упражни вчерашната игра

## Waiting room

page-table-of = Маса: { $name }
page-invite = Покани
page-qr = QR код с връзката
page-copy-link = Копирай връзката
page-copied = Копирано
page-send-link = Изпрати връзката
page-seats = Места
page-seats-taken = заети { $taken } от { $seats }
page-host = ти, твоята маса
page-is-you = ти
page-ready = Тук
page-not-here = в момента не е тук
page-free-seat = Свободно място
page-add-bot = Добави бот
page-add-here = Още някой на това устройство
page-start-with = Започни ({ $count })
page-wait-for-host = Играта пуска този, който е направил масата.
page-seats-must-fill = На всяко място трябва да има човек или бот.
page-sit-down = Седни
page-full-watch = Всички места са заети. Можеш да гледаш.
page-only-here = Тази връзка се отваря само на това устройство.
page-home-network = Приятелите в домашната ти мрежа още не могат да отворят тази връзка.
page-share-home = Пусни ги
page-home-shared = Всяко устройство в домашната ти мрежа може да отвори тази връзка.

## The end

page-win-you = { $points ->
    [one] Печелиш: { $points } точка за победа
   *[other] Печелиш: { $points } точки за победа
}
page-win-other = { $points ->
    [one] Печели { $name }: { $points } точка за победа
   *[other] Печели { $name }: { $points } точки за победа
}
page-win-shared = { $points ->
    [one] Поделят си победата с по { $points } точка: { $names }
   *[other] Поделят си победата с по { $points } точки: { $names }
}
page-ahead = { $points ->
    [one] { $points } точка назад: { $name }
   *[other] { $points } точки назад: { $name }
}
page-ahead-you = { $points ->
    [one] { $points } точка пред теб
   *[other] { $points } точки пред теб
}
page-rounds = { $count ->
    [one] { $count } рунд
   *[other] { $count } рунда
}
page-ended-early = Приключена по общо съгласие
page-in-front = { $points ->
    [one] Начело: { $names }, { $points } точка за победа
   *[other] Начело: { $names }, { $points } точки за победа
}
page-scores = Точки за победа на всички играчи по кули
page-score-main = Основна кула
page-score-rubble = Съборени карти
page-score-total = Точки за победа
page-rematch = Реванш
page-to-rematch = Към реванша
page-replay = Виж отново
page-share-picture = Сподели картинка
page-share-text = 5 Towers, резултат: { $names }
page-save-record = Запази записа
page-shared-saved = Картинката е запазена.

## Replay

page-first-round = Първи рунд
page-round-back = Стъпка назад
page-round-on = Стъпка напред
page-last-round = Последен рунд
page-autoplay = Пусни
page-pause = Пауза
page-nobody-builds = Никой не строи. Всички карти се изчистват.

## Settings

page-language = Език
page-theme = Светло или тъмно
page-theme-system = Като устройството
page-theme-light = Светло
page-theme-dark = Тъмно
page-sound = Звук
page-slow-bids = Изчакай малко, преди да изпратиш число
page-slow-bids-about = Случайно докосване може да се върне
page-hand-over-setting = На едно устройство казвай чий ред е
page-install = Инсталирай на това устройство
page-install-no = За инсталиране е нужен сигурен адрес (https). На този адрес се играе в браузъра.
page-keys = Клавиши
page-keys-bid = Наддаване: 0 до 5 обявяват число, P пасува, ? казва защо не става.
page-keys-build = Строеж: 1 до 5 вземат карта или я връщат, T C H S M събарят, U връща назад, ? подсказва, Enter строи, Esc връща всичко.
page-keys-all = A отива на това, което следва. Стрелките движат в рамките на групата.
page-end-game = Предложи край на играта
page-leave = Напусни масата

## The live region for screen readers: one sentence an event

page-live-round = Рунд { $round }. Отворени карти: { $cards }.
page-live-bid = { $name } обявява { $number }.
page-live-pass = { $name } пасува.
page-live-retract = { $name }: числото е оттеглено.
page-live-build = { $points ->
    [one] { $name }: построено { $cards }. { $points } точка.
   *[other] { $name }: построено { $cards }. { $points } точки.
}
page-live-demolish = { $points ->
    [one] { $name }: съборено { $card }, построено { $cards }. { $points } точка.
   *[other] { $name }: съборено { $card }, построено { $cards }. { $points } точки.
}
page-live-your-bid = Твой ред е. Най-голямо число: { $number }, { $name }. Можеш да построиш най-много { $most }.
page-live-your-start = Твой ред е. Започваш. Можеш да построиш най-много { $most }.
page-live-your-build = { $count ->
    [one] Твой ред е. Вземи { $count } карта.
   *[other] Твой ред е. Вземи { $count } карти.
}
page-live-choice = { $missing ->
    [0] { $card }. Всичко е избрано. { $change }, точки: { $points }.
   *[other] { $card }. Още { $missing }. { $change }, точки: { $points }.
}
page-live-end = { $points ->
    [one] Печели { $name }: { $points } точка за победа.
   *[other] Печели { $name }: { $points } точки за победа.
}
page-live-end-shared = { $points ->
    [one] Поделят си победата с по { $points } точка: { $names }.
   *[other] Поделят си победата с по { $points } точки: { $names }.
}
page-plus = плюс { $points }
page-minus = минус { $points }
