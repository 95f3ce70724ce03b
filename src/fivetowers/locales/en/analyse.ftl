# What `fivetowers analyse` says about a game. Every id begins with the name of this file.
analyse-percent = { $number }%
analyse-title = Analysis: { $names }
analyse-working = Analysing
analyse-written = Written: { $file }
analyse-no-such-seat = { $players ->
    [one] There is { $players } seat at this table.
   *[other] There are { $players } seats at this table.
}
analyse-judged = Judged the way the strongest bot, master, thinks, assuming that everyone plays equally well (depth: { $depth }). The true value is within ± in 95 of 100 cases. The last two rounds are exact.

## What was played, as part of a sentence: “better to …”
analyse-bid = bid { $number }
analyse-pass = pass
analyse-build = build { $cards }
analyse-demolish = demolish { $card } and build { $cards }

## Turning points
analyse-turning-points = Turning points
analyse-point-move = Round { $round }, { $name } ({ $change }): better to { $best } ({ $better }) than to { $action } ({ $share }).
analyse-point-deal = Round { $round }, { $cards } turned up: { $name } goes from { $before } to { $after } ({ $change }).

## Tables
analyse-parts = Luck and moves
analyse-parts-note = Change in win chance from start to end = luck of the cards + own moves + others’ moves.
analyse-faults = Slips, mistakes and blunders
analyse-no-faults = No slips, mistakes or blunders.
analyse-moves-note = In each cell: win chance, expected points. In the players’ columns: before the move → after it.
analyse-course = Win chance over the game
analyse-course-note = One line for each player; the numbers below are rounds.
analyse-column-player = Player
analyse-column-points = Points
analyse-column-course = Win chance
analyse-column-luck = Luck
analyse-column-own = Own moves
analyse-column-others = Others’ moves
analyse-column-round = Round
analyse-column-move = Move
analyse-column-other-moves = Other moves
analyse-column-better = Better
analyse-column-loss = Loss
analyse-column-verdict = Verdict
analyse-verdict-best = best move
analyse-verdict-good = good move
analyse-verdict-slip = slip
analyse-verdict-mistake = mistake
analyse-verdict-blunder = blunder

## How good the judgement is: predictions and what came of them
analyse-trust = How far to trust it
analyse-trust-example = With { $players } players: when it says { $said }, { $real } of 100 games are won.
analyse-trust-note = Games that were really won after such a prediction, by third of the game. Measured on { $games } games of { $players } equally strong players; “–”: too few cases.
analyse-trust-real = { $real } of 100
analyse-column-said = It says
analyse-column-beginning = Beginning
analyse-column-middle = Middle
analyse-column-end = End
