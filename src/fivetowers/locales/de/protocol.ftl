# What a bot answers when a line of the bot protocol (5tp) cannot be obeyed. One message for each protocol.* code.
# Facts: $seen is what was read, $word the first word of the line.

protocol-empty = die Zeile ist leer
protocol-too_long = eine Zeile hat höchstens { $longest } Zeichen
protocol-not_utf8 = die Zeile ist nicht UTF-8
protocol-unknown = „{ $seen }“ ist keines der Wörter { $words }
protocol-extra = „{ $word }“ steht allein, ohne „{ $seen }“
protocol-no_game = es läuft noch keine Partie: Mit „new players 2 start 1“ beginnt eine
protocol-new = erwartet wird „new players 3 start 1“, am Ende auf Wunsch „variant standard“ oder „variant tabletop“
protocol-players = an einer Partie nehmen { $fewest } bis { $most } Personen teil, nicht { $seen }
protocol-start = der Platz der Startperson ist einer von 1 bis { $players }, nicht { $seen }
protocol-variant = die Variante ist eine von { $variants }, nicht „{ $seen }“
protocol-go = erwartet wird „go“, oder „go ms 200“ mit einer ganzen Zahl von Millisekunden ab 1, nicht „{ $seen }“
protocol-no_decision = es ist nichts zu entscheiden: Erst werden Karten aufgedeckt, oder die Partie ist zu Ende
protocol-no_undo = es gibt nichts zurückzunehmen
