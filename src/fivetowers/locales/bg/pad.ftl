# The words of the score pad and the reference card. One sentence a message; names of people are facts and are never inflected.
# Facts: $name a person's name, $names several, $card the words of page-card, $kind those of page-kind, $rule such as R5; the rest whole numbers.

pad-title = Лист за резултати
pad-about = За игра с истински карти: докосвай това, което е на масата, и точките се събират сами. Работи и без интернет.
pad-start = Започни
pad-players = Играчи
pad-names = Имена
pad-names-done = Готово
pad-game = Игра { $number }
pad-undo = Отмени
pad-from-link = Тази вечер за игри е отворена от връзка. „Отмени“ връща това, което беше тук преди.
pad-bad-link = Тази връзка не може да се прочете. Нищо не е променено.

## Entering towers

pad-entry = Начин на въвеждане
pad-by-cards = Карти
pad-by-numbers = Брой
pad-by-text = Текст
pad-picture = Всички карти. Избери тези на { $name }.
pad-has = { $count ->
    [1] в кулата
   *[other] { $count }× в кулата
}
pad-with = при { $names }
pad-in-deck = { $copies }× в комплекта
pad-more = { $kind }: една повече
pad-less = { $kind }: една по-малко
pad-cards = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
pad-spire = С връх
pad-spire-of = { $kind }: с връх
pad-typed-how = Буквата на вида кула, после стойностите отдолу нагоре; x е броят на съборените карти. Или само броят на картите: T×5, с връх T×5^.
pad-unread = „{ $part }“ не може да се прочете.
pad-points-of = { $points ->
    [one] { $name }: { $points } точка за победа
   *[other] { $name }: { $points } точки за победа
}
pad-towers-of = Кулите на { $name }
pad-next-player = Следва: { $name }
pad-to-results = Виж резултата

## What cannot be

pad-faults = Провери
pad-fault-card = { $card }: на масата { $claimed }× ({ $names }), а в комплекта само { $copies }×.
pad-fault-kind = { $kind }, карти на масата: { $claimed } ({ $names }). В комплекта: { $copies }.
pad-fault-deck = Карти на всички играчи: { $claimed }. В комплекта: { $copies }.
pad-keep = Остави въпреки това

## Results

pad-change = Промени кулите
pad-next-game = Следваща игра
pad-evening = Тази вечер за игри
pad-evening-table = Точки за победа на всички играчи по игри
pad-sum = Общо
pad-wins = Победи
pad-remove-game = Премахни игра { $number }
pad-new-session = Нова вечер за игри
pad-share = Сподели
pad-share-title = Вечер за игри: { $names }
pad-bgstats = Запиши в BG Stats

## The reference card

pad-reference = Помощна карта
pad-print = Отпечатай
pad-ref-kinds = Видове кули
pad-ref-kinds-about = Най-много по една кула от вид. Всяка карта трябва да е по-ниска от тази под нея.
pad-ref-deck = Карти
pad-ref-players = { $most ->
    [one] { $least }–{ $most } играч
   *[other] { $least }–{ $most } играчи
}
pad-ref-deck-about = По колко карти има от всяка стойност във всеки вид
pad-ref-special = Специални карти
pad-ref-spire = Връх. Върху него не се слага нищо, а самият той никога не се събаря.
pad-ref-terrace = Върху нея може да се постави всяка стойност.
pad-ref-balloon = Може да се постави върху всяка стойност освен { $spire }.
pad-ref-scoring = Точки за победа
pad-ref-card = Карта в кула
pad-ref-crowned = Карта в кула с връх
pad-ref-main = Карта в основната кула (най-добре най-високата)
pad-ref-more = +{ $points }
pad-ref-rubble = Съборени карти, една след друга
pad-ref-most = Печели играчът с най-много точки за победа. При равенство на първо място играчите си поделят победата.
