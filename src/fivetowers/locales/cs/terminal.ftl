# What the game says in a terminal. A friend at the table: short, warm, exact; what one can do first, then why.
# Every id begins with the name of this file, so that no other catalogue has it too.
# People are called by name in front of a colon, so that no sentence bends a name.

## The table
# Strašidelná is too long for a column of 15.
terminal-kind-T = Lesní
terminal-kind-C = Dortová
terminal-kind-H = Strašid.
terminal-kind-S = Písková
terminal-kind-M = Šrotová
terminal-heading = { $round }. kolo · { $lap ->
    [1] balíček poprvé
   *[2] balíček podruhé
} · { $cards ->
    [one] zbývá { $cards } karta
    [few] zbývají { $cards } karty
    [many] zbývá { $cards } karty
   *[other] zbývá { $cards } karet
}
terminal-heading-over = Hra skončila · { $round ->
    [one] { $round } kolo
    [few] { $round } kola
    [many] { $round } kola
   *[other] { $round } kol
}
terminal-to-come = Ještě přijde:
terminal-display = V nabídce
terminal-points = { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
    [many] { $points } vítězného bodu
   *[other] { $points } vítězných bodů
}
terminal-points-short = { $points }
terminal-said-bid = vybírá { $bid }
terminal-said-pass = odstupuje
terminal-mark-fits = hodí se
terminal-mark-demolish = až po x{ $card }
terminal-mark-no = ne
terminal-fits-any = každá karta
terminal-rubble = Hromádka trosek (−{ $points }):
terminal-rubble-short = trosky { $cards }

## The cards still to come
terminal-cards-to-come = { $lap ->
    [1] { $cards ->
        [one] V dobíracím balíčku je ještě { $cards } karta, balíček poprvé:
        [few] V dobíracím balíčku jsou ještě { $cards } karty, balíček poprvé:
        [many] V dobíracím balíčku je ještě { $cards } karty, balíček poprvé:
       *[other] V dobíracím balíčku je ještě { $cards } karet, balíček poprvé:
    }
   *[2] { $cards ->
        [one] V dobíracím balíčku je ještě { $cards } karta, pak hra končí:
        [few] V dobíracím balíčku jsou ještě { $cards } karty, pak hra končí:
        [many] V dobíracím balíčku je ještě { $cards } karty, pak hra končí:
       *[other] V dobíracím balíčku je ještě { $cards } karet, pak hra končí:
    }
}
terminal-cards-of-kind = { $left } z { $all }
terminal-cards-discarded = { $cards ->
    [one] V závorkách: { $cards } odložená karta; podruhé přijde znovu.
    [few] V závorkách: { $cards } odložené karty; podruhé přijdou znovu.
    [many] V závorkách: { $cards } odložené karty; podruhé přijde znovu.
   *[other] V závorkách: { $cards } odložených karet; podruhé přijdou znovu.
}

## Who plays
terminal-default-name = Ty
terminal-bot-names = Adéla Bruno Cyril Dora Emil
terminal-bot-label = { $name } (bot)
terminal-ask-names = Kdo hraje? Jedno jméno, nebo víc jmen oddělených čárkami (Enter: { $usual }):{" "}
terminal-ask-names-many = Hrát jich může nejvýš { $most }.
terminal-ask-bots = Kolik botů se přidá, { $fewest } až { $most }? (Enter: { $usual }):{" "}
terminal-ask-bots-again = Napiš číslo od { $fewest } do { $most }, nebo jen Enter.
terminal-welcome-title = 5 věží · { $names }
terminal-welcome = Každé kolo se odkryje pět karet. Řekni, kolik si jich vezmeš: kdo určí nejvyšší číslo, vezme si přesně tolik karet a postaví je, každou na věž s jejím písmenem, nižší na vyšší. Nula je vrcholek: věž dokončí a zdvojnásobí. Napiš ? pro nápovědu, r pro pravidla, q pro odchod.
terminal-hand-over = { "  " }{ $name }: jsi na řadě, vezmi si klávesnici.{ "  " }

