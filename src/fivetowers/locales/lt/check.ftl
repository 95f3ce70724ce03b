# What `fivetowers bot check` says: verdicts and the names of its checks.

check-good = gerai
check-not_offered = nemoka
check-wrong_verdict = KLAIDA
check-handshake = prisistato, o paprašius – dar kartą
check-games = žaidžia ištisus 2–5 žaidėjų žaidimus bet kurioje vietoje, pagal taisykles ir laiku
check-among_others = žaidžia vienoje vietoje, o kiti daro bet ką, kas leistina
check-garbage = į nesąmones atsako klaida ir žaidžia toliau
check-undo = atsiima ėjimus ir praneša, kai nėra ko atsiimti
check-line_ends = skaito eilutes su „Windows“ pabaigomis
check-quit = po quit baigia darbą su kodu 0
check-end_of_input = pasibaigus įvesčiai baigia darbą su kodu 0
check-refusals = atmeta tai, ką taisyklės draudžia
check-legal = legal: visi leistini veiksmai iš eilės
check-state = state: padėtis
check-score = score: taškai
check-record = record: žaidimo įrašas
check-nodes = nodes: biudžetas mazgais
check-position = position: žaidimas, prasidedantis nuo vidurio
check-info = info: ką galvoja, tik paklausus
check-passed = Programa moka 5tp.
check-failed = Programa 5tp dar nemoka.
