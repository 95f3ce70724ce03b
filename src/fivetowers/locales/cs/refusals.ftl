# Why something cannot be done. One message for each refusal code of the engine (its dots written as dashes).
# Facts: cards and towers in notation ($card, $onto, $top), seats from 1 ($seat, $start).

refusal-with-rule = { $words } ({ $rule })
record-at-line = řádek { $line }: { $words }
record-at-round = řádek { $line }, kolo { $round }: { $words }

## Whose turn it is
turn-over = hra už skončila
turn-deal = nejdřív se otočí karty
turn-bid = teď je na řadě místo { $seat }: zahlásit číslo, nebo odstoupit
turn-build = teď je na řadě místo { $seat }: postavit karty

## Turning up cards
deal-count = { $due ->
    [one] otočit se má přesně { $due } karta, ne { $seen }
    [few] otočit se mají přesně { $due } karty, ne { $seen }
    [many] otočit se má přesně { $due } karty, ne { $seen }
   *[other] otočit se má přesně { $due } karet, ne { $seen }
}
deal-not_in_pile = karta { $card } není v dobíracím balíčku

## Bidding
bid-out_of_range = číslo musí být od 0 do { $largest }
bid-zero = číslo 0 smí zahlásit jen začínající hráč
bid-not_higher = číslo musí být vyšší než { $highest }
bid-taken_back = číslo { $limit } bylo v tomto kole vzato zpět, číslo tedy musí být nižší než { $limit }
bid-not_buildable = číslo { $bid } je moc vysoké: postavit můžeš nejvýš { $most }
pass-start = začínající hráč nemůže odstoupit; kdo nic nechce, zahlásí 0

## Building
build-count = { $bid ->
    [one] postavit se má přesně { $bid } karta, ne { $seen }
    [few] postavit se mají přesně { $bid } karty, ne { $seen }
    [many] postavit se má přesně { $bid } karty, ne { $seen }
   *[other] postavit se má přesně { $bid } karet, ne { $seen }
}
build-not_in_display = karta { $card } v nabídce není, nebo ne tolikrát
build-not_lower = kartu { $card } nejde položit na kartu { $onto }: karta musí být nižší než ta pod ní
build-on_spire = kartu { $card } nejde položit na kartu { $onto }: na vrcholek už se nic neklade
demolish-no_tower = kartu { $card } nejde zbourat: věž tohoto druhu nemáš
demolish-not_top = kartu { $card } nejde zbourat: bourá se jen vrchní karta, a tou je { $top }
demolish-spire = karta { $card } je vrcholek a ten se nikdy nebourá
retract-variant = vzít číslo zpět jde jen ve stolní variantě
retract-buildable = { $bid ->
    [one] postavit { $bid } kartu jde, takže se postaví
    [few] postavit { $bid } karty jde, takže se postaví
    [many] postavit { $bid } karty jde, takže se postaví
   *[other] postavit { $bid } karet jde, takže se postaví
}
preview-not_building = teď nikdo nestaví
preview-dead_end = s kartou { $card } už by nešlo vzít { $bid }
preview-one_demolition = zbourat jde jen jednu kartu, a tou už je { $card }

## Notation
notation-number = má tu být celé číslo, nejvýš 18 číslic bez nul na začátku, ne „{ $seen }“
notation-card = má tu být karta, třeba T15 nebo C0, ne „{ $seen }“
notation-kind = má tu být jedno z písmen T C H S M, ne „{ $seen }“
notation-tower = má tu být věž, třeba S:12,8,0, ne „{ $seen }“
notation-twice = „{ $part }“ je tu dvakrát: „{ $seen }“
notation-no_cards = chybějí karty
notation-action = má tu být tah, třeba „bid 3“, „pass“ nebo „build T5 C7“, ne „{ $seen }“

## Positions
position-json = má tu být pozice zapsaná jako JSON, ne „{ $seen }“
position-field = pole „{ $field }“ chybí, nebo neodpovídá zbytku pozice
position-too_many = karta { $card } je tu víckrát než v celé sadě karet

## Records
record-name = jméno má 1 až { $longest } znaků a žádné řídicí znaky, ne „{ $seen }“
record-no_game = hra začíná řádkem [Game "5 Towers"], ne „{ $seen }“
record-empty = není tu žádná hra
record-one_game = má tu být jedna hra, ne { $seen }
record-not_utf8 = text není v UTF-8
record-result_early = hra ještě neskončila, a už má výsledek
record-result = výsledek je { $expected }, ne „{ $seen }“
record-tag = má tu být údaj, třeba [Start "1"], ne „{ $seen }“
record-tag_late = údaj { $tag } přichází až po prvním kole
record-tag_twice = údaj { $tag } je tu dvakrát
record-tag_missing = údaj { $tag } chybí
record-tag_value = údaj { $tag } nemůže být „{ $seen }“
record-escape = „{ $seen }“ není úniková sekvence
record-players = hru hraje { $fewest } až { $most } hráčů, ne { $seen }
record-round_number = má tu být kolo „{ $expected }“, ne „{ $seen }“
record-parts = kolo má nejvýš tři části, ne { $seen }
record-comment = komentář stojí ve složených závorkách za akcí, ne takto: „{ $seen }“
record-side_line = „{ $seen }“ není varianta: (…) stojí za zahlášením, odstoupením nebo stavbou a říká, co se dalo zahrát místo toho
record-incomplete = neúplné smí být jen poslední kolo záznamu
record-unbuildable_bid = v kole { $round } někdo zahlásil číslo, které nešlo postavit; takovou hru nejde rozebrat
