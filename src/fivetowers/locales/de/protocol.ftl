# What a bot answers when a line of the bot protocol (5tp) cannot be obeyed. One message for each protocol.* code.
# Facts: $seen is what was read, $word the first word of the line.

protocol-empty = die Zeile ist leer
protocol-too_long = eine Zeile hat höchstens { $longest } Zeichen
protocol-not_utf8 = die Zeile ist nicht UTF-8
protocol-unknown = „{ $seen }“ ist keines der Wörter { $words }
protocol-extra = nach „{ $word }“ darf nichts mehr kommen, auch nicht „{ $seen }“
protocol-no_game = es läuft noch keine Partie: Mit „new players 2 start 1“ beginnt eine
protocol-new = erwartet wird „new players 3 start 1“, am Ende auf Wunsch „variant standard“ oder „variant tabletop“
protocol-players = an einer Partie nehmen { $fewest } bis { $most } Personen teil, nicht { $seen }
protocol-start = der Platz der Startperson ist einer von 1 bis { $players }, nicht { $seen }
protocol-variant = die Variante ist eine von { $variants }, nicht „{ $seen }“
protocol-go = erwartet war „go“, „go ms 200“ oder „go nodes 500“ mit einer ganzen Zahl ab 1, nicht „{ $seen }“
protocol-option = „{ $seen }“ ist keine Option dieses Bots: „option list“ nennt sie
protocol-no_record = eine mit „position“ begonnene Partie hat keine Aufzeichnung
protocol-no_decision = es ist nichts zu entscheiden: Erst werden Karten aufgedeckt, oder die Partie ist zu Ende
protocol-no_undo = es gibt nichts zurückzunehmen
