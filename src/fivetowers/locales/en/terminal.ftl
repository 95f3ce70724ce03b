# What the game says in a terminal. A friend at the table: short, warm, exact; what one can do first, then why.
# Every id begins with the name of this file, so that no other catalogue has it too.
# People are called by name in front of a colon, so that no sentence bends a name. $who is "you" for the reader, who gave no name.

## The table
terminal-kind-T = Tree
terminal-kind-C = Candy
terminal-kind-H = Haunted
terminal-kind-S = Sand
terminal-kind-M = Scrap
terminal-heading = Round { $round } · { $lap ->
    [1] first time through
   *[2] second time through
} · { $cards ->
    [one] { $cards } card to come
   *[other] { $cards } cards to come
}
terminal-heading-over = The game is over · { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}
terminal-to-come = Still to come:
terminal-display = Turned up
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-points-short = { $points }
terminal-said-bid = bids { $bid }
terminal-said-pass = passes
terminal-mark-fits = fits
terminal-mark-demolish = needs x{ $card }
terminal-mark-no = no
terminal-fits-any = any card
terminal-rubble = Rubble (−{ $points }):
terminal-rubble-short = rubble { $cards }

## The cards still to come
terminal-cards-to-come = { $lap ->
    [1] { $cards ->
        [one] { $cards } card is still in the draw pile, first time through:
       *[other] { $cards } cards are still in the draw pile, first time through:
    }
   *[2] { $cards ->
        [one] { $cards } card is still in the draw pile, and then the game ends:
       *[other] { $cards } cards are still in the draw pile, and then the game ends:
    }
}
terminal-cards-of-kind = { $left } of { $all }
terminal-cards-discarded = { $cards ->
    [one] In brackets: { $cards } discarded card; it comes again the second time through.
   *[other] In brackets: { $cards } discarded cards; they come again the second time through.
}

## Who plays
terminal-default-name = You
terminal-bot-label = { $name } (bot)
terminal-ask-names = Who’s playing? One name, or several separated by commas (Enter: { $usual }):{" "}
terminal-ask-names-many = At most { $most } can play.
terminal-ask-bots = How many bots, { $fewest } to { $most }? (Enter: { $usual }):{" "}
terminal-ask-bots-again = Type a number from { $fewest } to { $most }, or just Enter.
terminal-welcome-title = 5 Towers · { $names }
terminal-welcome = Each round, five cards are turned up. Bid how many of them you will take: the highest bidder takes exactly that many and builds them, each on the tower with its letter, lower on higher. A 0 is a spire: it finishes a tower and doubles its points. Type ? for help, r for the rules, q to quit.
terminal-hand-over = { "  " }{ $name }, it’s your turn: take the keyboard.{ "  " }

## What happens
terminal-told-deal = Round { $round }: { $cards } · { $who ->
    [you] you bid first
   *[other] { $name } bids first
}
terminal-told-bid = { $who ->
    [you] { $bid ->
        [0] You bid 0: no cards
       *[other] You bid { $bid }
    }
   *[other] { $bid ->
        [0] { $name } bids 0: no cards
       *[other] { $name } bids { $bid }
    }
}
terminal-told-pass = { $who ->
    [you] You pass
   *[other] { $name } passes
}
terminal-told-retract = { $who ->
    [you] You take the bid back: { $bid } can’t be built
   *[other] { $name } takes the bid back: { $bid } can’t be built
}
terminal-told-build = { $who ->
    [you] You build { $cards } · points { $before } → { $after }
   *[other] { $name } builds { $cards } · points { $before } → { $after }
}
terminal-told-demolish = { $who ->
    [you] You demolish { $demolished } and build { $cards } · points { $before } → { $after }
   *[other] { $name } demolishes { $demolished } and builds { $cards } · points { $before } → { $after }
}
terminal-told-nobody = { $cards ->
    [one] Nobody builds: the { $cards } card is discarded,
   *[other] Nobody builds: the { $cards } cards are discarded,
} { $who ->
    [you] and you start again.
   *[other] and { $name } starts again.
}
terminal-told-reshuffle = The draw pile has run out. The discarded cards are shuffled and come a second time.
terminal-won = { $who ->
    [you] { $points ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
    }
   *[other] { $points ->
        [one] { $name } wins with { $points } point
       *[other] { $name } wins with { $points } points
    }
}
terminal-shared = { $points ->
    [one] { $names } share the victory with { $points } point each
   *[other] { $names } share the victory with { $points } points each
}
# The same where the reader, who gave no name, is one of them: { $names } begins with "You".
terminal-shared-you = { $points ->
    [one] { $names } share the victory with { $points } point each
   *[other] { $names } share the victory with { $points } points each
}

