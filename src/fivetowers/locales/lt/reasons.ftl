# Kas kalba už šauktą skaičių ar statybą: faktai, po vieną sakinį. Faktus nustato reasons.py.
# $number kortų skaičius, $change taškai su ženklu, $price taškai už griovimą, $kind raidė T C H S M,
# $card korta žodžiais, $top vertė bokšto viršuje, $count kortų skaičius.

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
reason-ends_bidding = Daugiau niekas pašaukti negali.
reason-most = Daugiau kortų ant tavo bokštų padėti negalima.
reason-more_costs = Kad pastatytum { $number }, tektų nugriauti aukštą (−{ $price }).
reason-more_brings = Su { $number } būtų { $change }.
reason-nothing_fits = Nė viena iš šių kortų netinka tavo bokštams.
reason-too_high = Gali pastatyti ne daugiau kaip { $most }, o šaukti reikėtų { $number }.
reason-crowns = { $floors ->
    [one] { page-kind }: baigtas, { $floors } aukštas skaičiuojamas dvigubai.
    [few] { page-kind }: baigtas, { $floors } aukštai skaičiuojami dvigubai.
    [many] { page-kind }: baigtas, { $floors } aukšto skaičiuojama dvigubai.
   *[other] { page-kind }: baigtas, { $floors } aukštų skaičiuojama dvigubai.
}
reason-demolishes = { $price ->
    [one] Nugriovus kortą { $card }, netenkama { $price } taško.
    [few] Nugriovus kortą { $card }, netenkama { $price } taškų.
    [many] Nugriovus kortą { $card }, netenkama { $price } taško.
   *[other] Nugriovus kortą { $card }, netenkama { $price } taškų.
}
reason-stays_open = { $count ->
    [one] { page-kind }: ant { $top } tinka { $count } krūvelės korta.
    [few] { page-kind }: ant { $top } tinka { $count } krūvelės kortos.
    [many] { page-kind }: ant { $top } tinka { $count } krūvelės kortos.
   *[other] { page-kind }: ant { $top } tinka { $count } krūvelės kortų.
}
reason-stuck = { page-kind }: ant { $top } netinka nė viena krūvelės korta.
