# What `fivetowers bot check` says: verdicts and the names of its checks.

check-good = gut
check-not_offered = nicht angeboten
check-wrong_verdict = FALSCH
check-handshake = meldet sich, auf Nachfrage auch noch einmal
check-games = spielt ganze Partien zu zweit bis zu fünft, auf jedem Platz, regelgerecht und rechtzeitig
check-among_others = spielt auf einem Platz, während die anderen beliebige erlaubte Züge machen
check-garbage = beantwortet Unsinn mit einem Fehler und spielt weiter
check-undo = nimmt zurück und meldet, wenn es nichts zurückzunehmen gibt
check-line_ends = liest Zeilen mit Windows-Zeilenenden
check-quit = endet nach quit mit 0
check-end_of_input = endet am Ende der Eingabe mit 0
check-refusals = weist zurück, was die Regeln verbieten
check-legal = legal: alle erlaubten Aktionen, der Reihe nach
check-state = state: die Stellung
check-score = score: die Siegpunkte
check-record = record: die Partie als Aufzeichnung
check-nodes = nodes: ein Budget in Knoten
check-position = position: eine Partie, die mittendrin beginnt
check-info = info: was es denkt, nur auf Nachfrage
check-passed = Das Programm spricht 5tp.
check-failed = Das Programm spricht 5tp noch nicht.