## Bidding
terminal-ask-bid-first = { $who ->
    [you] You start.
   *[other] { $name }, you start.
} How many of the cards turned up will you take?
terminal-ask-bid = { $who ->
    [you] Your bid.
   *[other] { $name }, your bid.
} { $leader } leads with { $highest }.
terminal-can-build = { $most ->
    [0] You can’t build any of these cards.
   *[other] You can build at most { $most }.
}
terminal-choice-none = take no cards
terminal-choice-bid = take that many
terminal-choice-bid-demolish = take that many; you must demolish a card for it (−{ $price })
terminal-choice-pass = pass

## Building
terminal-ask-build = { $who ->
    [you] You build
   *[other] { $name }, you build
} { $number ->
    [one] { $number } card. Which one?
   *[other] { $number } cards. Which ones?
}
terminal-ask-retract = { $who ->
    [you] { $bid } can’t be built. Press Enter to take the bid back.
   *[other] { $name }, { $bid } can’t be built. Press Enter to take the bid back.
}
terminal-choice-gain = { $gain } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-choice-demolishes = demolishes { $card }
terminal-more-builds = { $number ->
    [one] And { $number } more way: type m to see it, or type cards, such as T5 T3 or xS6 T5.
   *[other] And { $number } more ways: type m to see them, or type cards, such as T5 T3 or xS6 T5.
}
terminal-more-nothing = There are no builds to list now.
terminal-press-enter = There’s only one move: press Enter.
terminal-other-order = In this order it works: { $cards }

## Answers
terminal-prompt = { $name } ▸{" "}
terminal-commands = h hint · u undo · c cards to come · ? help · q quit
terminal-commands-without-hint = u undo · c cards to come · ? help · q quit
terminal-unclear-bid = Type one of the numbers above, or p to pass. ? shows everything you can type.
terminal-unclear-build = Type a number from the list, or cards such as T5 T3. ? shows everything you can type.
terminal-unclear-choice = { $last ->
    [one] There’s only one move in the list: 1.
   *[other] The list goes from 1 to { $last }. m shows all of it.
}
terminal-unclear-cards = Type a number from the list, or cards such as xS6 T5 T3: { $words }.
terminal-unclear-demolitions = You can demolish only one card per round (R12).
terminal-refused = That doesn’t work: { $words }.
terminal-rule = { $rule }: { $words }
terminal-hint-bid = Hint: bid { $bid }.
terminal-hint-pass = Hint: pass.
terminal-hint-retract = Hint: take the bid back.
terminal-hint-build = Hint: { $cards }
terminal-hint-off = There are no hints in this game.
terminal-undone = Undone.
terminal-undo-nothing = You have nothing to undo yet.

## Files
terminal-saved = The game so far is saved in { $file }
terminal-save-exists = { $file } already exists and wasn’t changed: choose another name.
terminal-save-nowhere = This game isn’t being saved.
terminal-cannot-save = The game can’t be written to { $file }: { $reason }.
terminal-cannot-write = The answer can’t be written: { $reason }.
terminal-resume-nothing = There’s no unfinished game in { $folder }.
terminal-game-kept =
    The game is saved in { $file }
    Continue it with: fivetowers play --resume
terminal-record-kept = The record of this game is in { $file }
terminal-bye = See you next time.

## Scores
terminal-sum-main = Main tower
terminal-sum-rubble = Rubble
terminal-sum-total = Points
terminal-sum-legend = A card counts 1; in a tower with its spire, the 0, it counts 2. The tallest tower is the main tower: 1 extra for each of its cards. Rubble costs 1 for the first card, 2 for the second, and so on.

## Help
terminal-help-title = What you can type
terminal-help-key-bid = 0 … 5
terminal-help-bid = when bidding: take that many cards
terminal-help-key-pass = p
terminal-help-pass = pass
terminal-help-key-choice = 1, 2 …
terminal-help-choice = when building: the move with this number in the list
terminal-help-key-cards = T5 T3 C7
terminal-help-cards = when building: put these cards on your towers, in this order
terminal-help-key-demolish = xS6 S5
terminal-help-demolish = first demolish S6, the top card of your sand tower; it goes to your rubble and costs points
terminal-help-key-more = m
terminal-help-more = show all the ways to build
terminal-help-key-retract = back
terminal-help-retract = take back a bid that can’t be built (tabletop variant)
terminal-help-key-hint = h
terminal-help-hint = ask for a hint
terminal-help-key-undo = u
terminal-help-undo = undo your last move; the same cards come again
terminal-help-key-to-come = c
terminal-help-to-come = which cards are still to come
terminal-help-key-table = t
terminal-help-table = show the table again
terminal-help-key-save = save FILE
terminal-help-save = save the game to a file of your own
terminal-help-key-rules = r
terminal-help-rules = the rules
terminal-help-key-quit = q
terminal-help-quit = quit; the game is saved, and you can continue later
terminal-help-picture = Lower case works too. Above each of your towers are the values that fit on it. ═8═ is a terrace: any value may go on it. °9° hangs from balloons: it may go on any value but 0. ★ is your main tower.

