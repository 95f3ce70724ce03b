"""Cards really fly: from where they lay to where they lie, for every player, in a game and in a lesson."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.effort import chosen
from tests.web.checks import expect_nothing
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE, QUICK, Player, name_of_size
from tests.web.flights import SLACK, Flight, distance, faults, flights, record, wait_for_flight
from tests.web.moments import A_SPIRE, A_SPIRE_ON_THREE_FLOORS, A_TOP_IN_THE_WAY, BEFORE_THE_SECOND_TIME, FOUR_ON_A_TOP
from tests.web.test_tutorial import jump

BOT_PAUSE = 0.05
BRISK = QUICK | {"pace": "brisk"}
CALM = QUICK | {"pace": "calm"}
BRISK_PAUSE, BRISK_REST = 400, 700
"""Milliseconds before somebody else's build, and after it."""
PICTURES = 5 * (16 + 3)  # for each kind: every value, the flag, the ground and the empty lot
LAND, DRIFT = "cubic-bezier(0.3, 1.25, 0.5, 1)", "cubic-bezier(0.2, 0.8, 0.25, 1)"
ON_BOTH = pytest.mark.parametrize("size", [PHONE, DESK], ids=name_of_size)
ON_A_PHONE = pytest.mark.parametrize("size", chosen([PHONE], DESK), ids=name_of_size)


def places_of(seat: int, kind: str, before: dict[str, Any]) -> list[str]:
    """Wherever a tower of this seat is drawn."""
    names = (f"{what}:{seat}:{kind}" for what in ("tower", "stack", "mini"))
    return [at for name in names for at in before if at == name or at.startswith(f"{name}:")]


def deal_faults(flight: Flight) -> list[str]:
    named = [at for at, box in flight["after"].items() if at.startswith("display:") and box["name"] == name_of(flight)]
    if "pile:top" not in flight["before"]:  # the first deal: before it there was no table
        flight = flight | {"before": flight["after"]}
    return faults(flight, ["pile", "pile:top"], named)


def clear_faults(flight: Flight) -> list[str]:
    lay = [at for at in flight["before"] if at.startswith("display:")]
    return faults(flight, lay, ["discard"])


def place_faults(flight: Flight, seats: list[int]) -> list[str]:
    lay = [at for at, box in flight["before"].items() if at.startswith("display:") and starts_with_card(box, flight)]
    kind = flight["card"][0]
    ends = [at for seat in seats for at in places_of(seat, kind, flight["after"])]
    return faults(flight, lay, ends)


KINDS = {"T": "Tree", "C": "Candy", "H": "Haunted", "S": "Sand", "M": "Scrap"}


def name_of(flight: Flight) -> str:
    return f"{KINDS[flight['card'][0]]} {flight['card'][1:]}"


def starts_with_card(box: dict[str, Any], flight: Flight) -> bool:
    """The card's name, which may go on: "Tree 5, taken"."""
    name = str(box["name"] or "")
    return name == name_of(flight) or name.startswith((f"{name_of(flight)},", f"{name_of(flight)}:"))


def begin(arrive: OpenPlayer, size: ViewportSize, bots: int, settings: dict[str, Any] = BRISK) -> Player:
    player = arrive(size=size, is_still=False, settings=settings)
    record(player.page.context)
    player.make_table([{"kind": "open"}] + [{"kind": "bot", "bot": "bricklayer"}] * bots, "Anna", hints=True)
    player.moment()
    return player


def let_others_build(player: Player, *, is_calm: bool = False) -> tuple[int, str]:
    """Passes as long as it can: who built, and what. What flies then has only begun."""
    turn = player.page.locator("main.phase-bid, main.phase-build")

    def built() -> list[tuple[int, str]]:
        news = [one for message in player.received if message["type"] == "table" for one in message.get("news", [])]
        return [
            (one["seat"], one["action"])
            for one in news
            if str(one.get("action")).startswith("build") and one["seat"] != 1
        ]

    while not built():
        if is_calm:  # then the page waits when others have built, and no turn comes
            player.wait_until(lambda: built() or turn.count() > 0, "a turn, or what others built")
            if built():
                break
        if player.moment() == "bid":
            player.do(player.action.locator(".bids .passing, .bids [data-at='bid:0']").first)
        else:
            player.build()
    return built()[0]


