# Wie die Bots heißen, von schwach nach stark.
bot-random = Zufall
bot-greedy = Nimmersatt
bot-mcts = Kundschafter
bot-apprentice = Lehrling
bot-bricklayer = Maurer
bot-mason = Steinmetz
bot-architect = Architekt
bot-master = Meister
