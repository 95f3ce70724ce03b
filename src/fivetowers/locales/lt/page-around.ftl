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
