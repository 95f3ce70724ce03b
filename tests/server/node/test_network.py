"""Where a server can be reached: at home, behind a reverse proxy, and by which addresses others are told to come."""

from pathlib import Path

import pytest

from fivetowers.server.http.gate import Gate
from fivetowers.server.node import home_network
from fivetowers.server.node import service as service_module
from fivetowers.server.node.settings import ServerLimits, Settings
from tests.server.games import OPEN, Person, make_table
from tests.server.running import UPGRADE, ServerHere, ask_by_hand, running_here

HOME = "127.0.0.2"  # stands for this machine's address in the home network
PUBLIC = "https://towers.example:8443"  # the port is not in the Host header of every proxy
NEW_TABLE = {"options": {"seats": [OPEN, OPEN]}, "name": "Anna"}


@pytest.fixture
def _home(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (service_module, home_network):
        monkeypatch.setattr(module, "home_address", lambda: HOME)


async def link(server: ServerHere, host: str) -> str:
    answer = await server.client().request("POST", "/api/tables", NEW_TABLE, {"Host": host})
    found: str = answer.json()["link"]
    return found


# ---- at home ---------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_home")
async def test_button_shares_the_running_game_on_the_home_network(tmp_path: Path) -> None:
    async with running_here(tmp_path) as server:
        anna, home = server.client(), f"http://{HOME}:{server.port}"
        before = (await anna.get("/api/network")).json()
        assert before == {"address": server.address, "shared": False, "can_share": True, "home": home}
        with pytest.raises(ConnectionRefusedError):
            await server.client_at(HOME).get("/")
        assert (await link(server, f"127.0.0.1:{server.port}")).startswith(server.address)
        after = (await anna.post("/api/network")).json()
        assert after == {"address": home, "shared": True, "can_share": False, "home": home}
        assert (await link(server, f"127.0.0.1:{server.port}")).startswith(f"{home}/t/")
        phone = server.client_at(HOME)
        table_id = await make_table(anna, OPEN, OPEN)
        await phone.post(f"/api/tables/{table_id}/join", {"name": "Ben"})
        person = await Person.sit(phone, table_id)
        assert [seat["name"] for seat in person.view["seats"]] == ["Anna", "Ben"]
        assert (await anna.post("/api/network")).status == 200, "once more does no harm"


@pytest.mark.usefixtures("_home")
async def test_game_is_shared_only_by_whoever_sits_at_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home_network, "_is_loopback", lambda address: False)  # as for anybody else in the network
    async with running_here(tmp_path) as server:
        assert (await server.client().post("/api/network")).json()["code"] == "share.elsewhere"
        monkeypatch.undo()
    async with running_here(tmp_path, trust_proxy=True) as server:  # whose every client seems to be here
        assert (await server.client().post("/api/network")).json()["code"] == "share.elsewhere"


@pytest.mark.usefixtures("_home")
async def test_links_hold_the_address_of_the_home_network_or_the_one_that_was_asked(tmp_path: Path) -> None:
    async with running_here(tmp_path, host="0.0.0.0") as server:
        home = f"http://{HOME}:{server.port}/t/"
        for host in ("127.0.0.1", "localhost"):
            assert (await link(server, f"{host}:{server.port}")).startswith(home)
        # A machine may have several addresses, or be inside a container: what led here leads here again.
        assert (await link(server, "192.0.2.7:80")).startswith("http://192.0.2.7:80/t/")


# ---- behind a reverse proxy ------------------------------------------------------------------------------------------


async def test_public_address_is_in_links_and_makes_cookies_secure(tmp_path: Path) -> None:
    async with running_here(tmp_path, public_url=f"{PUBLIC}/") as server:
        own = {"Host": "towers.example", "Origin": PUBLIC}
        answer = await server.client().request("POST", "/api/tables", NEW_TABLE, own)
        assert answer.json()["link"] == f"{PUBLIC}/t/{answer.json()['id']}"
        assert answer.headers["set-cookie"].endswith("; Secure")
        assert "max-age" in answer.headers["strict-transport-security"]
        other = await server.client().request("POST", "/api/tables", NEW_TABLE, {**own, "Host": "evil.example"})
        assert (other.status, other.json()["code"]) == (421, "origin.host")
        network = (await server.client().request("GET", "/api/network", None, own)).json()
        assert network == {"address": PUBLIC, "shared": False, "can_share": False, "home": None}
        assert (await server.client().request("GET", "/readyz", None, {"Host": "node1:8505"})).status == 200


