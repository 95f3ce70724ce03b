# Robotų vardai, nuo silpniausio iki stipriausio.
bot-random = Atsitiktinis
bot-greedy = Godusis
bot-mcts = Žvalgas
bot-apprentice = Mokinys
bot-bricklayer = Mūrininkas
bot-mason = Akmentašys
bot-architect = Architektas
bot-master = Meistras
