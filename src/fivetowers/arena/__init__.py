"""The arena: series of games between bots, on duplicate deals, with statistics that can be trusted."""