## What happens
terminal-told-deal = { $round }. kolo: { $cards } · začínající hráč: { $name }
terminal-told-bid = { $bid ->
    [0] { $name }: 0, žádné karty
   *[other] { $name }: { $bid }
}
terminal-told-pass = { $name }: odstupuji
terminal-told-retract = { $name }: { $bid } postavit nejde, výběr se bere zpět
terminal-told-build = { $name }: postaveno { $cards } · VB { $before } → { $after }
terminal-told-demolish = { $name }: zbouráno { $demolished }, postaveno { $cards } · VB { $before } → { $after }
terminal-told-nobody = { $cards ->
    [one] Nikdo nestaví: { $cards } karta se odkládá. Znovu začínající hráč: { $name }
    [few] Nikdo nestaví: { $cards } karty se odkládají. Znovu začínající hráč: { $name }
    [many] Nikdo nestaví: { $cards } karty se odkládá. Znovu začínající hráč: { $name }
   *[other] Nikdo nestaví: { $cards } karet se odkládá. Znovu začínající hráč: { $name }
}
terminal-told-reshuffle = Dobírací balíček došel. Odložené karty se zamíchají a přijdou podruhé.
terminal-won = { $points ->
    [one] Vítězství ({ $points } vítězný bod): { $name }
    [few] Vítězství ({ $points } vítězné body): { $name }
    [many] Vítězství ({ $points } vítězného bodu): { $name }
   *[other] Vítězství ({ $points } vítězných bodů): { $name }
}
terminal-shared = { $points ->
    [one] O vítězství se dělí, po { $points } vítězném bodu: { $names }
    [few] O vítězství se dělí, po { $points } vítězných bodech: { $names }
    [many] O vítězství se dělí, po { $points } vítězného bodu: { $names }
   *[other] O vítězství se dělí, po { $points } vítězných bodech: { $names }
}

## Bidding
terminal-ask-bid-first = { $name }: začínáš. Kolik karet z nabídky si vezmeš?
terminal-ask-bid = { $name }: tvůj výběr. Zatím nejvyšší číslo: { $highest } ({ $leader }).
terminal-can-build = { $most ->
    [0] Z těchto karet teď nemůžeš postavit žádnou.
   *[other] Postavit můžeš nejvýš { $most }.
}
terminal-choice-none = nevzít nic
terminal-choice-bid = vzít tolik karet
terminal-choice-bid-demolish = vzít tolik karet; musíš na to zbourat jednu svou (−{ $price })
terminal-choice-pass = odstoupit

## Building
terminal-ask-build = { $number ->
    [one] { $name }: stavíš { $number } kartu. Kterou?
    [few] { $name }: stavíš { $number } karty. Které?
    [many] { $name }: stavíš { $number } karty. Které?
   *[other] { $name }: stavíš { $number } karet. Které?
}
terminal-ask-retract = { $name }: { $bid } postavit nejde. Stiskni Enter a výběr se vezme zpět.
terminal-choice-gain = { $gain } → { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
    [many] { $points } vítězného bodu
   *[other] { $points } vítězných bodů
}
terminal-choice-demolishes = zbourá se { $card }
terminal-more-builds = { $number ->
    [one] A ještě { $number } možnost: napiš m a uvidíš ji, nebo napiš karty, třeba T5 T3 nebo xS6 T5.
    [few] A ještě { $number } možnosti: napiš m a uvidíš je, nebo napiš karty, třeba T5 T3 nebo xS6 T5.
    [many] A ještě { $number } možnosti: napiš m a uvidíš je, nebo napiš karty, třeba T5 T3 nebo xS6 T5.
   *[other] A ještě { $number } možností: napiš m a uvidíš je, nebo napiš karty, třeba T5 T3 nebo xS6 T5.
}
terminal-more-nothing = Teď není co stavět.
terminal-press-enter = Jde jen tohle: stiskni Enter.
terminal-other-order = V tomto pořadí to jde: { $cards }

## Answers
terminal-prompt = { $name } ▸{" "}
terminal-commands = h rada · u zpět · c co přijde · ? nápověda · q konec
terminal-commands-without-hint = u zpět · c co přijde · ? nápověda · q konec
terminal-unclear-bid = Napiš některé z čísel nahoře, nebo p a odstoupíš. ? ukáže všechno, co jde napsat.
terminal-unclear-build = Napiš číslo ze seznamu, nebo karty, třeba T5 T3. ? ukáže všechno, co jde napsat.
terminal-unclear-choice = { $last ->
    [1] Je tu jen možnost 1.
   *[other] Možnosti jsou od 1 do { $last }. m je ukáže všechny.
}
terminal-unclear-cards = Napiš číslo ze seznamu, nebo karty, třeba xS6 T5 T3: { $words }.
terminal-unclear-demolitions = V jednom kole jde zbourat jen jednu kartu (R12).
terminal-refused = To nejde: { $words }.
terminal-rule = { $rule }: { $words }
terminal-hint-bid = Rada: vyber { $bid }.
terminal-hint-pass = Rada: odstup.
terminal-hint-retract = Rada: vezmi výběr zpět.
terminal-hint-build = Rada: { $cards }
terminal-hint-off = V této hře rady nejsou.
terminal-undone = Vzato zpět.
terminal-undo-nothing = Zatím tu od tebe není co vzít zpět.

