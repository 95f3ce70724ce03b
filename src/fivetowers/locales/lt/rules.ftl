# The rules in our own words, numbered as in docs/rules.md, for the page of rules and for every "why?".

rules-chapter-cards = Kortos
rules-text-r1 = Yra penkios bokštų rūšys: medžių, saldainių, siaubo, smėlio ir metalo laužo. Kiekviena turi po vieną kiekvienos vertės kortą nuo 0 iki 15. Kai žaidžia 2 ar 3 žaidėjai, šios 80 kortų ir yra visa kaladė.
rules-text-r2 = Kai žaidžia 4 ar 5 žaidėjai, kiekviena rūšis dar turi po antrą 0, 2, 5, 7, 10 ir 12: iš viso 110 kortų.
rules-chapter-building = Statymo taisyklės
rules-text-r3 = Turi ne daugiau kaip po vieną kiekvienos rūšies bokštą, taigi ne daugiau kaip penkis. Bokšte yra tik jo rūšies kortos.
rules-text-r4 = Korta dedama ant savo rūšies bokšto viršaus arba jį pradeda. Pradėti bokštą gali bet kuri korta, net 0.
rules-text-r5 = Korta turi būti mažesnė už tą, ant kurios dedama. Lygi vertė netinka.
rules-text-r6 = Ant 8 galima dėti bet kokią vertę: jos terasa plati. Kortą 9 galima dėti ant bet kokios vertės, išskyrus 0: ji kabo po balionais.
rules-text-r7 = 0 yra bokšto viršūnė. Ant jos nieko nededama, ir jos nugriauti niekada negalima. Taigi bokštas su viršūne daugiau kortų nepriima.
rules-text-r8 = Bokšto kortų tvarka niekada nesikeičia, ir visos vertės lieka matomos.
rules-chapter-round = Raundas
rules-text-r9 = Iš žaidimo kortų krūvelės atverčiamos penkios kortos arba tiek, kiek jų liko. Kas pradeda pirmą raundą, lemia burtai, arba pradedantį žaidėją pasirenkate patys.
rules-text-r10 = Pradedantis žaidėjas pašaukia skaičių nuo 0 iki atverstų kortų skaičiaus. Tada pagal laikrodžio rodyklę kiekvienas kitas žaidėjas pašaukia didesnį skaičių arba praleidžia ėjimą. Kiekvienas šaukia vieną kartą, net jei gali tik praleisti ėjimą. Pradedantis žaidėjas ėjimo praleisti negali; jei nenori kortų, jis pašaukia 0. Didžiausias galimas skaičius aukcioną iškart užbaigia.
rules-text-r11 = Pašaukti gali tik tiek kortų, kiek iš kortų eilės tikrai gali pastatyti, nugriovus ne daugiau kaip vieną kortą.
rules-text-r12 = Didžiausią skaičių pašaukęs žaidėjas pasirenka lygiai tiek kortų. Prieš statydamas jis gali nugriauti viršutinę vieno savo bokšto kortą, net jei to nereikia, tik ne 0. Ji keliauja į griovimų krūvelę, ir už ją netenkama taškų. Jei bokšte ji buvo vienintelė, bokšto nebelieka, ir iš naujo jį pradėti gali bet kuri tos rūšies korta.
rules-text-r13 = Tada visos paimtos kortos pastatomos bet kuria tvarka. Ką tik pastatytos kortos nugriauti negalima.
rules-text-r14 = Likusios kortos keliauja į panaudotų kortų krūvelę. Kitą raundą pradeda žaidėjas, sėdintis statytojui iš kairės.
rules-text-r15 = Jei pradedantis žaidėjas pašaukia 0, o visi kiti praleidžia ėjimą, niekas nestato. Visos atverstos kortos keliauja į panaudotų kortų krūvelę, ir vėl pradeda tas pats žaidėjas.
rules-text-r16 = Kai skaičiai netikrinami, kaip prie stalo: skaičius, kurio neįmanoma pastatyti, kad ir kurias kortas imtum, atsiimamas. Kortos grįžta į kortų eilę, nugriautoji – ant bokšto. Jį pašaukęs žaidėjas šaukia mažesnį arba praleidžia ėjimą (pradedantis žaidėjas praleisti negali) ir tą raundą lieka žemiau atsiimto skaičiaus. Žaidėjai po jo šaukia iš naujo, prieš jį – ne.
rules-chapter-twice = Krūvelė – du kartus
rules-text-r17 = Kai žaidimo kortų krūvelė baigiasi pirmą kartą, to raundo pabaigoje panaudotų kortų krūvelė kartu su likusiomis raundo kortomis sumaišoma ir tampa nauja žaidimo kortų krūvele. Nugriautos kortos negrįžta. Jei panaudotų kortų visai nėra, žaidimas tuo ir baigiasi.
rules-text-r18 = Žaidimas baigiasi po raundo, kurio metu žaidimo kortų krūvelė pasibaigia antrą kartą. Tą raundą kortų gali būti mažiau nei penkios; tada jų skaičius ir yra didžiausias galimas.
rules-chapter-scoring = Taškai
rules-text-r19 = Korta bokšte be viršūnės verta 1 taško, bokšte su viršūne – 2 taškų. Viršūnė skaičiuojama kaip ir kitos kortos.
rules-text-r20 = Vienas tavo bokštas yra pagrindinis: kiekviena jo korta verta dar 1 taško. Prie stalo jį renkiesi tu, geriausia – aukščiausią. Programa už tave ima aukščiausią; iš vienodai aukštų – pirmą pagal eilę: medžių, saldainių, siaubo, smėlio, metalo laužo.
rules-text-r21 = Už pirmą griovimų krūvelės kortą netenki 1 taško, už antrą – 2, už trečią – 3 ir taip toliau. Taškų gali būti ir mažiau nei 0.
rules-text-r22 = Laimi daugiausia taškų surinkęs žaidėjas. Lygiųjų atveju pirmaujantys žaidėjai dalijasi pergale.
rules-chapter-open = Ką žino visi
rules-text-r23 = Slapta yra tik kortų tvarka žaidimo kortų krūvelėje. Panaudotų kortų krūvelę gali apžiūrėti visi. Prie stalo griovimų krūvelė guli užversta; programa ją rodo, nes visi matė, kaip kiekviena korta buvo nugriauta. Todėl antrą kartą visi gali žinoti, kurios kortos dar pasirodys, bet ne kada.

