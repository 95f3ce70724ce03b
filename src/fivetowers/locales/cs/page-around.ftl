# What is arranged around a game: other devices, one's data, seats before the start, the pace, people who are away.

page-another-device = Hrát na jiném zařízení
page-another-device-do = Otevři tam tento odkaz nebo na kód namiř jeho kameru. Odkaz platí deset minut a jen jednou; pak už hraješ na tom zařízení.
page-devices = Používat i na jiném zařízení
page-devices-do = Otevři tam tento odkaz nebo na kód namiř jeho kameru. Všechny tvoje hry, tvůj pokrok i série her dne pak budou na obou zařízeních. Odkaz platí deset minut a jen jednou.
page-devices-warn = Odkaz nikomu nedávej: kdo ho otevře, hraje za tebe. Hry uložené jen v zařízení, vyřešené hlavolamy a nastavení zůstanou, kde jsou.
page-device-ask = Sdílet tvoje hry s tímto zařízením?
page-device-there = { $games ->
    [one] Na druhém zařízení je { $games } hra.
    [few] Na druhém zařízení jsou { $games } hry.
    [many] Na druhém zařízení je { $games } hry.
   *[other] Na druhém zařízení je { $games } her.
}
page-device-name = Jméno v poslední hře: { $name }
page-device-own = { $own ->
    [one] Toto zařízení má { $own } vlastní hru. Přidá se k ostatním.
    [few] Toto zařízení má { $own } vlastní hry. Přidají se k ostatním.
    [many] Toto zařízení má { $own } vlastní hry. Přidají se k ostatním.
   *[other] Toto zařízení má { $own } vlastních her. Přidají se k ostatním.
}
page-device-tries = Pokud máš na obou stejnou hru dne nebo výzvu, počítá se pokus dohraný dřív.
page-device-after = Obě zařízení pak budou mít stejné hry, místa i pokrok.
page-device-sure = Pokračuj, jen když je odkaz od tebe: kdo používá druhé zařízení, uvidí tvoje hry a může hrát místo tebe.
page-device-yes = Sdílet hry
page-device-no = Nechat všechno, jak je
page-device-done = Obě zařízení teď mají stejné hry.
page-device-left = { $left ->
    [one] Nepodařilo se přidat { $left } hru, protože ji server neumí přečíst.
    [few] Nepodařilo se přidat { $left } hry, protože je server neumí přečíst.
    [many] Nepodařilo se přidat { $left } hry, protože je server neumí přečíst.
   *[other] Nepodařilo se přidat { $left } her, protože je server neumí přečíst.
}
page-my-data = Moje data
page-my-data-about = Server si pamatuje tento prohlížeč, zadaná jména a tvoje hry. Nic víc.
page-export = Stáhnout moje data
page-delete = Smazat moje data
page-delete-sure = Tvoje jména se všude odstraní a tvoje místa v běžících hrách se uvolní. Hry zůstanou, ale bez tebe. Nedá se to vzít zpět.
page-delete-done = Tvoje data jsou smazaná.
page-renew = Odhlásit jiná zařízení
page-renew-sure = Tvoje místa a hry pak bude mít jen tento prohlížeč. Hodí se to, když se k nim mohl dostat někdo jiný.
page-renew-done = Tvoje místa a hry má teď jen tento prohlížeč.
page-move-up = Posunout výš: { $name }
page-free-seat-of = Uvolnit místo: { $name }
page-pace = Čas na tah
page-pace-none = Bez omezení
page-pace-clock = 1 minuta
page-pace-days = 2 dny
page-pace-about = Když čas vyprší, udělá ten jeden tah bot.
page-title-turn = Jsi na řadě · 5 věží
page-me = Já
page-first-player = Začínající hráč
page-first-drawn = vylosuje se
page-away-after = Bot zaskočí za nepřítomné
page-away-never = nikdy
page-stand-in = Kdo zaskakuje
page-code = Kód stolu
page-code-about = Napiš ho na úvodní stránce, na libovolném zařízení.
page-code-field = Máš kód?
page-code-go = Přejít
page-away-minutes = { $minutes ->
    [one] po { $minutes } minutě
    [few] po { $minutes } minutách
    [many] po { $minutes } minuty
   *[other] po { $minutes } minutách
}
page-bot-plays-on = Ať zaskočí bot
page-bot-plays-for = { $name } tu teď není. Zatím hraje bot.
page-has-left = { $name } už není u stolu
page-has-left-more = Za minutu začne hrát bot; vrátit se dá kdykoli.
page-gone-short = pryč
page-bid-kept = Hlásíš { $number }. Je to uložené a odešle se, až se spojení obnoví.
page-pass-kept = Odstupuješ. Je to uložené a odešle se, až se spojení obnoví.
page-build-kept = Uloženo, čeká na spojení
page-undo-kept = Bereš svůj tah zpět. Je to uložené a odešle se, až se spojení obnoví.
page-end-kept = Ukončuješ hru. Je to uložené a odešle se, až se spojení obnoví.
page-end-ask-kept = Navrhuješ konec hry. Je to uložené a odešle se, až se spojení obnoví.
page-not-offline = Tohle půjde zase, až se spojení obnoví.
page-missed = Co se stalo mezitím
page-missed-bot = (hrálo se za tebe)
page-hours-left = { $hours ->
    [one] Zbývá { $hours } hodina
    [few] Zbývají { $hours } hodiny
    [many] Zbývá { $hours } hodiny
   *[other] Zbývá { $hours } hodin
}
page-deal-check = Ověřit zamíchání
page-deal-about = Než se otočila první karta, server určil pořadí všech karet a dal slib: číslo, které sedí jen k tomuto jedinému pořadí. Tvoje zařízení ho právě přepočítalo.
page-deal-fair = Zamícháno, jak bylo slíbeno.
page-deal-unfair = Nebylo zamícháno, jak bylo slíbeno.
page-deal-kept = Slib je pořád tentýž jako při tvém příchodu ke stolu.
page-deal-late = Přicházíš až po hře: porovnej slib s někým, kdo u ní byl.
page-deal-sealed = Pořadí karet sedí ke slibu.
page-deal-dealt = Karty přicházely v tomto pořadí.
page-deal-no = Nesedí:
page-deal-promise = Slib (SHA-256)
page-deal-salt = Sůl
page-deal-about-numbers = Karty se míchaly náhodnými čísly: jedním, které server zapečetil dřív, než si kdokoli sedl, a jedním z každého zařízení u stolu. Tvoje zařízení to právě celé přepočítalo.
page-deal-server-sealed = Číslo serveru sedí ke slibu.
page-deal-own = Číslo z tvého zařízení je mezi nimi.
page-deal-own-out = Číslo z tvého zařízení mezi nimi není.
page-deal-seals = Každé číslo je to, které bylo zapečetěné dřív, než se otevřelo tvoje.
page-deal-seals-watching = Každé číslo sedí ke své pečeti.
page-deal-follows = Pořadí karet vyplývá z těchto čísel.
page-deal-follows-start = Pořadí karet i to, kdo začíná, vyplývá z těchto čísel.
page-deal-unopened = { $name }: zapečetěné číslo se včas neotevřelo. Hra začala bez něj.
page-deal-proves-all = Karty si tedy nemohl vybrat nikdo: žádný hráč ani server. Nedá se tím ukázat, jestli se na ně nepodíval někdo, kdo server provozuje.
page-deal-proves-gap = Karty si tedy nikdo nemohl volně vybrat. Kdo své číslo neotevřel, mohl nanejvýš společně se serverem zvolit mezi dvěma zamícháními: s tímto číslem, nebo bez něj.
page-deal-proves-alone = Server si tedy karty nemohl vybrat. Nedá se tím ukázat, jestli je neprozradil svým botům: hrají na stejném počítači.
page-deal-proves-here = Server si tedy karty nemohl vybrat. Všichni hrajete na jednom zařízení, a tak jeho jediné číslo platí za vás všechny: jestli bylo poctivé i samo zařízení, se tím ukázat nedá.
page-deal-proves-others = Žádné z těchto čísel není tvoje. Pokud věříš někomu, jehož číslo mezi nimi je, karty si nikdo vybrat nemohl.
page-deal-proves-none = Mezi čísly není žádné od hráčů. Ukazuje to, že se po začátku nic nezměnilo, ale ne to, že o pořadí rozhodla náhoda.
page-deal-proves-daily = V tento den mají všichni stejné karty, a proto mezi čísly není žádné od hráčů. Ukazuje to, že pořadí bylo dané, ještě než hra začala, ale ne to, že o něm rozhodla náhoda.
page-deal-proves-challenge = Jsou to karty starší hry, a proto mezi čísly není žádné od hráčů. Ukazuje to, že pořadí bylo dané, ještě než hra začala, ale ne to, že o něm rozhodla náhoda: to může ukázat kontrola té starší hry.
page-deal-server-number = Číslo serveru
page-deal-number-of = Číslo: { $name }
page-deal-seal-of = Pečeť, neotevřená: { $name }
