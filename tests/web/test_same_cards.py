"""The same cards: a phone challenges a desk, and both see where they parted; my days in the calendar."""

from playwright.sync_api import expect

from tests.server.running import stay_within_a_day
from tests.web.conftest import OpenPlayer
from tests.web.driving import DESK, PHONE


def test_a_friend_takes_a_challenge_up_and_sees_where_the_games_parted(arrive: OpenPlayer) -> None:
    anna, ben = arrive(size=PHONE), arrive(size=DESK)
    game = anna.come_after_my_game()
    points = anna.page.context.request.get(f"/api/tables/{game}").json()["state"]["scores"][0]
    with anna.page.expect_response(f"**/api/tables/{game}/challenge") as made:
        anna.button("page-challenge").click()
    expect(anna.page.get_by_text(anna.say("page-copied"), exact=True)).to_be_visible()
    ben.open("/challenge/" + made.value.json()["link"].rsplit("/", 1)[1])
    expect(ben.page.get_by_role("heading", name=ben.say("same-challenge-by", name="Anna"))).to_be_visible()
    expect(ben.page.locator(".same-lines")).to_have_count(0)
    ben.button("same-challenge-begin").click()
    ben.page.locator("main.table").wait_for()
    table = ben.page.url.rsplit("/", 1)[1]
    ben.play_table(table, -1)  # Anna has always taken the first choice
    ben.open(f"/same/{table}")
    line = ben.page.get_by_role("button", name="Anna")
    expect(line).to_contain_text(ben.say("page-points-of", points=points))
    line.press("Enter")
    expect(ben.page.get_by_role("heading", name=ben.say("same-beside", name="Anna"))).to_be_focused()
    expect(ben.page.locator(".beside tbody tr:not(.alike)").first).to_be_visible()
    parted = ben.page.locator(".beside tbody th").first.inner_text()
    expect(ben.page.get_by_text(ben.say("same-parted", round=int(parted)), exact=True)).to_be_visible()
    master = ben.page.get_by_role("button", name=ben.say("page-level-master"))
    expect(master).to_be_visible(timeout=180_000)  # bots make way for everything else


def test_the_calendar_shows_my_days_and_leads_to_my_game(arrive: OpenPlayer) -> None:
    stay_within_a_day()
    player = arrive(size=PHONE)
    table = player.open("/").page.context.request.post("/api/daily").json()["id"]
    player.play_table(table)
    player.open("/daily")
    expect(player.page.get_by_text(player.say("same-streak", days=1), exact=True)).to_be_visible()
    today = player.page.locator(".day.today")
    today.press("Enter")
    expect(today).to_have_attribute("aria-pressed", "true")
    player.button("same-month-before").click()
    expect(player.page.locator(".day.tried")).to_have_count(0)
    player.button("same-month-after").click()
    player.page.locator(".day.finished").click()
    player.page.locator(".calendar").get_by_role("button", name=player.say("page-replay"), exact=True).click()
    player.page.wait_for_url(f"**/replay/{table}")
    player.page.locator("main.replay").wait_for()
