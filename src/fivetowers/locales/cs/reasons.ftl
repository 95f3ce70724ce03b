# Co mluví pro zahlášené číslo nebo stavbu: fakta, každé jednou větou. Fakta zjišťuje reasons.py.
# $number počet karet, $change body se znaménkem, $price body za bourání, $kind písmeno T C H S M,
# $card karta slovy, $top hodnota na vrcholu věže, $count počet karet.

reason-gain = { $number ->
    [one] Nejlepší karta teď přinese { $change }.
    [few] Nejlepší { $number } karty teď přinesou { $change }.
    [many] Nejlepších { $number } karty teď přinese { $change }.
   *[other] Nejlepších { $number } karet teď přinese { $change }.
}
reason-gain_demolition = { $number ->
    [one] Nejlepší karta teď přinese { $change }, s bouráním.
    [few] Nejlepší { $number } karty teď přinesou { $change }, s bouráním.
    [many] Nejlepších { $number } karty teď přinese { $change }, s bouráním.
   *[other] Nejlepších { $number } karet teď přinese { $change }, s bouráním.
}
reason-ends_bidding = Výš už nikdo nemůže.
reason-most = Víc karet na tvoje věže položit nejde.
reason-more_costs = Na { $number } by bylo třeba zbourat patro (−{ $price }).
reason-more_brings = Při { $number } by to bylo { $change }.
reason-nothing_fits = Žádnou z těchto karet nejde na tvoje věže položit.
reason-too_high = Postavit můžeš nejvýš { $most }, ale zahlásit by bylo třeba { $number }.
reason-crowns = { $floors ->
    [one] { page-kind }: hotová, { $floors } patro se počítá dvakrát.
    [few] { page-kind }: hotová, { $floors } patra se počítají dvakrát.
    [many] { page-kind }: hotová, { $floors } patra se počítá dvakrát.
   *[other] { page-kind }: hotová, { $floors } pater se počítá dvakrát.
}
reason-demolishes = { $price ->
    [one] Za zbourání karty { $card } ztratíš { $price } bod.
    [few] Za zbourání karty { $card } ztratíš { $price } body.
    [many] Za zbourání karty { $card } ztratíš { $price } bodu.
   *[other] Za zbourání karty { $card } ztratíš { $price } bodů.
}
reason-stays_open = { $count ->
    [one] { page-kind }: na { $top } jde položit { $count } kartu z dobíracího balíčku.
    [few] { page-kind }: na { $top } jde položit { $count } karty z dobíracího balíčku.
    [many] { page-kind }: na { $top } jde položit { $count } karty z dobíracího balíčku.
   *[other] { page-kind }: na { $top } jde položit { $count } karet z dobíracího balíčku.
}
reason-stuck = { page-kind }: na { $top } nejde položit žádnou kartu z dobíracího balíčku.
