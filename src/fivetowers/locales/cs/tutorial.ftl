# The tutorial: very few words a screen. A lesson’s goals are numbered as its steps are; "learned" is said at its end.

tutorial-title = Nauč se hrát
tutorial-number = Lekce { $number } z { $lessons }
tutorial-goals = { $goals ->
    [1] Hotovo { $done } z { $goals }
    [5] Hotovo { $done } z { $goals }
   *[other] Hotovo { $done } ze { $goals }
}
tutorial-next = Dál
tutorial-look = Podívat se do dobíracího balíčku
tutorial-how-many = Kolik vítězných bodů?
tutorial-so-far = Zatím: { $points }
tutorial-answer = Vítězné body: { $points }
tutorial-well-done = Výborně.
tutorial-over = Teď už umíš hrát
tutorial-over-more = První hru si zahraješ proti nejlehčímu botovi.
tutorial-play = Zahrát si první hru
tutorial-again = Projít výuku znovu

tutorial-lesson-down = Čím výš, tím nižší číslo
tutorial-lesson-down-1 = Polož na 7 nižší kartu.
tutorial-lesson-down-2 = Věž smíš založit jakoukoli kartou. Založ dvě.
tutorial-lesson-down-learned = Každá karta je nižší než ta pod ní.

tutorial-lesson-special = 8 a 9
tutorial-lesson-special-1 = Na 8 smíš položit cokoli. Polož kartu na 8.
tutorial-lesson-special-2 = Kartu 9 smíš položit na cokoli kromě 0. Polož 9.
tutorial-lesson-special-learned = 8: smíš na ni položit cokoli. 9: smíš ji položit na cokoli kromě 0.

tutorial-lesson-spire = Vrcholek
tutorial-lesson-spire-1 = Karta 0 je vrcholek. Polož ho na svou věž.
tutorial-lesson-spire-2 = Na vrcholek se nic neklade. Vezmi si kartu, kterou ještě jde postavit.
tutorial-lesson-spire-learned = Věž s vrcholkem je hotová a její karty se počítají dvakrát.

tutorial-lesson-bid = Krok Nabídka
tutorial-lesson-bid-1 = Kolik karet chceš? Zahlas, kolik jich nejvýš můžeš postavit.
tutorial-lesson-bid-2 = Víc nezahlásil nikdo. Postav 3 karty.
tutorial-lesson-bid-3 = Teď někdo zahlásil 2. Zahlas víc.
tutorial-lesson-bid-learned = Kdo zahlásí nejvyšší číslo, vezme si tolik karet. Každý je na řadě jednou.

tutorial-lesson-demolish = Bourání
tutorial-lesson-demolish-1 = Zahlas 5 a všechny karty jsou tvoje.
tutorial-lesson-demolish-2 = Kartu 7 nejde položit na 6. Zbourej 6 a postav všech pět karet.
tutorial-lesson-demolish-learned = Před stavbou smíš zbourat jednu vrchní kartu. Za první ztratíš 1 vítězný bod, za druhou 2.

tutorial-lesson-blocked = 4 na 6
tutorial-lesson-blocked-1 = Teď leží na 6 ještě 4. Zkus znovu 5.
tutorial-lesson-blocked-2 = I bez 4 tam zůstane 6. Zahlas, kolik můžeš postavit.
tutorial-lesson-blocked-learned = Zbourat se smí jen jedna karta. Proto 5 zahlásí někdo jiný.

tutorial-lesson-zero = Zahlásit 0
tutorial-lesson-zero-1 = Začínáš a nejde nic postavit. Zahlas 0.
tutorial-lesson-zero-2 = Všichni ostatní odstoupili, a tak začínáš znovu. Zahlas číslo.
tutorial-lesson-zero-learned = Začínající hráč nemůže odstoupit, ale může zahlásit 0.

tutorial-lesson-twice = Dvakrát celým balíčkem
tutorial-lesson-twice-1 = Dobírací balíček je prázdný. Postav 2 karty.
tutorial-lesson-twice-2 = Odložené karty se zamíchaly a přijdou ještě jednou. Podívej se.
tutorial-lesson-twice-learned = Když balíček dojde podruhé, hra končí.

tutorial-lesson-score = Vítězné body
tutorial-lesson-score-1 = Lesní věž bez vrcholku: 1 vítězný bod za kartu.
tutorial-lesson-score-2 = Dortová věž s vrcholkem: 2 vítězné body za kartu.
tutorial-lesson-score-3 = Písková věž s vrcholkem: 2 vítězné body za kartu.
tutorial-lesson-score-4 = Nejvyšší je tvoje hlavní věž: 1 vítězný bod navíc za kartu.
tutorial-lesson-score-5 = Dvě karty v hromádce trosek: minus 1 a minus 2.
tutorial-lesson-score-learned = 4 + 6 + 12 + 6 − 3 = 25 vítězných bodů.
