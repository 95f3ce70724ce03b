# What `fivetowers bot check` says: verdicts and the names of its checks.

check-good = добре
check-not_offered = не го може
check-wrong_verdict = ГРЕШКА
check-handshake = представя се, а при поискване и отново
check-games = играе цели игри с 2 до 5 играчи, на всяко място, по правилата и навреме
check-among_others = играе на едно място, докато другите правят каквото е позволено
check-garbage = отговаря на безсмислици с грешка и продължава да играе
check-undo = връща действия и съобщава, когато няма какво да върне
check-line_ends = чете редове с край като в Windows
check-quit = приключва с код 0 след quit
check-end_of_input = приключва с код 0 в края на входа
check-refusals = отказва това, което правилата забраняват
check-legal = legal: всички позволени действия, подред
check-state = state: позицията
check-score = score: точките
check-record = record: записът на играта
check-nodes = nodes: бюджет във възли
check-position = position: игра, която започва по средата
check-info = info: какво мисли, само ако го питат
check-passed = Програмата говори 5tp.
check-failed = Програмата още не говори 5tp.
