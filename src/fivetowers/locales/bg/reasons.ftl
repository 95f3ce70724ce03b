# Какво говори за обявено число или строеж: факти, всеки в едно изречение. Фактите намира offer/reasons.py.
# Те са за този, който е на ход, а това не е непременно читателят; затова изреченията не се обръщат към никого.
# $number брой карти, $change и $instead точки със знак, $price точки за събаряне, $kind буква T C H S M,
# $card карта с думи, $top стойност на върха на кула, $count, $before и $other брой карти, които могат да се сложат, $name
# друг играч; в reason-last_round и reason-ends_game $other са неговите точки.

reason-gain = { $number ->
    [one] Най-добрата карта сега носи { $change }.
   *[other] Най-добрите { $number } карти сега носят { $change }.
}
reason-gain_demolition = { $number ->
    [one] Най-добрата карта сега носи { $change }, със събаряне.
   *[other] Най-добрите { $number } карти сега носят { $change }, със събаряне.
}
reason-at_best = { $number ->
    [one] В най-добрия случай една карта сега носи { $change }.
   *[other] В най-добрия случай { $number } карти сега носят { $change }.
}
reason-fewer_fit = { $count ->
    [one] Но после от тестето ще може да се сложи { $count } карта по-малко.
   *[other] Но после от тестето ще могат да се сложат { $count } карти по-малко.
}
reason-spire = { $floors ->
    [one] { page-kind }: върхът носи { $change }, { $floors } етаж се брои двойно.
   *[other] { page-kind }: върхът носи { $change }, { $floors } етажа се броят двойно.
}
reason-ends_bidding = Никой не може да обяви повече.
reason-most = Повече от тези карти не могат да се сложат.
reason-more_costs = За { $number } трябва да се събори етаж (−{ $price }).
reason-more_brings = С { $number } би било { $change }.
reason-nothing_fits = Нито една от тези карти не може да се сложи.
reason-too_high = Не може да се построи повече от { $most }, а трябва да се обяви { $number }.
reason-takes = { $number ->
    [one] { $name } може да вземе { $number } карта ({ $change }).
   *[other] { $name } може да вземе { $number } карти ({ $change }).
}
reason-leader_takes = { $name } обяви { $number }, това носи най-много { $change }.
reason-cannot_be_outbid = Който още ще наддава, не може да построи повече от { $number }.
reason-last_round = Това е последният рунд. Точки сега: { $points }; { $name }: { $other }.
reason-ends_game = Край на играта. Точки: { $points }; { $name }: { $other }.
reason-brings_instead = Това сега носи { $change }, а не { $instead }.
reason-crowns = { $floors ->
    [one] { page-kind }: готова, { $floors } етаж се брои двойно ({ $change }).
   *[other] { page-kind }: готова, { $floors } етажа се броят двойно ({ $change }).
}
reason-closed_instead = { $count ->
    [one] { page-kind }: остава отворена, може да се сложи { $count } карта от тестето.
   *[other] { page-kind }: остава отворена, могат да се сложат { $count } карти от тестето.
}
reason-demolishes = { $count ->
    [one] Събарянето на { $card } (−{ $price }) отваря място за { $count } карта.
   *[other] Събарянето на { $card } (−{ $price }) отваря място за { $count } карти.
}
reason-demolishes_for_later = { $count ->
    [one] Без { $card } (−{ $price }) там може да се сложи { $count } карта от тестето, иначе { $before }.
   *[other] Без { $card } (−{ $price }) там могат да се сложат { $count } карти от тестето, иначе { $before }.
}
reason-demolishes_to_clear = { $count ->
    [one] След събарянето на { $card } (−{ $price }) остава още { $count } събаряне и кулата може да започне отначало.
   *[other] След събарянето на { $card } (−{ $price }) остават още { $count } събаряния и кулата може да започне отначало.
}
reason-demolishes_needlessly = Тези карти могат да се построят и без да се събаря { $card } (−{ $price }).
reason-stays_open = { $count ->
    [one] { page-kind }: върху { $top } може да се сложи { $count } карта от тестето.
   *[other] { page-kind }: върху { $top } могат да се сложат { $count } карти от тестето.
}
reason-stuck = { page-kind }: върху { $top } не може да се сложи нито една карта от тестето.
reason-open_to_the_end = { $count ->
    [one] { page-kind }: върху { $top } може да се сложи { $count } карта от тези, които предстоят.
   *[other] { page-kind }: върху { $top } могат да се сложат { $count } карти от тези, които предстоят.
}
reason-stuck_to_the_end = { page-kind }: върху { $top } не може да се сложи нито една от картите, които предстоят.
reason-open_instead = { $count ->
    [one] { page-kind }: от тестето все още може да се сложи { $count } карта, а не { $other }.
   *[other] { page-kind }: от тестето все още могат да се сложат { $count } карти, а не { $other }.
}
reason-last_cards = От последните карти { $name } може да вземе { $number } ({ $change }).
