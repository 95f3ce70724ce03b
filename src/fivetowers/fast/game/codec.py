"""Between the two worlds: a State and its actions as the kernel's bytes, and back, with nothing lost.

Only the standard variant exists in the kernel. The draw pile is a set in both worlds; where two equal cards lie (R2),
which of the two copies is which is not part of a position.
"""

from fivetowers.actions import Build
from fivetowers.cards import CARDS, Card, Kind
from fivetowers.fast.game import layout
from fivetowers.fast.game.primitives import card_of, kind_of, value_of
from fivetowers.state import Phase, Seat, State, Variant
from fivetowers.towers import Tower

_PHASES = {
    Phase.DEAL: layout.PHASE_DEAL,
    Phase.BID: layout.PHASE_BID,
    Phase.BUILD: layout.PHASE_BUILD,
    Phase.OVER: layout.PHASE_OVER,
}
_PHASES_BACK = {code: phase for phase, code in _PHASES.items()}
_KINDS = tuple(Kind)
_CARDS = tuple(CARDS[kind_of(code)][value_of(code)] for code in range(layout.CARD_CODES))


def pack_card(card: Card) -> int:
    return card_of(card.kind, card.value)


def unpack_card(code: int) -> Card:
    return _CARDS[code]


def pack_cards(cards: tuple[Card, ...]) -> bytes:
    return bytes(pack_card(card) for card in cards)


def pack_build(build: Build) -> bytes:
    """A canonical build as BUILD_SIZE bytes."""
    demolished = layout.NO_DEMOLITION if build.demolish is None else build.demolish.kind
    cards = pack_cards(build.cards)
    return bytes([demolished, len(cards)]) + cards.ljust(layout.BUILD_SIZE - layout.BUILD_CARDS, b"\0")


def unpack_build(packed: bytes, state: State) -> Build:
    """The build as an action in this state, whose top cards the demolition names."""
    demolished = packed[layout.BUILD_DEMOLISH]
    cards = packed[layout.BUILD_CARDS : layout.BUILD_CARDS + packed[layout.BUILD_COUNT]]
    top = None
    if demolished != layout.NO_DEMOLITION:
        assert state.turn is not None
        top = state.seats[state.turn].towers[demolished].top_card
    return Build(tuple(unpack_card(code) for code in cards), top)


class _Copies:
    """Hands out the two copies of a card one after the other."""

    def __init__(self) -> None:
        self._seen: set[int] = set()

    def code(self, card: Card) -> int:
        code = pack_card(card)
        if code in self._seen:
            code += layout.SECOND_COPY
        self._seen.add(code)
        return code


def pack(state: State) -> bytearray:
    """The kernel's array for this state."""
    if state.variant is not Variant.STANDARD:
        raise ValueError("the kernel plays the standard variant only")
    packed = bytearray(layout.STATE_SIZE)
    copies = _Copies()
    packed[layout.PLAYERS] = state.players
    packed[layout.PHASE] = _PHASES[state.phase]
    packed[layout.ROUND] = state.round
    packed[layout.LAP] = state.lap
    packed[layout.START] = state.start
    packed[layout.TURN] = state.turn or 0
    packed[layout.CAN_DEMOLISH] = 1
    if state.highest_bid is not None and state.highest_bidder is not None:
        packed[layout.LEAST_BID] = state.highest_bid + 1
        packed[layout.BIDDER] = state.highest_bidder
        if state.phase is Phase.BUILD:
            packed[layout.TO_PLACE] = state.highest_bid
    packed[layout.BIDS_MADE] = len(state.bids)
    for index, bid in enumerate(state.bids):
        packed[layout.BIDS + index] = layout.NO_BID if bid is None else bid
    packed[layout.SHOWN] = len(state.display)
    _fill(packed, layout.DISPLAY, [copies.code(card) for card in state.display], layout.CARDS_A_ROUND)
    for number, seat in enumerate(state.seats):
        _pack_seat(packed, layout.SEATS + number * layout.SEAT_SIZE, seat, copies)
    packed[layout.DISCARDED] = len(state.discard)
    for index, card in enumerate(state.discard):
        packed[layout.LAST_OF_DECK - index] = copies.code(card)
    packed[layout.PILE] = state.pile
    for index, card in enumerate(state.unseen):
        packed[layout.DECK + index] = copies.code(card)
    return packed


