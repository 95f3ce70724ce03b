# Filmas „Kaip žaidžiama“. Užrašas rodomas kelias sekundes: viena mintis, daugiausia du trumpi sakiniai.

film-title = Kaip žaidžiama
film-back = Žingsnis atgal
film-on = Žingsnis pirmyn
film-step = { $step } žingsnis iš { $steps }
film-over = Dabar tavo eilė
film-again = Žiūrėti dar kartą

film-round-hello = Kiekvienas stato penkis bokštus: medžių, saldainių, siaubo, smėlio ir metalo laužo.
film-round-deal = Kiekvieną raundą atverčiamos penkios kortos. Kiek jų norėtum?
film-round-bid = { $name } pradeda ir pašaukia { $number }.
film-round-more = { $name } nori daugiau ir pašaukia { $number }.
film-round-pass = Tu praleidi ėjimą. Kiekvienas šaukia tik kartą, tad laimi didžiausias skaičius.
film-round-build = { $number ->
    [one] { $name } paima lygiai { $number } kortą ir stato.
    [few] { $name } paima lygiai { $number } kortas ir stato.
    [many] { $name } paima lygiai { $number } kortos ir stato.
   *[other] { $name } paima lygiai { $number } kortų ir stato.
} Kitos kortos sutvarkomos, ir prasideda naujas raundas.
film-round-limit = Bet atsargiai: pašaukti gali tik tiek kortų, kiek gali pastatyti.

film-floors-down = Šįkart didžiausią skaičių pašaukei tu. Kurias kortas gali pastatyti?
film-floors-down-built = Skaičiai į viršų mažėja: { $value } ant { $below }. O naują bokštą gali pradėti bet kuri korta.
film-floors-eight = Kortos 8 terasa plati. Ant jos galima dėti bet kokią vertę, net { $value }.
film-floors-nine = Korta 9 kabo po balionais. Ją galima dėti ant bet ko, išskyrus 0, net ant { $below }.

film-spire-spire = 0 yra bokšto viršūnė. Dabar kiekviena šio bokšto korta verta dvigubai: { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
    [many] { $cards } kortos
   *[other] { $cards } kortų
}, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}.
film-spire-spire-closed = Tačiau bokštas baigtas. Ant viršūnės nieko nebededama.

film-demolish-stuck = Kortos { $value } ant { $top } dėti negalima. Ką daryti?
film-demolish-demolish = Prieš statant galima nugriauti vieną viršutinę kortą. Tada tinka visos.
film-demolish-rubble = Ji keliauja į tavo griovimų krūvelę. Už pirmą kortą netenki 1 taško, už antrą – 2, už trečią – 3…

film-twice-empty = Žaidimo kortų krūvelė baigėsi.
film-twice-twice = Todėl panaudotos kortos sumaišomos ir žaidžiamos antrą kartą.
film-twice-last = Kai krūvelė baigiasi dar kartą, baigiasi ir žaidimas.

film-score-tower = Dabar skaičiuojame: už kiekvieną kortą 1 taškas. Čia { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
    [many] { $cards } kortos
   *[other] { $cards } kortų
}, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}.
film-score-crowned = Su viršūne už kiekvieną kortą – 2 taškai. Čia { $cards ->
    [one] { $cards } korta
    [few] { $cards } kortos
    [many] { $cards } kortos
   *[other] { $cards } kortų
}, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}.
film-score-main = Aukščiausias tavo bokštas yra pagrindinis: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
} ir dar po 1 už kiekvieną iš jo { $cards } kortų.
film-score-minus = Už { $cards ->
    [one] { $cards } kortą
    [few] { $cards } kortas
    [many] { $cards } kortos
   *[other] { $cards } kortų
} griovimų krūvelėje netenki { $cost ->
    [one] { $cost } taško
    [few] { $cost } taškų
    [many] { $cost } taško
   *[other] { $cost } taškų
}.
film-score-total = Iš viso { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}. Laimi tas, kuris jų turi daugiausia.
