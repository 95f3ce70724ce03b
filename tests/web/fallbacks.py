"""How often something else decides in place of a bot, counted in the browser's Python.

A game goes on then, and nobody would notice: `greedy` decides where `architect` or `master` had no time even to begin
(`fivetowers.bots.master`), and chance where a bot failed (`fivetowers.local.local_bots`).
"""

# Run once in the browser's Python; from then on `fallbacks` there holds the numbers.
COUNT_FALLBACKS = """
from fivetowers.bots import master
from fivetowers.bots.greedy import Greedy
from fivetowers.local import local_bots
from fivetowers.rules import legal_actions

fallbacks = {"greedy": 0, "chance": 0}

class Counted(Greedy):
    def choose(self, *words):
        fallbacks["greedy"] += 1
        return super().choose(*words)

def counted(state):
    fallbacks["chance"] += 1
    return legal_actions(state)

master.Greedy, local_bots.legal_actions = Counted, counted
"""
FALLBACKS = "() => pyodide.globals.get('fallbacks').toJs({ dict_converter: Object.fromEntries })"
