# The game without a server

page-offline = Paruošti žaisti be ryšio
page-offline-about = Tada be ryšio galėsi žaisti prieš botus ir viename įrenginyje. Vieną kartą bus atsiųsta { $size } MB.
page-offline-fetching = Atsiunčiama: { $percent } %
page-offline-kept = Veikia be ryšio
page-offline-kept-about = Botams, žaidimams viename įrenginyje, pamokoms ir galvosūkiams ryšio nereikia. Jie užima { $size } MB.
page-offline-remove = Pašalinti iš šio įrenginio
page-offline-failed = Nepavyko. Patikrink ryšį ir bandyk dar kartą.
page-offline-full = Naršyklėje tam nėra vietos arba jai neleidžiama nieko įrašyti.
page-offline-damaged = Žaidimo failas sugadintas, todėl jis nenaudojamas. Įkelk puslapį iš naujo. Jei nepadės, pranešk svetainės prižiūrėtojams.
page-offline-version = Yra naujesnė šio puslapio versija. Įkelk puslapį iš naujo ir bandyk dar kartą.
page-offline-local = Šis žaidimas saugomas tik šiame įrenginyje ir jam nereikia ryšio.
page-offline-deal = Prieš atverčiant pirmą kortą šis įrenginys nustatė visų kortų tvarką ir skaičių, kuris tinka tik šiai tvarkai. Jis rodo, kad vėliau niekas nebuvo pakeista. Tačiau niekas kitas to nestebėjo: kas moka, galėjo pasižiūrėti.
page-offline-others = Žaisti su kitais reikia ryšio. Prieš botus arba viename įrenginyje gali žaisti iškart.
page-offline-games = Tavo žaidimai saugomi tik šioje naršyklėje.
page-offline-daily = Be serverio kortos priklauso nuo šios dienos datos: visi, kurie šiandien žaidžia be ryšio, gauna tas pačias. Tačiau jas galima apskaičiuoti ir iš anksto. Todėl rezultatai nelyginami, o serverio dienos žaidimas yra kitas.
page-offline-analysis = Naršyklėje žaidimo analizė truktų per ilgai. Įrašyk žaidimą į failą: kompiuteryje jį išanalizuos programa „fivetowers“.
page-offline-import = Įtraukti į mano žaidimus
local-full = naršyklėje nėra vietos šiam žaidimui arba jai neleidžiama jo įrašyti
local-cleared = šio žaidimo nebėra: šio puslapio duomenys naršyklėje ištrinti
local-unreadable = nepavyko perskaityti žaidimo, įrašyto šioje naršyklėje
