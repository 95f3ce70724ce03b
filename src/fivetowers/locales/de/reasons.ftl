# Was für ein Gebot oder einen Bau spricht: Tatsachen, je ein Satz. Die Tatsachen macht reasons.py.
# $number Zahl von Karten, $change Punkte mit Vorzeichen, $price Punkte für einen Abriss, $kind Buchstabe T C H S M,
# $card eine Karte in Worten, $top Zahlenwert oben auf einem Turm, $count Zahl von Karten.

reason-gain = { $number ->
    [one] Die beste Karte bringt jetzt { $change }.
   *[other] Die besten { $number } Karten bringen jetzt { $change }.
}
reason-gain_demolition = { $number ->
    [one] Die beste Karte bringt jetzt { $change }, mit einem Abriss.
   *[other] Die besten { $number } Karten bringen jetzt { $change }, mit einem Abriss.
}
reason-ends_bidding = Höher kann niemand bieten.
reason-most = Mehr passt nicht auf deine Türme.
reason-more_costs = Für { $number } müsstest du eine Etage abreißen (−{ $price }).
reason-more_brings = Mit { $number } wären es { $change }.
reason-nothing_fits = Keine dieser Karten passt auf deine Türme.
reason-too_high = Du kannst höchstens { $most } bauen und müsstest { $number } bieten.
reason-crowns = { $floors ->
    [one] { page-kind }: fertig, { $floors } Etage zählt doppelt.
   *[other] { page-kind }: fertig, { $floors } Etagen zählen doppelt.
}
reason-demolishes = { $price ->
    [one] { $card } abzureißen kostet { $price } Siegpunkt.
   *[other] { $card } abzureißen kostet { $price } Siegpunkte.
}
reason-stays_open = { $count ->
    [one] { page-kind }: { $count } Karte im Zugstapel passt auf die { $top }.
   *[other] { page-kind }: { $count } Karten im Zugstapel passen auf die { $top }.
}
reason-stuck = { page-kind }: Keine Karte im Zugstapel passt auf die { $top }.
