"""The Python modules that get mutants, each with the tests that are about it."""

from dataclasses import dataclass

RULES = ("tests/rules", "tests/test_refusals.py")
OFFER = ("tests/offer/test_offer.py", "tests/table/view/test_preview.py")
TABLE = ("tests/table/test_decide.py", "tests/table/test_table.py", "tests/table/test_people.py")
VIEWS = ("tests/table/view",)
# The same tests run on PostgreSQL in `make test`; for mutants one database is enough.
STORAGE = ("tests/server/storage/test_storage.py", "tests/server/storage/test_lists.py", "-k", "not postgres")


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
    Target("fivetowers.dealer", ("tests/test_dealer.py", "tests/test_game.py")),
    Target("fivetowers.shuffle", ("tests/test_shuffle.py",)),
    Target("fivetowers.table.decide", TABLE),
    Target("fivetowers.table.evolve", TABLE),
    Target("fivetowers.table.consent", TABLE),
    Target("fivetowers.table.draw", TABLE),
    Target("fivetowers.table.seating", TABLE),
    Target("fivetowers.table.table", TABLE),
    Target("fivetowers.table.view.public", VIEWS),
    Target("fivetowers.table.view.board", VIEWS),
    Target("fivetowers.table.view.turn", VIEWS),
    Target("fivetowers.server.storage.writes", STORAGE),
    Target("fivetowers.server.storage.queries", STORAGE),
)
