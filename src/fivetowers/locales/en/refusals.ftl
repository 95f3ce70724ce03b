# Why something can’t be done. One message for each refusal code of the engine (its dots written as dashes).
# Facts: cards and towers in notation ($card, $onto, $top), seats from 1 ($seat, $start).

refusal-with-rule = { $words } ({ $rule })
record-at-line = line { $line }: { $words }
record-at-round = line { $line }, round { $round }: { $words }

## Whose turn it is
turn-over = the game is over
turn-deal = cards have to be turned up first
turn-bid = seat { $seat } has to bid or pass now
turn-build = seat { $seat } has to build now

## Turning up cards
deal-count = { $due ->
    [one] exactly { $due } card has to be turned up, not { $seen }
   *[other] exactly { $due } cards have to be turned up, not { $seen }
}
deal-not_in_pile = { $card } isn’t in the draw pile

## Bidding
bid-out_of_range = the bid must be from 0 to { $largest }
bid-zero = only the starting player may bid 0
bid-not_higher = the bid must be above { $highest }
bid-taken_back = { $limit } was taken back this round, so the bid must be below { $limit }
bid-not_buildable = { $bid } is too many: you can build at most { $most }
pass-start = the starting player can’t pass; bid 0 to decline

## Building
build-count = { $bid ->
    [one] exactly { $bid } card has to be built, not { $seen }
   *[other] exactly { $bid } cards have to be built, not { $seen }
}
build-not_in_display = { $card } isn’t among the cards turned up, or not that many times
build-not_lower = { $card } can’t go on { $onto }: a card must be lower than the one below it
build-on_spire = { $card } can’t go on { $onto }: nothing goes on a spire
demolish-no_tower = { $card } can’t be demolished: you have no tower of that kind
demolish-not_top = { $card } can’t be demolished: only the top card, { $top }, can
demolish-spire = { $card } is a spire and can never be demolished
retract-variant = bids can be taken back only in the tabletop variant
retract-buildable = { $bid ->
    [one] { $bid } card can be built, so it has to be
   *[other] { $bid } cards can be built, so they have to be
}
preview-not_building = nobody is building now
preview-dead_end = with { $card }, you could no longer take { $bid }
preview-one_demolition = only one card can be demolished; { $card } already is

## Notation
notation-number = expected a whole number of at most 18 digits, without leading zeros, not “{ $seen }”
notation-card = expected a card such as T15 or C0, not “{ $seen }”
notation-kind = expected one of the letters T C H S M, not “{ $seen }”
notation-tower = expected a tower such as S:12,8,0, not “{ $seen }”
notation-twice = “{ $part }” appears twice: “{ $seen }”
notation-no_cards = cards are missing
notation-action = expected an action such as “bid 3”, “pass” or “build T5 C7”, not “{ $seen }”

## Positions
position-json = expected a position as JSON, not “{ $seen }”
position-field = the field “{ $field }” is missing or does not fit the rest of the position
position-too_many = { $card } appears more often than in the deck

## Records
record-name = a name has 1 to { $longest } characters and no control characters, not “{ $seen }”
record-no_game = a game begins with [Game "5 Towers"], not “{ $seen }”
record-empty = there is no game
record-one_game = expected one game, not { $seen }
record-not_utf8 = the text is not UTF-8
record-result_early = there is a result, but the game is not over
record-result = the result is { $expected }, not “{ $seen }”
record-tag = expected a tag such as [Start "1"], not “{ $seen }”
record-tag_late = the tag { $tag } comes after the first round
record-tag_twice = the tag { $tag } appears twice
record-tag_missing = the tag { $tag } is missing
record-tag_value = the tag { $tag } can’t be “{ $seen }”
record-escape = “{ $seen }” is not an escape sequence
record-players = a game has { $fewest } to { $most } players, not { $seen }
record-round_number = expected round “{ $expected }”, not “{ $seen }”
record-parts = a round has at most three parts, not { $seen }
record-comment = a comment stands in braces after an action, not like this: “{ $seen }”
record-side_line = “{ $seen }” is not a side line: (…) follows a bid, a pass or a build and says what could have been played instead
record-incomplete = only the last round of a record may be incomplete
record-unbuildable_bid = in round { $round } a bid was made that couldn’t be built; such a game can’t be analysed
