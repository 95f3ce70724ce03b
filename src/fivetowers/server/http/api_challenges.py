"""Challenges over HTTP: a link to the cards of a game that is over, and how those fared who played them."""

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from fivetowers.errors import Refusal
from fivetowers.server.http.api_daily import MyTry
from fivetowers.server.http.api_same_cards import SameCardsResult, result_of
from fivetowers.server.http.api_tables import MadeTable, game_told, why_no_new_table
from fivetowers.server.http.requests import (
    ApiRequest,
    Declined,
    answer,
    base_url,
    browser_of,
    given,
    live_table,
    owner_asking,
    pay_for,
    service_of,
)
from fivetowers.server.study.challenges import OpenChallenge
from fivetowers.table.events import SeatKind
from fivetowers.table.messages import Name

LONGEST_ID = 64


class ChallengeLink(msgspec.Struct, frozen=True):
    """`link` is for the friend. It does not say where the game that the cards come from can be looked at."""

    id: str
    link: str


class ChallengedSeat(msgspec.Struct, frozen=True):
    """`name` and `name_id`: a bot's, or that of the person who sends the challenge."""

    kind: SeatKind
    name: str | None
    name_id: str | None
    bot: str | None


class ChallengeView(msgspec.Struct, frozen=True):
    """`seat` is the one to play and `start` the one that begins, both from 1; `mine` is this browser's own try.

    `sent`: this browser's own game is the one that the cards come from.
    """

    id: str
    seats: list[ChallengedSeat]
    seat: int
    start: int
    mine: MyTry | None
    sent: bool


class ChallengeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""


@post("/api/tables/{table_id:str}/challenge", summary="Challenge a friend to the cards of a game", tags=["challenges"])
async def make_challenge(request: ApiRequest, table_id: FromPath[str]) -> ChallengeLink:
    """Of a game that one person has played against bots to its end. The second time it is the same challenge."""
    live = await live_table(request, table_id)
    await game_told(request, live)
    pay_for("link", request)
    challenge = given(await service_of(request).challenges.make(live.table))
    return ChallengeLink(challenge, f"{base_url(request)}/challenge/{challenge}")


@get("/api/challenges/{challenge_id:str}", summary="A challenge", tags=["challenges"])
async def show_challenge(request: ApiRequest, challenge_id: FromPath[str]) -> ChallengeView:
    """Who sends it and who else plays; nothing of the cards, and nothing of how it went."""
    challenge, owner = await _challenge(request, challenge_id), owner_asking(request)
    own = await service_of(request).challenges.own_try(challenge, owner)
    first = challenge.first
    return ChallengeView(
        id=challenge.id,
        seats=[ChallengedSeat(seat.setup.kind, seat.name, seat.name_id, seat.setup.bot) for seat in first.seats],
        seat=challenge.seat + 1,
        start=(first.start or 0) + 1,
        mine=None if own is None else MyTry(*own),
        sent=own is not None and own[0] == first.id,
    )


@post("/api/challenges/{challenge_id:str}", summary="Take a challenge up, or continue it", tags=["challenges"])
async def take_challenge(
    request: ApiRequest, challenge_id: FromPath[str], data: JSONBody[ChallengeWish]
) -> Response[MadeTable]:
    """A table of one's own with the same cards. There is one try, and nothing can be taken back in it."""
    browser = await browser_of(request)
    challenge = await _challenge(request, challenge_id)
    challenges = service_of(request).challenges
    if await challenges.own_try(challenge, browser.owner) is None and (
        refusal := await why_no_new_table(request, browser.owner)
    ):
        raise Declined(refusal)
    live = given(await challenges.begin(challenge, browser.owner, data.name))
    return answer(request, MadeTable(live.id, f"{base_url(request)}/t/{live.id}"), browser, 201)


@get(
    "/api/challenges/{challenge_id:str}/results",
    summary="How those fared who took a challenge up, the best first",
    tags=["challenges"],
)
async def challenge_results(request: ApiRequest, challenge_id: FromPath[str]) -> list[SameCardsResult]:
    """Points and places. Which games they were is told only to those who have finished their own try."""
    challenge = await _challenge(request, challenge_id)
    service = service_of(request)
    own = await service.challenges.own_try(challenge, owner_asking(request))
    lines = await service.same_cards.challenged(challenge)
    is_finished = own is not None and own[1]
    return [result_of(line, own and own[0], is_told=is_finished) for line in lines]


async def _challenge(request: ApiRequest, challenge_id: str) -> OpenChallenge:
    if len(challenge_id) > LONGEST_ID:
        raise Declined(Refusal("challenge.none"))
    pay_for("record", request)
    return given(await service_of(request).challenges.find(challenge_id))


ROUTES = [make_challenge, show_challenge, take_challenge, challenge_results]
