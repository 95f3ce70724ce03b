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
page-card-taken = { $card }: взета. Докосни, за да я върнеш.
page-card-needs = { $card }: може, след като се събори { $needs }.
page-card-along = { $card }: може върху { $along }, която се взема заедно с нея.
page-card-no = { $card }: не може. { $reason }

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
    [one] точка
   *[other] точки
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
page-action = Какво следва
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
page-to-come = Предстоящи карти: { $count }
page-to-come-card = { $copies ->
    [0] { $card }: няма повече
   *[other] { $card }: още { $copies }
}
page-nothing-yet = Още никой не е обявил число.
page-towers-of = Кулите на { $name }
page-previous-player = Предишен играч: { $name }
page-next-player = Следващ играч: { $name }
page-close = Затвори
page-bid-said = обявява { $number }
page-passed = пасува

## What was played, in words

page-said = { $name } обявява { $number }.
page-said-start = { $name } започва с { $number }.
page-passes = { $name } пасува.
page-builds = { $name } строи { $cards }.
page-demolishes = { $name } събаря { $card } и строи { $cards }.
page-retracts = { $name } оттегля числото.
# The same about the reader.
page-you-said = Обявяваш { $number }.
page-you-said-start = Започваш с { $number }.
page-you-pass = Пасуваш.
page-you-build = Строиш { $cards }.
page-you-demolish = Събаряш { $card } и строиш { $cards }.
page-you-retract = Оттегляш числото.
page-you-lead = Водиш с { $number }.

## Bidding

page-your-bid = Твоето число
page-you-start = Започваш.
page-leads = Води { $name } с { $number }.
page-most = Можеш да построиш <b>най-много { $most }</b>.
page-most-nothing = Не можеш да построиш <b>нито една</b> от тези карти.
page-pass = Пас
page-bid = Обяви { $number }
page-bid-price = Обяви { $number }, само със събаряне, минус { $price }
page-bid-no = { $number }: не може. { $reason }
page-pass-no = Не може да се пасува. { $reason }
page-needs-demolition = За { $number } трябва да събориш една карта.
page-why = Защо?
page-rule = Правило { $rule }
page-all-rules = Всички правила
page-bid-going = Обявяваш { $number }…
page-pass-going = Пасуваш…
page-take-slip-back = Отмени

## Building

page-take-cards = { $count ->
    [one] Вземи { $count } карта
   *[other] Вземи { $count } карти
}
page-tap-or-drag = Докосни карта или я плъзни към кулата ѝ.
page-all-chosen = Всичко е избрано.
page-only-build = Може само по един начин и картите вече са подредени.
page-score-change = { $after ->
    [one] { $before } → <b>{ $after } точка за победа</b>
   *[other] { $before } → <b>{ $after } точки за победа</b>
}
page-demolition-costs = събаряне −{ $price }
page-show-one = Подскажи
page-take-back = Отмени
page-more-to-choose = { $count ->
    [one] Още { $count } карта
   *[other] Още { $count } карти
}
page-build = Построй
page-sending = Изпраща се…
page-demolish = Събори { $card }, минус { $price }
page-put-back = Върни { $card }
page-demolish-first = { $card } може да се сложи, след като се събори { $needs }.
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
page-is-leading = Води { $name } с { $number }.
page-nobody-leads = Още никой не е обявил число.
page-then = После
page-react = Реагирай
page-dealing = Отварят се карти
page-shuffling = Всички заедно разбъркват…
page-watching = Гледаш.
page-time-left = { $seconds ->
    [one] Остава { $seconds } секунда
   *[other] Остават { $seconds } секунди
}

## Reactions

page-reaction-hello = Здравей
page-reaction-thanks = Благодаря
page-reaction-well_built = Добре построено
page-reaction-oops = Опа
page-reaction-wow = Леле
page-reaction-thinking = Момент, мисля
page-reaction-good_game = Хубава игра
page-reaction-said = { $name }: { $words }

