# The rules in our own words, numbered as in docs/rules.md, for the page of rules and for every "why?".

rules-chapter-cards = Karty
rules-text-r1 = Je pět druhů věží: lesní, dortová, strašidelná, písková a šrotová. Každý druh má po jedné kartě od každé hodnoty 0 až 15. Ve 2 a 3 hráčích je těchto 80 karet celá sada.
rules-text-r2 = Ve 4 a 5 hráčích má každý druh ještě druhou 0, 2, 5, 7, 10 a 12: dohromady 110 karet.
rules-chapter-building = Pravidla pro stavbu
rules-text-r3 = Od každého druhu máš nejvýš jednu věž, tedy nejvýš pět. Do věže patří jen karty jejího druhu.
rules-text-r4 = Karta se klade navrch věže svého druhu, nebo ji začíná. Začít věž smí každá karta, i 0.
rules-text-r5 = Karta musí být nižší než ta, na kterou se klade. Stejná není nižší.
rules-text-r6 = Na 8 smí každá hodnota: má širokou terasu. 9 smí na všechno kromě 0: visí na balonech.
rules-text-r7 = 0 je vrcholek. Nic se na něj neklade a nikdy se nebourá. Věž s vrcholkem už tedy žádnou kartu nepřijme.
rules-text-r8 = Pořadí karet ve věži se nikdy nemění a každá hodnota zůstává vidět.
rules-chapter-round = Kolo
rules-text-r9 = Z dobíracího balíčku se odkryje pět karet, nebo tolik, kolik jich zbývá. Kdo začne první kolo, se losuje.
rules-text-r10 = Začínající hráč určí číslo od 0 do počtu karet v nabídce. Pak po směru hodinových ručiček každý další hráč určí vyšší číslo, nebo odstoupí. Každý mluví jednou, i ten, kdo může jen odstoupit. Začínající hráč odstoupit nemůže; kdo nic nechce, určí 0. Největší možné číslo krok Nabídka hned ukončí.
rules-text-r11 = Číslo smíš určit, jen když opravdu můžeš postavit tolik karet z nabídky, s nejvýš jedním zbouráním.
rules-text-r12 = Kdo určil nejvyšší číslo, vezme si přesně tolik karet a vybere si které. Než je položí, smí zbourat vrchní kartu jedné své věže, ať je to potřeba, nebo ne, nikdy ale 0. Přijde na jeho hromádku trosek, kde stojí vítězné body. Věž z jediné karty tím zmizí a začít ji znovu smí každá karta jejího druhu.
rules-text-r13 = Pak se všechny vzaté karty postaví, v libovolném pořadí. Právě položenou kartu zbourat nejde.
rules-text-r14 = Zbylé karty jdou na odkládací hromádku. Další kolo začíná hráč po levici toho, kdo stavěl.
rules-text-r15 = Když začínající hráč určí 0 a všichni ostatní odstoupí, nikdo nestaví. Všechny odkryté karty se odloží a začíná znovu tentýž hráč.
rules-text-r16 = Když se výběr nekontroluje, jako u stolu: výběr, který nejde postavit s žádnými kartami, se vezme zpět. Karty se vrátí, i ta zbouraná. Kdo vybíral, určí nižší číslo, nebo odstoupí (začínající hráč nemůže), a v tomto kole zůstane pod číslem, které vzal zpět. Všichni po něm vybírají znovu, nikdo před ním.
rules-chapter-twice = Dvakrát celým balíčkem
rules-text-r17 = Když dobírací balíček dojde poprvé, na konci toho kola se odkládací hromádka i s jeho zbylými kartami zamíchá a je novým dobíracím balíčkem. Trosky se nevracejí. Není-li odložená vůbec žádná karta, hra tím končí.
rules-text-r18 = Hra končí kolem, ve kterém dobírací balíček dojde podruhé. To kolo může mít méně než pět karet; jejich počet je pak největší možné číslo.
rules-chapter-scoring = Vítězné body
rules-text-r19 = Karta ve věži bez vrcholku je za 1 vítězný bod, ve věži s vrcholkem za 2. Vrcholek se počítá jako ostatní.
rules-text-r20 = Každá karta hlavní věže je za 1 vítězný bod navíc. Hlavní věž je ta nejvyšší; ze stejně vysokých první v pořadí lesní, dortová, strašidelná, písková, šrotová.
rules-text-r21 = První karta v hromádce trosek stojí 1 vítězný bod, druhá 2, třetí 3 a tak dál. Součet může klesnout pod 0.
rules-text-r22 = Vyhrává, kdo má nejvíc vítězných bodů. Kdo jich má stejně, dělí se o vítězství.
rules-chapter-open = Co všichni vědí
rules-text-r23 = Tajné je jen pořadí karet v dobíracím balíčku. Věže, trosky a odkládací hromádku si smí prohlédnout každý. Podruhé tedy všichni mohou vědět, které karty přijdou, ale ne kdy.

## Finding and printing
rules-search = Hledat v pravidlech
rules-search-for = Hledat: zbourat, 9, vrcholek …
rules-found = { $count ->
    [one] Nalezeno { $count } pravidlo
    [few] Nalezena { $count } pravidla
    [many] Nalezeno { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
rules-none = To žádné pravidlo neříká. Zkus jiné slovo.
rules-print = Tisk, 1 strana
rules-chapters = Kapitoly
rules-learn = Učit se hrou

## Under the drawn examples
rules-yes = Jde to:
rules-no = Nejde to:
rules-on = { $value } na { $onto }
rules-begins = { $value } začíná
rules-says = určit { $number }
rules-no-turn = není na tahu
rules-takes-back = bere zpět
rules-demolished = zbouráno: { $points }
rules-rubble = { $cards ->
    [one] { $cards } karta: { $points }
    [few] { $cards } karty: { $points }
    [many] { $cards } karty: { $points }
   *[other] { $cards } karet: { $points }
}
rules-sum = Dvě věže s vrcholkem, jedna bez, hlavní věž, hromádka trosek: { $sum } = { $points }
