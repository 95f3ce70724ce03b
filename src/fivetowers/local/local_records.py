"""Games that come as files (`.5t`): looked at, kept among the games of this browser, or played on from a position."""

from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.local.local_tables import LocalTable, LocalTables
from fivetowers.records.fairness import believed
from fivetowers.records.record import GameRecord
from fivetowers.records.record_reader import parse_record
from fivetowers.table.messages import NewTable, PlayOnWish, SentRecord
from fivetowers.table.opening import kept_options, play_on_options
from fivetowers.table.view.public import record_of
from fivetowers.table.view.replay import Replay, replay_of


def _read_sent(text: str) -> GameRecord:
    return believed(parse_record(text))


def show_sent(sent: SentRecord) -> Replay:
    """Nothing of it is stored."""
    return replay_of(_read_sent(sent.record))


async def keep_sent(tables: LocalTables, sent: SentRecord) -> LocalTable | Refusal:
    """The game as one of this browser's own. Where it is not over, it can be played to its end here."""
    record = _read_sent(sent.record)
    return await tables.open_game(record, len(record.actions), "same", NewTable(kept_options(record)))


async def play_on_here(tables: LocalTables, wish: PlayOnWish) -> LocalTable | Refusal:
    record, bots = await _source(tables, wish)
    options = play_on_options(record, actions=wish.actions, seat=wish.seat, cards=wish.cards, bots=bots)
    if isinstance(options, Refusal):
        return options
    return await tables.open_game(record, wish.actions, wish.cards, NewTable(options, wish.name))


async def _source(tables: LocalTables, wish: PlayOnWish) -> tuple[GameRecord, list[str]]:
    """The game, and who plays for those who are not here: the bots that did, or the one that is wished for."""
    if wish.record is not None and wish.table is None:
        record = _read_sent(wish.record)
        return record, [wish.bot] * len(record.names)
    if wish.table is None or wish.record is not None:
        raise FiveTowersError(Refusal("message.not_understood"))
    local = await tables.get(wish.table)
    if local is None:
        raise FiveTowersError(Refusal("table.none"))
    found = record_of(local.table, local.told())
    if found is None:
        raise FiveTowersError(Refusal("table.waiting"))
    if local.table.phase != "ended":
        raise FiveTowersError(Refusal("rematch.early"))
    return found, [seat.setup.bot or wish.bot for seat in local.table.seats]
