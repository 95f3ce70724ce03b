"""What a server does with each message of a socket."""

from collections.abc import Awaitable, Callable
from functools import partial

from fivetowers.errors import Refusal
from fivetowers.server.node.allowance import Allowance
from fivetowers.server.node.hub import DATABASE_TROUBLE, UNKNOWN, Hub, milliseconds
from fivetowers.server.node.live import Live
from fivetowers.server.node.runner import Runner
from fivetowers.server.sockets.socket import Socket
from fivetowers.server.storage import StorageError
from fivetowers.table import messages
from fivetowers.table.advice import preview_asked, why_no_hint
from fivetowers.table.commands import Act, Decision, Relieve, Return, SocketCommand, person
from fivetowers.table.events import OwnerHash
from fivetowers.table.log import Unreadable
from fivetowers.table.messages import NO_TABLE, NOT_ALLOWED, Accepted, FromClient, Pong
from fivetowers.table.table import seats_of
from fivetowers.table.view.turn import Preview

MayWatch = Callable[[Live, OwnerHash | None], Awaitable[Refusal | None]]


TRY_AGAIN = 1013


class Dispatcher:
    """Hands commands to the hub; answers what changes nothing by itself."""

    def __init__(self, hub: Hub, runner: Runner, may_watch: MayWatch, allowance: Allowance) -> None:
        self._hub = hub
        self._allowance = allowance
        self._runner = runner
        self._may_watch = may_watch

    def handle(self, socket: Socket, message: FromClient) -> None:
        live = socket.live
        if isinstance(message, Act) and live is not None:  # nearly all of them are
            self._hub.submit(live, message, socket.actor, partial(_answer, socket, message.request))
        elif isinstance(message, messages.Hello):
            self._hello(socket, message)
        elif isinstance(message, messages.Ping):
            socket.say(Pong())
        elif live is None:
            socket.refuse(Refusal("socket.hello"), getattr(message, "request", None))
        elif isinstance(message, SocketCommand):
            if isinstance(message, Relieve) and (refusal := self._runner.why_no_relief(live, message.seat)):
                socket.refuse(refusal)
                return
            self._hub.submit(live, message, socket.actor, partial(_answer, socket, getattr(message, "request", None)))
        else:
            self._aside(socket, live, message)

    # ---- hello

    def _hello(self, socket: Socket, message: messages.Hello) -> None:
        live = socket.live or self._hub.tables.get(socket.table_id)
        if live is None or live.table.options.daily is not None:
            socket.begin(self._open(socket, message))
        else:
            self._welcome(socket, live, message)

    async def _open(self, socket: Socket, message: messages.Hello) -> None:
        try:
            live = await self._hub.get(socket.table_id)
            refusal = None if live is None else await self._may_watch(live, socket.owner)
        except Unreadable as fault:
            socket.refuse(fault.refusal)
            socket.close(NO_TABLE)
            return
        except StorageError:
            socket.refuse(DATABASE_TROUBLE)
            socket.close(TRY_AGAIN)
            return
        if live is None:
            socket.refuse(Refusal("table.none"))
            socket.close(NO_TABLE)
        elif refusal is not None:
            socket.refuse(refusal)
            socket.close(NOT_ALLOWED)
        elif socket.state != "closing":
            self._welcome(socket, live, message)

    def _welcome(self, socket: Socket, live: Live, message: messages.Hello) -> None:
        """All that there is to know, from here on nothing is missed."""
        if socket.live is None:
            if len(live.sockets) >= self._hub.settings.limits.sockets_of_table:
                socket.refuse(Refusal("table.crowded"))
                socket.close(NOT_ALLOWED)
                return
            socket.open(live)
            self._hub.attach(live, socket)
        socket.send_you()
        socket.send(live.encoded(milliseconds(), message.since))
        if live.presence is not None:
            socket.say(live.everywhere())  # the others hear a little later that this one has come
        owner = socket.owner
        if owner is not None and any(live.table.seats[seat].is_away for seat in seats_of(live.table, owner)):
            self._hub.submit(live, Return(), person(owner), lambda _: None)

    # ---- what changes nothing

    def _aside(self, socket: Socket, live: Live, message: FromClient) -> None:
        match message:
            case messages.AskPreview():
                self._preview(socket, live, message)
            case messages.React(reaction):
                seats = seats_of(live.table, socket.owner) if socket.owner else ()
                if seats:
                    self._hub.react(live, seats[0] + 1, reaction)
                else:
                    socket.refuse(Refusal("seat.watching"))
            case messages.AskHint(number):
                socket.begin(self._hint(socket, live, number))
            case messages.AskRematch():
                socket.begin(self._rematch(socket, live))

    def _preview(self, socket: Socket, live: Live, ask: messages.AskPreview) -> None:
        found = preview_asked(live.table, ask)
        if isinstance(found, Preview):
            socket.say(found)
        else:
            socket.refuse(found)

    async def _hint(self, socket: Socket, live: Live, number: int) -> None:
        refusal = why_no_hint(live.table, socket.owner, number)
        if refusal is None and socket.owner is not None:
            refusal = self._allowance.why_not("hint", socket.owner, socket.address)
        if refusal is not None:
            socket.refuse(refusal)
        else:
            hint = await self._runner.hint(live.table, socket.address)
            if hint is None:
                socket.refuse(Refusal("server.fault"))
            else:
                socket.say(hint)

    async def _rematch(self, socket: Socket, live: Live) -> None:
        if socket.owner is None:
            socket.refuse(Refusal("seat.watching"))
            return
        is_new = live.table.phase == "ended" and live.table.rematch is None
        if is_new and (refusal := self._allowance.why_not("table", socket.owner, socket.address)):
            socket.refuse(refusal)
            return
        try:
            decision = await self._hub.rematch(live, socket.owner)
        except StorageError as error:
            if error.is_unknown:
                socket.close(TRY_AGAIN)
            else:
                socket.refuse(DATABASE_TROUBLE)
            return
        if decision.refusal is not None:
            socket.pass_on(decision.refusal)


def _answer(socket: Socket, request: str | None, decision: Decision) -> None:
    """What may have been done is not answered with a refusal: the client comes back, asks again, and learns."""
    if decision.refusal is UNKNOWN:
        socket.close(TRY_AGAIN)
    elif decision.refusal is not None:
        socket.pass_on(decision.refusal, request)
    elif request is not None:
        socket.say(Accepted(request, decision.number))
