"""What the browser itself measures while the page is used: shifts of the layout, properties that move, long tasks."""

from typing import Any

from playwright.sync_api import BrowserContext, Page

# Shifts belong together with less than this between them, for at most this long (milliseconds).
GAP, WINDOW = 1_000, 5_000
# Runs before the page's own scripts. Shifts right after a touch are its effect and do not count.
WATCH = """
  window.watched = { shifts: [], animated: {}, longTasks: [] };
  const nameOf = (node) => node instanceof Element ? `${node.tagName}.${node.getAttribute('class')}` : node?.nodeName;
  const boxOf = ({ x, y, width, height }) => `${x},${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources, hadRecentInput } of list.getEntries()) {
      const moved = sources.map((one) => `${nameOf(one.node)} ${boxOf(one.previousRect)} to ${boxOf(one.currentRect)}`);
      if (!hadRecentInput) watched.shifts.push({ value, at: startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) watched.longTasks.push({ duration, at: startTime });
  }).observe({ type: 'longtask', buffered: true });
  const NOT_MOVED = ['offset', 'computedOffset', 'easing', 'composite'];
  const look = () => {
    for (const animation of document.getAnimations()) {
      const target = nameOf(animation.effect?.target);
      for (const frame of animation.effect?.getKeyframes() ?? [])
        for (const property of Object.keys(frame).filter((name) => !NOT_MOVED.includes(name)))
          (watched.animated[property] ??= {})[target] = true;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


def watch(context: BrowserContext) -> None:
    context.add_init_script(WATCH)


def worst_shift(shifts: list[dict[str, Any]]) -> tuple[float, list[str]]:
    """The largest sum of shifts that come close together, as browsers count it, and what moved in it."""
    worst, sum_, moved, begun, last = (0.0, [""]), 0.0, list[str](), 0.0, float("-inf")
    for shift in shifts:
        if shift["at"] - last > GAP or shift["at"] - begun > WINDOW:
            sum_, moved, begun = 0.0, [], shift["at"]
        last = shift["at"]
        sum_, moved = sum_ + shift["value"], [*moved, *(f"{shift['value']:.4f} {what}" for what in shift["moved"])]
        worst = max(worst, (sum_, moved))
    return worst


def watched(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => window.watched")
    return found
