# What speaks for a bid or a build: facts, in a sentence each. The engine makes the facts (offer/reasons.py).
# They are about whoever moves, be it the reader or not, so no sentence says “you”.
# $number is a number of cards, $change and $instead points with their sign, $price points that a demolition costs,
# $kind a letter T C H S M, $card the words of a card, $top the value on top of a tower, $count, $before and $other
# numbers of cards that fit, $name another player; in reason-last_round and reason-ends_game $other is that player’s points.

reason-gain = { $number ->
    [one] The best card brings { $change } now.
   *[other] The best { $number } cards bring { $change } now.
}
reason-gain_demolition = { $number ->
    [one] The best card brings { $change } now, with a demolition.
   *[other] The best { $number } cards bring { $change } now, with a demolition.
}
reason-at_best = { $number ->
    [one] At best one card brings { $change } now.
   *[other] At best { $number } cards bring { $change } now.
}
reason-fewer_fit = { $count ->
    [one] But then { $count } fewer card in the draw pile fits.
   *[other] But then { $count } fewer cards in the draw pile fit.
}
reason-spire = { $floors ->
    [one] { page-kind }: the spire is worth { $change }, { $floors } floor counts double.
   *[other] { page-kind }: the spire is worth { $change }, { $floors } floors count double.
}
reason-ends_bidding = Nobody can go higher.
reason-most = No more of these cards fit.
reason-more_costs = For { $number } a floor would have to be demolished (−{ $price }).
reason-more_brings = With { $number } it would be { $change }.
reason-nothing_fits = None of these cards fits.
reason-too_high = At most { $most } can be built, and the bid would have to be { $number }.
reason-takes = { $number ->
    [one] { $name } can take { $number } card ({ $change }).
   *[other] { $name } can take { $number } cards ({ $change }).
}
reason-leader_takes = { $name } has bid { $number }, which brings { $change } at most.
reason-cannot_be_outbid = Nobody still to bid can build more than { $number }.
reason-last_round = It’s the last round. Points now: { $points }; { $name }: { $other }.
reason-ends_game = The game ends with { $points } points; { $name } has { $other }.
reason-brings_instead = That brings { $change } now instead of { $instead }.
reason-crowns = { $floors ->
    [one] { page-kind }: finished, { $floors } floor counts double ({ $change }).
   *[other] { page-kind }: finished, { $floors } floors count double ({ $change }).
}
reason-closed_instead = { $count ->
    [one] { page-kind }: stays open, { $count } card in the draw pile fits.
   *[other] { page-kind }: stays open, { $count } cards in the draw pile fit.
}
reason-demolishes = { $count ->
    [one] Demolishing { $card } (−{ $price }) makes room for { $count } card.
   *[other] Demolishing { $card } (−{ $price }) makes room for { $count } cards.
}
reason-demolishes_for_later = { $count ->
    [one] After demolishing { $card } (−{ $price }), { $count } card in the draw pile fits there instead of { $before }.
   *[other] After demolishing { $card } (−{ $price }), { $count } cards in the draw pile fit there instead of { $before }.
}
reason-demolishes_to_clear = { $count ->
    [one] After demolishing { $card } (−{ $price }), one more demolition clears the tower.
   *[other] After demolishing { $card } (−{ $price }), { $count } more demolitions clear the tower.
}
reason-demolishes_needlessly = These cards can be built without demolishing { $card } (−{ $price }).
reason-stays_open = { $count ->
    [one] { page-kind }: { $count } card in the draw pile fits on the { $top }.
   *[other] { page-kind }: { $count } cards in the draw pile fit on the { $top }.
}
reason-stuck = { page-kind }: no card in the draw pile fits on the { $top }.
reason-open_to_the_end = { $count ->
    [one] { page-kind }: { $count } card still to come fits on the { $top }.
   *[other] { page-kind }: { $count } cards still to come fit on the { $top }.
}
reason-stuck_to_the_end = { page-kind }: no card still to come fits on the { $top }.
reason-open_instead = { $count ->
    [one] { page-kind }: { $count } card in the draw pile still fits instead of { $other }.
   *[other] { page-kind }: { $count } cards in the draw pile still fit instead of { $other }.
}
reason-last_cards = Of the last cards, { $name } can take { $number } ({ $change }).