## Connection and people

page-connecting = Свързване с масата…
page-lost = Връзката прекъсна. Нов опит…
page-lost-safe = Изборът ти е запазен и никой не може да ти вземе хода.
page-lost-stand-in = Изборът ти е запазен. Ако се проточи, бот ще играе вместо теб, докато се върнеш.
page-restart = Сървърът се рестартира.
page-restart-safe = Играта продължава оттам, където прекъсна.
page-back = Връзката е възстановена.
page-back-safe = Играта продължава оттам, където прекъсна.
page-away = { $name } в момента не е тук.
page-away-safe = Масата чака.
page-gone = Тази маса вече е затворена
page-gone-safe = Завършените ти игри са запазени.
page-home = Начало
page-lost-page = Страницата не е намерена
page-lost-page-do = Провери връзката или започни от началната страница.
page-trouble = Нещо се обърка. Нищо не е загубено.
page-no-server = Няма връзка със сървъра. Нищо не е загубено.
page-seat-taking = Поемане на мястото…

## Somebody asks everybody

page-ask-undo = { $name } иска да отмени последния си ход.
page-ask-end = { $name } предлага играта да приключи тук.
page-agree = Приеми
page-refuse = Откажи
page-waiting-for = Чака се отговор от { $names }.
page-withdraw = Оттегли молбата
page-undo-move = Отмени моя ход

## One device

page-hand-over = { $name }, твой ред е
page-hand-over-do = Подай устройството.
page-i-am = Аз съм { $name }

## Home and new table

page-play = Играй
page-play-bots = Играй срещу ботове
page-play-bots-last = { $players ->
    [2] двама играчи, { $level }
    [3] трима играчи, { $level }
    [4] четирима играчи, { $level }
    [5] петима играчи, { $level }
    [one] { $players } играч, { $level }
   *[other] { $players } играчи, { $level }
}
page-play-friends = Играй с приятели
page-play-here = Играй на един екран
page-settings = Настройки
page-go-on = Продължи
page-game-goes-on = Започната игра
page-game-with = С теб на масата: { $names }
page-daily = Игра на деня
page-daily-new = още неизиграна
page-daily-begun = започната
page-daily-done = изиграна
page-join = Седни на маса
page-join-tile = с връзка или на отворена маса
page-games = Моите игри
page-games-tile = продължи или прегледай
page-progress = Моят напредък
page-rules = Правила
page-rules-tile = кратко и пълно
page-score-pad = Лист за резултати
page-score-pad-tile = за играта от кутията
page-reference = Помощна карта
page-reference-tile = всичко на един екран
page-puzzles = Задачи
page-puzzles-tile = намери най-добрия ход
page-tutorial = Научи се да играеш
page-tutorial-tile = пет минути, направо в игра
page-tutorial-begun = продължи оттам, където спря
page-film = Как се играе
page-film-tile = две минути само гледане
page-film-offer = Не ти се чете? Виж как се играе.
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
page-how-strong = Сила на ботовете
page-level-random = Случаен
page-level-random-about = строи каквото може
page-level-greedy = Алчен
page-level-greedy-about = мисли малко напред
page-level-apprentice = Чирак
page-level-apprentice-about = още се учи
page-level-bricklayer = Зидар
page-level-bricklayer-about = строи стабилно
page-level-mason = Каменоделец
page-level-mason-about = знае занаята
page-level-architect = Архитект
page-level-architect-about = планира предварително
page-level-master = Майстор
page-level-master-about = не прощава
page-bot-level = бот, { $level }
page-level-of = Сила: { $name }
page-your-name = Твоето име
page-name-of = Име на играч { $seat }
page-player = Играч { $seat }
# What stands in a list beside the levels of bots.
page-a-person = Човек
page-who-is = Играч { $seat }: човек или бот
page-hints = Съвети
page-hints-about = Можеш да питаш какво да обявиш или построиш и защо
page-check-bids = Проверявай обявените числа
page-check-bids-about = Изключено: число, което не може да се построи, се оттегля, както на маса
page-start = Започни
page-make-table = Направи маса
page-list-table = Покажи сред отворените маси
page-list-table-about = Всеки може да седне. Имената се теглят на жребий, например Видра или Клен.

