"""Makes the film as a video, one file for each language: `make film`, or `make film ARGS="de cs"`.

The page plays it against a clock that stands still between two pictures, so that a slow machine makes the same video.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from fivetowers.text import languages
from tests.server.running import running, sqlite
from tests.system import can_use_apt, install
from tests.web.chromium import chromium
from tests.web.driving import Player, open_context

FOLDER = Path(__file__).parents[2] / "build" / "film"
SIZE: ViewportSize = {"width": 1280, "height": 720}
PICTURES_A_SECOND = 25
NO_FFMPEG = "make film needs ffmpeg. Debian and Ubuntu: sudo apt-get install ffmpeg"
# Everything that moves goes as far as the clock has, and no further. Tells whether anything has changed.
ADVANCE = """(milliseconds) => {
  window.begun ??= new Map();
  if (window.watcher === undefined) {
    window.watcher = new MutationObserver(() => { window.changed = true });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    window.watcher.observe(document, everything);
    window.changed = true;
  }
  let isMoving = window.changed || window.watcher.takeRecords().length > 0;
  window.changed = false;
  window.filmTime = (window.filmTime ?? 0) + milliseconds;
  for (const animation of document.getAnimations()) {
    if (!window.begun.has(animation)) {
      window.begun.set(animation, window.filmTime);
      animation.pause();
    }
    isMoving = true;
    const time = window.filmTime - window.begun.get(animation);
    if (time >= animation.effect.getComputedTiming().endTime) animation.finish();
    else animation.currentTime = time;
  }
  return isMoving;
}"""
# Nobody can press buttons in a video, and many will watch it on a phone: where they were there is room for a caption in
# letters of a twentieth of the height.
FOR_WATCHING = """() => {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    .film .side, .film .top-bar > button { visibility: hidden }
    .film.lesson { grid-template-columns: minmax(0, 1fr) 400px }
    .film.lesson .coach { grid-row-end: -1; padding: 20px }
    .film .coach p { font-size: 36px; line-height: 1.25; min-height: 7.5em }`);
  document.adoptedStyleSheets.push(style);
}"""


def main(words: list[str]) -> int:
    if not shutil.which("ffmpeg") and can_use_apt():
        install("ffmpeg", lambda: shutil.which("ffmpeg"))
    ffmpeg = shutil.which("ffmpeg")
    if ffmpeg is None:
        print(NO_FFMPEG, file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as games,
        running(*sqlite(Path(games)), "--no-limits") as server,
        chromium("--hide-scrollbars", "--font-render-hinting=none") as browser,
    ):
        for language in words or languages():
            path = FOLDER / f"five-towers-{language}.mp4"
            write(path, ffmpeg, pictures(browser, server.address, language))
            print(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
    return 0


def pictures(browser: Browser, address: str, language: str) -> Iterator[bytes]:
    """The film, picture by picture, and a moment more."""
    context = open_context(browser, address, size=SIZE, language=language, is_still=False)
    player = Player(context.new_page(), language)
    player.page.clock.install(time=0)
    player.page.clock.pause_at(1_000)  # from here on only we move it
    player.page.goto("/film")
    player.page.locator("main.film").wait_for(state="attached")
    player.page.evaluate(FOR_WATCHING)
    ready = player.page.locator("main.film[aria-busy=false]")
    while not ready.count():  # the first table comes piece by piece; the video begins when all of it is there
        advance(player.page)
    over, rest = player.page.locator(".film .side .pair"), 2 * PICTURES_A_SECOND  # hidden, so not a button by its role
    last, was_moving = b"", True
    while rest:
        is_moving = advance(player.page)
        if is_moving or was_moving:  # one more after a motion: what it leads to is drawn a moment later
            last = player.page.screenshot(type="jpeg", quality=92)
        was_moving = is_moving
        yield last
        if over.count():
            rest -= 1
    context.close()


def advance(page: Page) -> bool:
    """One picture later. Has anything changed since the last one?"""
    step = 1_000 // PICTURES_A_SECOND
    page.clock.run_for(step)
    return bool(page.evaluate(ADVANCE, step))


def write(path: Path, ffmpeg: str, frames: Iterator[bytes]) -> None:
    command = [ffmpeg, "-y", "-loglevel", "error", "-f", "image2pipe", "-framerate", str(PICTURES_A_SECOND)]
    command += ["-c:v", "mjpeg", "-i", "-", "-c:v", "libx264", "-preset", "veryfast"]
    command += ["-pix_fmt", "yuv420p", "-crf", "20", str(path)]
    with subprocess.Popen([*command], stdin=subprocess.PIPE) as encoder:
        assert encoder.stdin is not None
        for frame in frames:
            encoder.stdin.write(frame)
        encoder.stdin.close()
    if encoder.returncode:
        raise SystemExit(encoder.returncode)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
