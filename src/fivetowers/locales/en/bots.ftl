# The names by which people know the bots, from weak to strong.
bot-random = Random
bot-greedy = Greedy
bot-mcts = Explorer
bot-apprentice = Apprentice
bot-bricklayer = Bricklayer
bot-mason = Mason
bot-architect = Architect
bot-master = Master
