# Какво казва `fivetowers analyse` за изиграна игра.
analyse-percent = { $number } %
analyse-title = Анализ: { $names }
analyse-working = Анализира се
analyse-written = Записано: { $file }
analyse-no-such-seat = { $players ->
    [one] На тази маса има { $players } място.
   *[other] На тази маса има { $players } места.
}
analyse-judged = Оценява се така, както мисли най-силният бот, master, като се приема, че всички играят еднакво добре (дълбочина: { $depth }). Истинската стойност е в рамките на ± в 95 от 100 случая. Последните два рунда са изчислени точно.

## Какво е изиграно, като част от изречение: „по-добре беше да …“
analyse-bid = обяви { $number }
analyse-pass = пасува
analyse-build = построи { $cards }
analyse-demolish = събори { $card } и построи { $cards }

## Turning points
analyse-turning-points = Повратни моменти
analyse-point-move = Рунд { $round }, { $name } ({ $change }): по-добре беше да { $best } ({ $better }), отколкото да { $action } ({ $share }).
analyse-point-deal = Рунд { $round }, отворени карти { $cards }: { $name } минава от { $before } на { $after } ({ $change }).

## Tables
analyse-parts = Късмет и ходове
analyse-parts-note = Промяна на шанса за победа от началото до края = късмет с картите + свои ходове + чужди ходове.
analyse-faults = Неточности и грешки
analyse-no-faults = Няма неточности и грешки.
analyse-moves-note = Във всяко поле: шанс за победа, очаквани точки. В колоните на играчите: преди хода → след него.
analyse-course = Шанс за победа в хода на играта
analyse-course-note = Всеки играч има своя линия; числата отдолу са рундовете.
analyse-column-player = Играч
analyse-column-points = ТП
analyse-column-course = Шанс за победа
analyse-column-luck = Късмет
analyse-column-own = Свои ходове
analyse-column-others = Чужди ходове
analyse-column-round = Рунд
analyse-column-move = Ход
analyse-column-other-moves = Други ходове
analyse-column-better = По-добре
analyse-column-loss = Загуба
analyse-column-verdict = Оценка
analyse-verdict-best = най-добър ход
analyse-verdict-good = добър ход
analyse-verdict-slip = неточност
analyse-verdict-mistake = грешка
analyse-verdict-blunder = груба грешка

## Колко добра е преценката: прогнози и какво стана
analyse-trust = Доколко да му се вярва
analyse-trust-example = При { $players } играчи: когато предвижда { $said }, се печелят { $real } от 100 игри.
analyse-trust-note = Игри, наистина спечелени след такава прогноза, по третини от играта. Измерено върху { $games } игри между { $players } еднакво силни играчи; „–“: твърде малко случаи.
analyse-trust-real = { $real } от 100
analyse-column-said = Прогноза
analyse-column-beginning = Начало
analyse-column-middle = Среда
analyse-column-end = Край
