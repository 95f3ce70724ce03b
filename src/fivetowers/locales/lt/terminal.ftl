# What the game says in a terminal. A friend at the table: short, warm, exact; what one can do first, then why.
# Every id begins with the name of this file, so that no other catalogue has it too.
# People are called by name in front of a colon, so that no sentence bends a name. $who is "you" for the reader, who gave no name.

## The table
# Metalo laužo is too long for a column of 15.
terminal-kind-T = Medžių
terminal-kind-C = Saldainių
terminal-kind-H = Siaubo
terminal-kind-S = Smėlio
terminal-kind-M = Laužo
terminal-heading = { $round } raundas · { $lap ->
    [1] krūvelė pirmą kartą
   *[2] krūvelė antrą kartą
} · { $cards ->
    [one] liko { $cards } korta
    [few] liko { $cards } kortos
    [many] liko { $cards } kortos
   *[other] liko { $cards } kortų
}
terminal-heading-over = Žaidimas baigtas · { $round ->
    [one] { $round } raundas
    [few] { $round } raundai
    [many] { $round } raundo
   *[other] { $round } raundų
}
terminal-to-come = Dar bus:
terminal-display = Kortų eilė
terminal-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
terminal-points-short = { $points }
terminal-said-bid = pašaukia { $bid }
terminal-said-pass = praleidžia
terminal-mark-fits = tinka
terminal-mark-demolish = tik po x{ $card }
terminal-mark-no = netinka
terminal-fits-any = bet kuri korta
terminal-rubble = Griovimų krūvelė (−{ $points }):
terminal-rubble-short = griovimai { $cards }

## The cards still to come
terminal-cards-to-come = { $lap ->
    [1] { $cards ->
        [one] Žaidimo kortų krūvelėje, pirmą kartą, dar liko { $cards } korta:
        [few] Žaidimo kortų krūvelėje, pirmą kartą, dar liko { $cards } kortos:
        [many] Žaidimo kortų krūvelėje, pirmą kartą, dar liko { $cards } kortos:
       *[other] Žaidimo kortų krūvelėje, pirmą kartą, dar liko { $cards } kortų:
    }
   *[2] { $cards ->
        [one] Žaidimo kortų krūvelėje dar liko { $cards } korta, tada žaidimas baigsis:
        [few] Žaidimo kortų krūvelėje dar liko { $cards } kortos, tada žaidimas baigsis:
        [many] Žaidimo kortų krūvelėje dar liko { $cards } kortos, tada žaidimas baigsis:
       *[other] Žaidimo kortų krūvelėje dar liko { $cards } kortų, tada žaidimas baigsis:
    }
}
terminal-cards-of-kind = { $left } iš { $all }
terminal-cards-discarded = { $cards ->
    [one] Skliausteliuose: { $cards } panaudota korta; antrą kartą ji vėl pasirodys.
    [few] Skliausteliuose: { $cards } panaudotos kortos; antrą kartą jos vėl pasirodys.
    [many] Skliausteliuose: { $cards } panaudotos kortos; antrą kartą ji vėl pasirodys.
   *[other] Skliausteliuose: { $cards } panaudotų kortų; antrą kartą jos vėl pasirodys.
}

## Who plays
terminal-default-name = Tu
terminal-bot-label = { $name } (botas)
terminal-ask-names = Kas žaidžia? Vienas vardas arba keli, atskirti kableliais (Enter: { $usual }):{" "}
terminal-ask-names-many = Gali žaisti ne daugiau kaip { $most }.
terminal-ask-bots = Kiek botų žais kartu, nuo { $fewest } iki { $most }? (Enter: { $usual }):{" "}
terminal-ask-bots-again = Įvesk skaičių nuo { $fewest } iki { $most } arba tik spausk Enter.
terminal-welcome-title = 5 Towers · { $names }
terminal-welcome = Kiekvieną raundą atverčiamos penkios kortos. Pašauk, kiek jų imi: kas pašaukia didžiausią skaičių, ima lygiai tiek kortų ir jas stato, kiekvieną ant bokšto su jos raide, mažesnę ant didesnės. 0 yra bokšto viršūnė: ji užbaigia bokštą ir padvigubina jo taškus. Įvesk ? – pagalba, r – taisyklės, q – išeiti.
terminal-hand-over = { "  " }{ $name }: tavo eilė, imk klaviatūrą.{ "  " }

