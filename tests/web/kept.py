"""What the page has kept on the device by now, for tests that take the network away."""

from tests.web.driving import Player

# All files in the caches of this browser, by their names.
KEPT = """async () => {
  const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return caught.flat().map(({ url }) => url.replace(/.*\\//, ''));
}"""
UNSEEN_WORDS = "pad"
"""A part of each language that is kept before anybody has seen its screen."""


def kept_files(player: Player) -> set[str]:
    """Asked in Python, time and again: `wait_for_function` takes the promise of an answer for a yes."""
    return set(player.page.evaluate(KEPT))


def wait_until_kept(player: Player) -> None:
    """The page, and words in the player's language for a screen that nobody has seen yet."""
    player.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    words = f"{player.language}-{UNSEEN_WORDS}-"
    player.wait_until(lambda: any(name.startswith(words) for name in kept_files(player)), f"{words} to be kept")
