# Was für ein Gebot oder einen Bau spricht: Tatsachen, je ein Satz. Die Tatsachen macht offer/reasons.py.
# Sie gelten für die Person am Zug, die nicht die lesende sein muss; deshalb steht nirgends „du“.
# $number Zahl von Karten, $change und $instead Punkte mit Vorzeichen, $price Punkte für einen Abriss, $kind Buchstabe
# T C H S M, $card eine Karte in Worten, $top Zahlenwert oben auf einem Turm, $count, $before und $other Zahlen von Karten,
# die passen, $name eine andere Person; in reason-last_round und reason-ends_game ist $other deren Punktzahl.

reason-gain = { $number ->
    [one] Die beste Karte bringt jetzt { $change }.
   *[other] Die besten { $number } Karten bringen jetzt { $change }.
}
reason-gain_demolition = { $number ->
    [one] Die beste Karte bringt jetzt { $change }, mit einem Abriss.
   *[other] Die besten { $number } Karten bringen jetzt { $change }, mit einem Abriss.
}
reason-at_best = { $number ->
    [one] Bestenfalls bringt eine Karte jetzt { $change }.
   *[other] Bestenfalls bringen { $number } Karten jetzt { $change }.
}
reason-fewer_fit = { $count ->
    [one] Aber dann passt { $count } Karte aus dem Zugstapel weniger.
   *[other] Aber dann passen { $count } Karten aus dem Zugstapel weniger.
}
reason-spire = { $floors ->
    [one] { page-kind }: Die Turmspitze ist { $change } wert, { $floors } Etage zählt doppelt.
   *[other] { page-kind }: Die Turmspitze ist { $change } wert, { $floors } Etagen zählen doppelt.
}
reason-ends_bidding = Höher kann niemand bieten.
reason-most = Mehr von diesen Karten passen nicht.
reason-more_costs = Für { $number } müsste eine Etage abgerissen werden (−{ $price }).
reason-more_brings = Mit { $number } wären es { $change }.
reason-nothing_fits = Keine dieser Karten passt.
reason-too_high = Mehr als { $most } lässt sich nicht bauen, und das Gebot müsste { $number } sein.
reason-takes = { $number ->
    [one] { $name } kann { $number } Karte nehmen ({ $change }).
   *[other] { $name } kann { $number } Karten nehmen ({ $change }).
}
reason-leader_takes = { $name } hat { $number } geboten, das bringt höchstens { $change }.
reason-cannot_be_outbid = Wer noch bietet, kann nicht mehr als { $number } bauen.
reason-last_round = Es ist die letzte Runde. Siegpunkte jetzt: { $points }; { $name }: { $other }.
reason-ends_game = Die Partie endet. Siegpunkte: { $points }; { $name }: { $other }.
reason-brings_instead = Das bringt jetzt { $change } statt { $instead }.
reason-crowns = { $floors ->
    [one] { page-kind }: fertig, { $floors } Etage zählt doppelt ({ $change }).
   *[other] { page-kind }: fertig, { $floors } Etagen zählen doppelt ({ $change }).
}
reason-closed_instead = { $count ->
    [one] { page-kind }: bleibt offen, { $count } Karte im Zugstapel passt.
   *[other] { page-kind }: bleibt offen, { $count } Karten im Zugstapel passen.
}
reason-demolishes = { $count ->
    [one] { $card } abzureißen (−{ $price }) macht Platz für { $count } Karte.
   *[other] { $card } abzureißen (−{ $price }) macht Platz für { $count } Karten.
}
reason-demolishes_for_later = { $count ->
    [one] Ohne { $card } (−{ $price }) passt dort { $count } Karte im Zugstapel statt { $before }.
   *[other] Ohne { $card } (−{ $price }) passen dort { $count } Karten im Zugstapel statt { $before }.
}
reason-demolishes_to_clear = { $count ->
    [one] Nach dem Abriss von { $card } (−{ $price }) fehlt noch { $count } Abriss, dann ist der Platz wieder frei.
   *[other] Nach dem Abriss von { $card } (−{ $price }) fehlen noch { $count } Abrisse, dann ist der Platz wieder frei.
}
reason-demolishes_needlessly = Diese Karten lassen sich bauen, ohne { $card } abzureißen (−{ $price }).
reason-stays_open = { $count ->
    [one] { page-kind }: { $count } Karte im Zugstapel passt auf die { $top }.
   *[other] { page-kind }: { $count } Karten im Zugstapel passen auf die { $top }.
}
reason-stuck = { page-kind }: Keine Karte im Zugstapel passt auf die { $top }.
reason-open_to_the_end = { $count ->
    [one] { page-kind }: { $count } Karte, die noch kommt, passt auf die { $top }.
   *[other] { page-kind }: { $count } Karten, die noch kommen, passen auf die { $top }.
}
reason-stuck_to_the_end = { page-kind }: Keine Karte, die noch kommt, passt auf die { $top }.
reason-open_instead = { $count ->
    [one] { page-kind }: Noch { $count } Karte im Zugstapel passt statt { $other }.
   *[other] { page-kind }: Noch { $count } Karten im Zugstapel passen statt { $other }.
}
reason-last_cards = Von den letzten Karten kann { $name } { $number } nehmen ({ $change }).
