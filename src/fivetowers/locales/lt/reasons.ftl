# Kas kalba už šauktą skaičių ar statybą: faktai, po vieną sakinį. Faktus nustato offer/reasons.py.
# Jie yra apie tą, kurio ėjimas, o tai nebūtinai skaitantysis, todėl sakiniai į nieką nesikreipia.
# $number kortų skaičius, $change ir $instead taškai su ženklu, $price taškai už griovimą, $kind raidė T C H S M,
# $card korta žodžiais, $top vertė bokšto viršuje, $count, $before ir $other tinkamų kortų skaičiai, $name kitas žaidėjas;
# reason-last_round ir reason-ends_game žinutėse $other yra jo taškai.

reason-gain = { $number ->
    [1] Geriausia korta dabar duoda { $change }.
    [one] Geriausia { $number } korta dabar duoda { $change }.
    [few] Geriausios { $number } kortos dabar duoda { $change }.
    [many] Geriausios { $number } kortos dabar duoda { $change }.
   *[other] Geriausių { $number } kortų dabar duoda { $change }.
}
reason-gain_demolition = { $number ->
    [1] Geriausia korta dabar duoda { $change }, su griovimu.
    [one] Geriausia { $number } korta dabar duoda { $change }, su griovimu.
    [few] Geriausios { $number } kortos dabar duoda { $change }, su griovimu.
    [many] Geriausios { $number } kortos dabar duoda { $change }, su griovimu.
   *[other] Geriausių { $number } kortų dabar duoda { $change }, su griovimu.
}
reason-at_best = { $number ->
    [1] Daugiausia dabar duoda viena korta: { $change }.
    [one] Daugiausia dabar duoda { $number } korta: { $change }.
    [few] Daugiausia dabar duoda { $number } kortos: { $change }.
    [many] Daugiausia dabar duoda { $number } kortos: { $change }.
   *[other] Daugiausia dabar duoda { $number } kortų: { $change }.
}
reason-fewer_fit = { $count ->
    [one] Bet paskui tiks { $count } krūvelės korta mažiau.
    [few] Bet paskui tiks { $count } krūvelės kortomis mažiau.
    [many] Bet paskui tiks { $count } krūvelės kortos mažiau.
   *[other] Bet paskui tiks { $count } krūvelės kortų mažiau.
}
reason-spire = { $floors ->
    [one] { page-kind }: viršūnė duoda { $change }, { $floors } aukštas skaičiuojamas dvigubai.
    [few] { page-kind }: viršūnė duoda { $change }, { $floors } aukštai skaičiuojami dvigubai.
    [many] { page-kind }: viršūnė duoda { $change }, { $floors } aukšto skaičiuojama dvigubai.
   *[other] { page-kind }: viršūnė duoda { $change }, { $floors } aukštų skaičiuojama dvigubai.
}
reason-ends_bidding = Daugiau niekas pašaukti negali.
reason-most = Daugiau šių kortų padėti negalima.
reason-more_costs = Norint pastatyti { $number }, tektų nugriauti aukštą (−{ $price }).
reason-more_brings = Su { $number } būtų { $change }.
reason-nothing_fits = Nė viena iš šių kortų netinka.
reason-too_high = Galima pastatyti ne daugiau kaip { $most }, o šaukti reikėtų { $number }.
reason-takes = { $number ->
    [one] { $name } gali paimti { $number } kortą ({ $change }).
    [few] { $name } gali paimti { $number } kortas ({ $change }).
    [many] { $name } gali paimti { $number } kortos ({ $change }).
   *[other] { $name } gali paimti { $number } kortų ({ $change }).
}
reason-leader_takes = { $name } pašaukė { $number }, tai duoda ne daugiau kaip { $change }.
reason-cannot_be_outbid = Kas dar šauks, negali pastatyti daugiau kaip { $number }.
reason-last_round = Tai paskutinis raundas. Taškai dabar: { $points }; { $name }: { $other }.
reason-ends_game = Žaidimo pabaiga. Taškai: { $points }; { $name }: { $other }.
reason-brings_instead = Dabar tai duoda { $change }, o ne { $instead }.
reason-crowns = { $floors ->
    [one] { page-kind }: baigtas, { $floors } aukštas skaičiuojamas dvigubai ({ $change }).
    [few] { page-kind }: baigtas, { $floors } aukštai skaičiuojami dvigubai ({ $change }).
    [many] { page-kind }: baigtas, { $floors } aukšto skaičiuojama dvigubai ({ $change }).
   *[other] { page-kind }: baigtas, { $floors } aukštų skaičiuojama dvigubai ({ $change }).
}
reason-closed_instead = { $count ->
    [one] { page-kind }: lieka atviras, tinka { $count } krūvelės korta.
    [few] { page-kind }: lieka atviras, tinka { $count } krūvelės kortos.
    [many] { page-kind }: lieka atviras, tinka { $count } krūvelės kortos.
   *[other] { page-kind }: lieka atviras, tinka { $count } krūvelės kortų.
}
reason-demolishes = { $count ->
    [one] Nugriovus kortą { $card } (−{ $price }), atsiranda vietos { $count } kortai.
    [few] Nugriovus kortą { $card } (−{ $price }), atsiranda vietos { $count } kortoms.
    [many] Nugriovus kortą { $card } (−{ $price }), atsiranda vietos { $count } kortos.
   *[other] Nugriovus kortą { $card } (−{ $price }), atsiranda vietos { $count } kortų.
}
reason-demolishes_for_later = { $count ->
    [one] Nugriovus kortą { $card } (−{ $price }), ten tinka { $count } krūvelės korta, o ne { $before }.
    [few] Nugriovus kortą { $card } (−{ $price }), ten tinka { $count } krūvelės kortos, o ne { $before }.
    [many] Nugriovus kortą { $card } (−{ $price }), ten tinka { $count } krūvelės kortos, o ne { $before }.
   *[other] Nugriovus kortą { $card } (−{ $price }), ten tinka { $count } krūvelės kortų, o ne { $before }.
}
reason-demolishes_to_clear = { $count ->
    [one] Nugriovus kortą { $card } (−{ $price }), lieka nugriauti dar { $count } kortą, ir bokštą galima statyti iš naujo.
    [few] Nugriovus kortą { $card } (−{ $price }), lieka nugriauti dar { $count } kortas, ir bokštą galima statyti iš naujo.
    [many] Nugriovus kortą { $card } (−{ $price }), lieka nugriauti dar { $count } kortos, ir bokštą galima statyti iš naujo.
   *[other] Nugriovus kortą { $card } (−{ $price }), lieka nugriauti dar { $count } kortų, ir bokštą galima statyti iš naujo.
}
reason-demolishes_needlessly = Šias kortas galima pastatyti ir nenugriovus kortos { $card } (−{ $price }).
reason-stays_open = { $count ->
    [one] { page-kind }: ant { $top } tinka { $count } krūvelės korta.
    [few] { page-kind }: ant { $top } tinka { $count } krūvelės kortos.
    [many] { page-kind }: ant { $top } tinka { $count } krūvelės kortos.
   *[other] { page-kind }: ant { $top } tinka { $count } krūvelės kortų.
}
reason-stuck = { page-kind }: ant { $top } netinka nė viena krūvelės korta.
reason-open_to_the_end = { $count ->
    [one] { page-kind }: ant { $top } tinka { $count } dar ateisianti korta.
    [few] { page-kind }: ant { $top } tinka { $count } dar ateisiančios kortos.
    [many] { page-kind }: ant { $top } tinka { $count } dar ateisiančios kortos.
   *[other] { page-kind }: ant { $top } tinka { $count } dar ateisiančių kortų.
}
reason-stuck_to_the_end = { page-kind }: ant { $top } netinka nė viena dar ateisianti korta.
reason-open_instead = { $count ->
    [one] { page-kind }: dar tinka { $count } krūvelės korta, o ne { $other }.
    [few] { page-kind }: dar tinka { $count } krūvelės kortos, o ne { $other }.
    [many] { page-kind }: dar tinka { $count } krūvelės kortos, o ne { $other }.
   *[other] { page-kind }: dar tinka { $count } krūvelės kortų, o ne { $other }.
}
reason-last_cards = Iš paskutinių kortų { $name } gali paimti { $number } ({ $change }).
