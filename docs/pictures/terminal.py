"""Draws terminal.png, the picture in the README: `python docs/pictures/terminal.py` (needs Chromium)."""

import io
import shutil
import subprocess
import tempfile
from pathlib import Path
from random import Random

from rich.console import Console

from fivetowers import Game, Phase
from fivetowers.bots.base import UNLIMITED
from fivetowers.bots.roster import make_bot
from fivetowers.render import draw_state

COLUMNS = 100
ROUND = 19
SIZE = (930, 525)  # pixels
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


def main() -> None:
    rng, bot = Random(11), make_bot("greedy")
    game = Game(["Mia", "Ada", "Bruno"], rng=rng, starting_seat=0)
    while game.state.round < ROUND or game.state.phase is not Phase.BID or game.state.turn != 0:
        game.play(bot.choose(game.state, rng, UNLIMITED))
    console = Console(width=COLUMNS, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(draw_state(game.state, game.names, COLUMNS))
    body = console.export_html(
        inline_styles=True, code_format="<pre style='margin:14px;font:15px/18px monospace;color:#ddd'>{code}</pre>"
    )
    page = f"<meta charset='utf-8'><body style='background:#17181f;margin:0'>{body}</body>"
    browser = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "terminal.html")
        source.write_text(page, encoding="utf-8")
        picture = Path(__file__).with_suffix(".png")
        size = ",".join(map(str, SIZE))
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-networking"]
        command = [browser, *flags, f"--screenshot={picture}", f"--window-size={size}", source.as_uri()]
        subprocess.run(command, check=True, capture_output=True)


if __name__ == "__main__":
    main()
