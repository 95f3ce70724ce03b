# What the game says in a terminal. A friend at the table: short, warm, exact; what one can do first, then why.
# Every id begins with the name of this file, so that no other catalogue has it too.
# People are called by name in front of a colon, so that no sentence bends a name. $who is "you" for the reader, who gave no name.

## The table
terminal-kind-T = Дървесна
terminal-kind-C = Захарна
terminal-kind-H = Страшна
terminal-kind-S = Пясъчна
terminal-kind-M = Скрап
terminal-heading = Рунд { $round } · { $lap ->
    [1] първи път през тестето
   *[2] втори път през тестето
} · { $cards ->
    [one] остава { $cards } карта
   *[other] остават { $cards } карти
}
terminal-heading-over = Играта свърши · { $round ->
    [one] { $round } рунд
   *[other] { $round } рунда
}
terminal-to-come = Предстоят:
terminal-display = Отворени карти
terminal-points = { $points ->
    [one] { $points } точка за победа
   *[other] { $points } точки за победа
}
terminal-points-short = { $points }
terminal-said-bid = обявява { $bid }
terminal-said-pass = пасува
terminal-mark-fits = може
terminal-mark-demolish = след x{ $card }
terminal-mark-no = не може
terminal-fits-any = всяка карта
terminal-rubble = Купчина със съборени карти (−{ $points }):
terminal-rubble-short = съборени { $cards }

## The cards still to come
terminal-cards-to-come = { $lap ->
    [1] { $cards ->
        [one] В тестето с карти за теглене има още { $cards } карта, първи път през тестето:
       *[other] В тестето с карти за теглене има още { $cards } карти, първи път през тестето:
    }
   *[2] { $cards ->
        [one] В тестето с карти за теглене има още { $cards } карта, после играта свършва:
       *[other] В тестето с карти за теглене има още { $cards } карти, после играта свършва:
    }
}
terminal-cards-of-kind = { $left } от { $all }
terminal-cards-discarded = { $cards ->
    [one] В скоби: { $cards } изчистена карта; втория път идва отново.
   *[other] В скоби: { $cards } изчистени карти; втория път идват отново.
}

## Who plays
terminal-default-name = Ти
terminal-bot-label = { $name } (бот)
terminal-ask-names = Кой играе? Едно име или няколко, разделени със запетаи (Enter: { $usual }):{" "}
terminal-ask-names-many = Могат да играят най-много { $most } души.
terminal-ask-bots = Колко бота, от { $fewest } до { $most }? (Enter: { $usual }):{" "}
terminal-ask-bots-again = Напиши число от { $fewest } до { $most } или само Enter.
terminal-welcome-title = 5 Towers · { $names }
terminal-welcome = Всеки рунд се отварят пет карти. Обяви колко от тях вземаш: който обяви най-голямото число, взема точно толкова и ги строи, всяка върху кулата със своята буква, по-ниска върху по-висока. 0 е връх: завършва кулата и удвоява точките ѝ. Напиши ? за помощ, r за правилата, q за изход.
terminal-hand-over = { "  " }{ $name }, твой ред е: вземи клавиатурата.{ "  " }

