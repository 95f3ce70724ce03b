"""How much costly work one person, and one address, may ask for: each operation has a price, and prices add up."""

from typing import Literal

from fivetowers.errors import Refusal
from fivetowers.server.node.limits import Buckets
from fivetowers.server.node.settings import ServerLimits
from fivetowers.table.events import OwnerHash

Costly = Literal[
    "list",
    "record",
    "replay",
    "link",
    "code",
    "hint",
    "table",
    "export",
    "forget",
    "devices",
    "analysis",
    "bot games",
    "progress",
]
PRICES: dict[Costly, float] = {
    "list": 0.2,
    "record": 1,
    "replay": 1,
    "link": 1,
    "table": 1,
    "code": 30,
    "hint": 5,
    "export": 20,
    "forget": 20,
    "devices": 20,
    "analysis": 40,
    "bot games": 30,
    "progress": 10,
}
"""About what each costs the server, in tens of milliseconds of a processor; codes of tables are dear to guess, and an
analysis is work for seconds, as are the games of all bots with the same cards, but for processes that make way for all
others."""
SECONDS_AT_ONCE = 60
"""How many seconds' worth may be asked for at once."""


class Allowance:
    """`table` is a new table, however it comes about; there is a limit for each address."""

    def __init__(self, limits: ServerLimits) -> None:
        self._by_person = Buckets(limits.effort, limits.effort * SECONDS_AT_ONCE)
        self._by_address = Buckets(limits.effort_of_address, limits.effort_of_address * SECONDS_AT_ONCE)
        self._new_tables = Buckets(limits.new_tables, limits.new_tables_at_once)
        self._wrong_codes = Buckets(limits.wrong_codes, limits.wrong_codes_at_once)

    def why_not(self, what: Costly, owner: OwnerHash | None, address: str) -> Refusal | None:
        """Takes the price, or says that it is too much for now.

        The person is asked first: what one is refused takes nothing from others at the same address.
        """
        price = PRICES[what]
        if owner and not self._by_person.take(owner, price):
            return Refusal("rate.requests")
        if what == "table" and not self._new_tables.take(address):
            return Refusal("rate.tables")
        return None if self._by_address.take(address, price) else Refusal("rate.requests")

    def may_guess(self, address: str) -> bool:
        """May it ask for one more code? That counts as wrong until it was right: many can be asked for at once."""
        return self._wrong_codes.take(address)

    def guessed_right(self, address: str) -> None:
        self._wrong_codes.of(address).give_back()
