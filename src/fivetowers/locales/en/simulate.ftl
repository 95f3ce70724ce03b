# What `fivetowers simulate` says and what stands in its pictures. Every id begins with the name of this file.
simulate-title = { $games } games of { $names }, { $players } players
simulate-place = In place { $place } from the starting player: wins { $share }% ± { $error }
simulate-again = The same again
simulate-stage = quarter { $stage }

## Tables
simulate-column-wins = Wins
simulate-column-points = Points
simulate-column-crowned = Finished towers
simulate-column-demolitions = Demolitions

## Axes
simulate-axis-points = points
simulate-axis-seats = share of players
simulate-axis-games = share of games
simulate-axis-place = place, counted from the starting player
simulate-axis-wins = wins
simulate-axis-value = value of the card
simulate-axis-kind = kind
simulate-axis-margin = points ahead of the others
simulate-axis-crowned = finished towers
simulate-axis-rounds = rounds
simulate-axis-round = round
simulate-axis-demolitions = demolitions
simulate-axis-stage = quarter of the game
simulate-axis-part = share
simulate-axis-rubble = cards in the rubble before
simulate-axis-gain = change in win chance

## Pictures
simulate-picture-points = Points at the end
simulate-note-points = How many players ended with how many points.
simulate-picture-seats = Is starting an advantage?
simulate-note-seats = Wins by place, counted from the player who starts the first round; a shared victory counts in part. The dashed line is an equal share.
simulate-picture-seat_points = Points by place
simulate-note-seat_points = Counted from the player who starts the first round.
simulate-picture-cards = What each card is worth
simulate-note-cards = How many points more than the others a player has for each such card built, all else being equal (regression over all players).
simulate-picture-card_stages = What a card is worth, by quarter of the game
simulate-note-card_stages = The same by value, for cards built in each half of the first and the second time through the deck.
simulate-picture-card_rounds = What a card is worth, by round
simulate-note-card_rounds = The same by value and round. Fields whose error is too large are left empty.
simulate-picture-crowned = Finished towers
simulate-note-crowned = How many towers with a spire players have at the end.
simulate-picture-crowned_points = Points by finished towers
simulate-note-crowned_points = Average points of players with that many towers with a spire.
simulate-picture-length = Length of a game
simulate-note-length = Rounds played, including those in which nobody built.
simulate-picture-demolitions = Demolitions
simulate-note-demolitions = How many cards a player demolishes in a game; the last bar includes everything above.
simulate-picture-demolition_points = Who demolishes, and how they fare
simulate-note-demolition_points = Points ahead of the mean of the others, by demolitions. This isn’t advice: those who build more also find more reasons to demolish.
simulate-picture-numbers = How many cards are taken
simulate-note-numbers = The highest bid of a round, by quarter of the game.
simulate-picture-five = When it’s right to take five
simulate-note-five = Rounds in which the starting player could build five: how often that is the best bid in the judgement of the strongest bot.
simulate-picture-five_gain = What taking five is worth
simulate-note-five_gain = Win chance with a bid of five minus that with the best other bid, where five can be built.
simulate-picture-demolition_right = When it’s right to demolish
simulate-note-demolition_right = Builds that are possible with and without a demolition: how often the best one demolishes.
simulate-picture-demolition_gain = What a demolition is worth
simulate-note-demolition_gain = Win chance after the best build with a demolition minus that after the best one without, with the same number of cards.
