# Jména botů, od slabých po silné.
bot-random = Náhoda
bot-greedy = Chamtivec
bot-mcts = Průzkumník
bot-apprentice = Učeň
bot-bricklayer = Zedník
bot-mason = Kameník
bot-architect = Architekt
bot-master = Mistr