## Files
terminal-saved = Dosavadní hra je v souboru { $file }
terminal-save-exists = Soubor { $file } už existuje a zůstane, jak je: zvol jiné jméno.
terminal-save-nowhere = Tato hra se nikam neukládá.
terminal-cannot-save = Hru nejde zapsat do souboru { $file }: { $reason }.
terminal-cannot-write = Odpověď nejde zapsat: { $reason }.
terminal-resume-nothing = Ve složce { $folder } není žádná rozehraná hra.
terminal-game-kept =
    Hra je uložená v souboru { $file }
    Pokračování: fivetowers play --resume
terminal-record-kept = Záznam této hry je v souboru { $file }
terminal-bye = Zase někdy příště.

## Scores
terminal-sum-main = Hlavní věž
terminal-sum-rubble = Hromádka trosek
terminal-sum-total = Vítězné body
terminal-sum-legend = Karta je za 1, ve věži s vrcholkem, tedy nulou, za 2. Nejvyšší věž je hlavní věž: za každou její kartu 1 navíc. Hromádka trosek stojí 1 za první kartu, 2 za druhou a tak dál.

## Help
terminal-help-title = Co jde napsat
terminal-help-key-bid = 0 … 5
terminal-help-bid = v kroku Nabídka: tolik karet si vezmeš
terminal-help-key-pass = p
terminal-help-pass = odstoupit
terminal-help-key-choice = 1, 2 …
terminal-help-choice = při stavbě: možnost s tímto číslem
terminal-help-key-cards = T5 T3 C7
terminal-help-cards = při stavbě: tyto karty přijdou na tvé věže, v tomto pořadí
terminal-help-key-demolish = xS6 S5
terminal-help-demolish = nejdřív zbourat S6, vrchní kartu tvé pískové věže; přijde na tvou hromádku trosek a stojí vítězné body
terminal-help-key-more = m
terminal-help-more = ukázat všechny možnosti stavby
terminal-help-key-retract = back
terminal-help-retract = vzít zpět výběr, který nejde postavit (stolní varianta)
terminal-help-key-hint = h
terminal-help-hint = poradit
terminal-help-key-undo = u
terminal-help-undo = vzít zpět tvé poslední rozhodnutí; přijdou znovu tytéž karty
terminal-help-key-to-come = c
terminal-help-to-come = které karty ještě přijdou
terminal-help-key-table = t
terminal-help-table = znovu ukázat stůl
terminal-help-key-save = save SOUBOR
terminal-help-save = zapsat hru do vlastního souboru
terminal-help-key-rules = r
terminal-help-rules = pravidla
terminal-help-key-quit = q
terminal-help-quit = odejít; hra se uchová a můžeš v ní pokračovat později
terminal-help-picture = Malá písmena platí také. Nad každou tvou věží stojí hodnoty, které se na ni hodí. ═8═ je terasa: smí na ni každá hodnota. °9° visí na balonech: smí na každou hodnotu kromě 0. ★ je tvá hlavní věž.

