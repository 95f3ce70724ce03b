# The tutorial: very few words a screen. A lesson’s goals are numbered as its steps are; "learned" is said at its end.

tutorial-title = Nauč se hrát
tutorial-number = Lekce { $number } z { $lessons }
tutorial-goals = Hotovo { $done } z { $goals }
tutorial-next = Dál
tutorial-look = Podívat se do dobíracího balíčku
tutorial-how-many = Kolik vítězných bodů?
tutorial-so-far = Zatím: { $points }
tutorial-answer = Vítězné body: { $points }
tutorial-well-done = Výborně.
tutorial-over = Teď už umíš hrát
tutorial-over-more = První hra je s nejmírnějším botem.
tutorial-play = Zahrát si první hru
tutorial-again = Učit se znovu

tutorial-lesson-down = Stavíme dolů
tutorial-lesson-down-1 = Polož na 7 nižší kartu.
tutorial-lesson-down-2 = Začít věž smí každá karta. Začni dvě.
tutorial-lesson-down-learned = Každá karta je nižší než ta pod ní.

tutorial-lesson-special = 8 a 9
tutorial-lesson-special-1 = Na 8 se hodí všechno. Polož kartu na 8.
tutorial-lesson-special-2 = 9 se hodí na všechno kromě 0. Postav 9.
tutorial-lesson-special-learned = 8: hodí se na ni všechno. 9: hodí se na všechno kromě 0.

tutorial-lesson-spire = Vrcholek
tutorial-lesson-spire-1 = 0 je vrcholek. Polož ho na svou věž.
tutorial-lesson-spire-2 = Na vrcholek se nic neklade. Vezmi si kartu, která se ještě hodí.
tutorial-lesson-spire-learned = Věž s vrcholkem je hotová a její karty se počítají dvakrát.

tutorial-lesson-bid = Krok Nabídka
tutorial-lesson-bid-1 = Kolik karet chceš? Urči, kolik nejvíc můžeš postavit.
tutorial-lesson-bid-2 = Víc neurčil nikdo. Postav 3 karty.
tutorial-lesson-bid-3 = Teď někdo určil 2. Urči víc.
tutorial-lesson-bid-learned = Kdo určí nejvyšší číslo, vezme si tolik karet. Každý mluví jednou.

tutorial-lesson-demolish = Bourání
tutorial-lesson-demolish-1 = Urči 5 a všechny karty jsou tvoje.
tutorial-lesson-demolish-2 = 7 se nehodí na 6. Zbourej 6 a postav všech pět.
tutorial-lesson-demolish-learned = Zbourat smíš jednu vrchní kartu. První stojí 1 vítězný bod, další 2.

tutorial-lesson-blocked = 4 na 6
tutorial-lesson-blocked-1 = Teď leží na 6 ještě 4. Zkus znovu 5.
tutorial-lesson-blocked-2 = I bez 4 tam zůstane 6. Urči, kolik můžeš postavit.
tutorial-lesson-blocked-learned = Zbourat se smí jen jedna karta. Proto 5 určí někdo jiný.

tutorial-lesson-zero = Určit 0
tutorial-lesson-zero-1 = Začínáš a nic se nehodí. Urči 0.
tutorial-lesson-zero-2 = Všichni ostatní odstoupili, a tak začínáš znovu. Urči číslo.
tutorial-lesson-zero-learned = Začínající hráč nemůže odstoupit, ale může určit 0.

tutorial-lesson-twice = Dvakrát celým balíčkem
tutorial-lesson-twice-1 = Dobírací balíček je prázdný. Postav 2 karty.
tutorial-lesson-twice-2 = Všechny zbylé karty se zamíchaly. Přijdou ještě jednou: podívej se.
tutorial-lesson-twice-learned = Když balíček dojde podruhé, hra končí.

tutorial-lesson-score = Vítězné body
tutorial-lesson-score-1 = Lesní věž bez vrcholku: 1 bod za kartu.
tutorial-lesson-score-2 = Dortová věž s vrcholkem: 2 body za kartu.
tutorial-lesson-score-3 = Písková věž s vrcholkem: 2 body za kartu.
tutorial-lesson-score-4 = Nejvyšší je hlavní věž: 1 bod navíc za kartu.
tutorial-lesson-score-5 = Dvě karty v hromádce trosek: minus 1 a minus 2.
tutorial-lesson-score-learned = 4 + 6 + 12 + 6 − 3 = 25 vítězných bodů.