## What happens
terminal-told-deal = Рунд { $round }: { $cards } · { $who ->
    [you] започваш ти
   *[other] започва { $name }
}
terminal-told-bid = { $who ->
    [you] { $bid ->
        [0] Обявяваш 0: без карти
       *[other] Обявяваш { $bid }
    }
   *[other] { $bid ->
        [0] { $name } обявява 0: без карти
       *[other] { $name } обявява { $bid }
    }
}
terminal-told-pass = { $who ->
    [you] Пасуваш
   *[other] { $name } пасува
}
terminal-told-retract = { $who ->
    [you] Оттегляш числото: { $bid } не може да се построи
   *[other] { $name } оттегля числото: { $bid } не може да се построи
}
terminal-told-build = { $who ->
    [you] Строиш { $cards } · ТП { $before } → { $after }
   *[other] { $name } строи { $cards } · ТП { $before } → { $after }
}
terminal-told-demolish = { $who ->
    [you] Събаряш { $demolished } и строиш { $cards } · ТП { $before } → { $after }
   *[other] { $name } събаря { $demolished } и строи { $cards } · ТП { $before } → { $after }
}
terminal-told-nobody = { $cards ->
    [one] Никой не строи: { $cards } карта се изчиства
   *[other] Никой не строи: { $cards } карти се изчистват
} { $who ->
    [you] и отново започваш ти.
   *[other] и отново започва { $name }.
}
terminal-told-reshuffle = Тестето с карти за теглене свърши. Изчистените карти се разбъркват и идват втори път.
terminal-won = { $who ->
    [you] { $points ->
        [one] Печелиш с общо { $points } точка за победа
       *[other] Печелиш с общо { $points } точки за победа
    }
   *[other] { $points ->
        [one] { $name } печели с общо { $points } точка за победа
       *[other] { $name } печели с общо { $points } точки за победа
    }
}
terminal-shared = { $points ->
    [one] { $names } си поделят победата с по { $points } точка
   *[other] { $names } си поделят победата с по { $points } точки
}
# The same where the reader, who gave no name, is one of them: { $names } begins with "Ти".
terminal-shared-you = { $points ->
    [one] { $names } си поделяте победата с по { $points } точка
   *[other] { $names } си поделяте победата с по { $points } точки
}

## Bidding
terminal-ask-bid-first = { $who ->
    [you] Започваш.
   *[other] { $name }, започваш.
} Колко от отворените карти вземаш?
terminal-ask-bid = { $who ->
    [you] Твоето число.
   *[other] { $name }, твоето число.
} Води { $leader } с { $highest }.
terminal-can-build = { $most ->
    [0] Сега не можеш да построиш нито една от тези карти.
   *[other] Можеш да построиш най-много { $most }.
}
terminal-choice-none = без карти
terminal-choice-bid = вземаш толкова
terminal-choice-bid-demolish = вземаш толкова; за това трябва да събориш една карта (−{ $price })
terminal-choice-pass = пасуваш

## Building
terminal-ask-build = { $who ->
    [you] Строиш
   *[other] { $name }, строиш
} { $number ->
    [one] { $number } карта. Коя?
   *[other] { $number } карти. Кои?
}
terminal-ask-retract = { $who ->
    [you] { $bid } не може да се построи. Натисни Enter, за да оттеглиш числото.
   *[other] { $name }, { $bid } не може да се построи. Натисни Enter, за да оттеглиш числото.
}
terminal-choice-gain = { $gain } → { $points ->
    [one] { $points } точка за победа
   *[other] { $points } точки за победа
}
terminal-choice-demolishes = събаря { $card }
terminal-more-builds = { $number ->
    [one] И още { $number } начин: напиши m, за да го видиш, или напиши карти, например T5 T3 или xS6 T5.
   *[other] И още { $number } начина: напиши m, за да ги видиш, или напиши карти, например T5 T3 или xS6 T5.
}
terminal-more-nothing = Сега няма какво да се строи.
terminal-press-enter = Има само една възможност: натисни Enter.
terminal-other-order = В този ред може: { $cards }

## Answers
terminal-prompt = { $name } ▸{" "}
terminal-commands = h съвет · u отмени · c какво предстои · ? помощ · q изход
terminal-commands-without-hint = u отмени · c какво предстои · ? помощ · q изход
terminal-unclear-bid = Напиши едно от числата горе или p, за да пасуваш. ? показва всичко, което можеш да напишеш.
terminal-unclear-build = Напиши номер от списъка или карти, например T5 T3. ? показва всичко, което можеш да напишеш.
terminal-unclear-choice = { $last ->
    [1] Има само възможност 1.
   *[other] Възможностите са от 1 до { $last }. m ги показва всичките.
}
terminal-unclear-cards = Напиши номер от списъка или карти, например xS6 T5 T3: { $words }.
terminal-unclear-demolitions = В един рунд може да се събори само една карта (R12).
terminal-refused = Така не може: { $words }.
terminal-rule = { $rule }: { $words }
terminal-hint-bid = Съвет: обяви { $bid }.
terminal-hint-pass = Съвет: пасувай.
terminal-hint-retract = Съвет: оттегли числото.
terminal-hint-build = Съвет: { $cards }
terminal-hint-off = В тази игра няма съвети.
terminal-undone = Отменено.
terminal-undo-nothing = Още нямаш какво да отмениш.

