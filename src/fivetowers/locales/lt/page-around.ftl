# What is arranged around a game: other devices, one's data, seats before the start, the pace, people who are away.

page-another-device = Žaisti kitame įrenginyje
page-another-device-do = Atverk ten šią nuorodą arba nukreipk kamerą į kodą. Nuoroda veikia dešimt minučių ir tik vieną kartą; tada žaisi tame įrenginyje.
page-devices = Naudoti ir kitame įrenginyje
page-devices-do = Atverk ten šią nuorodą arba nukreipk kamerą į kodą. Tada visi tavo žaidimai, pažanga ir dienos žaidimų serija bus abiejuose įrenginiuose. Nuoroda veikia dešimt minučių ir tik vieną kartą.
page-devices-warn = Niekam neduok šios nuorodos: ją atvėręs žmogus žais už tave. Tik įrenginyje laikomi žaidimai, išspręsti galvosūkiai ir nustatymai liks ten, kur yra.
page-device-ask = Bendrinti tavo žaidimus su šiuo įrenginiu?
page-device-there = { $games ->
    [one] Kitame įrenginyje yra { $games } žaidimas.
    [few] Kitame įrenginyje yra { $games } žaidimai.
    [many] Kitame įrenginyje yra { $games } žaidimo.
   *[other] Kitame įrenginyje yra { $games } žaidimų.
}
page-device-name = Vardas paskutiniame žaidime: { $name }
page-device-own = { $own ->
    [one] Šiame įrenginyje yra { $own } tavo žaidimas. Jis prisidės prie kitų.
    [few] Šiame įrenginyje yra { $own } tavo žaidimai. Jie prisidės prie kitų.
    [many] Šiame įrenginyje yra { $own } tavo žaidimo. Jie prisidės prie kitų.
   *[other] Šiame įrenginyje yra { $own } tavo žaidimų. Jie prisidės prie kitų.
}
page-device-tries = Jei abiejuose įrenginiuose žaidei tą patį dienos žaidimą ar iššūkį, skaičiuojamas anksčiau baigtas bandymas.
page-device-after = Tada abiejuose įrenginiuose bus tie patys žaidimai, vietos ir pažanga.
page-device-sure = Tęsk tik tada, jei nuorodą sukūrei tu: kito įrenginio naudotojas matys tavo žaidimus ir galės žaisti už tave.
page-device-yes = Bendrinti žaidimus
page-device-no = Palikti viską, kaip yra
page-device-done = Dabar abiejuose įrenginiuose tie patys žaidimai.
page-device-left = { $left ->
    [one] Nepavyko pridėti { $left } žaidimo, nes serveris negali jo perskaityti.
    [few] Nepavyko pridėti { $left } žaidimų, nes serveris negali jų perskaityti.
    [many] Nepavyko pridėti { $left } žaidimo, nes serveris negali jų perskaityti.
   *[other] Nepavyko pridėti { $left } žaidimų, nes serveris negali jų perskaityti.
}
page-my-data = Mano duomenys
page-my-data-about = Serveris įsimena šią naršyklę, tavo įvestus vardus ir tavo žaidimus. Daugiau nieko.
page-export = Atsisiųsti mano duomenis
page-delete = Ištrinti mano duomenis
page-delete-sure = Tavo vardai bus visur pašalinti, o vietos nebaigtuose žaidimuose atlaisvintos. Žaidimai liks, bet be tavęs. To atšaukti negalima.
page-delete-done = Tavo duomenys ištrinti.
page-renew = Atjungti kitus įrenginius
page-renew-sure = Nuo šiol tavo vietas ir žaidimus turės tik ši naršyklė. Tai praverčia, jei prie jų galėjo prieiti kas nors kitas.
page-renew-done = Dabar tavo vietas ir žaidimus turi tik ši naršyklė.
page-move-up = Perkelti aukščiau: { $name }
page-free-seat-of = Atlaisvinti vietą: { $name }
page-pace = Ėjimo laikas
page-pace-none = Be laiko ribos
page-pace-clock = 1 minutė
page-pace-days = 2 dienos
page-pace-about = Laikui pasibaigus tą vieną ėjimą padaro botas.
page-title-turn = Tavo eilė · 5 Towers
page-me = Aš
page-first-player = Pradedantis žaidėjas
page-first-drawn = burtų keliu
page-away-after = Botas pavaduoja išėjusius
page-away-never = niekada
page-stand-in = Kas pavaduoja
page-code = Stalo kodas
page-code-about = Įvesk jį pradžios puslapyje, bet kuriame įrenginyje.
page-code-field = Turi kodą?
page-code-go = Eiti
page-away-minutes = { $minutes ->
    [one] po { $minutes } minutės
    [few] po { $minutes } minučių
    [many] po { $minutes } minutės
   *[other] po { $minutes } minučių
}
page-bot-plays-on = Tegul žaidžia botas
page-bot-plays-for = { $name } dabar ne prie stalo. Kol kas žaidžia botas.
page-has-left = { $name } jau ne prie stalo
page-has-left-more = Po minutės toliau žais botas; grįžti galima bet kada.
page-gone-short = nėra
page-bid-kept = Pašauki { $number }. Tai įrašyta ir bus išsiųsta, kai grįš ryšys.
page-pass-kept = Praleidi ėjimą. Tai įrašyta ir bus išsiųsta, kai grįš ryšys.
page-build-kept = Įrašyta, laukia ryšio
page-undo-kept = Atsiimi savo ėjimą. Tai įrašyta ir bus išsiųsta, kai grįš ryšys.
page-end-kept = Baigi žaidimą. Tai įrašyta ir bus išsiųsta, kai grįš ryšys.
page-end-ask-kept = Siūlai baigti žaidimą. Tai įrašyta ir bus išsiųsta, kai grįš ryšys.
page-not-offline = Tai vėl galėsi daryti, kai grįš ryšys.
page-missed = Kol tavęs nebuvo
page-missed-bot = (sužaista už tave)
page-hours-left = { $hours ->
    [one] Liko { $hours } valanda
    [few] Liko { $hours } valandos
    [many] Liko { $hours } valandos
   *[other] Liko { $hours } valandų
}
page-deal-check = Patikrinti maišymą
page-deal-about = Prieš atverčiant pirmą kortą serveris nustatė visų kortų tvarką ir davė pažadą: skaičių, kuris tinka tik šiai vienai tvarkai. Tavo įrenginys jį ką tik perskaičiavo.
page-deal-fair = Sumaišyta, kaip žadėta.
page-deal-unfair = Sumaišyta ne taip, kaip žadėta.
page-deal-kept = Pažadas vis dar toks pat, koks buvo, kai prisėdai prie stalo.
page-deal-late = Atėjai jau po žaidimo: palygink pažadą su kuo nors, kas jame dalyvavo.
page-deal-sealed = Kortų tvarka atitinka pažadą.
page-deal-dealt = Kortos buvo atverstos šia tvarka.
page-deal-no = Nesutampa:
page-deal-promise = Pažadas (SHA-256)
page-deal-salt = Druska
page-deal-about-numbers = Kortos sumaišytos atsitiktiniais skaičiais: vieną serveris užantspaudavo dar niekam neatsisėdus, o po vieną davė kiekvienas prie stalo esantis įrenginys. Tavo įrenginys ką tik viską perskaičiavo.
page-deal-server-sealed = Serverio skaičius atitinka pažadą.
page-deal-own = Tavo įrenginio skaičius panaudotas.
page-deal-own-out = Tavo įrenginio skaičius nepanaudotas.
page-deal-seals = Visi skaičiai tie patys, kurie buvo užantspauduoti prieš atveriant tavąjį.
page-deal-seals-watching = Kiekvienas skaičius atitinka savo antspaudą.
page-deal-follows = Kortų tvarka išplaukia iš šių skaičių.
page-deal-follows-start = Kortų tvarka ir tai, kas pradeda, išplaukia iš šių skaičių.
page-deal-unopened = { $name }: skaičius užantspauduotas, bet laiku neatvertas. Žaidimas prasidėjo be jo.
page-deal-proves-all = Taigi kortų parinkti negalėjo niekas: nei žaidėjai, nei serveris. Tačiau tai neparodo, ar į jas nežiūrėjo serverio šeimininkas.
page-deal-proves-gap = Taigi laisvai parinkti kortų negalėjo niekas. Daugiausia, ką galėjo skaičiaus neatvėręs žaidėjas, – kartu su serveriu rinktis iš dviejų maišymų: su tuo skaičiumi arba be jo.
page-deal-proves-alone = Taigi serveris kortų parinkti negalėjo. Tačiau tai neparodo, ar jis jų neišdavė savo botams: jie žaidžia tame pačiame kompiuteryje.
page-deal-proves-here = Taigi serveris kortų parinkti negalėjo. Visi žaidžiate vienu įrenginiu, todėl vienas jo skaičius atstovauja jums visiems: ar pats įrenginys buvo sąžiningas, tai neparodo.
page-deal-proves-others = Nė vienas iš šių skaičių nėra tavo. Jei pasitiki bent vienu žaidėju, kurio skaičius panaudotas, kortų parinkti negalėjo niekas.
page-deal-proves-none = Nepanaudotas nė vieno žaidėjo skaičius. Tai parodo, kad po pradžios niekas nepakeista, bet ne tai, kad tvarką lėmė atsitiktinumas.
page-deal-proves-daily = Šią dieną visi gauna tas pačias kortas, todėl nepanaudotas nė vieno žaidėjo skaičius. Tai parodo, kad tvarka buvo nustatyta prieš tau pradedant, bet ne tai, kad ją lėmė atsitiktinumas.
page-deal-proves-challenge = Tai senesnio žaidimo kortos, todėl nepanaudotas nė vieno žaidėjo skaičius. Tai parodo, kad tvarka buvo nustatyta prieš tau pradedant, bet ne tai, kad ją lėmė atsitiktinumas: tai gali parodyti senesniojo žaidimo patikra.
page-deal-server-number = Serverio skaičius
page-deal-number-of = Skaičius: { $name }
page-deal-seal-of = Antspaudas, neatvertas: { $name }
