"""The Python modules that get mutants, each with the tests that are about it."""

from dataclasses import dataclass

RULES = ("tests/rules", "tests/test_refusals.py")
OFFER = ("tests/offer/test_offer.py", "tests/table/view/test_preview.py")
DEALING = ("tests/test_dealer.py", "tests/test_game.py", "tests/records/test_fairness.py", "tests/table/test_draw.py")
TABLE = ("tests/table",)
# The same tests run on PostgreSQL in `make test`; for mutants one database is enough.
STORAGE = (
    "tests/server/storage/test_storage.py",
    "tests/server/storage/test_lists.py",
    "tests/server/http/test_codes.py",
    "tests/server/node/test_leases.py",
    "tests/server/node/test_upkeep.py",
    "-k",
    "not postgres",
)


@dataclass(frozen=True, slots=True)
class Target:
    module: str
    tests: tuple[str, ...]


TARGETS = (
    Target("fivetowers.towers", (*RULES, "tests/test_printing.py")),
    Target("fivetowers.rules", RULES),
    Target("fivetowers.scoring", RULES),
    Target("fivetowers.offer.seat_reach", OFFER),
    Target("fivetowers.offer.bid_offers", OFFER),
    Target("fivetowers.offer.build_list", OFFER),
    Target("fivetowers.offer.build_preview", OFFER),
    Target("fivetowers.offer.first_choices", OFFER),
    Target("fivetowers.dealer", DEALING),
    Target("fivetowers.shuffle", ("tests/test_shuffle.py", *DEALING)),
    Target("fivetowers.table.decide", TABLE),
    Target("fivetowers.table.evolve", TABLE),
    Target("fivetowers.table.consent", TABLE),
    Target("fivetowers.table.draw", TABLE),
    Target("fivetowers.table.seating", TABLE),
    Target("fivetowers.table.table", TABLE),
    Target("fivetowers.table.view.public", TABLE),
    Target("fivetowers.table.view.board", TABLE),
    Target("fivetowers.table.view.turn", TABLE),
    Target("fivetowers.server.storage.writes", STORAGE),
    Target("fivetowers.server.storage.queries", STORAGE),
)