## Joining, my games, the daily game

page-join-code = Връзка или код на маса
page-join-go = Иди на масата
page-join-not = Това не е нито връзка, нито код на маса.
page-lobby = Отворени маси
page-lobby-none = Сега няма отворена маса. Можеш да направиш своя.
page-seats-free = { $count ->
    [0] всички места са заети
    [one] { $count } свободно място
   *[other] { $count } свободни места
}
page-watch = Гледай
page-games-running = Незавършени
page-games-finished = Завършени
page-games-none = Още няма игри. Първата отнема около 15 минути.
page-game-waiting = още не е започнала
page-daily-about = По една игра на ден: едни и същи карти и ботове за всички, само един опит.
page-daily-begin = Изиграй днешната игра
page-daily-look = Виж моята игра
page-daily-results = Днешни резултати
page-daily-nobody = Още никой не е завършил тази игра.

## Waiting room

page-table-of = Масата на { $name }
page-invite = Покани
page-qr = QR код с връзката
page-copy-link = Копирай връзката
page-copied = Копирано
page-send-link = Изпрати връзката
page-seats = Места
page-seats-taken = заети { $taken } от { $seats }
page-host = ти (твоята маса)
page-is-host = домакин
page-is-you = ти
page-ready = Тук
page-not-here = в момента не е тук
page-free-seat = Свободно място
page-add-bot = Добави бот
page-add-here = Добави играч на това устройство
page-start-with = { $count ->
    [2] Започни с двама играчи
    [3] Започни с трима играчи
    [4] Започни с четирима играчи
   *[5] Започни с петима играчи
}
page-wait-for-host = Домакинът на масата пуска играта.
page-seats-must-fill = На всяко място трябва да има човек или бот.
page-sit-down = Седни на масата
page-full-watch = Всички места са заети. Можеш да гледаш.
page-only-here = Тази връзка се отваря само на това устройство.
page-home-network = Приятелите в домашната ти мрежа още не могат да отворят тази връзка.
page-share-home = Дай им достъп
page-home-shared = Всяко устройство в домашната ти мрежа може да отвори тази връзка.

## The end