@pytest.mark.parametrize("trust_proxy", [True, False])
async def test_addresses_of_clients_come_from_the_proxy_only_if_it_is_trusted(
    tmp_path: Path, *, trust_proxy: bool
) -> None:
    limits = ServerLimits(requests=0.01, burst=100, new_tables=0, open_tables=0)  # one request for each address
    async with running_here(tmp_path, limits, trust_proxy=trust_proxy, public_url=PUBLIC) as server:
        host = {"Host": "towers.example"}
        statuses = []
        for forwarded in ("203.0.113.1", "203.0.113.2", "203.0.113.9, 203.0.113.2"):
            answer = await server.client().request("GET", "/api/info", None, {**host, "X-Forwarded-For": forwarded})
            statuses.append(answer.status)
        assert statuses == ([200, 200, 429] if trust_proxy else [200, 429, 429])


@pytest.mark.parametrize("trust_proxy", [True, False])
async def test_sockets_are_counted_by_the_same_addresses(tmp_path: Path, *, trust_proxy: bool) -> None:
    limits = ServerLimits(requests=0, new_tables=0, open_tables=0, sockets_of_address=1)
    async with running_here(tmp_path, limits, trust_proxy=trust_proxy) as server:
        client = server.client()
        table_id = await make_table(client, OPEN, OPEN)
        await client.socket(table_id, {"X-Forwarded-For": "203.0.113.1"})
        if trust_proxy:
            await client.socket(table_id, {"X-Forwarded-For": "203.0.113.2"})
        with pytest.raises(ConnectionError):
            await client.socket(table_id, {"X-Forwarded-For": "203.0.113.8, 203.0.113.1"})


async def test_line_that_a_proxy_adds_counts_not_the_one_that_the_client_made_up(tmp_path: Path) -> None:
    limits = ServerLimits(requests=0.01, burst=200, new_tables=0, open_tables=0, sockets_of_address=1)
    async with running_here(tmp_path, limits, trust_proxy=True) as server:
        socket = f"/api/tables/{await make_table(server.client(), OPEN, OPEN)}/socket"
        writers, statuses = [], []
        for made_up in (b"203.0.113.1", b"203.0.113.2", b"203.0.113.3"):
            lines = b"X-Forwarded-For: " + made_up + b"\r\nX-Forwarded-For: 198.51.100.7\r\n"
            for path, more in (("/api/info", b""), (socket, UPGRADE)):
                reader, writer = await ask_by_hand(server.address, path, lines + more)
                writers.append(writer)
                statuses.append((await reader.readline()).split()[1])
        assert statuses == [b"200", b"101", b"200", b"503", b"429", b"429"]
        for writer in writers:
            writer.transport.abort()


@pytest.mark.parametrize(
    ("trust_proxy", "public_url", "proto", "is_secure"),
    [
        (True, None, "https", True),
        (True, None, "http", False),
        (False, None, "https", False),
        (False, PUBLIC, "", True),
    ],
)
def test_client_speaks_tls_if_our_own_proxy_says_so(
    *, trust_proxy: bool, public_url: str | None, proto: str, is_secure: bool
) -> None:
    gate = Gate(Settings(trust_proxy=trust_proxy, public_url=public_url))
    assert gate.is_secure({"x-forwarded-proto": proto}.get) is is_secure


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"host": "localhost:1"}, None),
        ({"host": "localhost:1", "origin": "http://localhost:1"}, None),
        ({"host": "localhost:1", "origin": "http://localhost:2"}, "origin.other"),
        ({"host": "localhost:1", "origin": "null"}, "origin.other"),
        ({"host": "localhost:1", "origin": "http://["}, "origin.other"),
        ({"host": "localhost:1", "sec-fetch-site": "same-origin"}, None),
        ({"host": "localhost:1", "sec-fetch-site": "cross-site"}, "origin.other"),
        ({"host": "localhost:1", "sec-fetch-site": "same-site"}, "origin.other"),
    ],
)
def test_what_a_browser_sends_has_to_come_from_our_own_page(headers: dict[str, str], code: str | None) -> None:
    refusal = Gate(Settings()).why_not_origin(headers.get)
    assert (None if refusal is None else refusal.code) == code
