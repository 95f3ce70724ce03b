# What a bot answers when a line of the bot protocol (5tp) cannot be obeyed. One message for each protocol.* code.
# Facts: $seen is what was read, $word the first word of the line.

protocol-empty = eilutė tuščia
protocol-too_long = eilutėje gali būti ne daugiau ženklų kaip { $longest }
protocol-not_utf8 = eilutė nėra UTF-8
protocol-unknown = „{ $seen }“ nėra nė vienas iš žodžių { $words }
protocol-extra = po „{ $word }“ nieko nebeturi būti, taip pat ir „{ $seen }“
protocol-no_game = žaidimas dar neprasidėjo: jį pradeda „new players 2 start 1“
protocol-new = čia turi būti „new players 3 start 1“, o gale dar gali būti „variant standard“ arba „variant tabletop“
protocol-players = žaidžia nuo { $fewest } iki { $most } žaidėjų, o ne { $seen }
protocol-start = pradedančio žaidėjo vieta yra nuo 1 iki { $players }, o ne { $seen }
protocol-variant = variantas yra vienas iš { $variants }, o ne „{ $seen }“
protocol-go = tikėtasi „go“, „go ms 200“ arba „go nodes 500“ su sveikuoju skaičiumi nuo 1, o ne „{ $seen }“
protocol-option = parinkties „{ $seen }“ šis botas nežino: visas išvardija „option list“
protocol-no_record = žaidimas, pradėtas komanda „position“, įrašo neturi
protocol-no_decision = dabar nėra ko spręsti: pirmiausia atverčiamos kortos arba žaidimas jau baigtas
protocol-no_undo = nėra ko atsiimti
