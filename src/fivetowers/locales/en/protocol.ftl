# What a bot answers when a line of the bot protocol (5tp) can’t be obeyed. One message for each protocol.* code.
# Facts: $seen is what was read, $word the first word of the line.

protocol-empty = the line is empty
protocol-too_long = a line has at most { $longest } characters
protocol-not_utf8 = the line is not UTF-8
protocol-unknown = “{ $seen }” is not one of the words { $words }
protocol-extra = “{ $word }” takes nothing after it, not “{ $seen }”
protocol-no_game = no game has begun: “new players 2 start 1” begins one
protocol-new = expected “new players 3 start 1”, which may end in “variant standard” or “variant tabletop”
protocol-players = a game has { $fewest } to { $most } players, not { $seen }
protocol-start = the starting seat has to be from 1 to { $players }, not { $seen }
protocol-variant = the variant is one of { $variants }, not “{ $seen }”
protocol-go = expected “go”, “go ms 200” or “go nodes 500”, with a whole number from 1, not “{ $seen }”
protocol-option = “{ $seen }” is not an option of this bot; “option list” lists them
protocol-no_record = a game that began with “position” has no record
protocol-no_decision = there is nothing to decide: cards have to be turned up, or the game is over
protocol-no_undo = there is nothing to take back