## The rules
terminal-rules-cards = The cards
terminal-rules-building = Building
terminal-rules-round = A round
terminal-rules-deck = Twice through the deck
terminal-rules-scoring = Scoring
terminal-rules-open = What everyone knows
terminal-rule-R1 = There are five kinds of tower: tree T, candy C, haunted H, sand S and metal scrap M. Each has one card of every value from 0 to 15.
terminal-rule-R2 = For 4 and 5 players each kind has a second 0, 2, 5, 7, 10 and 12.
terminal-rule-R3 = You have at most one tower of a kind, and it holds cards of its own kind only.
terminal-rule-R4 = A card goes on top of its tower, or starts it. Any card may start a tower, a 0 too.
terminal-rule-R5 = A card must be lower than the one it is put on. Equal is not lower.
terminal-rule-R6 = Any value may go on an 8. A 9 may go on any value except 0.
terminal-rule-R7 = A 0 is a spire. Nothing goes on it, and it can never be demolished.
terminal-rule-R8 = The order of a tower’s cards never changes.
terminal-rule-R9 = Five cards are turned up from the draw pile, or all that are left. A random player starts the first round, unless you choose who starts.
terminal-rule-R10 = The starting player bids 0 or more. Then, clockwise, each other player bids higher or passes, once each. The highest possible bid ends the bidding at once. The starting player can’t pass: 0 declines.
terminal-rule-R11 = You may only bid a number of cards that you can really build, demolishing at most one card.
terminal-rule-R12 = The highest bidder takes exactly that many cards. First they may demolish the top card of one of their towers: it goes to their rubble.
terminal-rule-R13 = Then all the cards taken are placed, in any order.
terminal-rule-R14 = Leftover cards are discarded. The player to the left of the builder starts the next round.
terminal-rule-R15 = If the starting player bids 0 and everyone else passes, the cards are discarded and the same player starts again.
terminal-rule-R16 = In the tabletop variant bids aren’t checked. A bid that can’t be built is taken back; its bidder then bids lower or passes, and those after them bid again.
terminal-rule-R17 = When the draw pile runs out for the first time, the discarded cards are shuffled and become the new draw pile. Rubble doesn’t come back.
terminal-rule-R18 = When the draw pile runs out for the second time, the game ends with that round.
terminal-rule-R19 = A card counts 1 point in a tower without a spire, 2 points in a tower with one.
terminal-rule-R20 = One tower is your main tower: 1 extra point for each of its cards. You choose it at a table; the program takes the tallest, which is best.
terminal-rule-R21 = Rubble costs 1 point for the first card, 2 for the second, 3 for the third, and so on.
terminal-rule-R22 = Most points wins; players tied for the most points share the victory.
terminal-rule-R23 = Only the order of the draw pile is secret. At a table, rubble lies face down; the program shows it, because everyone saw it.

## Records
terminal-check-good = { $games ->
    [one] { $file }: good, { $games } game, { $over ->
        [0] not over
       *[other] played to the end
    }
   *[other] { $file }: good, { $games } games, { $over } of them played to the end
}
terminal-check-refused = { $file }: { $words }
terminal-game-title = Game { $index }: { $names }
terminal-game-title-date = Game { $index }: { $names } · { $date }
terminal-no-such-game = { $games ->
    [one] { $file } holds { $games } game.
   *[other] { $file } holds { $games } games.
}
terminal-no-such-round = { $rounds ->
    [one] The game has { $rounds } round.
   *[other] The game has { $rounds } rounds.
}
terminal-not-over = The game isn’t over yet; this is the score in round { $round }.

## The score pad
terminal-pad-player = Player { $number }
terminal-pad-ask-players = How many players, { $fewest } to { $most }?{" "}
terminal-pad-ask-name = Name (Enter: { $usual }):{" "}
terminal-pad-how =
    Type each player’s towers from the bottom up, and the rubble after x: such as T:15,9,0 S:6,4 x:C7,M2
    T tree · C candy · H haunted · S sand · M metal scrap · just Enter for no towers
terminal-pad-again = Please try again: { $words }.
terminal-pad-most = { $points ->
    [one] Most points ({ $points }): { $names }
   *[other] Most points ({ $points }): { $names }
}
terminal-pad-faults = { $faults ->
    [one] One thing can’t be right:
   *[other] { $faults } things can’t be right:
}
terminal-pad-impossible = { $name }, { $tower }: { $words }
terminal-pad-too-many = { $copies ->
    [one] { $card } appears { $claimed } times ({ $names }), but the deck has it once ({ $rule })
   *[other] { $card } appears { $claimed } times ({ $names }), but the deck has it { $copies } times ({ $rule })
}

# The page as a folder

export-done = { $file }: written, { $megabytes } MB; any web server can serve it
export-not_empty = { $file }: there’s something in it already; name a new folder
export-no_page = the page hasn’t been built, or can’t be played without a server: run `make static`