## Files
terminal-saved = Играта дотук е запазена във файла { $file }
terminal-save-exists = { $file } вече съществува и не е променен: избери друго име.
terminal-save-nowhere = Тази игра не се запазва.
terminal-cannot-save = Играта не може да се запише във файла { $file }: { $reason }.
terminal-cannot-write = Отговорът не може да се запише: { $reason }.
terminal-resume-nothing = В папка { $folder } няма недовършена игра.
terminal-game-kept =
    Играта е запазена във файла { $file }
    Продължи я с: fivetowers play --resume
terminal-record-kept = Записът на тази игра е във файла { $file }
terminal-bye = До следващия път.

## Scores
terminal-sum-main = Основна кула
terminal-sum-rubble = Съборени карти
terminal-sum-total = Точки за победа
terminal-sum-legend = Една карта носи 1; в кула с връх, тоест с 0, носи 2. Най-високата кула е основната: още 1 за всяка нейна карта. Съборените карти отнемат 1 за първата, 2 за втората и така нататък.

## Help
terminal-help-title = Какво можеш да напишеш
terminal-help-key-bid = 0 … 5
terminal-help-bid = при наддаване: толкова карти вземаш
terminal-help-key-pass = p
terminal-help-pass = пасуваш
terminal-help-key-choice = 1, 2 …
terminal-help-choice = при строеж: възможността с този номер
terminal-help-key-cards = T5 T3 C7
terminal-help-cards = при строеж: тези карти отиват върху кулите ти, в този ред
terminal-help-key-demolish = xS6 S5
terminal-help-demolish = първо събаряш S6, най-горната карта на твоята пясъчна кула; отива в купчината ти със съборени карти и ти отнема точки
terminal-help-key-more = m
terminal-help-more = всички начини за строеж
terminal-help-key-retract = back
terminal-help-retract = оттегляш число, което не може да се построи (вариант „на маса“)
terminal-help-key-hint = h
terminal-help-hint = искаш съвет
terminal-help-key-undo = u
terminal-help-undo = отменяш последния си ход; идват пак същите карти
terminal-help-key-to-come = c
terminal-help-to-come = кои карти предстоят
terminal-help-key-table = t
terminal-help-table = масата още веднъж
terminal-help-key-save = save ФАЙЛ
terminal-help-save = записваш играта в свой файл
terminal-help-key-rules = r
terminal-help-rules = правилата
terminal-help-key-quit = q
terminal-help-quit = изход; играта се запазва и можеш да продължиш по-късно
terminal-help-picture = Малките букви също важат. Над всяка твоя кула са стойностите, които могат да се сложат на нея. ═8═ е тераса: върху нея може да се сложи всичко. °9° виси на балони: може да се сложи върху всичко освен 0. ★ е твоята основна кула.

