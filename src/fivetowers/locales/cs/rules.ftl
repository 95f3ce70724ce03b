# The rules in our own words, numbered as in docs/rules.md, for the page of rules and for every "why?".

rules-chapter-cards = Karty
rules-text-r1 = Existuje pět druhů věží: lesní, dortová, strašidelná, písková a šrotová. Každý druh má karty s čísly 0 až 15, každé jednou. Při hře 2 nebo 3 hráčů je těchto 80 karet celý balíček.
rules-text-r2 = Při hře 4 nebo 5 hráčů má každý druh čísla 0, 2, 5, 7, 10 a 12 dvakrát: dohromady 110 karet.
rules-chapter-building = Pravidla pro stavbu
rules-text-r3 = Od každého druhu máš nejvýš jednu věž, tedy nejvýš pět. Do věže patří jen karty jejího druhu.
rules-text-r4 = Kartu polož nahoru na věž jejího druhu, nebo s ní věž založ. Založit věž smíš jakoukoli kartou, i 0.
rules-text-r5 = Karta musí být nižší než ta, na kterou se klade. Stejné číslo nestačí.
rules-text-r6 = Na 8 se smí položit jakákoli hodnota: má širokou terasu. Karta 9 se smí položit na cokoli kromě 0: visí na balonech.
rules-text-r7 = Karta 0 je vrcholek. Nic se na něj neklade a nelze ho nikdy zbourat. Věž s vrcholkem už tedy žádnou kartu nepřijme.
rules-text-r8 = Pořadí karet ve věži se nikdy nemění a každá hodnota zůstává vidět.
rules-chapter-round = Kolo
rules-text-r9 = Z dobíracího balíčku se otočí pět karet, nebo tolik, kolik jich zbývá. Kdo začne první kolo, rozhodne los, nebo začínajícího hráče určíte sami, třeba nejmenšího.
rules-text-r10 = Začínající hráč zahlásí číslo od 0 do počtu karet v nabídce. Pak po směru hodinových ručiček každý další hráč zahlásí vyšší číslo, nebo odstoupí. Každý je na řadě jednou, i když může jen odstoupit. Začínající hráč odstoupit nemůže; nechce-li nic, zahlásí 0. Nejvyšší možné číslo krok Nabídka ihned ukončí.
rules-text-r11 = Zahlásit smíš jen tolik karet, kolik jich z nabídky opravdu dokážeš postavit, nejvýš s jedním zbouráním.
rules-text-r12 = Kdo zahlásil nejvyšší číslo, vybere si přesně tolik karet. Než je položí, smí zbourat vrchní kartu jedné své věže, ať je to potřeba, nebo ne, nikdy ale 0. Odloží ji na svou hromádku trosek a přijde za ni o vítězné body. Byla-li to jediná karta věže, věž zmizí a znovu ji smí založit jakákoli karta jejího druhu.
rules-text-r13 = Pak se všechny vzaté karty postaví, v libovolném pořadí. Právě položenou kartu nelze zbourat.
rules-text-r14 = Zbylé karty jdou na odkládací hromádku. Další kolo začíná hráč po levici toho, kdo stavěl.
rules-text-r15 = Když začínající hráč zahlásí 0 a všichni ostatní odstoupí, nikdo nestaví. Všechny karty v nabídce se odloží a začíná znovu tentýž hráč.
rules-text-r16 = Když se čísla nekontrolují, jako u stolu: číslo, které nejde postavit se žádným výběrem karet, se vezme zpět. Karty se vrátí do nabídky, zbouraná karta na svou věž. Kdo ho zahlásil, zahlásí nižší, nebo odstoupí (začínající hráč odstoupit nemůže) a po zbytek kola zůstane pod číslem vzatým zpět. Hráči po něm hlásí znovu, hráči před ním ne.
rules-chapter-twice = Dvakrát celým balíčkem
rules-text-r17 = Když dobírací balíček dojde poprvé, odkládací hromádka se na konci toho kola i se zbylými kartami zamíchá a vznikne z ní nový dobírací balíček. Zbourané karty se nevracejí. Není-li odložená žádná karta, hra tím končí.
rules-text-r18 = Hra končí kolem, ve kterém dobírací balíček dojde podruhé. V tom kole může být v nabídce méně než pět karet; nejvyšší možné číslo je pak jejich počet.
rules-chapter-scoring = Vítězné body
rules-text-r19 = Karta ve věži bez vrcholku je za 1 vítězný bod, ve věži s vrcholkem za 2. Vrcholek se počítá jako ostatní.
rules-text-r20 = Jedna tvoje věž je hlavní: každá její karta je za 1 vítězný bod navíc. U stolu si ji vybereš, nejlépe tu nejvyšší. Program za tebe bere nejvyšší; ze stejně vysokých první v pořadí lesní, dortová, strašidelná, písková, šrotová.
rules-text-r21 = Za první kartu v hromádce trosek ztratíš 1 vítězný bod, za druhou 2, za třetí 3 a tak dál. Součet může klesnout pod 0.
rules-text-r22 = Vyhrává, kdo má nejvíc vítězných bodů. Nastane-li na prvním místě shoda (remíza), hráči se o vítězství dělí.
rules-chapter-open = Co všichni vědí
rules-text-r23 = Tajné je jen pořadí karet v dobíracím balíčku. Odkládací hromádku si smí prohlédnout každý. Při hře u stolu leží trosky lícem dolů; program je ukazuje, protože všichni viděli, jak se která karta bourá. Při druhém průchodu tedy všichni mohou vědět, které karty ještě přijdou, ale ne kdy.

## Finding and printing
rules-search = Hledat v pravidlech
rules-search-for = Hledat: zbourat, 9, remíza…
# What people type, and what it is called above: searched with, never shown. Without a colon each word stands for its whole line.
rules-kin =
    bourat bourání zbourat zbouraná zbourané zbouranou demolice trosek trosky
    nerozhodně: remíza
    skóre body bodování: bod bodů
    výhra vyhrát vyhrává vítěz vítězství: vyhrává vítězství
    zahlásit zahlásí hlásit hlásí dražba aukce přihodit
    pas pasovat: odstoupit odstoupí
    zpět vrátit vzít odvolat: zpět
    balíček míchat míchání zamíchat: balíček balíčku zamíchá
    nula špička střecha: vrcholek
    začít začne první: začne začínající
    konec skončí: končí
    hry hru: hra
    terasa osmička devítka: terasu
    nabídka: nabídce nabídky
    záporné minus: pod ztratíš
rules-found = { $count ->
    [one] Nalezeno { $count } pravidlo
    [few] Nalezena { $count } pravidla
    [many] Nalezeno { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
rules-none = Nic se nenašlo. Zkus jiné slovo.
rules-print = Vytisknout (1 strana)
rules-chapters = Kapitoly
rules-learn = Učit se hrou

## Under the drawn examples
rules-yes = Jde to:
rules-no = Nejde to:
rules-on = { $value } na { $onto }
rules-begins = { $value } zakládá věž
rules-says = zahlásit { $number }
rules-no-turn = nedostane se na řadu
rules-takes-back = bere ho zpět
rules-demolished = zbouráno: { $points }
rules-rubble = { $cards ->
    [one] { $cards } karta: { $points }
    [few] { $cards } karty: { $points }
    [many] { $cards } karty: { $points }
   *[other] { $cards } karet: { $points }
}
rules-sum = Dvě věže s vrcholkem, jedna bez, hlavní věž, hromádka trosek: { $sum } = { $points }
