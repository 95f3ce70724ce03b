# Why something cannot be done. One message for each refusal code of the engine (its dots written as dashes).
# Facts: cards and towers in notation ($card, $onto, $top), seats from 1 ($seat, $start).

refusal-with-rule = { $words } ({ $rule })
record-at-line = ред { $line }: { $words }
record-at-round = ред { $line }, рунд { $round }: { $words }

## Whose turn it is
turn-over = играта вече свърши
turn-deal = първо се отварят карти
turn-bid = сега е ред на място { $seat } да обяви число или да пасува
turn-build = сега е ред на място { $seat } да строи

## Turning up cards
deal-count = { $due ->
    [one] трябва да се отвори точно { $due } карта, а не { $seen }
   *[other] трябва да се отворят точно { $due } карти, а не { $seen }
}
deal-not_in_pile = { $card } не е в тестето с карти за теглене

## Bidding
bid-out_of_range = числото трябва да е от 0 до { $largest }
bid-zero = само първият играч може да обяви 0
bid-not_higher = числото трябва да е по-голямо от { $highest }
bid-taken_back = числото { $limit } беше оттеглено в този рунд, затова сега трябва да е под { $limit }
bid-not_buildable = { $bid } е твърде много: можеш да построиш най-много { $most }
pass-start = първият играч не може да пасува; ако не искаш карти, обяви 0

## Building
build-count = { $bid ->
    [one] трябва да се построи точно { $bid } карта, а не { $seen }
   *[other] трябва да се построят точно { $bid } карти, а не { $seen }
}
build-not_in_display = { $card } не е сред отворените карти или не е там толкова пъти
build-not_lower = { $card } не може да се сложи върху { $onto }: картата трябва да е по-ниска от тази под нея
build-on_spire = { $card } не може да се сложи върху { $onto }: върху връх не се слага нищо
demolish-no_tower = { $card } не може да се събори: нямаш кула от този вид
demolish-not_top = { $card } не може да се събори: събаря се само най-горната карта, { $top }
demolish-spire = { $card } е връх и никога не се събаря
retract-variant = обявено число може да се оттегли само във варианта „на маса“
retract-buildable = { $bid ->
    [one] { $bid } карта може да се построи, затова трябва да се построи
   *[other] { $bid } карти могат да се построят, затова трябва да се построят
}
preview-not_building = сега никой не строи
preview-dead_end = с карта { $card } вече няма да можеш да вземеш { $bid }
preview-one_demolition = може да се събори само една карта и това вече е { $card }

## Notation
notation-number = тук трябва да има цяло число с най-много 18 цифри, без нули отпред, а не „{ $seen }“
notation-card = тук трябва да има карта, например T15 или C0, а не „{ $seen }“
notation-kind = тук трябва да има една от буквите T C H S M, а не „{ $seen }“
notation-tower = тук трябва да има кула, например S:12,8,0, а не „{ $seen }“
notation-twice = „{ $part }“ се среща два пъти: „{ $seen }“
notation-no_cards = липсват карти
notation-action = тук трябва да има ход, например „bid 3“, „pass“ или „build T5 C7“, а не „{ $seen }“

## Positions
position-json = тук трябва да има позиция като JSON, а не „{ $seen }“
position-field = полето „{ $field }“ липсва или не отговаря на останалата позиция
position-too_many = { $card } се среща повече пъти, отколкото в целия комплект карти

## Records
record-name = името има от 1 до { $longest } знака и никакви управляващи знаци, а не „{ $seen }“
record-no_game = играта започва с [Game "5 Towers"], а не с „{ $seen }“
record-empty = тук няма игра
record-one_game = тук трябва да има една игра, а не { $seen }
record-not_utf8 = текстът не е UTF-8
record-result_early = играта не е свършила, а вече има резултат
record-result = резултатът е { $expected }, а не „{ $seen }“
record-tag = тук трябва да има етикет, например [Start "1"], а не „{ $seen }“
record-tag_late = етикетът { $tag } идва чак след първия рунд
record-tag_twice = етикетът { $tag } се среща два пъти
record-tag_missing = етикетът { $tag } липсва
record-tag_value = етикетът { $tag } не може да е „{ $seen }“
record-escape = „{ $seen }“ не е екранираща последователност
record-players = в една игра има от { $fewest } до { $most } играчи, а не { $seen }
record-round_number = тук трябва да има рунд „{ $expected }“, а не „{ $seen }“
record-parts = рундът има най-много три части, а не { $seen }
record-comment = коментарът е във фигурни скоби след действие, а не така: „{ $seen }“
record-side_line = „{ $seen }“ не е вариант: (…) следва обявено число, пас или строеж и казва какво е можело да се изиграе вместо това
record-incomplete = само последният рунд в записа може да е незавършен
record-unbuildable_bid = в рунд { $round } е обявено число, което не може да се построи; такава игра не може да се анализира
