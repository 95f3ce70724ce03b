# What `fivetowers bot check` says: verdicts and the names of its checks.

check-good = dobře
check-not_offered = neumí
check-wrong_verdict = CHYBA
check-handshake = představí se, a na vyžádání znovu
check-games = hraje celé hry 2 až 5 hráčů, na každém místě, podle pravidel a včas
check-among_others = hraje na jednom místě, zatímco ostatní dělají cokoli povoleného
check-garbage = na nesmysly odpoví chybou a hraje dál
check-undo = vrací tahy a ohlásí, když není co vrátit
check-line_ends = čte řádky zakončené jako ve Windows
check-quit = po quit skončí s kódem 0
check-end_of_input = na konci vstupu skončí s kódem 0
check-refusals = odmítne, co pravidla zakazují
check-legal = legal: všechny povolené akce, popořadě
check-state = state: pozice
check-score = score: vítězné body
check-record = record: záznam hry
check-nodes = nodes: rozpočet v uzlech
check-position = position: hra, která začíná uprostřed
check-info = info: co si myslí, jen na dotaz
check-passed = Program umí 5tp.
check-failed = Program zatím 5tp neumí.
