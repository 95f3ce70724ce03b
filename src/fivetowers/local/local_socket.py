"""What a table of this browser answers to each message of a socket, as `server/sockets/dispatcher.py` does."""

import asyncio

from fivetowers.bots.roster import STRONGEST
from fivetowers.errors import FiveTowersError, Refusal
from fivetowers.local.local_bots import Think
from fivetowers.local.local_tables import CLEARED, OWNER, LocalTable, LocalTables, SendText
from fivetowers.table import messages
from fivetowers.table.advice import hint, preview_asked, why_no_hint
from fivetowers.table.commands import Relieve, Return, SocketCommand, person
from fivetowers.table.messages import (
    NO_TABLE,
    Accepted,
    FromServer,
    Pong,
    Reacted,
    decode_message,
    encode_message,
    refused,
)
from fivetowers.table.table import seats_of


class LocalSocket:
    """One tab that looks at one table. `close` is called with a code when there is no such table."""

    def __init__(self, tables: LocalTables, think: Think, table_id: str, send: SendText) -> None:
        self._tables = tables
        self._think = think
        self._table_id = table_id
        self._send = send
        self._local: LocalTable | None = None
        self._in_order = asyncio.Lock()

    async def receive(self, text: str) -> int | None:
        """Answers a message, after those that came before it; gives a close code where the socket is of no use."""
        async with self._in_order:
            return await self._answer(text)

    async def _answer(self, text: str) -> int | None:
        message = decode_message(text)
        local = self._local
        if isinstance(message, Refusal):
            self._refuse(message)
        elif isinstance(message, messages.Hello):
            return await self._hello()
        elif isinstance(message, messages.Ping):
            self._say(Pong())
        elif local is None:
            self._refuse(Refusal("socket.hello"), getattr(message, "request", None))
        elif isinstance(message, SocketCommand):
            await self._command(local, message)
        else:
            await self._aside(local, message)
        return None

    def close(self) -> None:
        if self._local is not None:
            self._local.lines.discard(self._send)

    async def _hello(self) -> int | None:
        try:
            local = await self._tables.get(self._table_id)
        except FiveTowersError as fault:
            self._refuse(fault.refusal)
            return NO_TABLE
        if local is None:
            self._refuse(CLEARED)
            return NO_TABLE
        self._local = local
        local.welcome(self._send)
        if any(local.table.seats[seat].is_away for seat in seats_of(local.table, OWNER)):
            await self._tables.ask(local, Return(), person(OWNER))
        self._tables.wake(local)
        return None

    async def _command(self, local: LocalTable, command: SocketCommand) -> None:
        request = getattr(command, "request", None)
        if isinstance(command, Relieve):  # nobody else plays here
            self._refuse(Refusal("seat.here", None, {"seat": command.seat}), request)
            return
        seats = local.table.seats
        decision = await self._tables.ask(local, command, person(OWNER))
        if decision.refusal is not None:
            self._refuse(decision.refusal, request)
        elif request is not None:
            self._say(Accepted(request, decision.number))
        if local.table.seats is not seats:
            local.tell(messages.you(local.table, OWNER))
        self._tables.wake(local)

    async def _aside(self, local: LocalTable, message: messages.FromClient) -> None:
        match message:
            case messages.AskPreview():
                found = preview_asked(local.table, message)
                if isinstance(found, Refusal):
                    self._refuse(found)
                else:
                    self._say(found)
            case messages.React(reaction):
                if seats := seats_of(local.table, OWNER):
                    local.tell(Reacted(seats[0] + 1, reaction))
            case messages.AskHint(number):
                await self._hint(local, number)
            case messages.AskRematch():
                if refusal := await self._tables.rematch(local):
                    self._refuse(refusal)

    async def _hint(self, local: LocalTable, number: int) -> None:
        await asyncio.sleep(0)
        table = local.table
        if refusal := why_no_hint(table, OWNER, number):
            self._refuse(refusal)
        elif table.state is not None and (found := hint(table, self._think(STRONGEST, table.state))) is not None:
            self._say(found)

    def _say(self, message: FromServer) -> None:
        self._send(encode_message(message).decode())

    def _refuse(self, refusal: Refusal, request: str | None = None) -> None:
        self._say(refused(refusal, request))
