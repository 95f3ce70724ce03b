# Co se odehrálo: poslední tah na jednom řádku, průběh po kolech, tempo, v jakém se ukazují tahy ostatních.
# $number je zahlášené číslo, $count počet karet, $name jméno.

page-history = Průběh hry
page-newest-first = od nejnovějšího
page-open-history = Otevřít průběh hry.
page-just-now = Právě teď
page-last-move-round = Minulé kolo
page-nothing-built = Zatím nikdo nestavěl
page-nobody-built = Nikdo nestavěl
page-no-turn = { $name } hlásí { $number }, na tebe už nedošla řada.
page-built = { $count ->
    [one] { $name }: postavena { $count } karta
    [few] { $name }: postaveny { $count } karty
    [many] { $name }: postaveno { $count } karty
   *[other] { $name }: postaveno { $count } karet
}
page-you-built = { $count ->
    [one] Tvoje stavba: { $count } karta
    [few] Tvoje stavba: { $count } karty
    [many] Tvoje stavba: { $count } karty
   *[other] Tvoje stavba: { $count } karet
}
page-you-build-now = { $count ->
    [one] Teď stavíš { $count } kartu
    [few] Teď stavíš { $count } karty
    [many] Teď stavíš { $count } karty
   *[other] Teď stavíš { $count } karet
}
page-shuffled = Karty zamíchány, balíček podruhé
page-show-towers = Ukázat věže, jak tehdy stály.
page-round-before = Předchozí kolo
page-round-after = Další kolo
page-continue = Pokračovat
page-show-again = Ukázat znovu

## Rady, průvodce, odstoupení samo od sebe

page-hint = Rada
page-hint-bid = <b>Nejlépe vypadá { $number }.</b>
page-hint-pass = <b>Nejlepší bude odstoupit.</b>
page-only-pass = Můžeš jen odstoupit.
page-only-pass-going = Můžeš jen odstoupit, tak odstupuješ.
page-only-zero = Můžeš hlásit jen 0.
page-only-zero-going = Můžeš hlásit jen 0, tak hlásíš 0.
page-wait-a-bit = Počkat
page-auto-pass = Odstoupit automaticky, když nic jiného nejde
page-coach-setting = V každé nové situaci ukázat radu
page-coach-close = Rozumím
page-coach-start = Začínáš: zahlas, kolik z těchto karet chceš postavit. Když zahlásíš 0, nebereš žádnou.
page-coach-bid = Zahlas víc než ostatní, nebo odstup. Kdo zahlásí nejvíc, postaví přesně tolik karet.
page-coach-build = Klepni na karty, které si bereš. Každá jde na věž svého druhu, nižší na vyšší.
page-coach-needs = Kladivo na kartě: položit ji jde, až když zbouráš vrchní kartu té věže, a za to ztratíš body.
page-coach-spire = Karta 0 je vrcholek: věž je hotová a její patra se počítají dvakrát.
page-coach-eight = Na 8 jde položit cokoli a kartu 9 jde položit na cokoli kromě 0. Čísla tak můžou zase stoupnout.
page-coach-lap = Odložené karty jsou znovu zamíchané: klepni na dobírací balíček a uvidíš, které ještě přijdou.
page-first-game = Tvoje první hra?
page-first-game-about = Výuka trvá pět minut a hned při ní hraješ.
