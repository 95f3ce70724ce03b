"""What a server does with each message of a socket."""

from functools import partial

from fivetowers.errors import Refusal
from fivetowers.server import messages
from fivetowers.server.commands import Act, Decision, Return, command_of, person
from fivetowers.server.hub import DATABASE_TROUBLE, Hub
from fivetowers.server.live import Live
from fivetowers.server.messages import Accepted, FromClient, Pong
from fivetowers.server.preview import preview
from fivetowers.server.runner import Runner
from fivetowers.server.sockets import NO_TABLE, NOT_ALLOWED, MayWatch, Socket
from fivetowers.server.storage import StorageError
from fivetowers.server.table import seats_of, whose_turn
from fivetowers.server.views import Preview
from fivetowers.server.words import pick_language


class Talk:
    """Hands commands to the hub; answers what changes nothing by itself."""

    def __init__(self, hub: Hub, runner: Runner, may_watch: MayWatch) -> None:
        self._hub = hub
        self._runner = runner
        self._may_watch = may_watch

    def handle(self, socket: Socket, message: FromClient) -> None:
        live = socket.live
        if isinstance(message, messages.Act) and live is not None:  # nearly all of them are
            act = Act(message.number, message.action, message.seat - 1, message.request)
            self._hub.submit(live, act, socket.actor, partial(_answer, socket, message.request))
        elif isinstance(message, messages.Hello):
            self._hello(socket, message)
        elif isinstance(message, messages.Ping):
            socket.say(Pong())
        elif live is None:
            socket.refuse(Refusal("socket.hello"), getattr(message, "request", None))
        elif (command := command_of(message)) is not None:
            request: str | None = getattr(message, "request", None)
            if isinstance(message, messages.Relieve) and _is_connected(live, message.seat):
                socket.refuse(Refusal("seat.here", None, {"seat": message.seat}))
                return
            self._hub.submit(live, command, socket.actor, partial(_answer, socket, request))
        else:
            self._aside(socket, live, message)

    # ---- hello

    def _hello(self, socket: Socket, message: messages.Hello) -> None:
        socket.language = pick_language(message.lang)
        live = socket.live or self._hub.tables.get(socket.table_id)
        if live is None or live.table.options.daily is not None:
            socket.open_by(self._open(socket, message))
        else:
            self._welcome(socket, live, message)

    async def _open(self, socket: Socket, message: messages.Hello) -> None:
        try:
            live = await self._hub.get(socket.table_id)
            refusal = None if live is None else await self._may_watch(live, socket.owner)
        except StorageError:
            socket.refuse(DATABASE_TROUBLE)
            socket.close(1013)
            return
        if live is None:
            socket.refuse(Refusal("table.none"))
            socket.close(NO_TABLE)
        elif refusal is not None:
            socket.refuse(refusal)
            socket.close(NOT_ALLOWED)
        elif socket.is_open:
            self._welcome(socket, live, message)

    def _welcome(self, socket: Socket, live: Live, message: messages.Hello) -> None:
        """All that there is to know, from here on nothing is missed."""
        if socket.live is None:
            if len(live.sockets) >= self._hub.settings.limits.sockets_of_table:
                socket.refuse(Refusal("table.crowded"))
                socket.close(NOT_ALLOWED)
                return
            socket.live = live
            self._hub.attach(live, socket)
        socket.send_you()
        socket.send(live.encoded(message.since))
        if live.presence is not None:
            socket.say(live.presence)
        owner = socket.owner
        if owner is not None and any(live.table.seats[seat].is_away for seat in seats_of(live.table, owner)):
            self._hub.submit(live, Return(), person(owner), lambda _: None)

    # ---- what changes nothing

    def _aside(self, socket: Socket, live: Live, message: FromClient) -> None:
        match message:
            case messages.AskPreview(number, cards, demolish):
                self._preview(socket, live, number, cards, demolish)
            case messages.React(reaction):
                seats = seats_of(live.table, socket.owner) if socket.owner else ()
                if seats:
                    self._hub.react(live, seats[0] + 1, reaction)
                else:
                    socket.refuse(Refusal("seat.watching"))
            case messages.AskHint(number):
                socket.open_by(self._hint(socket, live, number))
            case messages.Rematch():
                socket.open_by(self._rematch(socket, live))

    def _preview(self, socket: Socket, live: Live, number: int, cards: list[str], demolish: str | None) -> None:
        table = live.table
        if not table.moved <= number <= table.number:
            socket.refuse(Refusal("table.stale", None, {"seen": number, "number": table.number}))
            return
        found = preview(table, cards, demolish)
        if isinstance(found, Preview):
            socket.say(found)
        else:
            socket.refuse(found)

    async def _hint(self, socket: Socket, live: Live, number: int) -> None:
        turn = whose_turn(live.table)
        if not live.table.options.hints:
            socket.refuse(Refusal("hint.off"))
        elif turn is None or socket.owner is None or live.table.seats[turn.seat].owner != socket.owner:
            socket.refuse(Refusal("hint.turn"))
        elif not live.table.moved <= number <= live.table.number:
            socket.refuse(Refusal("table.stale", None, {"seen": number, "number": live.table.number}))
        else:
            hint = await self._runner.hint(live.table)
            if hint is None:
                socket.refuse(Refusal("server.fault"))
            else:
                socket.say(hint)

    async def _rematch(self, socket: Socket, live: Live) -> None:
        if socket.owner is None:
            socket.refuse(Refusal("seat.watching"))
            return
        try:
            decision = await self._hub.rematch(live, socket.owner)
        except StorageError:
            socket.refuse(DATABASE_TROUBLE)
            return
        if decision.refusal is not None:
            socket.refuse(decision.refusal)


def _is_connected(live: Live, seat: int) -> bool:
    """Now, that is: what was last told to everybody may be a moment older."""
    seats = live.everywhere().seats
    return seat <= len(seats) and seats[seat - 1]


def _answer(socket: Socket, request: str | None, decision: Decision) -> None:
    if decision.refusal is not None:
        socket.refuse(decision.refusal, request)
    elif request is not None:
        socket.say(Accepted(request, decision.number))
