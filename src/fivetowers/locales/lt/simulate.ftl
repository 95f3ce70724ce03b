# Ką sako `fivetowers simulate` ir kas parašyta jo paveikslėliuose. Kiekvienas id prasideda šio failo vardu.
simulate-title = Žaidimų: { $games }, žaidžia { $names }, žaidėjų: { $players }
simulate-place = { $place } vieta nuo pradedančio žaidėjo: pergalių { $share } % ± { $error }
simulate-again = Dar kartą tas pats
simulate-stage = { $stage } ketvirtis

## Lentelės
simulate-column-wins = Pergalės
simulate-column-points = Taškai
simulate-column-crowned = Baigti bokštai
simulate-column-demolitions = Griovimai

## Ašys
simulate-axis-points = taškai
simulate-axis-seats = žaidėjų dalis
simulate-axis-games = žaidimų dalis
simulate-axis-place = vieta nuo pradedančio žaidėjo
simulate-axis-wins = pergalės
simulate-axis-value = kortos vertė
simulate-axis-kind = rūšis
simulate-axis-margin = taškų persvara
simulate-axis-crowned = baigti bokštai
simulate-axis-rounds = raundai
simulate-axis-round = raundas
simulate-axis-demolitions = griovimai
simulate-axis-stage = žaidimo ketvirtis
simulate-axis-part = dalis
simulate-axis-rubble = kortų griovimų krūvelėje prieš tai
simulate-axis-gain = tikimybės laimėti pokytis

## Paveikslėliai
simulate-picture-points = Taškai pabaigoje
simulate-note-points = Kiek žaidėjų surinko kiek taškų.
simulate-picture-seats = Ar pradėti yra pranašumas?
simulate-note-seats = Pergalės pagal vietą nuo žaidėjo, kuris pradeda pirmą raundą; pasidalyta pergalė skaičiuojama iš dalies. Punktyras – lygi dalis visiems.
simulate-picture-seat_points = Taškai pagal vietą
simulate-note-seat_points = Skaičiuojama nuo žaidėjo, kuris pradeda pirmą raundą.
simulate-picture-cards = Kiek verta kiekviena korta
simulate-note-cards = Kiek taškų daugiau už kitus žaidėjas turi už kiekvieną tokią pastatytą kortą, kai kitos kortos vienodos (regresija per visus žaidėjus).
simulate-picture-card_stages = Kiek verta korta pagal žaidimo ketvirtį
simulate-note-card_stages = Tas pats pagal kortos vertę: kortos, pastatytos kiekvienoje pusėje, kai krūvelė žaidžiama pirmą ir antrą kartą.
simulate-picture-card_rounds = Kiek verta korta pagal raundą
simulate-note-card_rounds = Tas pats pagal kortos vertę ir raundą. Langeliai su per didele paklaida palikti tušti.
simulate-picture-crowned = Baigti bokštai
simulate-note-crowned = Kiek bokštų su viršūne žaidėjai turi pabaigoje.
simulate-picture-crowned_points = Taškai pagal baigtus bokštus
simulate-note-crowned_points = Vidutiniai taškai žaidėjų, turinčių tiek bokštų su viršūne.
simulate-picture-length = Žaidimo ilgis
simulate-note-length = Sužaisti raundai, taip pat ir tie, kuriuose niekas nestatė.
simulate-picture-demolitions = Griovimai
simulate-note-demolitions = Kiek kortų žaidėjas nugriauna per žaidimą; paskutinis stulpelis apima ir didesnius skaičius.
simulate-picture-demolition_points = Kas griauna ir kaip jam sekasi
simulate-note-demolition_points = Persvara prieš kitų vidurkį pagal griovimų skaičių. Tai ne patarimas: kas daugiau stato, tas randa ir daugiau priežasčių griauti.
simulate-picture-numbers = Kiek kortų imama
simulate-note-numbers = Didžiausias raunde pašauktas skaičius pagal žaidimo ketvirtį.
simulate-picture-five = Kada verta imti penkias
simulate-note-five = Raundai, kuriuose pradedantis žaidėjas gali pastatyti penkias kortas: kaip dažnai tai, stipriausio boto vertinimu, geriausias skaičius.
simulate-picture-five_gain = Ką duoda imti penkias
simulate-note-five_gain = Tikimybė laimėti pašaukus penkis minus tikimybė su geriausiu kitu skaičiumi, kai penkias galima pastatyti.
simulate-picture-demolition_right = Kada verta griauti
simulate-note-demolition_right = Statymai, galimi su griovimu ir be jo: kaip dažnai geriausias griauna.
simulate-picture-demolition_gain = Kiek vertas griovimas
simulate-note-demolition_gain = Tikimybė laimėti po geriausio statymo su griovimu minus po geriausio be jo, kai kortų tiek pat.