## Finding and printing
rules-search = Ieškoti taisyklėse
rules-search-for = Ieškoti: nugriauti, 9, lygiosios…
# What people type, and what it is called above: searched with, never shown. Without a colon each word stands for its whole line.
rules-kin =
    griauti griovimas griovimų nugriauti nugriauta nugriautoji nugriautos nugriovus sugriauti
    lygiosios vienodai: lygiųjų
    taškai rezultatas: taškų taško tašką
    laimėti laimi laimėtojas pergalė pergale nugalėtojas
    šaukti šaukia pašaukti pašaukia siūlyti aukcionas
    pasas pasuoti praleisti: praleidžia
    atšaukti atsiimti: atsiimamas
    kaladė maišyti maišymas: krūvelė krūvelės sumaišoma
    nulis stogas: viršūnė
    pradėti pirmas: pradeda pradedantis
    pabaiga baigti: baigiasi
    aukščiausias: aukščiausią
    panaudotos: panaudotų
    aštuoni aštuonetas devyni devynetas: terasa
    neigiamas minus minusiniai: mažiau netenki
rules-found = { $count ->
    [one] Rasta { $count } taisyklė
    [few] Rastos { $count } taisyklės
    [many] Rasta { $count } taisyklės
   *[other] Rasta { $count } taisyklių
}
rules-none = Nieko nerasta. Pabandyk kitą žodį.
rules-print = Spausdinti (1 psl.)
rules-chapters = Skyriai
rules-learn = Mokytis žaidžiant

## Under the drawn examples
rules-yes = Galima:
rules-no = Negalima:
rules-on = { $value } ant { $onto }
rules-begins = { $value } pradeda bokštą
rules-says = pašaukti { $number }
rules-no-turn = eilė neateina
rules-takes-back = jį atsiima
rules-demolished = nugriauta: { $points }
rules-rubble = { $cards ->
    [one] { $cards } korta: { $points }
    [few] { $cards } kortos: { $points }
    [many] { $cards } kortos: { $points }
   *[other] { $cards } kortų: { $points }
}
rules-sum = Du bokštai su viršūne, vienas be jos, pagrindinis bokštas, griovimų krūvelė: { $sum } = { $points }