## The rules
terminal-rules-cards = Картите
terminal-rules-building = Правила за строеж
terminal-rules-round = Един рунд
terminal-rules-deck = Два пъти през тестето
terminal-rules-scoring = Точкуване
terminal-rules-open = Какво знаят всички
terminal-rule-R1 = Има пет вида кули: дървесна T, захарна C, страшна H, пясъчна S и скрап M. Всеки вид има по една карта от всяка стойност от 0 до 15.
terminal-rule-R2 = За четирима и петима играчи всеки вид има и втора 0, 2, 5, 7, 10 и 12.
terminal-rule-R3 = Имаш най-много по една кула от вид и в нея има само карти от този вид.
terminal-rule-R4 = Картата се слага най-отгоре на своята кула. С всяка карта може да се започне кула, дори с 0.
terminal-rule-R5 = Картата трябва да е по-ниска от тази, върху която се слага. Равна стойност не се допуска.
terminal-rule-R6 = Върху 8 може да се постави всяка стойност. Карта 9 може да се постави върху всяка стойност освен 0.
terminal-rule-R7 = 0 е връх. Върху него не се слага нищо, а самият той никога не се събаря.
terminal-rule-R8 = Редът на картите в една кула никога не се променя.
terminal-rule-R9 = От тестето с карти за теглене се отварят пет карти или всички, които са останали. Кой започва първия рунд, решава жребият, или избирате първия играч сами.
terminal-rule-R10 = Първият играч обявява число от 0 нагоре. После по часовниковата стрелка всеки играч веднъж обявява по-голямо число или пасува. Най-голямото възможно число веднага приключва наддаването. Първият играч не може да пасува: отказва се с 0.
terminal-rule-R11 = Можеш да обявиш само толкова карти, колкото наистина можеш да построиш, като събориш най-много една.
terminal-rule-R12 = Играчът с най-голямото число взема точно толкова карти. Преди това може да събори най-горната карта на една от кулите си: тя отива в купчината му със съборени карти.
terminal-rule-R13 = След това всички взети карти се поставят в произволен ред.
terminal-rule-R14 = Останалите карти се изчистват. Следващия рунд започва играчът отляво на този, който е строил.
terminal-rule-R15 = Ако първият играч обяви 0 и всички останали пасуват, картите се изчистват и започва пак същият играч.
terminal-rule-R16 = Във варианта „на маса“ (tabletop) числата не се проверяват. Число, което не може да се построи, се оттегля; играчът тогава обявява по-малко или пасува, а всички след него наддават отново.
terminal-rule-R17 = Когато тестето с карти за теглене свърши за първи път, изчистените карти се разбъркват и стават новото тесте. Съборените карти не се връщат.
terminal-rule-R18 = Когато тестето с карти за теглене свърши за втори път, играта приключва с този рунд.
terminal-rule-R19 = Една карта носи 1 точка за победа в кула без връх и 2 точки в кула с връх.
terminal-rule-R20 = Една от кулите ти е основна: още 1 точка за всяка нейна карта. На маса я избираш ти; програмата взема най-високата, защото тя носи най-много.
terminal-rule-R21 = Съборените карти отнемат 1 точка за първата, 2 за втората, 3 за третата и така нататък.
terminal-rule-R22 = Печели играчът с най-много точки за победа; при равенство на първо място играчите си поделят победата.
terminal-rule-R23 = Тайна е само подредбата на тестето с карти за теглене. На маса съборените карти лежат с лицето надолу; програмата ги показва, защото всички са ги видели.

## Records
terminal-check-good = { $games ->
    [one] { $file }: всичко е наред, { $games } игра, { $over ->
        [0] недовършена
       *[other] изиграна докрай
    }
   *[other] { $file }: всичко е наред, { $games } игри, изиграни докрай: { $over }
}
terminal-check-refused = { $file }: { $words }
terminal-game-title = Игра { $index }: { $names }
terminal-game-title-date = Игра { $index }: { $names } · { $date }
terminal-no-such-game = { $games ->
    [one] Във файла { $file } има { $games } игра.
   *[other] Във файла { $file } има { $games } игри.
}
terminal-no-such-round = { $rounds ->
    [one] Играта има { $rounds } рунд.
   *[other] Играта има { $rounds } рунда.
}
terminal-not-over = Играта не е свършила; това са точките в рунд { $round }.

## The score pad
terminal-pad-player = Играч { $number }
terminal-pad-ask-players = Колко играчи, от { $fewest } до { $most }?{" "}
terminal-pad-ask-name = Име (Enter: { $usual }):{" "}
terminal-pad-how =
    Напиши кулите на всеки играч отдолу нагоре, а съборените карти след x: например T:15,9,0 S:6,4 x:C7,M2
    T дървесна · C захарна · H страшна · S пясъчна · M скрап · само Enter, ако няма кули
terminal-pad-again = Опитай пак: { $words }.
terminal-pad-most = { $points ->
    [one] Най-много точки ({ $points }): { $names }
   *[other] Най-много точки ({ $points }): { $names }
}
terminal-pad-faults = { $faults ->
    [one] Едно нещо не е възможно:
   *[other] { $faults } неща не са възможни:
}
terminal-pad-impossible = { $name }, { $tower }: { $words }
terminal-pad-too-many = { $card } се среща { $claimed }× ({ $names }), а в комплекта само { $copies }× ({ $rule })

# The page as a folder

export-done = { $file }: записано, { $megabytes } MB; може да се качи на всеки уеб сървър
export-not_empty = { $file }: вътре вече има нещо; посочи нова папка
export-no_page = страницата не е изградена или не може да се играе без сървър: пусни `make static`