page-win-you = { $points ->
    [one] Печелиш с общо { $points } точка за победа
   *[other] Печелиш с общо { $points } точки за победа
}
page-win-other = { $points ->
    [one] { $name } печели с общо { $points } точка за победа
   *[other] { $name } печели с общо { $points } точки за победа
}
page-win-shared = { $points ->
    [one] { $names } си поделят победата с по { $points } точка
   *[other] { $names } си поделят победата с по { $points } точки
}
page-win-shared-you = { $points ->
    [one] { $names } си поделяте победата с по { $points } точка
   *[other] { $names } си поделяте победата с по { $points } точки
}
page-ahead = { $points ->
    [one] На { $points } точка пред { $name }
   *[other] На { $points } точки пред { $name }
}
page-ahead-you = { $points ->
    [one] На { $points } точка пред теб
   *[other] На { $points } точки пред теб
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
page-to-rematch = Иди на реванша
page-replay = Прегледай играта
page-challenge = Предизвикай приятел
page-same-cards = Същите карти
page-open-file = Отвори игра от файл
page-open-file-again = отвори отново файла с играта
page-analyse = Анализирай
page-share-picture = Сподели картинка
page-share-text = 5 Towers, резултат: { $names }
page-save-record = Запази записа на играта
page-shared-saved = Картинката е запазена.

## Replay

page-first-round = Първи рунд
page-step-back = Стъпка назад
page-round-back = Рунд назад
page-step-on = Стъпка напред
page-round-on = Рунд напред
page-last-round = Последен рунд
page-autoplay = Пусни
page-pause = Пауза
page-nobody-builds = Никой не строи. Всички карти се изчистват.

## Settings

page-language = Език
page-tempo = Темпо на другите
page-tempo-calm = Спокойно
page-tempo-brisk = Бързо
page-tempo-once = Мигновено
page-theme = Тема
page-theme-system = Като устройството
page-theme-light = Светла
page-theme-dark = Тъмна
page-sound = Звук
page-slow-bids = Кратко изчакване, преди да се изпрати числото
page-slow-bids-about = Така случайно докосване може да се отмени
page-hand-over-setting = При игра на един екран казвай чий ред е
page-install = Инсталирай на това устройство
page-install-no = За инсталиране е нужен сигурен адрес (https). Тук можеш да играеш в браузъра.
page-keys = Клавиатура
page-keys-bid = Наддаване: 0 до 5 обявяват число, P пасува, ? казва защо не може.
page-keys-build = Строеж: 1 до 5 вземат карта или я връщат, T C H S M събарят, U отменя, ? подсказва, Enter строи, Esc връща всичко.
page-keys-all = A отива на това, което следва. Със стрелките се движиш в групата.
page-end-game = Предложи край на играта
page-leave = Напусни масата
page-stay = Остани тук
page-leave-ask = Напускаш ли масата?
page-leave-waits = Играта те чака: докато те няма, никой не играе. Ще я намериш на началната страница.
page-leave-others = Другите продължават. След минута вместо теб играе бот, докато се върнеш.
page-end-alone = Прекрати играта
page-end-ask = Да приключи ли играта тук?
page-end-alone-about = Играта приключва тук с точките до момента и никой не печели. Това е необратимо.
page-end-others = Питаме всички на масата. Ако всички са съгласни, играта приключва с точките до момента и никой не печели.
page-left = Вече не си на масата
page-left-waits = Играта те чака.
page-left-others = След минута вместо теб ще играе бот.
page-left-undo = Обратно на масата

## The live region for screen readers: one sentence an event

page-live-round = Рунд { $round }. Отворени карти: { $cards }.
page-live-bid = { $name } обявява { $number }.
page-live-pass = { $name } пасува.
page-live-retract = { $name } оттегля числото.
page-live-build = { $points ->
    [one] { $name } строи { $cards }. { $points } точка.
   *[other] { $name } строи { $cards }. { $points } точки.
}
page-live-demolish = { $points ->
    [one] { $name } събаря { $card } и строи { $cards }. { $points } точка.
   *[other] { $name } събаря { $card } и строи { $cards }. { $points } точки.
}
page-live-your-bid = Твой ред е. Води { $name } с { $number }. Можеш да построиш най-много { $most }.
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
    [one] { $name } печели с общо { $points } точка за победа.
   *[other] { $name } печели с общо { $points } точки за победа.
}
page-live-end-you = { page-win-you }.
page-live-end-shared = { $points ->
    [one] { $names } си поделят победата с по { $points } точка.
   *[other] { $names } си поделят победата с по { $points } точки.
}
page-live-end-shared-you = { page-win-shared-you }.
page-plus = плюс { $points }
page-minus = минус { $points }

## Refusals about a player, by name (small and without a full stop, like the others)
page-named-turn-other = на ред е { $name }
page-named-turn-bid = на ред е { $name }: да обяви число или да пасува
page-named-turn-build = на ред е { $name }: да строи
page-named-seat-here = { $name } е тук
page-named-seat-gone_briefly = { $name } излезе току-що: бот може да поеме след { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
}
page-named-seat-not_yours = на това място играе { $name }
page-named-seat-taken = на това място вече седи { $name }
page-named-ask-pending = { $name } вече пита; първо е този въпрос
