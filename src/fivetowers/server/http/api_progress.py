"""My progress over HTTP: what my own finished games say together. It is worked out when asked for, and not stored."""

from litestar import post
from litestar.params import JSONBody

from fivetowers.bots.roster import ROSTER
from fivetowers.progress.games_here import GamesHere, games_here
from fivetowers.progress.progress_figures import MyProgress, progress_of
from fivetowers.server.http.requests import ApiRequest, owner_asking, pay_for, service_of


@post("/api/progress", summary="My progress", tags=["mine"], status_code=200)
async def my_progress(request: ApiRequest, data: JSONBody[GamesHere]) -> MyProgress:
    """Of the games of this browser's owner; `here` are those that the browser keeps itself, which are not stored."""
    pay_for("progress", request)
    owner = owner_asking(request)
    own = [] if owner is None else await service_of(request).own_games.of(owner)
    return progress_of([*own, *games_here(data)], list(ROSTER))


ROUTES = [my_progress]
