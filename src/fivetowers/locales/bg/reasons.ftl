# Какво говори за обявено число или строеж: факти, всеки в едно изречение. Фактите намира reasons.py.
# $number брой карти, $change точки със знак, $price точки за събаряне, $kind буква T C H S M,
# $card карта с думи, $top стойност на върха на кула, $count брой карти.

reason-gain = { $number ->
    [one] Най-добрата карта сега носи { $change }.
   *[other] Най-добрите { $number } карти сега носят { $change }.
}
reason-gain_demolition = { $number ->
    [one] Най-добрата карта сега носи { $change }, със събаряне.
   *[other] Най-добрите { $number } карти сега носят { $change }, със събаряне.
}
reason-ends_bidding = Никой не може да обяви повече.
reason-most = Повече не може да се сложи на кулите ти.
reason-more_costs = За { $number } трябва да събориш етаж (−{ $price }).
reason-more_brings = С { $number } би било { $change }.
reason-nothing_fits = Нито една от тези карти не може да се сложи на кулите ти.
reason-too_high = Можеш да построиш най-много { $most }, а трябва да обявиш { $number }.
reason-crowns = { $floors ->
    [one] { page-kind }: готова, { $floors } етаж се брои двойно.
   *[other] { page-kind }: готова, { $floors } етажа се броят двойно.
}
reason-demolishes = { $price ->
    [one] Събарянето на { $card } отнема { $price } точка.
   *[other] Събарянето на { $card } отнема { $price } точки.
}
reason-stays_open = { $count ->
    [one] { page-kind }: върху { $top } може да се сложи { $count } карта от тестето.
   *[other] { page-kind }: върху { $top } могат да се сложат { $count } карти от тестето.
}
reason-stuck = { page-kind }: върху { $top } не може да се сложи никоя карта от тестето.
