# The game without a server

page-offline = Umožnit hru bez připojení
page-offline-about = Pak můžeš bez připojení hrát proti botům i na jednom zařízení. Jednou se stáhne { $size } MB.
page-offline-fetching = Stahuje se: { $percent } %
page-offline-kept = Funguje bez připojení
page-offline-kept-about = Boti, hry na jednom zařízení, výuka i úlohy fungují bez připojení. Zabírají { $size } MB.
page-offline-remove = Odebrat z tohoto zařízení
page-offline-failed = Nepovedlo se. Zkontroluj připojení a zkus to znovu.
page-offline-local = Tato hra je uložená jen v tomto zařízení a nepotřebuje připojení.
page-offline-deal = Než se otočila první karta, toto zařízení určilo pořadí všech karet a k němu číslo, které sedí jen k tomuto pořadí. Dokládá, že se potom nic nezměnilo. Nikdo jiný ale nepřihlížel: kdo ví jak, mohl se podívat.
page-offline-others = Ke hře s ostatními je potřeba připojení. Proti botům nebo na jednom zařízení můžeš hrát hned.
page-offline-games = Tvoje hry jsou uložené jen v tomto prohlížeči.
local-full = prohlížeč nemá pro tuto hru místo nebo ji nesmí uložit
