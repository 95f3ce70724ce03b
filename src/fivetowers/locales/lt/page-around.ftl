# What is arranged around a game: other devices, one's data, seats before the start, the pace, people who are away.

page-another-device = Žaisti kitame įrenginyje
page-another-device-do = Atverk ten šią nuorodą arba nukreipk kamerą į kodą. Ji veikia vieną kartą, dešimt minučių; tada tavo vieta bus tame įrenginyje.
page-my-data = Mano duomenys
page-my-data-about = Serveris žino šią naršyklę, tavo nurodytus vardus ir tavo žaidimus. Daugiau nieko.
page-export = Išsaugoti viską
page-delete = Ištrinti mano duomenis
page-delete-sure = Tavo vardai dings visur, kartu ir tavo vietos nebaigtuose žaidimuose. Žaidimai liks, bet be tavęs. To atšaukti negalima.
page-delete-done = Tavo duomenys ištrinti.
page-move-up = { $name }: viena vieta anksčiau
page-free-seat-of = { $name }: atlaisvinti šią vietą
page-pace = Laikas ėjimui
page-pace-none = Neskubant
page-pace-clock = 1 minutė
page-pace-days = 2 dienos
page-pace-about = Laikui pasibaigus tą vieną ėjimą padaro botas.
page-bot-plays-on = Tegul toliau žaidžia botas
page-bot-plays-for = { $name } dabar ne čia. Kol kas žaidžia botas.
page-hours-left = { $hours ->
    [one] Liko { $hours } valanda
    [few] Liko { $hours } valandos
    [many] Liko { $hours } valandos
   *[other] Liko { $hours } valandų
}
page-deal-check = Patikrinti dalijimą
page-deal-about = Prieš atverčiant pirmą kortą serveris nustatė visų kortų tvarką ir parodė savo įsipareigojimą: skaičių, kuris tinka tik šiai vienai tvarkai. Tavo įrenginys dabar jį perskaičiavo.
page-deal-fair = Padalyta, kaip žadėta.
page-deal-unfair = Padalyta ne taip, kaip žadėta.
page-deal-kept = Įsipareigojimas vis dar toks pat, koks buvo, kai priėjai prie stalo.
page-deal-late = Atėjai jau po žaidimo: palygink įsipareigojimą su tuo, kas jame dalyvavo.
page-deal-sealed = Kortų tvarka atitinka įsipareigojimą.
page-deal-dealt = Kortos atėjo šia tvarka.
page-deal-no = Netiesa:
page-deal-promise = Įsipareigojimas (SHA-256)
page-deal-salt = Druska
