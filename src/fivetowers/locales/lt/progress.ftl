# My progress: what my finished games say together. Verdicts and parts are from study.ftl and analyse.ftl.
progress-none = Čia dar nieko nėra. Sužaisk žaidimą iki galo. Tada čia matysi savo pergales ir geriausius bokštus.
progress-games = { $count ->
    [one] žaidimas
    [few] žaidimai
    [many] žaidimo
   *[other] žaidimų
}
progress-wins = { $count ->
    [one] pergalė
    [few] pergalės
    [many] pergalės
   *[other] pergalių
}
progress-crowned = bokštų su viršūne
progress-by-level = Pergalės pagal stiprumą
progress-by-players = Pergalės pagal žaidėjų skaičių
progress-people = Žmonės
progress-of = { $wins } iš { $games }
progress-points = Taškai
progress-points-graph = Paskutinių žaidimų taškai, naujausias dešinėje. Daugiausia: { $most }. Paskutinių penkių vidurkis: { $mean }.
progress-won = laimėta
progress-mean = penkių žaidimų vidurkis
progress-towers = Geriausi bokštai
progress-parts = Sėkmė ir ėjimai
progress-parts-graph = Kiek kiekviename išanalizuotame žaidime sėkmė ir tavo ėjimai pakeitė tikimybę laimėti, naujausias dešinėje.
progress-parts-mean = { $count ->
    [one] { $count } žaidimo vidurkis
    [few] { $count } žaidimų vidurkis
    [many] { $count } žaidimo vidurkis
   *[other] { $count } žaidimų vidurkis
}, tikimybės laimėti procentiniais punktais: sėkmė { $luck } (±{ $luckError }), tavo ėjimai { $own } (±{ $ownError }). Nulis prie ėjimų reikštų žaidimą be klaidų.
progress-kinds = Tavo ėjimai
progress-kind-bid = Skaičiaus šaukimas
progress-kind-pass = Praleidimas
progress-kind-build = Kortų rinkimasis
progress-kind-demolish = Griovimas
progress-weakness-bid_high = Daugiausia prarandi, kai šauki per didelį skaičių.
progress-weakness-bid_low = Daugiausia prarandi, kai šauki per mažą skaičių.
progress-weakness-bid_not_pass = Daugiausia prarandi, kai šauki skaičių, o geriau būtų praleisti ėjimą.
progress-weakness-pass_not_bid = Daugiausia prarandi, kai per anksti praleidi ėjimą.
progress-weakness-cards = Daugiausia prarandi, kai statai ne geriausias kortas.
progress-weakness-demolished = Daugiausia prarandi, kai griauni, nors geriau negriauti.
progress-weakness-not_demolished = Daugiausia prarandi, kai negriauni, nors tai padėtų.
progress-stage-early = Daugiausia to prarandi žaidimo pradžioje.
progress-stage-middle = Daugiausia to prarandi žaidimo viduryje.
progress-stage-late = Daugiausia to prarandi žaidimo pabaigoje.
progress-cost = Per žaidimą tai vidutiniškai kainuoja { $number } proc. p. tikimybės laimėti.
progress-no-weakness = Kol kas jokios rūšies klaidos neišsiskiria.
progress-train = Treniruotis su galvosūkiais
progress-analysed = Išanalizuota: { $analysed } iš { $games }. Analizė parodo, kiek turėjai sėkmės ir kuriuos ėjimus verta lavinti.
progress-analyse = Analizuoti paskutinius
progress-analysing = Analizuojamas žaidimas { $number } iš { $count }…
progress-counted = Skaičiuojami paskutiniai 200 baigtų žaidimų, kuriuose viena vieta buvo tavo. Nuo kurios nors padėties pratęsti žaidimai neskaičiuojami.
progress-here = Tik šioje naršyklėje saugomi žaidimai skaičiuojami prie pergalių ir taškų, bet ne prie bokštų ir ėjimų.
