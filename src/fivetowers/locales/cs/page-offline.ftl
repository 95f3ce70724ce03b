# The game without a server

page-offline = Umožnit hru bez připojení
page-offline-about = Pak můžeš bez připojení hrát proti botům i na jednom zařízení. Jednou se stáhne { $size } MB.
page-offline-fetching = Stahuje se: { $percent } %
page-offline-kept = Funguje bez připojení
page-offline-kept-about = Boti, hry na jednom zařízení, výuka i hlavolamy fungují bez připojení. Zabírají { $size } MB.
page-offline-remove = Odebrat z tohoto zařízení
page-offline-failed = Nepovedlo se. Zkontroluj připojení a zkus to znovu.
page-offline-full = Prohlížeč na to nemá místo nebo nesmí nic ukládat.
page-offline-damaged = Soubor hry je poškozený, a proto se nepoužije. Načti stránku znovu. Když to nepomůže, dej vědět tomu, kdo ji provozuje.
page-offline-version = Tato stránka má novější verzi. Načti ji znovu a zkus to ještě jednou.
page-offline-local = Tato hra je uložená jen v tomto zařízení a nepotřebuje připojení.
page-offline-deal = Než se otočila první karta, toto zařízení určilo pořadí všech karet a k němu číslo, které sedí jen k tomuto pořadí. Dokládá, že se potom nic nezměnilo. Nikdo jiný ale nepřihlížel: kdo se v tom vyzná, mohl se podívat.
page-offline-others = Ke hře s ostatními je potřeba připojení. Proti botům nebo na jednom zařízení můžeš hrát hned.
page-offline-games = Tvoje hry jsou uložené jen v tomto prohlížeči.
page-offline-daily = Bez serveru vycházejí karty z dnešního data: kdo dnes hraje bez připojení, má stejné. Dají se ale spočítat i předem. Proto se výsledky neporovnávají a hra dne na serveru je jiná.
page-offline-analysis = Rozbor hry by v prohlížeči trval příliš dlouho. Ulož si hru do souboru: na počítači ji rozebere program fivetowers.
page-offline-import = Přidat do mých her
local-full = prohlížeč nemá pro tuto hru místo nebo ji nesmí uložit
local-cleared = tato hra už neexistuje: data této stránky byla v prohlížeči smazána
local-unreadable = jednu z her uložených v tomto prohlížeči nelze přečíst
