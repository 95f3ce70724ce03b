# What speaks for a bid or a build: facts, in a sentence each. The engine makes the facts (reasons.py).
# $number is a number of cards, $change the points it brings with their sign, $price points that a demolition costs,
# $kind a letter T C H S M, $card the words of a card, $top the value on top of a tower, $count a number of cards.

reason-gain = { $number ->
    [one] The best card brings { $change } now.
   *[other] The best { $number } cards bring { $change } now.
}
reason-gain_demolition = { $number ->
    [one] The best card brings { $change } now, with a demolition.
   *[other] The best { $number } cards bring { $change } now, with a demolition.
}
reason-ends_bidding = Nobody can go higher.
reason-most = No more cards fit on your towers.
reason-more_costs = For { $number } you would have to demolish a floor (−{ $price }).
reason-more_brings = With { $number } it would be { $change }.
reason-nothing_fits = None of these cards fits on your towers.
reason-too_high = You can build at most { $most }, and would have to bid { $number }.
reason-crowns = { $floors ->
    [one] { page-kind }: finished, with { $floors } floor that counts double.
   *[other] { page-kind }: finished, { $floors } floors count double.
}
reason-demolishes = { $price ->
    [one] Demolishing { $card } costs { $price } point.
   *[other] Demolishing { $card } costs { $price } points.
}
reason-stays_open = { $count ->
    [one] { page-kind }: { $count } card in the draw pile fits on the { $top }.
   *[other] { page-kind }: { $count } cards in the draw pile fit on the { $top }.
}
reason-stuck = { page-kind }: no card in the draw pile fits on the { $top }.