## The rules
terminal-rules-cards = Karty
terminal-rules-building = Pravidla pro stavbu
terminal-rules-round = Kolo
terminal-rules-deck = Dvakrát celým balíčkem
terminal-rules-scoring = Bodování
terminal-rules-open = Co všichni vědí
terminal-rule-R1 = Je pět druhů věží: lesní T, dortová C, strašidelná H, písková S a šrotová M. Každý druh má po jedné kartě od každé hodnoty 0 až 15.
terminal-rule-R2 = Pro 4 a 5 hráčů má každý druh ještě druhou 0, 2, 5, 7, 10 a 12.
terminal-rule-R3 = Od každého druhu máš nejvýš jednu věž a patří do ní jen karty toho druhu.
terminal-rule-R4 = Karta se klade navrch své věže, nebo ji začíná. Začít věž smí každá karta, i 0.
terminal-rule-R5 = Karta musí být nižší než ta, na kterou se klade. Stejná není nižší.
terminal-rule-R6 = Na 8 smí každá hodnota. 9 smí na každou hodnotu kromě 0.
terminal-rule-R7 = 0 je vrcholek. Nic se na něj neklade a nikdy se nebourá.
terminal-rule-R8 = Pořadí karet ve věži se nikdy nemění.
terminal-rule-R9 = Z dobíracího balíčku se odkryje pět karet, nebo všechny, které zbývají.
terminal-rule-R10 = Začínající hráč určí číslo, nejméně 0. Pak po směru hodinových ručiček každý hráč jednou určí vyšší číslo, nebo odstoupí. Největší možné číslo krok Nabídka hned ukončí. Začínající hráč odstoupit nemůže: odmítne číslem 0.
terminal-rule-R11 = Vybrat smíš jen tolik karet, kolik jich opravdu můžeš postavit, s pomocí nejvýš jednoho zbourání.
terminal-rule-R12 = Hráč s nejvyšším číslem si vezme přesně tolik karet. Předtím smí zbourat vrchní kartu jedné své věže: ta přijde na jeho hromádku trosek.
terminal-rule-R13 = Pak se všechny vzaté karty postaví, v libovolném pořadí.
terminal-rule-R14 = Zbylé karty se odloží. Další kolo začíná hráč po levici toho, kdo stavěl.
terminal-rule-R15 = Když začínající hráč určí 0 a všichni ostatní odstoupí, karty se odloží a začíná znovu tentýž hráč.
terminal-rule-R16 = Ve stolní variantě (tabletop) se výběr nekontroluje. Výběr, který nejde postavit, se vezme zpět; jeho hráč pak určí nižší číslo, nebo odstoupí, a všichni po něm vybírají znovu.
terminal-rule-R17 = Když dobírací balíček dojde poprvé, odložené karty se zamíchají a jsou novým dobíracím balíčkem. Trosky se nevracejí.
terminal-rule-R18 = Když dobírací balíček dojde podruhé, hra tímto kolem končí.
terminal-rule-R19 = Karta je za 1 vítězný bod ve věži bez vrcholku, za 2 vítězné body ve věži s vrcholkem.
terminal-rule-R20 = Tvá nejvyšší věž je hlavní věž: za každou její kartu 1 vítězný bod navíc.
terminal-rule-R21 = Hromádka trosek stojí 1 vítězný bod za první kartu, 2 za druhou, 3 za třetí a tak dál.
terminal-rule-R22 = Vyhrává, kdo má nejvíc vítězných bodů; kdo jich má stejně, dělí se o vítězství.
terminal-rule-R23 = Tajné je jen pořadí karet v dobíracím balíčku.

## Records
terminal-check-good = { $games ->
    [one] { $file }: v pořádku, { $games } hra, { $over ->
        [0] nedohraná
       *[other] dohraná
    }
    [few] { $file }: v pořádku, { $games } hry, z toho dohráno: { $over }
    [many] { $file }: v pořádku, { $games } hry, z toho dohráno: { $over }
   *[other] { $file }: v pořádku, { $games } her, z toho dohráno: { $over }
}
terminal-check-refused = { $file }: { $words }
terminal-game-title = Hra { $index }: { $names }
terminal-game-title-date = Hra { $index }: { $names } · { $date }
terminal-no-such-game = { $games ->
    [one] V souboru { $file } je { $games } hra.
    [few] V souboru { $file } jsou { $games } hry.
    [many] V souboru { $file } je { $games } hry.
   *[other] V souboru { $file } je { $games } her.
}
terminal-no-such-round = { $rounds ->
    [one] Hra má { $rounds } kolo.
    [few] Hra má { $rounds } kola.
    [many] Hra má { $rounds } kola.
   *[other] Hra má { $rounds } kol.
}
terminal-not-over = Hra ještě neskončila; průběžný stav, kolo { $round }.

## The score pad
terminal-pad-player = Hráč { $number }
terminal-pad-ask-players = Kolik hráčů, { $fewest } až { $most }?{" "}
terminal-pad-ask-name = Jméno (Enter: { $usual }):{" "}
terminal-pad-how =
    Napiš věže každého hráče odspodu nahoru a trosky za x: třeba T:15,9,0 S:6,4 x:C7,M2
    T lesní · C dortová · H strašidelná · S písková · M šrotová · jen Enter, když věže nejsou
terminal-pad-again = Ještě jednou, prosím: { $words }.
terminal-pad-most = { $points ->
    [one] Nejvíc, { $points } vítězný bod: { $names }
    [few] Nejvíc, { $points } vítězné body: { $names }
    [many] Nejvíc, { $points } vítězného bodu: { $names }
   *[other] Nejvíc, { $points } vítězných bodů: { $names }
}
terminal-pad-faults = { $faults ->
    [one] { $faults } věc nesedí:
    [few] { $faults } věci nesedí:
    [many] { $faults } věci nesedí:
   *[other] { $faults } věcí nesedí:
}
terminal-pad-impossible = { $name }, { $tower }: { $words }
terminal-pad-too-many = Karta { $card } je tu { $claimed }× ({ $names }), ale v sadě jen { $copies }× ({ $rule })