def begin_at(arrive: OpenPlayer, size: ViewportSize, record_of_game: str, actions: int) -> Player:
    player = arrive(size=size, is_still=False, settings=BRISK)
    record(player.page.context)
    player.play_on_from(record_of_game, actions)
    player.moment()
    return player


@pytest.mark.parametrize(
    ("size", "card", "easing"), [(PHONE, "C5", LAND), (DESK, "T9", DRIFT)], ids=["phone", "desk: a 9 drifts"]
)
def test_my_card_flies_from_the_display_to_its_tower(
    arrive: OpenPlayer, size: ViewportSize, card: str, easing: str
) -> None:
    player = begin_at(arrive, size, A_SPIRE, 3)
    player.display.nth(["T0", "T9", "C5"].index(card)).click()
    wait_for_flight(player.page, "place", far=20)
    (flight,) = flights(player.page, "place")
    assert (flight["card"], flight["easing"]) == (card, easing)
    expect_nothing(place_faults(flight, [1]))


@pytest.mark.parametrize(("size", "bots"), chosen([(PHONE, 3), (DESK, 1)], (PHONE, 1), (DESK, 3)), ids=name_of_size)
def test_what_others_build_flies_to_their_towers(arrive: OpenPlayer, size: ViewportSize, bots: int) -> None:
    """And what is left to the discard pile, and new cards from the draw pile; each card as the server says."""
    player = begin(arrive, size, bots)
    seat, action = let_others_build(player)
    cards = [word for word in action.split()[1:] if not word.startswith("x")]
    for motion, count in (("place", len(cards)), ("clear", 1 if len(cards) < 5 else 0), ("deal", 5)):
        if count:
            wait_for_flight(player.page, motion, more_than=count - 1)
    found = flights(player.page)
    placed = [flight for flight in found if flight["motion"] == "place" and flight["card"] in cards]
    assert {flight["card"] for flight in placed} == set(cards)
    expect_nothing(
        [
            *(fault for flight in placed for fault in place_faults(flight, [seat])),
            *(fault for flight in found if flight["motion"] == "clear" for fault in clear_faults(flight)),
            *(fault for flight in found if flight["motion"] == "deal" for fault in deal_faults(flight)),
        ]
    )
    assert all(distance(flight) > 5 for flight in placed)


@ON_BOTH
def test_the_first_cards_are_dealt_too_and_not_again_after_a_reload(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size, is_still=False, settings=BRISK | {"players": 2})
    record(player.page.context)
    player.begin_against_bots()
    wait_for_flight(player.page, "deal", far=20, more_than=4)
    found = flights(player.page)
    shown = player.page.evaluate("() => document.querySelectorAll('.display .card').length")
    assert [flight["motion"] for flight in found[:shown]] == ["deal"] * shown
    expect_nothing([fault for flight in found[:shown] for fault in deal_faults(flight)])
    player.page.reload()
    player.moment()
    assert flights(player.page, "deal") == []


# Every picture that the page asks for, as long as the page itself holds on to it.
IMAGES = """
  window.images = [];
  window.Image = class extends Image {
    constructor(...parts) { super(...parts); window.images.push(new WeakRef(this)); }
  };
"""
KEPT = """() => window.images.map((one) => one.deref()).filter((one) => one?.complete && one.naturalWidth > 0)
  .map(({ src }) => src)"""
DRAWN = """() => [...document.querySelectorAll('.display .facade > i')].map((part) =>
  getComputedStyle(part).backgroundImage.slice(5, -2))"""


