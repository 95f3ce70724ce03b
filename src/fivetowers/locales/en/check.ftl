# What `fivetowers bot check` says: verdicts and the names of its checks.

check-good = good
check-not_offered = not offered
check-wrong_verdict = WRONG
check-handshake = greets, and greets again when asked
check-games = plays whole games of 2 to 5 players, every seat, legally and in time
check-among_others = plays one seat while others do anything legal
check-garbage = answers garbage with an error and plays on
check-undo = takes moves back, and says when there’s nothing to take back
check-line_ends = reads Windows line endings
check-quit = ends with 0 after quit
check-end_of_input = ends with 0 at the end of its input
check-refusals = refuses what the rules forbid
check-legal = legal: every legal action, in order
check-state = state: the position
check-score = score: the points
check-record = record: the game as a record
check-nodes = nodes: a budget in nodes
check-position = position: a game that begins in its middle
check-info = info: what it thinks, if asked, and only then
check-passed = The program speaks 5tp.
check-failed = The program doesn’t speak 5tp yet.
