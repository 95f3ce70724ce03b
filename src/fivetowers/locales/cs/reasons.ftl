# Co mluví pro zahlášené číslo nebo stavbu: fakta, každé jednou větou. Fakta zjišťuje offer/reasons.py.
# Týkají se toho, kdo je na tahu, a to nemusí být čtenář; proto věty nikoho neoslovují.
# $number počet karet, $change a $instead body se znaménkem, $price body za bourání, $kind písmeno T C H S M,
# $card karta slovy, $top hodnota na vrcholu věže, $count, $before a $other počty karet, které jdou položit, $name jiný
# hráč; v reason-last_round a reason-ends_game jsou $other jeho body.

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
reason-at_best = { $number ->
    [one] V nejlepším případě teď jedna karta přinese { $change }.
    [few] V nejlepším případě teď { $number } karty přinesou { $change }.
    [many] V nejlepším případě teď { $number } karty přinese { $change }.
   *[other] V nejlepším případě teď { $number } karet přinese { $change }.
}
reason-fewer_fit = { $count ->
    [one] Pak ale půjde položit o { $count } kartu z dobíracího balíčku méně.
    [few] Pak ale půjde položit o { $count } karty z dobíracího balíčku méně.
    [many] Pak ale půjde položit o { $count } karty z dobíracího balíčku méně.
   *[other] Pak ale půjde položit o { $count } karet z dobíracího balíčku méně.
}
reason-spire = { $floors ->
    [one] { page-kind }: vrcholek přinese { $change }, { $floors } patro se počítá dvakrát.
    [few] { page-kind }: vrcholek přinese { $change }, { $floors } patra se počítají dvakrát.
    [many] { page-kind }: vrcholek přinese { $change }, { $floors } patra se počítá dvakrát.
   *[other] { page-kind }: vrcholek přinese { $change }, { $floors } pater se počítá dvakrát.
}
reason-ends_bidding = Výš už nikdo nemůže.
reason-most = Víc z těchto karet položit nejde.
reason-more_costs = Na { $number } by bylo třeba zbourat patro (−{ $price }).
reason-more_brings = Při { $number } by to bylo { $change }.
reason-nothing_fits = Žádnou z těchto karet nejde položit.
reason-too_high = Postavit jde nejvýš { $most }, ale zahlásit by bylo třeba { $number }.
reason-takes = { $number ->
    [one] { $name } si může vzít { $number } kartu ({ $change }).
    [few] { $name } si může vzít { $number } karty ({ $change }).
    [many] { $name } si může vzít { $number } karty ({ $change }).
   *[other] { $name } si může vzít { $number } karet ({ $change }).
}
reason-leader_takes = { $name } má zahlášeno { $number }, to přinese nejvýš { $change }.
reason-cannot_be_outbid = Kdo ještě přijde na řadu, nemůže postavit víc než { $number }.
reason-last_round = Je poslední kolo. Body teď: { $points }; { $name }: { $other }.
reason-ends_game = Konec hry. Body: { $points }; { $name }: { $other }.
reason-brings_instead = Teď to přinese { $change } místo { $instead }.
reason-crowns = { $floors ->
    [one] { page-kind }: hotová, { $floors } patro se počítá dvakrát ({ $change }).
    [few] { page-kind }: hotová, { $floors } patra se počítají dvakrát ({ $change }).
    [many] { page-kind }: hotová, { $floors } patra se počítá dvakrát ({ $change }).
   *[other] { page-kind }: hotová, { $floors } pater se počítá dvakrát ({ $change }).
}
reason-closed_instead = { $count ->
    [one] { page-kind }: zůstává otevřená, jde na ni { $count } karta z dobíracího balíčku.
    [few] { page-kind }: zůstává otevřená, jdou na ni { $count } karty z dobíracího balíčku.
    [many] { page-kind }: zůstává otevřená, jde na ni { $count } karty z dobíracího balíčku.
   *[other] { page-kind }: zůstává otevřená, jde na ni { $count } karet z dobíracího balíčku.
}
reason-demolishes = { $count ->
    [one] Zbourání karty { $card } (−{ $price }) udělá místo pro { $count } kartu.
    [few] Zbourání karty { $card } (−{ $price }) udělá místo pro { $count } karty.
    [many] Zbourání karty { $card } (−{ $price }) udělá místo pro { $count } karty.
   *[other] Zbourání karty { $card } (−{ $price }) udělá místo pro { $count } karet.
}
reason-demolishes_for_later = { $count ->
    [one] Bez karty { $card } (−{ $price }) tam jde { $count } karta z dobíracího balíčku, jinak { $before }.
    [few] Bez karty { $card } (−{ $price }) tam jdou { $count } karty z dobíracího balíčku, jinak { $before }.
    [many] Bez karty { $card } (−{ $price }) tam jde { $count } karty z dobíracího balíčku, jinak { $before }.
   *[other] Bez karty { $card } (−{ $price }) tam jde { $count } karet z dobíracího balíčku, jinak { $before }.
}
reason-demolishes_to_clear = { $count ->
    [one] Po zbourání karty { $card } (−{ $price }) stačí zbourat ještě { $count } kartu a věž může začít znovu.
    [few] Po zbourání karty { $card } (−{ $price }) stačí zbourat ještě { $count } karty a věž může začít znovu.
    [many] Po zbourání karty { $card } (−{ $price }) stačí zbourat ještě { $count } karty a věž může začít znovu.
   *[other] Po zbourání karty { $card } (−{ $price }) stačí zbourat ještě { $count } karet a věž může začít znovu.
}
reason-demolishes_needlessly = Tyto karty jde postavit i bez zbourání karty { $card } (−{ $price }).
reason-stays_open = { $count ->
    [one] { page-kind }: na { $top } jde položit { $count } kartu z dobíracího balíčku.
    [few] { page-kind }: na { $top } jde položit { $count } karty z dobíracího balíčku.
    [many] { page-kind }: na { $top } jde položit { $count } karty z dobíracího balíčku.
   *[other] { page-kind }: na { $top } jde položit { $count } karet z dobíracího balíčku.
}
reason-stuck = { page-kind }: na { $top } nejde položit žádnou kartu z dobíracího balíčku.
reason-open_to_the_end = { $count ->
    [one] { page-kind }: na { $top } jde položit { $count } kartu z těch, které ještě přijdou.
    [few] { page-kind }: na { $top } jde položit { $count } karty z těch, které ještě přijdou.
    [many] { page-kind }: na { $top } jde položit { $count } karty z těch, které ještě přijdou.
   *[other] { page-kind }: na { $top } jde položit { $count } karet z těch, které ještě přijdou.
}
reason-stuck_to_the_end = { page-kind }: na { $top } nejde položit žádnou kartu z těch, které ještě přijdou.
reason-open_instead = { $count ->
    [one] { page-kind }: z dobíracího balíčku na ni jde ještě { $count } karta, ne { $other }.
    [few] { page-kind }: z dobíracího balíčku na ni jdou ještě { $count } karty, ne { $other }.
    [many] { page-kind }: z dobíracího balíčku na ni jde ještě { $count } karty, ne { $other }.
   *[other] { page-kind }: z dobíracího balíčku na ni jde ještě { $count } karet, ne { $other }.
}
reason-last_cards = Z posledních karet si { $name } může vzít { $number } ({ $change }).