## What happens
terminal-told-deal = { $round } raundas: { $cards } · { $who ->
    [you] pradedi tu
   *[other] pradeda { $name }
}
terminal-told-bid = { $who ->
    [you] { $bid ->
        [0] Pašauki 0: jokių kortų
       *[other] Pašauki { $bid }
    }
   *[other] { $bid ->
        [0] { $name } pašaukia 0: jokių kortų
       *[other] { $name } pašaukia { $bid }
    }
}
terminal-told-pass = { $who ->
    [you] Praleidi ėjimą
   *[other] { $name } praleidžia ėjimą
}
terminal-told-retract = { $who ->
    [you] Atsiimi skaičių: { $bid } pastatyti negalima
   *[other] { $name } atsiima skaičių: { $bid } pastatyti negalima
}
terminal-told-build = { $who ->
    [you] Statai: { $cards } · taškai { $before } → { $after }
   *[other] { $name } stato: { $cards } · taškai { $before } → { $after }
}
terminal-told-demolish = { $who ->
    [you] Griauni { $demolished } ir statai: { $cards } · taškai { $before } → { $after }
   *[other] { $name } griauna { $demolished } ir stato: { $cards } · taškai { $before } → { $after }
}
terminal-told-nobody = { $cards ->
    [one] Niekas nestato: { $cards } korta keliauja į panaudotų kortų krūvelę.
    [few] Niekas nestato: { $cards } kortos keliauja į panaudotų kortų krūvelę.
    [many] Niekas nestato: { $cards } kortos keliauja į panaudotų kortų krūvelę.
   *[other] Niekas nestato: { $cards } kortų keliauja į panaudotų kortų krūvelę.
} { $who ->
    [you] Vėl pradedi tu.
   *[other] Vėl pradeda { $name }.
}
terminal-told-reshuffle = Žaidimo kortų krūvelė baigėsi. Panaudotos kortos sumaišomos ir pasirodys antrą kartą.
terminal-won = { $who ->
    [you] { $points ->
        [one] Tu laimi: { $points } taškas
        [few] Tu laimi: { $points } taškai
        [many] Tu laimi: { $points } taško
       *[other] Tu laimi: { $points } taškų
    }
   *[other] { $points ->
        [one] Laimi { $name }: { $points } taškas
        [few] Laimi { $name }: { $points } taškai
        [many] Laimi { $name }: { $points } taško
       *[other] Laimi { $name }: { $points } taškų
    }
}
terminal-shared = { $points ->
    [one] { $names } dalijasi pergale, po { $points } tašką
    [few] { $names } dalijasi pergale, po { $points } taškus
    [many] { $names } dalijasi pergale, po { $points } taško
   *[other] { $names } dalijasi pergale, po { $points } taškų
}
# The same where the reader, who gave no name, is one of them: { $names } begins with "Tu".
terminal-shared-you = { $points ->
    [one] { $names } dalijatės pergale, po { $points } tašką
    [few] { $names } dalijatės pergale, po { $points } taškus
    [many] { $names } dalijatės pergale, po { $points } taško
   *[other] { $names } dalijatės pergale, po { $points } taškų
}

## Bidding
terminal-ask-bid-first = { $who ->
    [you] Pradedi tu.
   *[other] { $name }: pradedi tu.
} Kiek kortų imi iš kortų eilės?
terminal-ask-bid = { $who ->
    [you] Tavo skaičius.
   *[other] { $name }: tavo skaičius.
} Pirmauja { $leader }: { $highest }.
terminal-can-build = { $most ->
    [0] Dabar negali pastatyti nė vienos iš šių kortų.
   *[other] Gali pastatyti ne daugiau kaip { $most }.
}
terminal-choice-none = neimti kortų
terminal-choice-bid = imti tiek kortų
terminal-choice-bid-demolish = imti tiek kortų; tam reikia nugriauti vieną savo kortą (−{ $price })
terminal-choice-pass = praleisti ėjimą

