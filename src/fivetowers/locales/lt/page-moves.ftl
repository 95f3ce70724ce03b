# Kas jau sužaista: paskutinis ėjimas viena eilute, eiga pagal raundus, kitų ėjimų rodymo tempas.
# $number – pašauktas skaičius, $count – kortų skaičius, $name – vardas.

page-history = Žaidimo eiga
page-newest-first = naujausi viršuje
page-open-history = Atverti žaidimo eigą.
page-just-now = Ką tik
page-last-move-round = Praėjęs raundas
page-nothing-built = Dar niekas nestatė
page-nobody-built = Niekas nestatė
page-no-turn = { $name } pašaukia { $number }: aukcionas baigėsi.
page-built = { $count ->
    [one] { $name }: pastatyta { $count } korta
    [few] { $name }: pastatytos { $count } kortos
    [many] { $name }: pastatyta { $count } kortos
   *[other] { $name }: pastatyta { $count } kortų
}
page-you-built = { $count ->
    [one] Pastatei { $count } kortą
    [few] Pastatei { $count } kortas
    [many] Pastatei { $count } kortos
   *[other] Pastatei { $count } kortų
}
page-you-build-now = { $count ->
    [one] Dabar statai { $count } kortą
    [few] Dabar statai { $count } kortas
    [many] Dabar statai { $count } kortos
   *[other] Dabar statai { $count } kortų
}
page-shuffled = Kortos sumaišytos, krūvelė antrą kartą
page-show-towers = Parodyti tuometinius bokštus.
page-round-before = Ankstesnis raundas
page-round-after = Kitas raundas
page-continue = Tęsti
page-show-again = Parodyti dar kartą

## Patarimai, palyda, praleidimas savaime

page-hint = Patarimas
page-hint-bid = <b>Geriausiai atrodo { $number }.</b>
page-hint-pass = <b>Geriausia praleisti ėjimą.</b>
page-only-pass = Gali tik praleisti ėjimą.
page-only-pass-going = Gali tik praleisti ėjimą, todėl praleidi.
page-only-zero = Gali pašaukti tik 0.
page-only-zero-going = Gali pašaukti tik 0, todėl pašauki 0.
page-wait-a-bit = Palaukti
page-auto-pass = Automatiškai praleisti ėjimą, kai nieko kito nelieka
page-coach-setting = Kiekvienoje naujoje padėtyje rodyti patarimą
page-coach-close = Aišku
page-coach-start = Tu pradedi: pašauk, kiek šių kortų nori pastatyti. Jei šauksi 0, neimsi nė vienos.
page-coach-bid = Šauk daugiau už kitus arba praleisk ėjimą. Daugiausia pašaukęs žaidėjas stato lygiai tiek kortų.
page-coach-build = Paliesk kortas, kurias imi. Kiekviena dedama ant savo rūšies bokšto, mažesnė ant didesnės.
page-coach-needs = Plaktukas ant kortos: ją galima dėti tik nugriovus viršutinę to bokšto kortą, o už tai netenki taškų.
page-coach-spire = 0 yra bokšto viršūnė: bokštas baigtas, jo aukštai skaičiuojami dvigubai.
page-coach-eight = Ant 8 galima dėti bet ką, o 9 – ant bet ko, išskyrus 0. Taip skaičiai vėl gali padidėti.
page-coach-lap = Panaudotos kortos vėl sumaišytos: paliesk žaidimo kortų krūvelę ir pamatysi, kurios dar pasirodys.
page-first-game = Tavo pirmas žaidimas?
page-first-game-about = Pamokos trunka penkias minutes, ir žaidi nuo pat pradžių.
