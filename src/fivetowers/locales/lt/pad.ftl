# The words of the score pad and the reference card. One sentence a message; names of people are facts and are never inflected.
# Facts: $name a person's name, $names several, $card the words of page-card, $kind those of page-kind, $rule such as R5; the rest whole numbers.

pad-title = Taškų lapas
pad-about = Žaidimui tikromis kortomis: liesk tai, kas guli ant stalo, ir taškai susiskaičiuos patys. Interneto nereikia.
pad-start = Pradėti
pad-players = Žaidėjai
pad-names = Vardai
pad-names-done = Atlikta
pad-game = { $number } žaidimas
pad-undo = Atšaukti
pad-from-link = Šis žaidimų vakaras atvertas iš nuorodos. „Atšaukti“ grąžins, kas čia buvo anksčiau.
pad-bad-link = Šios nuorodos perskaityti nepavyko. Niekas nepakeista.

## Entering towers

pad-entry = Įvedimas
pad-by-cards = Kortos
pad-by-numbers = Skaičiai
pad-by-text = Tekstas
pad-picture = Visos kortos. Pasirink tas, kurias turi { $name }.
pad-has = { $count ->
    [1] bokšte
   *[other] { $count }× bokšte
}
pad-with = turi { $names }
pad-in-deck = { $copies }× kaladėje
pad-more = { $kind }: viena daugiau
pad-less = { $kind }: viena mažiau
pad-cards = { $count ->
    [one] { $count } korta
    [few] { $count } kortos
    [many] { $count } kortos
   *[other] { $count } kortų
}
pad-spire = Su viršūne
pad-spire-of = { $kind }: su viršūne
pad-typed-how = Bokšto rūšies raidė, tada vertės iš apačios į viršų; x yra griovimų krūvelės kortų skaičius. Arba tik kortų skaičius: T×5, su viršūne T×5^.
pad-unread = „{ $part }“ perskaityti nepavyko.
pad-points-of = { $points ->
    [one] { $name }: { $points } taškas
    [few] { $name }: { $points } taškai
    [many] { $name }: { $points } taško
   *[other] { $name }: { $points } taškų
}
pad-towers-of = Bokštai: { $name }
pad-next-player = Toliau: { $name }
pad-to-results = Rodyti rezultatus

## What cannot be

pad-faults = Patikrink
pad-fault-card = { $card }: ant stalo { $claimed }× ({ $names }), o kaladėje tik { $copies }×.
pad-fault-kind = { $kind }, kortų ant stalo: { $claimed } ({ $names }). Kaladėje: { $copies }.
pad-fault-deck = Visų žaidėjų kortų: { $claimed }. Kaladėje: { $copies }.
pad-keep = Vis tiek palikti

## Results

pad-change = Keisti bokštus
pad-next-game = Kitas žaidimas
pad-evening = Šis žaidimų vakaras
pad-evening-table = Visų žaidėjų taškai pagal žaidimus
pad-sum = Iš viso
pad-wins = Pergalės
pad-remove-game = Pašalinti { $number } žaidimą
pad-new-session = Naujas žaidimų vakaras
pad-share = Bendrinti
pad-share-title = Žaidimų vakaras: { $names }
pad-bgstats = Įrašyti į „BG Stats“

## The reference card

pad-reference = Atmintinė
pad-print = Spausdinti
pad-ref-kinds = Bokštų rūšys
pad-ref-kinds-about = Kiekvienos rūšies ne daugiau kaip vienas bokštas. Kiekviena korta turi būti mažesnė už tą, kuri po ja.
pad-ref-deck = Kortos
pad-ref-players = { $most ->
    [one] { $least }–{ $most } žaidėjas
    [few] { $least }–{ $most } žaidėjai
    [many] { $least }–{ $most } žaidėjo
   *[other] { $least }–{ $most } žaidėjų
}
pad-ref-deck-about = Kiek kortų yra kiekvienos vertės kiekvienoje rūšyje
pad-ref-special = Ypatingos kortos
pad-ref-spire = Bokšto viršūnė. Ant jos nieko nededama, ir jos niekada negalima nugriauti.
pad-ref-terrace = Ant jos galima dėti bet kokią vertę.
pad-ref-balloon = Galima dėti ant bet kokios vertės, išskyrus { $spire }.
pad-ref-scoring = Taškai
pad-ref-card = Korta bokšte
pad-ref-crowned = Korta bokšte su viršūne
pad-ref-main = Pagrindinio bokšto korta (geriausia rinktis aukščiausią)
pad-ref-more = +{ $points }
pad-ref-rubble = Griovimų krūvelė, korta po kortos
pad-ref-most = Laimi daugiausia taškų surinkęs žaidėjas. Lygiųjų atveju pirmaujantys žaidėjai dalijasi pergale.
