# What the game says in a terminal. A friend at the table: short, warm, exact; what one can do first, then why.
# Every id begins with the name of this file, so that no other catalogue has it too.
# People are called by name in front of a colon, so that no sentence bends a name. $who is "you" for the reader, who gave no name.

## The table
# Strašidelná is too long for a column of 15.
terminal-kind-T = Lesní
terminal-kind-C = Dortová
terminal-kind-H = Strašid.
terminal-kind-S = Písková
terminal-kind-M = Šrotová
terminal-heading = { $round }. kolo · { $lap ->
    [1] první průchod
   *[2] druhý průchod
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
terminal-said-bid = hlásí { $bid }
terminal-said-pass = odstupuje
terminal-mark-fits = jde
terminal-mark-demolish = až po x{ $card }
terminal-mark-no = nejde
terminal-fits-any = jakákoli karta
terminal-rubble = Hromádka trosek (−{ $points }):
terminal-rubble-short = trosky { $cards }

## The cards still to come
terminal-cards-to-come = { $lap ->
    [1] { $cards ->
        [one] V dobíracím balíčku je ještě { $cards } karta, první průchod:
        [few] V dobíracím balíčku jsou ještě { $cards } karty, první průchod:
        [many] V dobíracím balíčku je ještě { $cards } karty, první průchod:
       *[other] V dobíracím balíčku je ještě { $cards } karet, první průchod:
    }
   *[2] { $cards ->
        [one] V dobíracím balíčku je ještě { $cards } karta, pak hra končí:
        [few] V dobíracím balíčku jsou ještě { $cards } karty, pak hra končí:
        [many] V dobíracím balíčku je ještě { $cards } karty, pak hra končí:
       *[other] V dobíracím balíčku je ještě { $cards } karet, pak hra končí:
    }
}
terminal-cards-of-kind = { $all ->
    [16] { $left } ze { $all }
   *[other] { $left } z { $all }
}
terminal-cards-discarded = { $cards ->
    [one] V závorkách: { $cards } odložená karta; při druhém průchodu přijde znovu.
    [few] V závorkách: { $cards } odložené karty; při druhém průchodu přijdou znovu.
    [many] V závorkách: { $cards } odložené karty; při druhém průchodu přijde znovu.
   *[other] V závorkách: { $cards } odložených karet; při druhém průchodu přijdou znovu.
}

## Who plays
terminal-default-name = Ty
terminal-bot-label = { $name } (bot)
terminal-ask-names = Kdo hraje? Jedno jméno, nebo víc jmen oddělených čárkami (Enter: { $usual }):{" "}
terminal-ask-names-many = Hrát jich může nejvýš { $most }.
terminal-ask-bots = Kolik botů se přidá, { $fewest } až { $most }? (Enter: { $usual }):{" "}
terminal-ask-bots-again = Napiš číslo od { $fewest } do { $most }, nebo jen Enter.
terminal-welcome-title = 5 věží · { $names }
terminal-welcome = V každém kole se otočí pět karet. Zahlas, kolik si jich vezmeš: kdo zahlásí nejvyšší číslo, vezme si přesně tolik karet a postaví je, každou na věž s jejím písmenem, nižší na vyšší. Nula je vrcholek: věž dokončí a zdvojnásobí její body. Napiš ? pro nápovědu, r pro pravidla, q pro konec.
terminal-hand-over = { "  " }{ $name }: jsi na řadě, vezmi si klávesnici.{ "  " }

## What happens
terminal-told-deal = { $round }. kolo: { $cards } · { $who ->
    [you] začínáš ty
   *[other] začíná { $name }
}
terminal-told-bid = { $who ->
    [you] { $bid ->
        [0] Hlásíš 0: žádné karty
       *[other] Hlásíš { $bid }
    }
   *[other] { $bid ->
        [0] { $name } hlásí 0: žádné karty
       *[other] { $name } hlásí { $bid }
    }
}
terminal-told-pass = { $who ->
    [you] Odstupuješ
   *[other] { $name } odstupuje
}
terminal-told-retract = { $who ->
    [you] Bereš číslo zpět: { $bid } postavit nejde
   *[other] { $name } bere číslo zpět: { $bid } postavit nejde
}
terminal-told-build = { $who ->
    [you] Stavíš: { $cards } · VB { $before } → { $after }
   *[other] { $name } staví: { $cards } · VB { $before } → { $after }
}
terminal-told-demolish = { $who ->
    [you] Bouráš { $demolished } a stavíš: { $cards } · VB { $before } → { $after }
   *[other] { $name } bourá { $demolished } a staví: { $cards } · VB { $before } → { $after }
}
terminal-told-nobody = { $cards ->
    [one] Nikdo nestaví: { $cards } karta se odkládá.
    [few] Nikdo nestaví: { $cards } karty se odkládají.
    [many] Nikdo nestaví: { $cards } karty se odkládá.
   *[other] Nikdo nestaví: { $cards } karet se odkládá.
} { $who ->
    [you] Znovu začínáš ty.
   *[other] Znovu začíná { $name }.
}
terminal-told-reshuffle = Dobírací balíček došel. Odložené karty se zamíchají a přijdou podruhé.
terminal-won = { $who ->
    [you] { $points ->
        [one] Vyhráváš: { $points } vítězný bod
        [few] Vyhráváš: { $points } vítězné body
        [many] Vyhráváš: { $points } vítězného bodu
       *[other] Vyhráváš: { $points } vítězných bodů
    }
   *[other] { $points ->
        [one] Vyhrává { $name }: { $points } vítězný bod
        [few] Vyhrává { $name }: { $points } vítězné body
        [many] Vyhrává { $name }: { $points } vítězného bodu
       *[other] Vyhrává { $name }: { $points } vítězných bodů
    }
}
terminal-shared = { $points ->
    [one] { $names } se dělí o vítězství ({ $points } vítězný bod)
    [few] { $names } se dělí o vítězství ({ $points } vítězné body)
    [many] { $names } se dělí o vítězství ({ $points } vítězného bodu)
   *[other] { $names } se dělí o vítězství ({ $points } vítězných bodů)
}
# The same where the reader, who gave no name, is one of them: { $names } begins with "Ty".
terminal-shared-you = { $points ->
    [one] { $names } se dělíte o vítězství ({ $points } vítězný bod)
    [few] { $names } se dělíte o vítězství ({ $points } vítězné body)
    [many] { $names } se dělíte o vítězství ({ $points } vítězného bodu)
   *[other] { $names } se dělíte o vítězství ({ $points } vítězných bodů)
}

## Bidding
terminal-ask-bid-first = { $who ->
    [you] Začínáš.
   *[other] { $name }: začínáš.
} Kolik karet z nabídky si vezmeš?
terminal-ask-bid = { $who ->
    [you] Tvoje číslo.
   *[other] { $name }: tvoje číslo.
} Vede { $leader }: { $highest }.
terminal-can-build = { $most ->
    [0] Z těchto karet teď nemůžeš postavit žádnou.
   *[other] Postavit můžeš nejvýš { $most }.
}
terminal-choice-none = nevzít nic
terminal-choice-bid = vzít tolik karet
terminal-choice-bid-demolish = vzít tolik karet; musíš na to zbourat jednu svou (−{ $price })
terminal-choice-pass = odstoupit

## Building
terminal-ask-build = { $who ->
    [you] Stavíš
   *[other] { $name }: stavíš
} { $number ->
    [one] { $number } kartu. Kterou?
    [few] { $number } karty. Které?
    [many] { $number } karty. Které?
   *[other] { $number } karet. Které?
}
terminal-ask-retract = { $who ->
    [you] Číslo
   *[other] { $name }: číslo
} { $bid } postavit nejde. Stiskni Enter a vezme se zpět.
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
terminal-press-enter = Je jen jedna možnost: stiskni Enter.
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
terminal-hint-bid = Rada: zahlas { $bid }.
terminal-hint-pass = Rada: raději odstup.
terminal-hint-retract = Rada: vezmi číslo zpět.
terminal-hint-build = Rada: { $cards }
terminal-hint-off = V této hře rady nejsou.
terminal-undone = Vzato zpět.
terminal-undo-nothing = Zatím nemáš co vzít zpět.

## Files
terminal-saved = Dosavadní hra je uložená v souboru { $file }
terminal-save-exists = Soubor { $file } už existuje a nezměnil se: zvol jiné jméno.
terminal-save-nowhere = Tato hra se neukládá.
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
terminal-sum-legend = Karta je za 1, ve věži s vrcholkem, tedy nulou, za 2. Nejvyšší věž je hlavní věž: za každou její kartu 1 navíc. Za první kartu v hromádce trosek ztratíš 1, za druhou 2 a tak dál.

## Help
terminal-help-title = Co jde napsat
terminal-help-key-bid = 0 … 5
terminal-help-bid = v kroku Nabídka: tolik karet si vezmeš
terminal-help-key-pass = p
terminal-help-pass = odstoupit
terminal-help-key-choice = 1, 2 …
terminal-help-choice = při stavbě: možnost s tímto číslem
terminal-help-key-cards = T5 T3 C7
terminal-help-cards = při stavbě: tyto karty přijdou na tvoje věže, v tomto pořadí
terminal-help-key-demolish = xS6 S5
terminal-help-demolish = nejdřív zbourat S6, vrchní kartu tvojí pískové věže; přesune se na tvoji hromádku trosek a ztratíš za ni vítězné body
terminal-help-key-more = m
terminal-help-more = ukázat všechny možnosti stavby
terminal-help-key-retract = back
terminal-help-retract = vzít zpět číslo, které nejde postavit (stolní varianta)
terminal-help-key-hint = h
terminal-help-hint = poradit
terminal-help-key-undo = u
terminal-help-undo = vzít zpět svůj poslední tah; přijdou znovu tytéž karty
terminal-help-key-to-come = c
terminal-help-to-come = které karty ještě přijdou
terminal-help-key-table = t
terminal-help-table = znovu ukázat stůl
terminal-help-key-save = save SOUBOR
terminal-help-save = zapsat hru do vlastního souboru
terminal-help-key-rules = r
terminal-help-rules = pravidla
terminal-help-key-quit = q
terminal-help-quit = konec; hra se uloží a můžeš v ní pokračovat později
terminal-help-picture = Malá písmena platí také. Nad každou tvojí věží jsou hodnoty, které na ni jde položit. ═8═ je terasa: smí se na ni položit cokoli. °9° visí na balonech: smí se položit na cokoli kromě 0. ★ je tvoje hlavní věž.

## The rules
terminal-rules-cards = Karty
terminal-rules-building = Pravidla pro stavbu
terminal-rules-round = Kolo
terminal-rules-deck = Dvakrát celým balíčkem
terminal-rules-scoring = Bodování
terminal-rules-open = Co všichni vědí
terminal-rule-R1 = Existuje pět druhů věží: lesní T, dortová C, strašidelná H, písková S a šrotová M. Každý druh má karty s čísly 0 až 15, každé jednou.
terminal-rule-R2 = Při hře 4 nebo 5 hráčů má každý druh čísla 0, 2, 5, 7, 10 a 12 dvakrát.
terminal-rule-R3 = Od každého druhu máš nejvýš jednu věž a patří do ní jen karty toho druhu.
terminal-rule-R4 = Karta se klade nahoru na svou věž, nebo ji založí. Založit věž smí jakákoli karta, i 0.
terminal-rule-R5 = Karta musí být nižší než ta, na kterou se klade. Stejné číslo nestačí.
terminal-rule-R6 = Na 8 se smí položit jakákoli hodnota. Karta 9 se smí položit na jakoukoli hodnotu kromě 0.
terminal-rule-R7 = Karta 0 je vrcholek. Nic se na něj neklade a nelze ho nikdy zbourat.
terminal-rule-R8 = Pořadí karet ve věži se nikdy nemění.
terminal-rule-R9 = Z dobíracího balíčku se otočí pět karet, nebo všechny, které zbývají. Kdo začne první kolo, rozhodne los, nebo začínajícího hráče určíte sami.
terminal-rule-R10 = Začínající hráč zahlásí číslo, nejméně 0. Pak po směru hodinových ručiček každý hráč jednou zahlásí vyšší číslo, nebo odstoupí. Nejvyšší možné číslo krok Nabídka ihned ukončí. Začínající hráč odstoupit nemůže: odmítne číslem 0.
terminal-rule-R11 = Zahlásit smíš jen tolik karet, kolik jich opravdu dokážeš postavit, nejvýš s jedním zbouráním.
terminal-rule-R12 = Hráč s nejvyšším číslem si vezme přesně tolik karet. Předtím smí zbourat vrchní kartu jedné své věže: ta se přesune na jeho hromádku trosek.
terminal-rule-R13 = Pak se všechny vzaté karty postaví, v libovolném pořadí.
terminal-rule-R14 = Zbylé karty se odloží. Další kolo začíná hráč po levici toho, kdo stavěl.
terminal-rule-R15 = Když začínající hráč zahlásí 0 a všichni ostatní odstoupí, karty se odloží a začíná znovu tentýž hráč.
terminal-rule-R16 = Ve stolní variantě (tabletop) se čísla nekontrolují. Číslo, které nejde postavit, se vezme zpět; kdo ho zahlásil, zahlásí nižší, nebo odstoupí, a všichni po něm hlásí znovu.
terminal-rule-R17 = Když dobírací balíček dojde poprvé, odložené karty se zamíchají a vznikne z nich nový dobírací balíček. Zbourané karty se nevracejí.
terminal-rule-R18 = Když dobírací balíček dojde podruhé, hra tímto kolem končí.
terminal-rule-R19 = Karta je za 1 vítězný bod ve věži bez vrcholku, za 2 vítězné body ve věži s vrcholkem.
terminal-rule-R20 = Jedna tvoje věž je hlavní: za každou její kartu 1 vítězný bod navíc. U stolu si ji vybereš; program bere nejvyšší, protože ta vynese nejvíc.
terminal-rule-R21 = Za první kartu v hromádce trosek ztratíš 1 vítězný bod, za druhou 2, za třetí 3 a tak dál.
terminal-rule-R22 = Vyhrává, kdo má nejvíc vítězných bodů; při shodě na prvním místě se hráči o vítězství dělí.
terminal-rule-R23 = Tajné je jen pořadí karet v dobíracím balíčku. Při hře u stolu leží trosky lícem dolů; program je ukazuje, protože je všichni viděli.

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
terminal-pad-again = Zkus to znovu: { $words }.
terminal-pad-most = { $points ->
    [one] Nejvíc vítězných bodů ({ $points }): { $names }
    [few] Nejvíc vítězných bodů ({ $points }): { $names }
    [many] Nejvíc vítězných bodů ({ $points }): { $names }
   *[other] Nejvíc vítězných bodů ({ $points }): { $names }
}
terminal-pad-faults = { $faults ->
    [one] Nesedí { $faults } věc:
    [few] Nesedí { $faults } věci:
    [many] Nesedí { $faults } věci:
   *[other] Nesedí { $faults } věcí:
}
terminal-pad-impossible = { $name }, { $tower }: { $words }
terminal-pad-too-many = Karta { $card } je tu { $claimed }× ({ $names }), ale v sadě jen { $copies }× ({ $rule })

# The page as a folder

export-done = { $file }: zapsáno, { $megabytes } MB; stačí na to jakýkoli webový server
export-not_empty = { $file }: už v ní něco je; zadej novou složku
export-no_page = stránka není sestavená nebo ji nejde hrát bez serveru: spusť `make static`
