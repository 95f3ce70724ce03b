"""`fivetowers` with a server whose luck is given, for tests of the page: what they see must not hang on the deal.

The cards of a table and who starts follow from how many tables its maker has made before, and what a bot draws follows
from the position. The server seals the orders by itself, as in tables made before people added random numbers: those
would be others each time. `make test-long` takes the usual server, where chance is chance, and so does
tests/web/test_fairness.py.
"""

from collections import Counter
from random import Random
from typing import Any

from fivetowers.bots.base import Budget
from fivetowers.cli.main import run
from fivetowers.dealer import HiddenDealer, new_hidden_dealer
from fivetowers.position import format_state
from fivetowers.server.node import hub
from fivetowers.server.node.botpool import BotPool
from fivetowers.server.node.hub import Hub
from fivetowers.server.node.live import Live
from fivetowers.state import State
from fivetowers.table.commands import Decision
from tests.server.looks import look_less


def give_luck() -> None:
    made = Counter[str]()
    create, rematch, decide, choose = Hub.create, Hub.rematch, Hub._decide, BotPool.choose

    def draw_from(*words: object) -> None:
        """Until somebody else asks: nothing is waited for between this and the draw."""
        vars(hub)["_rng"] = Random(" ".join(map(str, words)))

    async def create_seeded(self: Hub, owner: str, *rest: Any) -> Any:
        made[owner] += 1
        draw_from("table", made[owner])
        return await create(self, owner, *rest)

    async def rematch_seeded(self: Hub, live: Live, owner: str) -> Decision:
        draw_from("after", live.dealer.commitment)
        return await rematch(self, live, owner)

    def decide_seeded(self: Hub, live: Live, *rest: Any) -> Decision:
        draw_from("event", live.table.number, live.dealer.commitment)
        return decide(self, live, *rest)

    def sealed_orders(players: int) -> HiddenDealer:
        return new_hidden_dealer(players, vars(hub)["_rng"])

    async def choose_seeded(self: BotPool, name: str, state: State, _: str, budget: Budget, **rest: Any) -> str:
        return await choose(self, name, state, format_state(state), budget, **rest)

    for owner, name, seeded in (
        (hub, "new_secret", sealed_orders),
        (Hub, "create", create_seeded),
        (Hub, "rematch", rematch_seeded),
        (Hub, "_decide", decide_seeded),
        (BotPool, "choose", choose_seeded),
    ):
        setattr(owner, name, seeded)


if __name__ == "__main__":
    give_luck()
    look_less()
    raise SystemExit(run())