## Building
terminal-ask-build = { $who ->
    [you] Statai
   *[other] { $name }: statai
} { $number ->
    [one] { $number } kortą. Kurią?
    [few] { $number } kortas. Kurias?
    [many] { $number } kortos. Kurias?
   *[other] { $number } kortų. Kurias?
}
terminal-ask-retract = { $who ->
    [you] Skaičiaus
   *[other] { $name }: skaičiaus
} { $bid } pastatyti negalima. Spausk Enter, ir jis bus atsiimtas.
terminal-choice-gain = { $gain } → { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
terminal-choice-demolishes = griaunama { $card }
terminal-more-builds = { $number ->
    [one] Ir dar { $number } būdas: įvesk m ir pamatysi visus arba įvesk kortas, pavyzdžiui, T5 T3 ar xS6 T5.
    [few] Ir dar { $number } būdai: įvesk m ir pamatysi visus arba įvesk kortas, pavyzdžiui, T5 T3 ar xS6 T5.
    [many] Ir dar { $number } būdo: įvesk m ir pamatysi visus arba įvesk kortas, pavyzdžiui, T5 T3 ar xS6 T5.
   *[other] Ir dar { $number } būdų: įvesk m ir pamatysi visus arba įvesk kortas, pavyzdžiui, T5 T3 ar xS6 T5.
}
terminal-more-nothing = Dabar nėra ko statyti.
terminal-press-enter = Yra tik viena galimybė: spausk Enter.
terminal-other-order = Šia tvarka pavyks: { $cards }

## Answers
terminal-prompt = { $name } ▸{" "}
terminal-commands = h patarimas · u atsiimti · c kas dar bus · ? pagalba · q išeiti
terminal-commands-without-hint = u atsiimti · c kas dar bus · ? pagalba · q išeiti
terminal-unclear-bid = Įvesk vieną iš viršuje esančių skaičių arba p, jei praleidi ėjimą. ? parodys viską, ką gali įvesti.
terminal-unclear-build = Įvesk numerį iš sąrašo arba kortas, pavyzdžiui, T5 T3. ? parodys viską, ką gali įvesti.
terminal-unclear-choice = { $last ->
    [1] Yra tik 1 pasirinkimas.
   *[other] Pasirinkimai yra nuo 1 iki { $last }. m parodys juos visus.
}
terminal-unclear-cards = Įvesk numerį iš sąrašo arba kortas, pavyzdžiui, xS6 T5 T3: { $words }.
terminal-unclear-demolitions = Per raundą galima nugriauti tik vieną kortą (R12).
terminal-refused = Taip negalima: { $words }.
terminal-rule = { $rule }: { $words }
terminal-hint-bid = Patarimas: pašauk { $bid }.
terminal-hint-pass = Patarimas: praleisk ėjimą.
terminal-hint-retract = Patarimas: atsiimk skaičių.
terminal-hint-build = Patarimas: { $cards }
terminal-hint-off = Šiame žaidime patarimų nėra.
terminal-undone = Atsiimta.
terminal-undo-nothing = Kol kas neturi ko atsiimti.

## Files
terminal-saved = Žaidimas iki šios vietos įrašytas: { $file }
terminal-save-exists = Failas { $file } jau yra ir nepakeistas: parink kitą vardą.
terminal-save-nowhere = Šis žaidimas neįrašomas.
terminal-cannot-save = Žaidimo įrašyti į failą { $file } nepavyko: { $reason }.
terminal-cannot-write = Atsakymo įrašyti nepavyko: { $reason }.
terminal-resume-nothing = Aplanke { $folder } nebaigto žaidimo nėra.
terminal-game-kept =
    Žaidimas įrašytas: { $file }
    Žaisti toliau: fivetowers play --resume
terminal-record-kept = Šio žaidimo įrašas: { $file }
terminal-bye = Iki kito karto.

## Scores
terminal-sum-main = Pagrindinis bokštas
terminal-sum-rubble = Griovimų krūvelė
terminal-sum-total = Taškai
terminal-sum-legend = Korta verta 1 taško, o bokšte su viršūne, tai yra su 0, – 2 taškų. Aukščiausias bokštas yra pagrindinis bokštas: už kiekvieną jo kortą dar 1. Už pirmą griovimų krūvelės kortą netenki 1, už antrą 2 ir taip toliau.

## Help
terminal-help-title = Ką gali įvesti
terminal-help-key-bid = 0 … 5
terminal-help-bid = per aukcioną: tiek kortų imi
terminal-help-key-pass = p
terminal-help-pass = praleisti ėjimą
terminal-help-key-choice = 1, 2 …
terminal-help-choice = statant: pasirinkimas šiuo numeriu
terminal-help-key-cards = T5 T3 C7
terminal-help-cards = statant: šios kortos dedamos ant tavo bokštų, šia tvarka
terminal-help-key-demolish = xS6 S5
terminal-help-demolish = pirmiausia nugriauti S6, viršutinę tavo smėlio bokšto kortą; ji keliauja į tavo griovimų krūvelę, ir už ją netenki taškų
terminal-help-key-more = m
terminal-help-more = parodyti visus statymo būdus
terminal-help-key-retract = back
terminal-help-retract = atsiimti skaičių, kurio pastatyti negalima (variantas „prie stalo“)
terminal-help-key-hint = h
terminal-help-hint = paprašyti patarimo
terminal-help-key-undo = u
terminal-help-undo = atsiimti savo paskutinį ėjimą; kortos bus tos pačios
terminal-help-key-to-come = c
terminal-help-to-come = kokios kortos dar bus
terminal-help-key-table = t
terminal-help-table = dar kartą parodyti stalą
terminal-help-key-save = save FAILAS
terminal-help-save = įrašyti žaidimą į savo failą
terminal-help-key-rules = r
terminal-help-rules = taisyklės
terminal-help-key-quit = q
terminal-help-quit = išeiti; žaidimas įrašomas, ir galėsi žaisti toliau
terminal-help-picture = Tinka ir mažosios raidės. Virš kiekvieno tavo bokšto surašytos vertės, kurias ant jo galima dėti. ═8═ yra terasa: ant jos galima dėti bet kokią vertę. °9° kabo po balionais: ją galima dėti ant bet kokios vertės, išskyrus 0. ★ yra tavo pagrindinis bokštas.

## The rules
terminal-rules-cards = Kortos
terminal-rules-building = Statymo taisyklės
terminal-rules-round = Raundas
terminal-rules-deck = Krūvelė – du kartus
terminal-rules-scoring = Taškų skaičiavimas
terminal-rules-open = Ką žino visi
terminal-rule-R1 = Yra penkios bokštų rūšys: medžių T, saldainių C, siaubo H, smėlio S ir metalo laužo M. Kiekviena turi po vieną kiekvienos vertės kortą nuo 0 iki 15.
terminal-rule-R2 = Kai žaidžia 4 ar 5 žaidėjai, kiekviena rūšis dar turi po antrą 0, 2, 5, 7, 10 ir 12.
terminal-rule-R3 = Turi ne daugiau kaip po vieną kiekvienos rūšies bokštą, ir jame yra tik tos rūšies kortos.
terminal-rule-R4 = Korta dedama ant savo bokšto viršaus arba jį pradeda. Pradėti bokštą gali bet kuri korta, net 0.
terminal-rule-R5 = Korta turi būti mažesnė už tą, ant kurios dedama. Lygi vertė netinka.
terminal-rule-R6 = Ant 8 galima dėti bet kokią vertę. Kortą 9 galima dėti ant bet kokios vertės, išskyrus 0.
terminal-rule-R7 = 0 yra bokšto viršūnė. Ant jos nieko nededama, ir jos nugriauti niekada negalima.
terminal-rule-R8 = Bokšto kortų tvarka niekada nesikeičia.
terminal-rule-R9 = Iš žaidimo kortų krūvelės atverčiamos penkios kortos arba visos, kiek jų liko. Kas pradeda pirmą raundą, lemia burtai, arba pradedantį žaidėją pasirenkate patys.
terminal-rule-R10 = Pradedantis žaidėjas pašaukia skaičių nuo 0. Tada pagal laikrodžio rodyklę kiekvienas žaidėjas vieną kartą pašaukia didesnį skaičių arba praleidžia ėjimą. Didžiausias galimas skaičius aukcioną iškart užbaigia. Pradedantis žaidėjas ėjimo praleisti negali: atsisako pašaukdamas 0.
terminal-rule-R11 = Pašaukti gali tik tiek kortų, kiek tikrai gali pastatyti, nugriovus ne daugiau kaip vieną kortą.
terminal-rule-R12 = Didžiausią skaičių pašaukęs žaidėjas ima lygiai tiek kortų. Prieš tai jis gali nugriauti viršutinę vieno savo bokšto kortą: ji keliauja į jo griovimų krūvelę.
terminal-rule-R13 = Tada visos paimtos kortos pastatomos bet kuria tvarka.
terminal-rule-R14 = Likusios kortos keliauja į panaudotų kortų krūvelę. Kitą raundą pradeda žaidėjas, sėdintis statytojui iš kairės.
terminal-rule-R15 = Jei pradedantis žaidėjas pašaukia 0, o visi kiti praleidžia ėjimą, kortos keliauja į panaudotų kortų krūvelę, ir vėl pradeda tas pats žaidėjas.
terminal-rule-R16 = Variante „prie stalo“ (tabletop) skaičiai netikrinami. Skaičius, kurio pastatyti negalima, atsiimamas; jį pašaukęs žaidėjas tada pašaukia mažesnį arba praleidžia ėjimą, o visi po jo šaukia iš naujo.
terminal-rule-R17 = Kai žaidimo kortų krūvelė baigiasi pirmą kartą, panaudotos kortos sumaišomos ir tampa nauja žaidimo kortų krūvele. Nugriautos kortos negrįžta.
terminal-rule-R18 = Žaidimas baigiasi po raundo, kurio metu žaidimo kortų krūvelė pasibaigia antrą kartą.
terminal-rule-R19 = Korta verta 1 taško bokšte be viršūnės, 2 taškų – bokšte su viršūne.
terminal-rule-R20 = Vienas tavo bokštas yra pagrindinis: už kiekvieną jo kortą dar 1 taškas. Prie stalo jį renkiesi tu; programa ima aukščiausią, nes jis duoda daugiausia taškų.
terminal-rule-R21 = Už pirmą griovimų krūvelės kortą netenki 1 taško, už antrą – 2, už trečią – 3 ir taip toliau.
terminal-rule-R22 = Laimi daugiausia taškų surinkęs žaidėjas; lygiųjų atveju pirmaujantys dalijasi pergale.
terminal-rule-R23 = Slapta yra tik kortų tvarka žaidimo kortų krūvelėje. Prie stalo griovimų krūvelė guli užversta; programa ją rodo, nes visi ją matė.

## Records
terminal-check-good = { $games ->
    [1] { $file }: viskas gerai, { $games } žaidimas, { $over ->
        [0] nebaigtas
       *[other] baigtas
    }
    [one] { $file }: viskas gerai, { $games } žaidimas, baigtų: { $over }
    [few] { $file }: viskas gerai, { $games } žaidimai, baigtų: { $over }
    [many] { $file }: viskas gerai, { $games } žaidimo, baigtų: { $over }
   *[other] { $file }: viskas gerai, { $games } žaidimų, baigtų: { $over }
}
terminal-check-refused = { $file }: { $words }
terminal-game-title = { $index } žaidimas: { $names }
terminal-game-title-date = { $index } žaidimas: { $names } · { $date }
terminal-no-such-game = { $games ->
    [one] Faile { $file } yra { $games } žaidimas.
    [few] Faile { $file } yra { $games } žaidimai.
    [many] Faile { $file } yra { $games } žaidimo.
   *[other] Faile { $file } yra { $games } žaidimų.
}
terminal-no-such-round = { $rounds ->
    [one] Žaidime yra { $rounds } raundas.
    [few] Žaidime yra { $rounds } raundai.
    [many] Žaidime yra { $rounds } raundo.
   *[other] Žaidime yra { $rounds } raundų.
}
terminal-not-over = Žaidimas dar nebaigtas; { $round } raundas, taškai kol kas tokie.

## The score pad
terminal-pad-player = { $number } žaidėjas
terminal-pad-ask-players = Kiek žaidėjų, nuo { $fewest } iki { $most }?{" "}
terminal-pad-ask-name = Vardas (Enter: { $usual }):{" "}
terminal-pad-how =
    Įvesk kiekvieno žaidėjo bokštus iš apačios į viršų, o po x – nugriautas kortas: pavyzdžiui, T:15,9,0 S:6,4 x:C7,M2
    T medžių · C saldainių · H siaubo · S smėlio · M metalo laužo · tik Enter, jei bokštų nėra
terminal-pad-again = Bandyk dar kartą: { $words }.
terminal-pad-most = { $points ->
    [one] Daugiausia taškų ({ $points }): { $names }
    [few] Daugiausia taškų ({ $points }): { $names }
    [many] Daugiausia taškų ({ $points }): { $names }
   *[other] Daugiausia taškų ({ $points }): { $names }
}
terminal-pad-faults = { $faults ->
    [one] Nesutampa { $faults } dalykas:
    [few] Nesutampa { $faults } dalykai:
    [many] Nesutampa { $faults } dalyko:
   *[other] Nesutampa { $faults } dalykų:
}
terminal-pad-impossible = { $name }, { $tower }: { $words }
terminal-pad-too-many = Korta { $card } čia yra { $claimed }× ({ $names }), o kaladėje tik { $copies }× ({ $rule })

# The page as a folder

export-done = { $file }: įrašyta, { $megabytes } MB; tinka bet kuris žiniatinklio serveris
export-not_empty = { $file }: jame jau kažkas yra; nurodyk naują aplanką
export-no_page = puslapis nesukurtas arba jo negalima žaisti be serverio: paleisk `make static`
