# What a bot answers when a line of the bot protocol (5tp) cannot be obeyed. One message for each protocol.* code.
# Facts: $seen is what was read, $word the first word of the line.

protocol-empty = the line is empty
protocol-too_long = a line has at most { $longest } characters
protocol-not_utf8 = the line is not UTF-8
protocol-unknown = “{ $seen }” is none of the words { $words }
protocol-extra = “{ $word }” stands alone, without “{ $seen }”
protocol-no_game = no game has begun: “new players 2 start 1” begins one
protocol-new = expected “new players 3 start 1”, which may end in “variant standard” or “variant tabletop”
protocol-players = a game has { $fewest } to { $most } players, not { $seen }
protocol-start = the starting seat is one from 1 to { $players }, not { $seen }
protocol-variant = the variant is one of { $variants }, not “{ $seen }”
protocol-go = expected “go”, or “go ms 200” with a whole number of milliseconds from 1, not “{ $seen }”
protocol-no_decision = no decision is due: a deal is, or the game is over
protocol-no_undo = there is nothing to take back
