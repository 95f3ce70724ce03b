# What a bot answers when a line of the bot protocol (5tp) cannot be obeyed. One message for each protocol.* code.
# Facts: $seen is what was read, $word the first word of the line.

protocol-empty = řádek je prázdný
protocol-too_long = řádek má nejvýš { $longest } znaků
protocol-not_utf8 = řádek není v UTF-8
protocol-unknown = „{ $seen }“ není žádné ze slov { $words }
protocol-extra = za „{ $word }“ už nic nepatří, ani „{ $seen }“
protocol-no_game = žádná hra ještě nezačala: začne ji „new players 2 start 1“
protocol-new = má tu být „new players 3 start 1“, na konci případně „variant standard“ nebo „variant tabletop“
protocol-players = hru hraje { $fewest } až { $most } hráčů, ne { $seen }
protocol-start = začínající místo je jedno od 1 do { $players }, ne { $seen }
protocol-variant = varianta je jedna z { $variants }, ne „{ $seen }“
protocol-go = čekalo se „go“, „go ms 200“ nebo „go nodes 500“ s celým číslem od 1, ne „{ $seen }“
protocol-option = „{ $seen }“ tento bot nezná: volby vypíše „option list“
protocol-no_record = hra, která začala příkazem „position“, nemá záznam
protocol-no_decision = teď není o čem rozhodovat: nejdřív se otočí karty, nebo hra už skončila
protocol-no_undo = není co vzít zpět