def test_pictures_of_cards_are_loaded_before_they_come_and_kept(arrive: OpenPlayer) -> None:
    """Or a new number would be seen for a moment on the drawing of another card."""
    player = arrive(size=PHONE, is_still=False, settings=BRISK)
    player.page.add_init_script(IMAGES)
    player.make_table([{"kind": "open"}, {"kind": "bot", "bot": "random"}], "Anna")
    player.page.wait_for_function(f"() => ({KEPT})().length >= {PICTURES}")
    player.page.context.new_cdp_session(player.page).send("HeapProfiler.collectGarbage")
    assert len(player.page.evaluate(KEPT)) >= PICTURES
    assert set(player.page.evaluate(DRAWN)) <= set(player.page.evaluate(KEPT))


@ON_BOTH
def test_a_demolished_floor_falls_from_its_tower_to_the_rubble(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = begin_at(arrive, size, A_TOP_IN_THE_WAY, 7)
    player.page.locator(".lot .hit:not(.swap)").click()
    wait_for_flight(player.page, "demolish", far=20)
    (flight,) = flights(player.page, "demolish")
    assert flight["card"] == "T5"
    expect_nothing(faults(flight, ["tower:1:T:0"], ["rubble:1"]))


@ON_BOTH
def test_what_others_demolish_falls_from_their_tower_to_their_rubble(arrive: OpenPlayer, size: ViewportSize) -> None:
    """And what they build follows to the same tower."""
    player = begin_at(arrive, size, FOUR_ON_A_TOP, 10)
    player.action.locator(".bids .passing").click()
    wait_for_flight(player.page, "demolish", far=20)
    wait_for_flight(player.page, "place", far=20, more_than=3)
    (flight,) = flights(player.page, "demolish")
    assert flight["card"] == "T5"
    expect_nothing(faults(flight, ["stack:2:T:0"], ["rubble:2"]))
    expect_nothing([fault for one in flights(player.page, "place") for fault in place_faults(one, [2])])


def test_before_the_second_time_through_backs_fly_from_the_discard_pile_to_the_pile(arrive: OpenPlayer) -> None:
    player = begin_at(arrive, PHONE, BEFORE_THE_SECOND_TIME, 47)
    player.action.locator(".bids .passing").click()
    wait_for_flight(player.page, "reshuffle", far=20, more_than=4)
    backs = flights(player.page, "reshuffle")
    expect_nothing([fault for flight in backs for fault in faults(flight, ["discard"], ["pile:top"])])
    assert len(backs) == 5
    wait_for_flight(player.page, "deal", far=20, more_than=4)
    assert player.position["lap"] == 2


# Stops the ring around a new spire as soon as it is there: a busy machine may draw no frame while it opens. And counts
# the floors that move with it.
STOP_THE_RING = """
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element) || !node.matches('.flying-layer > .ring[data-motion=spire]')) continue;
        const [opening] = node.getAnimations(), { delay, duration } = opening.effect.getTiming();
        opening.pause();
        opening.currentTime = delay + duration * 0.4;
        window.moving = [...document.querySelectorAll('.mine .lot.kT .floor')]
          .filter((floor) => floor.getAnimations().some(({ effect }) => effect.getTiming().delay >= delay)).length;
      }
  }).observe(document, { childList: true, subtree: true });
"""
# Whether it is seen, and its middle is that of the spire.
RING = """(slack) => {
  const ring = document.querySelector('.flying-layer > .ring'), spire =
    document.querySelector('.mine .lot.kT .floor.spire');
  if (!ring || !spire || Number(getComputedStyle(ring).opacity) === 0) return false;
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [[x, y], [left, top]] = [middle(ring), middle(spire)];
  return Math.abs(x - left) < slack && Math.abs(y - top) < slack;
}"""


@ON_BOTH
def test_a_spire_is_a_small_celebration(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size, is_still=False, settings=BRISK)
    player.page.add_init_script(STOP_THE_RING)
    player.play_on_from(A_SPIRE, actions=3)
    player.moment()
    player.display.first.click()
    player.page.wait_for_function(RING, arg=SLACK)


@ON_BOTH
def test_all_floors_of_a_tower_nod_when_its_spire_lands(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size, is_still=False, settings=BRISK)
    player.page.add_init_script(STOP_THE_RING)
    player.play_on_from(A_SPIRE_ON_THREE_FLOORS, actions=7)
    player.moment()
    player.display.first.click()
    player.page.wait_for_function("() => window.moving !== undefined")
    assert player.page.evaluate("() => window.moving") == 4


# How wide the flag of the new spire is, compared with itself at rest: when it is there, halfway and at the end; and for
# how long it unrolls, compared with the ring. A picture on its way has none.
WATCH_THE_FLAG = """
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || !node.matches('.flying-layer > *')) continue;
      if (node.dataset.motion === 'place') window.furled = node.querySelector('.whole') && !node.querySelector('.flag');
      if (!node.matches('.ring[data-motion=spire]')) continue;
      const flag = document.querySelector('.mine .lot.kT .floor.spire .flag'), [unrolling] = flag.getAnimations();
      if (unrolling === undefined) continue;
      const { delay, duration } = unrolling.effect.getTiming(), ring = node.getAnimations()[0].effect.getTiming();
      unrolling.pause();
      window.flag = [0, 0.3, 1].map((part) => {
        unrolling.currentTime = delay + part * duration - (part === 1 ? 0.001 : 0);
        return flag.getBoundingClientRect().width / flag.offsetWidth;
      });
      window.asTheRing = ring.delay === delay && ring.duration === duration;
    }
  }).observe(document, { childList: true, subtree: true });
"""


@ON_BOTH
def test_the_flag_of_a_spire_unrolls_from_its_pole_when_it_has_landed(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size, is_still=False, settings=BRISK)
    player.page.add_init_script(WATCH_THE_FLAG)
    player.play_on_from(A_SPIRE, actions=3)
    player.moment()
    player.display.first.click()
    player.page.wait_for_function("() => window.flag !== undefined")
    furled, half, whole = player.page.evaluate("() => window.flag")
    assert furled == 0 < half < 1
    assert abs(whole - 1) < 0.01
    assert player.page.evaluate("() => window.asTheRing && window.furled")


def test_who_wants_no_motion_sees_the_flag_of_a_spire_at_once(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, settings=BRISK)
    player.play_on_from(A_SPIRE, actions=3)
    player.moment()
    player.display.first.click()
    flag = player.page.locator(".mine .lot.kT .floor.spire .flag")
    flag.wait_for(state="attached")
    assert flag.evaluate("(flag) => flag.getAnimations().length") == 0
    assert flag.evaluate("(flag) => Math.round(flag.getBoundingClientRect().width) === flag.offsetWidth")


@ON_A_PHONE
def test_cards_fly_in_the_tutorial(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size, is_still=False, settings=BRISK)
    record(player.page.context)
    player.open("/learn")
    player.page.locator("main.lesson[aria-busy=false]").wait_for()
    card = player.page.locator(".display .card.free:not([aria-disabled=true])").first
    card.click()
    wait_for_flight(player.page, "place", far=20)
    flight = flights(player.page, "place")[-1]
    seat = int(flight["to"].split(":")[1])
    expect_nothing(place_faults(flight, [seat]))
    jump(player, "demolish", "bid 5")
    player.page.locator(".mine .hit").click(force=True)  # it asks for a tap by moving
    wait_for_flight(player.page, "demolish", far=20)
    (flight,) = flights(player.page, "demolish")
    expect_nothing(faults(flight, ["tower:3:S:0"], ["rubble:3"]))


def test_at_once_nothing_but_my_own_cards_flies(arrive: OpenPlayer) -> None:
    player = begin(arrive, PHONE, 1, QUICK)
    for _ in range(4):
        player.take_careful_turn()
    assert {flight["motion"] for flight in flights(player.page)} <= {"place"}
    assert all(flight["to"].startswith("tower:1:") for flight in flights(player.page))


def pass_and_stop_the_clock(player: Player) -> None:
    """What Bruno builds then, and the next deal, has come from the server and is still to be shown."""
    player.page.clock.install()
    player.play_on_from(FOUR_ON_A_TOP, 10)
    player.moment()
    player.page.clock.pause_at(player.page.evaluate("() => Date.now() + 2000"))
    player.action.locator(".bids .passing").click()
    player.page.clock.run_for(100)  # the mark of the tap is painted, and the pass is drawn
    player.wait_until(lambda: player.position["round"] == 4, "what Bruno builds, and the next deal")


def test_who_wants_no_motion_sees_others_move_after_a_pause_and_nothing_flies(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE, is_still=True, settings=BRISK)
    record(player.page.context)
    pass_and_stop_the_clock(player)
    last_move = player.page.locator(".last-move")
    player.page.clock.run_for(BRISK_PAUSE - 100)
    expect(last_move).not_to_contain_text(player.say("bot-bruno"))
    player.page.clock.run_for(BRISK_PAUSE)
    expect(last_move).to_contain_text(player.say("bot-bruno"))
    player.page.clock.run_for(BRISK_REST * 2)
    expect(player.page.get_by_role("heading", level=1)).to_contain_text(player.say("page-round", round=4))
    assert flights(player.page) == []


# The rounds that are shown, each with whose towers are in front, as they come.
WATCH_THE_PLATE = """
  window.plates = [];
  new MutationObserver(() => {
    const name = document.querySelector('.mine .plate b')?.textContent;
    const seen = `${Number(/\\d+/.exec(document.querySelector('h1')?.textContent)?.[0])} ${name}`;
    if (name !== undefined && seen !== window.plates.at(-1)) window.plates.push(seen);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


@ON_BOTH
def test_on_one_device_cards_fly_once_and_the_builder_stays_in_front(arrive: OpenPlayer, size: ViewportSize) -> None:
    player = arrive(size=size, is_still=False, settings=BRISK | {"handOver": False})
    record(player.page.context)
    player.page.add_init_script(WATCH_THE_PLATE)
    player.make_table([{"kind": "open"}, {"kind": "here", "name": "Ben"}], "Anna", start=1)
    player.moment()
    player.do(player.action.locator(".bids [data-at='bid:0']"))
    player.do(player.action.locator(".bids [data-at='bid:1']"))
    player.page.evaluate("() => { window.flights = []; }")
    player.build()
    wait_for_flight(player.page, "deal", more_than=4)
    (flight,) = flights(player.page, "place")
    expect_nothing(place_faults(flight, [2]))
    assert player.page.evaluate("() => window.plates") == ["1 Anna", "1 Ben", "2 Anna"]


def test_a_touch_finishes_what_flies(arrive: OpenPlayer) -> None:
    player = begin(arrive, DESK, 1, CALM)
    let_others_build(player, is_calm=True)
    touch = """() => {
      window.touched = [...document.querySelectorAll('.flying-layer > .flying')];
      if (touched.length === 0) return false;
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      return true;
    }"""
    player.page.wait_for_function(touch)
    assert not any(player.page.evaluate("() => touched.map((one) => one.isConnected)"))


def test_a_touch_shows_the_next_step_at_once(arrive: OpenPlayer) -> None:
    """Nothing but the touch goes on, to what Bruno builds, then to the next deal."""
    player = arrive(size=PHONE, is_still=False, settings=BRISK)
    pass_and_stop_the_clock(player)
    round_shown, last_move = player.page.get_by_role("heading", level=1), player.page.locator(".last-move")
    expect(last_move).not_to_contain_text(player.say("bot-bruno"))
    player.page.locator(".mine").dispatch_event("pointerdown")
    expect(last_move).to_contain_text(player.say("bot-bruno"))
    expect(round_shown).not_to_contain_text(player.say("page-round", round=4))
    player.page.locator(".mine").dispatch_event("pointerdown")
    expect(round_shown).to_contain_text(player.say("page-round", round=4))
