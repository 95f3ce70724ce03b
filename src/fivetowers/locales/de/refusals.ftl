# Why something cannot be done. One message for each refusal code of the engine (its dots written as dashes).
# Facts: cards and towers in notation ($card, $onto, $top), seats from 1 ($seat, $start).

refusal-with-rule = { $words } ({ $rule })
record-at-line = Zeile { $line }: { $words }
record-at-round = Zeile { $line }, Runde { $round }: { $words }

## Whose turn it is
turn-over = die Partie ist zu Ende
turn-deal = zuerst werden Karten aufgedeckt
turn-bid = jetzt ist Platz { $seat } dran: bieten oder passen
turn-build = jetzt ist Platz { $seat } dran: bauen

## Turning up cards
deal-count = { $due ->
    [one] genau { $due } Karte wird aufgedeckt, nicht { $seen }
   *[other] genau { $due } Karten werden aufgedeckt, nicht { $seen }
}
deal-not_in_pile = { $card } ist nicht im Zugstapel

## Bidding
bid-out_of_range = ein Gebot geht von 0 bis { $largest }
bid-zero = 0 darf nur die Startperson bieten
bid-not_higher = das Gebot muss höher als { $highest } sein
bid-taken_back = { $limit } wurde in dieser Runde zurückgenommen, das Gebot muss also unter { $limit } liegen
bid-not_buildable = { $bid } ist zu viel: Du kannst höchstens { $most } bauen
pass-start = die Startperson kann nicht passen; wer nichts nehmen will, bietet 0

## Building
build-count = { $bid ->
    [one] genau { $bid } Karte wird gebaut, nicht { $seen }
   *[other] genau { $bid } Karten werden gebaut, nicht { $seen }
}
build-not_in_display = { $card } liegt nicht in der Auslage, oder nicht so oft
build-not_lower = { $card } passt nicht auf { $onto }: Eine Karte muss niedriger sein als die darunter
build-on_spire = { $card } passt nicht auf { $onto }: Auf eine Turmspitze kommt nichts mehr
demolish-no_tower = { $card } lässt sich nicht abreißen: Du hast keinen Turm dieser Art
demolish-not_top = { $card } lässt sich nicht abreißen: Das geht nur mit der obersten Karte, { $top }
demolish-spire = { $card } ist eine Turmspitze und wird nie abgerissen
retract-variant = ein Gebot zurücknehmen kann man nur in der Tischvariante
retract-buildable = { $bid ->
    [one] { $bid } Karte lässt sich bauen, also wird sie gebaut
   *[other] { $bid } Karten lassen sich bauen, also werden sie gebaut
}
preview-not_building = gerade baut niemand
preview-dead_end = mit { $card } könntest du nicht mehr { $bid } nehmen
preview-one_demolition = nur eine Karte lässt sich abreißen, und das ist schon { $card }

## Notation
notation-number = hier gehört eine ganze Zahl hin, mit höchstens 18 Ziffern und ohne Nullen am Anfang, nicht „{ $seen }“
notation-card = hier gehört eine Karte hin, etwa T15 oder C0, nicht „{ $seen }“
notation-kind = hier gehört einer der Buchstaben T C H S M hin, nicht „{ $seen }“
notation-tower = hier gehört ein Turm hin, etwa S:12,8,0, nicht „{ $seen }“
notation-twice = „{ $part }“ kommt zweimal vor: „{ $seen }“
notation-no_cards = es fehlen Karten
notation-action = hier gehört eine Aktion hin, etwa „bid 3“, „pass“ oder „build T5 C7“, nicht „{ $seen }“

## Positions
position-json = hier gehört eine Stellung als JSON hin, nicht „{ $seen }“
position-field = das Feld „{ $field }“ fehlt oder passt nicht zum Rest der Stellung
position-too_many = { $card } kommt öfter vor als im Kartensatz

## Records
record-name = ein Name hat 1 bis { $longest } Zeichen und keine Steuerzeichen, nicht „{ $seen }“
record-no_game = eine Partie beginnt mit [Game "5 Towers"], nicht mit „{ $seen }“
record-empty = es ist keine Partie da
record-one_game = hier gehört genau eine Partie hin, nicht { $seen }
record-not_utf8 = der Text ist nicht UTF-8
record-result_early = die Partie ist nicht zu Ende, hat aber schon ein Ergebnis
record-result = das Ergebnis ist { $expected }, nicht „{ $seen }“
record-tag = hier gehört eine Angabe hin, etwa [Start "1"], nicht „{ $seen }“
record-tag_late = die Angabe { $tag } kommt erst nach der ersten Runde
record-tag_twice = die Angabe { $tag } kommt zweimal vor
record-tag_missing = die Angabe { $tag } fehlt
record-tag_value = die Angabe { $tag } kann nicht „{ $seen }“ sein
record-escape = „{ $seen }“ ist keine Escape-Folge
record-players = an einer Partie nehmen { $fewest } bis { $most } Personen teil, nicht { $seen }
record-round_number = hier gehört Runde „{ $expected }“ hin, nicht „{ $seen }“
record-parts = eine Runde hat höchstens drei Teile, nicht { $seen }
record-comment = ein Kommentar steht in geschweiften Klammern hinter einer Aktion, nicht so: „{ $seen }“
record-side_line = „{ $seen }“ ist keine Variante: (…) steht hinter einem Gebot, einem Passen oder einem Bau und sagt, was stattdessen möglich war
record-incomplete = nur die letzte Runde einer Aufzeichnung darf unvollständig sein
record-unbuildable_bid = in Runde { $round } wurde mehr geboten, als sich bauen ließ; so eine Partie lässt sich nicht auswerten