def _fill(packed: bytearray, offset: int, codes: list[int], size: int) -> None:
    packed[offset : offset + size] = bytes(codes).ljust(size, bytes([layout.NO_CARD]))


def _pack_seat(packed: bytearray, base: int, seat: Seat, copies: _Copies) -> None:
    for tower in seat.towers:
        top, below, height = _pack_top(tower.values)
        packed[base + layout.TOP + tower.kind] = top
        packed[base + layout.BELOW + tower.kind] = below
        packed[base + layout.HEIGHT + tower.kind] = height
        packed[base + layout.TOP_CARD + tower.kind] = _pack_chain(packed, tower.cards, copies)
    packed[base + layout.RUBBLE] = len(seat.rubble)
    packed[base + layout.LAST_RUBBLE] = _pack_chain(packed, seat.rubble, copies)


def _pack_top(values: tuple[int, ...]) -> tuple[int, int, int]:
    """A tower's top, what a demolition would leave there (where there can be none: the top), and its height."""
    if not values:
        return layout.EMPTY, layout.EMPTY, 0
    top, height = values[-1], len(values)
    if top == layout.SPIRE:
        return top, top, height
    return top, values[-2] if height > 1 else layout.EMPTY, height


def _pack_chain(packed: bytearray, cards: tuple[Card, ...], copies: _Copies) -> int:
    """Links the cards, each to the one before, and gives the last one."""
    last = layout.NO_CARD
    for card in cards:
        code = copies.code(card)
        packed[layout.UNDER + code] = last
        last = code
    return last


def unpack(packed: bytearray | bytes) -> State:
    """The state in this array. In the middle of a build, step by step, there is none."""
    phase = _PHASES_BACK[packed[layout.PHASE]]
    if phase is Phase.BUILD and not packed[layout.CAN_DEMOLISH]:
        raise ValueError("a build that is half done is not a position of the game")
    shown = packed[layout.DISPLAY : layout.DISPLAY + packed[layout.SHOWN]]
    players = packed[layout.PLAYERS]
    return State(
        variant=Variant.STANDARD,
        seats=tuple(_unpack_seat(packed, layout.SEATS + seat * layout.SEAT_SIZE) for seat in range(players)),
        start=packed[layout.START],
        unseen=_unpack_pile(packed[layout.DECK : layout.DECK + packed[layout.PILE]]),
        round=packed[layout.ROUND],
        lap=packed[layout.LAP],
        phase=phase,
        display=tuple([_CARDS[code] for code in shown]),
        bids=tuple(
            None if bid == layout.NO_BID else bid
            for bid in packed[layout.BIDS : layout.BIDS + packed[layout.BIDS_MADE]]
        ),
        limits=(None,) * players,
        discard=tuple([_CARDS[packed[layout.LAST_OF_DECK - index]] for index in range(packed[layout.DISCARDED])]),
    )


def _unpack_pile(codes: bytearray | bytes) -> tuple[Card, ...]:
    return tuple([_CARDS[code] for code in sorted([code & layout.SAME_CARD for code in codes])])


def _unpack_seat(packed: bytearray | bytes, base: int) -> Seat:
    return Seat(
        tuple([Tower(kind, _unpack_tower(packed, packed[base + layout.TOP_CARD + kind])) for kind in _KINDS]),
        tuple([_CARDS[code] for code in _chain(packed, packed[base + layout.LAST_RUBBLE])]),
    )


def _unpack_tower(packed: bytearray | bytes, top: int) -> tuple[int, ...]:
    return tuple([code % layout.VALUES for code in _chain(packed, top)])


def _chain(packed: bytearray | bytes, last: int) -> list[int]:
    """The cards of a chain, the first one first."""
    codes = []
    while last != layout.NO_CARD:
        codes.append(last)
        last = packed[layout.UNDER + last]
    codes.reverse()
    return codes
