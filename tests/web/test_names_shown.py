"""Who is who: the reader is "you" everywhere, bots keep name and colour in a rematch, lists tell who has won."""

import re
from collections import Counter

from playwright.sync_api import Page, expect

from fivetowers.text import listed
from tests.web.conftest import OpenPlayer
from tests.web.driving import PHONE, QUICK, Player

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
# What a shared picture says: each line as it is written into the picture.
WRITTEN = """
  window.written = [];
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    window.written.push(text);
    return write.call(this, text, ...rest);
  };
"""
# A shared picture itself, as it is drawn, and every floor in it: the x and height of its place.
DRAWN = """
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (image, ...rest) {
    window.drawn = decodeURIComponent(image.src);
    return draw.call(this, image, ...rest);
  };
"""
FLOOR = re.compile(r"<svg[^>]* x='(\d+)' y='\d+' width='240' height='(48|84)'")
# Of every avatar among the others: its letter, with all that makes it look as it does.
LOOKS = """() => Object.fromEntries([...document.querySelectorAll('.opp')].map((one) => {
  const avatar = one.querySelector('.avatar'), { backgroundColor, borderRadius } = getComputedStyle(avatar);
  const name = one.querySelector('.who > b').textContent.trim();
  return [name, [avatar.textContent, backgroundColor, borderRadius].join(' ')];
}))"""
MINE = "() => getComputedStyle(document.querySelector('.plate .avatar')).backgroundColor"


def looks(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(LOOKS)
    return found


def test_a_nameless_reader_is_you_in_play_and_replay_and_me_in_a_picture_of_their_own_towers(
    arrive: OpenPlayer,
) -> None:
    player = arrive(size=PHONE, settings=QUICK | {"bot": "greedy"})
    player.page.add_init_script(WRITTEN + DRAWN)
    player.begin_against_bots()
    for _ in range(6):
        player.take_turn()
    player.end_by_agreement()
    bot = player.say("bot-bruno")
    mine, theirs = player.position["scores"]
    expect(player.page.locator(".scores thead")).to_contain_text(player.say("page-you"))
    with player.page.expect_download():
        player.button("page-share-picture").last.click()
    title, whose = player.page.evaluate("() => window.written")
    me = player.say("page-me")
    assert f"{me} {mine}" in title.replace("−", "-")
    assert f"{bot} {theirs}" in title.replace("−", "-")
    assert whose == me
    in_picture = Counter(int(x) for x, _ in FLOOR.findall(player.page.evaluate("() => window.drawn")))
    own, other = ([len(towers[kind]) for kind in "TCHSM"] for towers in player.position["towers"])
    assert own != other
    assert [in_picture[40 + 252 * column] for column in range(5)] == own
    player.button("page-replay").click()
    names = player.page.locator(".opp .who > b")
    expect(names).to_have_text([player.say("page-you"), bot])


def test_a_rematch_keeps_names_and_colours_and_no_two_players_look_the_same(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.make_table([{"kind": "open"}, *BOTS, *BOTS], "Bruna")
    player.moment()
    before, mine = looks(player.page), player.page.evaluate(MINE)
    assert len(set(before.values())) == len(before) == 4
    assert mine not in " ".join(before.values())
    player.end_by_agreement()
    player.play_again()
    player.moment()
    assert looks(player.page) == before
    assert player.page.evaluate(MINE) == mine


def won(player: Player) -> str:
    winners, scores = player.position["winners"], player.position["scores"]
    names = [player.say("page-you"), *(player.say(bot) for bot in ("bot-bruno", "bot-cleo"))]
    if len(winners) > 1:
        message = "page-win-shared-you" if 1 in winners else "page-win-shared"
        shared = listed([names[seat - 1] for seat in winners], player.language)
        return player.say(message, names=shared, points=max(scores))
    if winners == [1]:
        return player.say("page-win-you", points=max(scores))
    return player.say("page-win-other", name=names[winners[0] - 1], points=max(scores))


def test_my_games_tell_who_has_won_with_names_levels_and_points(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.make_table([{"kind": "open"}, *BOTS], "")
    player.play_to_the_end()
    winner, scores = won(player), player.position["scores"]
    player.page.goto("/games")
    game = player.page.locator(".game")
    expect(game.locator("b")).to_contain_text(winner)
    names = (
        player.say("page-you"),
        f"{player.say('bot-bruno')} ({player.say('page-level-random')})",
        f"{player.say('bot-cleo')} ({player.say('page-level-greedy')})",
    )
    for name, points in zip(names, scores, strict=True):
        expect(game).to_contain_text(f"{name} {points}".replace("-", "−"))


def test_a_game_that_was_ended_early_has_no_winner_in_my_games(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.begin_against_bots()
    player.take_turn()
    player.end_by_agreement()
    player.page.goto("/games")
    expect(player.page.locator(".game b")).to_have_text(player.say("page-ended-early"))


def test_dates_look_as_they_do_where_the_reader_lives(arrive: OpenPlayer) -> None:
    for region, shape in (("en-GB", r"^\d{1,2} \w+ \d{4}$"), ("en-US", r"^\w+ \d{1,2}, \d{4}$")):
        player = arrive(size=PHONE, locale=region)
        player.page.goto("/daily")
        expect(player.page.locator("h1 small")).to_have_text(re.compile(shape))


def test_my_games_write_dates_and_times_as_they_do_where_the_reader_lives(arrive: OpenPlayer) -> None:
    shapes = {"en-GB": r"^\d{1,2} \w{3,4}, \d{1,2}:\d\d ·", "en-US": r"^\w{3} \d{1,2}, \d{1,2}:\d\d\s[AP]M ·"}
    for region, shape in shapes.items():
        player = arrive(size=PHONE, locale=region)
        player.begin_against_bots()
        player.page.goto("/games")
        expect(player.page.locator(".game .quiet")).to_have_text(re.compile(shape))


def test_name_that_is_markup_is_shown_as_it_was_typed(arrive: OpenPlayer) -> None:
    name = "<img src=x><b>An</b>"
    player = arrive(size=PHONE, settings=QUICK)
    player.make_table([{"kind": "open"}, {"kind": "open"}], name)
    expect(player.page.locator("main")).to_contain_text(name)
    assert player.page.locator("img[src=x]").count() == 0
    player.open("/games")
    expect(player.page.locator("main")).to_contain_text(name)
    assert player.page.locator("img[src=x]").count() == 0
