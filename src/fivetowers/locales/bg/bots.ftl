# Имената на ботовете, от слаб към силен.
bot-random = Случаен
bot-greedy = Алчен
bot-mcts = Изследовател
bot-apprentice = Чирак
bot-bricklayer = Зидар
bot-mason = Каменоделец
bot-architect = Архитект
bot-master = Майстор
