# What the arena says: why a bot lost a game by a fault, why a series cannot be played, and the words of its report.
# Every id begins with the name of this file. In a fault the bot is named before, so that no sentence bends a name.

## Faults of bots: one message for each arena.* code
arena-not_started = програмата не може да се пусне: { $reason }
arena-crashed = програмата спря сама (код { $status })
arena-crashed_saying = програмата спря сама (код { $status }), последно каза „{ $said }“
arena-hangs = за { $milliseconds } ms не дойде отговор
arena-late = отговорът дойде след { $milliseconds } ms; позволени бяха { $limit }
arena-junk = отговорът беше „{ $seen }“; очакваше се „{ $expected }“
arena-too_long = отговорът беше по-дълъг от { $longest } знака: „{ $seen }“
arena-too_much_info = преди отговора дойдоха повече от { $most } реда info
arena-not_ok = отговорът на „{ $line }“ беше „{ $seen }“ вместо „ok“
arena-wrong_answer = отговорът на „{ $line }“ беше „{ $seen }“; очакваше се „{ $expected }“
arena-no_exit = програмата не приключи с код 0 ({ $status })
arena-illegal = „{ $seen }“ не е позволено: { $words }
arena-raised = ботът се срина: { $seen }

## Series that cannot be played
arena-quotes = в „{ $seen }“ липсва кавичка
arena-setting = „{ $seen }“ не е цяло число от 1 нагоре
arena-no_bot = „{ $seen }“ не е име на бот
arena-nobody = за серия трябва поне един бот
arena-same_name = два бота се казват „{ $seen }“: сложи name=… пред единия
arena-no_results = във файла { $file } няма резултати от арената: ред { $line } не може да се прочете
arena-other_series = във файла { $file } има друга серия, която се различава по: { $facts }
arena-other_players = във файла { $file } играчите са { $seen }, а не { $players }
arena-other_variant = във файла { $file } има игри от варианта { $seen }, а не { $variant }
arena-other_bot = във файла { $file } „{ $name }“ е бот с друга команда или друг бюджет: едно име може да важи само за един бот
arena-other_program = игрите във файла { $file } са изиграни от fivetowers { $seen }; тази програма е { $program } (версия и знак на теглата)
arena-unknown_bot = „{ $seen }“ не е сред нашите ботове ({ $names }) и програма с това име не може да се пусне
arena-bot_fails = „{ $name }“: { $words }
arena-own_bot = ботът „{ $seen }“ не може да се зареди: { $reason }
arena-no_weights = „{ $seen }“ няма мрежа: тегла имат { $names }
arena-bad_weights = теглата във файла { $file } не могат да се прочетат: { $reason }
arena-cluster_address = „{ $seen }“ не е адрес на клъстер: очаква се host:port
arena-no_cluster = на „{ $seen }“ не може да се достигне клъстер: { $reason }
arena-cluster_lost = клъстерът се срина: { $reason }

## The report
arena-title = { $deals ->
    [one] { $deals } раздаване
   *[other] { $deals } раздавания
}, { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}, играчи: { $players }
arena-column-bot = Бот
arena-column-share = Дял
arena-column-interval = 95 %
arena-column-margin = Преднина
arena-column-time = ms
arena-column-longest = Най-дълго
arena-column-over = Късно
arena-column-faults = Сривове
arena-column-rating = Рейтинг
arena-column-elo = Ело
arena-interval = от { $low } до { $high }
arena-pairs = Колко често ботът от реда е бил пред този от колоната
arena-first-seat = Предимство на започващото място (дял победи): { $share }
arena-sprt-high = Тестът е решен, раздавания: { $deals }. Дял победи над { $low }: { $name } (логаритъм на отношението на правдоподобие { $ratio }).
arena-sprt-low = Тестът е решен, раздавания: { $deals }. Дял победи под { $high }: { $name } (логаритъм на отношението на правдоподобие { $ratio }).
arena-sprt-open = Тестът още не е решен, раздавания: { $deals }, { $name }: логаритъм на отношението на правдоподобие { $ratio }, между { $least } и { $most }.
arena-fault = { $name }: загуба, раздаване { $deal }, рунд { $round }: { $words }
arena-more-faults = { $faults ->
    [one] … и още { $faults } срив.
   *[other] … и още { $faults } срива.
}

## The page
arena-page-shares = Дял победи
arena-page-shares-note = 1 за самостоятелна победа, по 1/k за всеки от k, които си поделят победата; отсечката е 95 % интервал по раздавания, а прекъснатата линия е делът, който се пада на едно място. След ранно спиране интервалът е малко по-благоприятен.
arena-page-course = Дял победи по раздавания: { $name }
arena-page-course-note = Ивицата е 95 % интервал към този момент.
arena-page-ratings = Рейтинги
arena-page-ratings-note = Plackett–Luce (OpenSkill): всички започват с 25 ± 8,3; отсечката е по две отклонения на двете страни.
arena-page-elo-note = Средното за всички ботове е 0; 400 точки повече означават шанс десет към едно ботът да завърши напред.
arena-page-seats = Дял победи по места
arena-page-seat = Място { $seat }
arena-page-faults = Игри, загубени заради срив
arena-page-again = С тази команда се изиграва отново (начално число { $seed })
arena-page-again-program = Играно от fivetowers { $version } с теглата { $weights }.
arena-page-again-unknown = Във файла не пише коя версия на fivetowers е играла.

## The command
arena-playing = Играе се
arena-stopped = Спряно. Изиграното е запазено.
arena-nothing = Не е изиграна нито една игра.
arena-no-ratings = Няма рейтинги: пакетът openskill не е инсталиран (pip install "fivetowers[arena]").
arena-no-ray = За клъстер е нужен пакетът ray: pip install "fivetowers[cluster]"
arena-written = Записано: { $file }
arena-low-above-high = LOW трябва да е под HIGH.
arena-two-budgets = Бюджетът е --ms или --nodes, не и двете.
