"""What flies over the table, from where to where: recorded inside the browser, looked at outside."""

from typing import Any

from playwright.sync_api import BrowserContext, Page

# Keeps every place of the frame before the last: a flight is compared with the table as it was and as it is.
RECORD = """
  window.flights = [];
  let places = {}, earlier = {};
  const boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height, name: element.getAttribute('aria-label') };
  };
  const look = () => {
    const found = {};
    for (const element of document.querySelectorAll('[data-at]')) {
      const box = boxOf(element);
      if (box.width > 0) found[element.dataset.at] = box;
    }
    return found;
  };
  const centre = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
  const begin = (element) => {
    const before = earlier;
    requestAnimationFrame(() => {
      const animation = element.getAnimations()[0];
      if (!animation || !element.dataset.from) return;
      const frames = animation.effect.getKeyframes();
      const at = ({ transform }) => {
        const { e, f } = new DOMMatrix(transform);
        return { x: e + element.offsetWidth / 2, y: f + element.offsetHeight / 2 };
      };
      const flight = {
        ...element.dataset, before, after: look(), start: at(frames[0]), end: at(frames.at(-1)),
        ...animation.effect.getTiming(), seen: [],
      };
      window.flights.push(flight);
      const follow = () => {
        if (!element.isConnected) return;
        flight.seen.push(centre(element.getBoundingClientRect()));
        requestAnimationFrame(follow);
      };
      follow();
    });
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('.flying-layer > .flying')) begin(node);
  }).observe(document, { childList: true, subtree: true });
  const keep = () => { earlier = places; places = look(); requestAnimationFrame(keep); };
  requestAnimationFrame(keep);
"""
# Whether more than this number of such flights were seen away from where they began.
TRAVELLED = """([motion, far, count]) => window.flights.filter(({ motion: which, seen }) => which === motion &&
  seen.some(({ x, y }) => Math.abs(x - seen[0].x) + Math.abs(y - seen[0].y) > far)).length > count"""
# Only how many cards have set off: measuring where costs time of its own.
COUNT = """
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('.flying-layer > .flying[data-card]')) window.flown += 1;
  }).observe(document, { childList: true, subtree: true });
"""
SLACK = 3.0
Flight = dict[str, Any]


def record(context: BrowserContext) -> None:
    context.add_init_script(RECORD)


def flights(page: Page, motion: str | None = None) -> list[Flight]:
    found: list[Flight] = page.evaluate("() => window.flights")
    return [flight for flight in found if motion is None or flight["motion"] == motion]


def count_flights(context: BrowserContext) -> None:
    context.add_init_script(COUNT)


def flown(page: Page) -> int:
    count: int = page.evaluate("() => window.flown")
    return count


def wait_for_flight(page: Page, motion: str, *, far: float = 5, more_than: int = 0) -> None:
    """Waits until one more such picture has been seen to travel as far as this."""
    page.wait_for_function(TRAVELLED, arg=[motion, far, more_than])


def is_inside(point: dict[str, float], box: dict[str, float]) -> bool:
    return (
        box["x"] - SLACK <= point["x"] <= box["x"] + box["width"] + SLACK
        and box["y"] - SLACK <= point["y"] <= box["y"] + box["height"] + SLACK
    )


def distance(flight: Flight) -> float:
    """How far the picture was seen to travel on the screen."""
    seen = flight["seen"]
    return max((abs(one["x"] - seen[0]["x"]) + abs(one["y"] - seen[0]["y"]) for one in seen), default=0.0)


def faults(flight: Flight, starts_at: list[str], ends_at: list[str]) -> list[str]:
    """What is wrong with a flight that should begin at one of these places and end at one of those."""
    what = f"{flight['motion']} {flight.get('card', '')} {flight['from']} → {flight['to']}"
    before, after = flight["before"], flight["after"]
    wrong = []
    if not any(at in before and is_inside(flight["start"], before[at]) for at in starts_at):
        boxes = {at: before.get(at) for at in starts_at}
        wrong.append(f"{what}: begins at {flight['start']}, not at one of {boxes}")
    if not any(at in after and is_inside(flight["end"], after[at]) for at in ends_at):
        boxes = {at: after.get(at) for at in ends_at}
        wrong.append(f"{what}: ends at {flight['end']}, not at one of {boxes}")
    return wrong
