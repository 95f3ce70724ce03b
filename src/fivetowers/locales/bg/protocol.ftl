# What a bot answers when a line of the bot protocol (5tp) cannot be obeyed. One message for each protocol.* code.
# Facts: $seen is what was read, $word the first word of the line.

protocol-empty = редът е празен
protocol-too_long = един ред има най-много { $longest } знака
protocol-not_utf8 = редът не е UTF-8
protocol-unknown = „{ $seen }“ не е сред думите { $words }
protocol-extra = след „{ $word }“ не следва нищо, нито „{ $seen }“
protocol-no_game = още няма започната игра: започва се с „new players 2 start 1“
protocol-new = тук трябва да има „new players 3 start 1“, а накрая може и „variant standard“ или „variant tabletop“
protocol-players = в една игра има от { $fewest } до { $most } играчи, а не { $seen }
protocol-start = мястото на първия играч е от 1 до { $players }, а не { $seen }
protocol-variant = вариантът е един от { $variants }, а не „{ $seen }“
protocol-go = очакваше се „go“, „go ms 200“ или „go nodes 500“ с цяло число от 1 нагоре, а не „{ $seen }“
protocol-option = ботът не знае „{ $seen }“: „option list“ изброява възможностите
protocol-no_record = игра, започнала с „position“, няма запис
protocol-no_decision = сега няма какво да се решава: първо се отварят карти или играта вече свърши
protocol-no_undo = няма какво да се върне назад
