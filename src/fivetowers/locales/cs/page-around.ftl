# What is arranged around a game: other devices, one's data, seats before the start, the pace, people who are away.

page-another-device = Hrát na jiném zařízení
page-another-device-do = Otevři tam tento odkaz, nebo na kód namiř jeho kameru. Platí jednou a deset minut; tvoje místo pak bude na tom zařízení.
page-my-data = Moje data
page-my-data-about = Server zná tento prohlížeč, zadaná jména a tvoje hry. Nic víc.
page-export = Uložit všechno
page-delete = Smazat moje data
page-delete-sure = Tvoje jména všude zmizí a s nimi tvoje místa v běžících hrách. Hry zůstanou, ale bez tebe. Nedá se to vzít zpět.
page-delete-done = Tvoje data jsou smazaná.
page-move-up = { $name }: o místo dřív
page-free-seat-of = { $name }: uvolnit toto místo
page-pace = Čas na tah
page-pace-none = Bez spěchu
page-pace-clock = 1 minuta
page-pace-days = 2 dny
page-pace-about = Když čas vyprší, udělá ten jeden tah bot.
page-bot-plays-on = Nechat hrát bota
page-bot-plays-for = { $name } tu teď není. Zatím hraje bot.
page-hours-left = { $hours ->
    [one] Zbývá { $hours } hodina
    [few] Zbývají { $hours } hodiny
    [many] Zbývá { $hours } hodiny
   *[other] Zbývá { $hours } hodin
}
page-deal-check = Ověřit rozdávání
page-deal-about = Než se odkryla první karta, server určil pořadí všech karet a ukázal svůj závazek: číslo, které sedí jen k tomuto jedinému pořadí. Tvoje zařízení ho teď přepočítalo.
page-deal-fair = Rozdáno, jak bylo slíbeno.
page-deal-unfair = Nebylo rozdáno, jak bylo slíbeno.
page-deal-kept = Závazek je pořád tentýž, jaký server ukázal na začátku u stolu.
page-deal-late = Tady se stůl otevřel až po hře: porovnej závazek s někým, kdo u ní byl.
page-deal-sealed = Pořadí karet sedí k závazku.
page-deal-dealt = Karty přicházely v tomto pořadí.
page-deal-no = Neplatí:
page-deal-promise = Závazek (SHA-256)
page-deal-salt = Sůl
