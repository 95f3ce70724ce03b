# Ką `fivetowers analyse` sako apie sužaistą žaidimą.
analyse-percent = { $number } %
analyse-title = Žaidimo analizė: { $names }
analyse-working = Analizuojama
analyse-written = Įrašyta: { $file }
analyse-no-such-seat = { $players ->
    [one] Prie šio stalo yra { $players } vieta.
    [few] Prie šio stalo yra { $players } vietos.
    [many] Prie šio stalo yra { $players } vietos.
   *[other] Prie šio stalo yra { $players } vietų.
}
analyse-judged = Vertinama taip, kaip mąsto stipriausias botas master, darant prielaidą, kad visi žaidžia vienodai gerai (gylis: { $depth }). Tikroji reikšmė 95 atvejais iš 100 neišeina už ± ribų. Paskutiniai du raundai apskaičiuoti tiksliai.

## Kas buvo žaista, kaip sakinio dalis: „geriau buvo …“
analyse-bid = pašaukti { $number }
analyse-pass = praleisti ėjimą
analyse-build = statyti { $cards }
analyse-demolish = nugriauti { $card } ir statyti { $cards }

## Turning points
analyse-turning-points = Lūžio taškai
analyse-point-move = { $round } raundas, { $name } ({ $change }): geriau buvo { $best } ({ $better }) nei { $action } ({ $share }).
analyse-point-deal = { $round } raundas, kortų eilė { $cards }: { $name } – tikimybė laimėti kinta nuo { $before } iki { $after } ({ $change }).

## Tables
analyse-parts = Sėkmė ir ėjimai
analyse-parts-note = Tikimybės laimėti pokytis nuo pradžios iki pabaigos = kortų sėkmė + savi ėjimai + kitų ėjimai.
analyse-faults = Netikslumai ir klaidos
analyse-no-faults = Nei netikslumų, nei klaidų.
analyse-moves-note = Kiekviename langelyje: tikimybė laimėti, numatomi taškai. Žaidėjų stulpeliuose: prieš ėjimą → po jo.
analyse-course = Tikimybė laimėti žaidimo metu
analyse-course-note = Kiekvienas žaidėjas turi savo liniją; skaičiai apačioje – raundai.
analyse-column-player = Žaidėjas
analyse-column-points = Taškai
analyse-column-course = Tikimybė laimėti
analyse-column-luck = Sėkmė
analyse-column-own = Savi ėjimai
analyse-column-others = Kitų ėjimai
analyse-column-round = Raundas
analyse-column-move = Ėjimas
analyse-column-other-moves = Kiti ėjimai
analyse-column-better = Geriau
analyse-column-loss = Prarasta
analyse-column-verdict = Vertinimas
analyse-verdict-best = geriausias ėjimas
analyse-verdict-good = geras ėjimas
analyse-verdict-slip = netikslumas
analyse-verdict-mistake = klaida
analyse-verdict-blunder = grubi klaida

## Kiek geras vertinimas: spėjimai ir kas iš jų išėjo
analyse-trust = Kiek tuo galima pasikliauti
analyse-trust-example = Žaidėjų skaičius { $players }: kai spėjama { $said }, laimima { $real } žaidimų iš 100.
analyse-trust-note = Žaidimai, kurie po tokio spėjimo iš tikrųjų laimėti, pagal žaidimo trečdalį. Išmatuota su { $games } vienodai stiprių žaidėjų žaidimų (žaidėjų: { $players }); „–“: per mažai atvejų.
analyse-trust-real = { $real } iš 100
analyse-column-said = Spėjimas
analyse-column-beginning = Pradžia
analyse-column-middle = Vidurys
analyse-column-end = Pabaiga
