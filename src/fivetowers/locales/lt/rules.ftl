# The rules in our own words, numbered as in docs/rules.md, for the page of rules and for every "why?".

rules-chapter-cards = Kortos
rules-text-r1 = Yra penkios bokštų rūšys: medžių, saldainių, siaubo, smėlio ir metalo laužo. Kiekviena turi po vieną kiekvienos vertės kortą nuo 0 iki 15. Kai žaidžia 2 ar 3 žaidėjai, šios 80 kortų ir yra visa kaladė.
rules-text-r2 = Kai žaidžia 4 ar 5 žaidėjai, kiekviena rūšis dar turi po antrą 0, 2, 5, 7, 10 ir 12: iš viso 110 kortų.
rules-chapter-building = Statymo taisyklės
rules-text-r3 = Turi ne daugiau kaip po vieną kiekvienos rūšies bokštą, taigi ne daugiau kaip penkis. Bokšte yra tik jo rūšies kortos.
rules-text-r4 = Korta dedama ant savo rūšies bokšto viršaus arba jį pradeda. Pradėti bokštą gali bet kuri korta, net 0.
rules-text-r5 = Korta turi būti mažesnė už tą, ant kurios dedama. Lygi nėra mažesnė.
rules-text-r6 = Ant 8 galima dėti bet kurią vertę: jos terasa plati. 9 galima dėti ant visko, išskyrus 0: ji kabo ant balionų.
rules-text-r7 = 0 yra bokšto viršūnė. Ant jos nieko nededama, ir jos nugriauti niekada negalima. Taigi bokštas su viršūne daugiau kortų nepriima.
rules-text-r8 = Bokšto kortų tvarka niekada nesikeičia, ir visos vertės lieka matomos.
rules-chapter-round = Raundas
rules-text-r9 = Iš žaidimo kortų krūvelės atverčiamos penkios kortos arba tiek, kiek jų liko. Kas pradeda pirmą raundą, nusprendžia burtai.
rules-text-r10 = Pradedantis žaidėjas pašaukia skaičių nuo 0 iki kortų eilės kortų skaičiaus. Tada pagal laikrodžio rodyklę kiekvienas kitas žaidėjas pašaukia didesnį skaičių arba praleidžia ėjimą. Kiekvienas šaukia vieną kartą, net ir tas, kas gali tik praleisti. Pradedantis žaidėjas ėjimo praleisti negali; kas nenori kortų, šaukia 0. Didžiausias galimas skaičius aukcioną iškart užbaigia.
rules-text-r11 = Pašaukti skaičių gali tik tada, kai tikrai įmanoma pastatyti tiek kortų eilės kortų, nugriovus ne daugiau kaip vieną kortą.
rules-text-r12 = Didžiausią skaičių pašaukęs žaidėjas ima lygiai tiek kortų ir pats jas pasirenka. Prieš statydamas jis gali nugriauti viršutinę vieno savo bokšto kortą, net jei to nereikia, tik ne 0. Ji keliauja į jo griovimų krūvelę ir kainuoja taškų. Bokšto iš vienos kortos tada nebelieka, ir iš naujo jį pradėti gali bet kuri tos rūšies korta.
rules-text-r13 = Tada visos paimtos kortos pastatomos bet kuria tvarka. Ką tik pastatytos kortos nugriauti negalima.
rules-text-r14 = Likusios kortos keliauja į panaudotų kortų krūvelę. Kitą raundą pradeda žaidėjas, sėdintis statytojui iš kairės.
rules-text-r15 = Jei pradedantis žaidėjas pašaukia 0, o visi kiti praleidžia ėjimą, niekas nestato. Visos atverstos kortos keliauja į panaudotų kortų krūvelę, ir vėl pradeda tas pats žaidėjas.
rules-text-r16 = Kai skaičiai netikrinami, kaip prie stalo: skaičius, kurio negalima pastatyti su jokiomis kortomis, atsiimamas. Kortos grįžta, nugriautoji taip pat. Jį pašaukęs žaidėjas šaukia mažesnį arba praleidžia ėjimą (pradedantis negali) ir tą raundą lieka žemiau atsiimto skaičiaus. Visi po jo šaukia iš naujo, prieš jį – niekas.
rules-chapter-twice = Du kartus per krūvelę
rules-text-r17 = Kai žaidimo kortų krūvelė baigiasi pirmą kartą, to raundo pabaigoje panaudotų kortų krūvelė kartu su likusiomis raundo kortomis sumaišoma ir tampa nauja žaidimo kortų krūvele. Nugriautos kortos negrįžta. Jei panaudotų kortų visai nėra, žaidimas tuo ir baigiasi.
rules-text-r18 = Žaidimas baigiasi su raundu, kurį žaidimo kortų krūvelė baigiasi antrą kartą. Tą raundą kortų gali būti mažiau nei penkios; jų skaičius tada ir yra didžiausias galimas.
rules-chapter-scoring = Taškai
rules-text-r19 = Korta bokšte be viršūnės verta 1 taško, bokšte su viršūne – 2 taškų. Viršūnė skaičiuojama kaip ir kitos kortos.
rules-text-r20 = Kiekviena pagrindinio bokšto korta verta 1 taško daugiau. Pagrindinis bokštas yra aukščiausias; iš vienodai aukštų – pirmas pagal eilę: medžių, saldainių, siaubo, smėlio, metalo laužo.
rules-text-r21 = Pirma griovimų krūvelės korta kainuoja 1 tašką, antra – 2, trečia – 3 ir taip toliau. Taškų gali būti ir mažiau nei 0.
rules-text-r22 = Laimi tas, kas turi daugiausia taškų. Turintys po lygiai dalijasi pergale.
rules-chapter-open = Ką žino visi
rules-text-r23 = Paslaptis yra tik žaidimo kortų krūvelės tvarka. Bokštus, griovimų ir panaudotų kortų krūveles gali apžiūrėti visi. Taigi antrą kartą visi gali žinoti, kurios kortos ateis, bet ne kada.

## Finding and printing
rules-search = Ieškoti taisyklėse
rules-search-for = Ieškoti: nugriauti, 9, viršūnė …
rules-found = { $count ->
    [one] Rasta { $count } taisyklė
    [few] Rastos { $count } taisyklės
    [many] Rasta { $count } taisyklės
   *[other] Rasta { $count } taisyklių
}
rules-none = Tokios taisyklės nėra. Pabandyk kitą žodį.
rules-print = Spausdinti, 1 lapas
rules-chapters = Skyriai
rules-learn = Mokytis žaidžiant

## Under the drawn examples
rules-yes = Galima:
rules-no = Negalima:
rules-on = { $value } ant { $onto }
rules-begins = { $value } pradeda
rules-says = šaukti { $number }
rules-no-turn = be ėjimo
rules-takes-back = atsiima
rules-demolished = nugriauta: { $points }
rules-rubble = { $cards ->
    [one] { $cards } korta: { $points }
    [few] { $cards } kortos: { $points }
    [many] { $cards } kortos: { $points }
   *[other] { $cards } kortų: { $points }
}
rules-sum = Du bokštai su viršūne, vienas be jos, pagrindinis bokštas, griovimų krūvelė: { $sum } = { $points }
