"""Outside bots for the tests: real programs that play well for a while, and then do one thing wrong."""

import os
import shlex
import sys
from pathlib import Path

# Every program keeps its process id in a file beside it, and does its mischief in a decision of its first life only.
PROGRAM = """
import os, sys, time
from pathlib import Path
from fivetowers.bots.protocol import Session
from fivetowers.bots.roster import make_bot

here = Path(sys.argv[1])
lives = here.with_suffix(".lives")
with lives.open("a") as file:
    file.write(f"{{os.getpid()}}\\n")
is_first_life = len(lives.read_text().split()) == 1
session = Session(make_bot("greedy"), 1)
decisions = 0

def say(*lines):
    sys.stdout.write("".join(f"{{line}}\\n" for line in lines))
    sys.stdout.flush()

{before}
for line in sys.stdin:
    word = line.split()[0]
    decisions += word == "go"
    if is_first_life and decisions == 3:
        decisions += 1
{mischief}
    if session.has_quit:
        break
    say(*session.answer(line))
"""

MISCHIEF = {
    "good": "pass",
    "crashes": "sys.exit('out of bricks')",
    "hangs": "time.sleep(600)",
    "ignores_everything": "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)",
    "late": "time.sleep(4)",
    "illegal": "say('action bid 9'); continue",
    "deals": "say('action deal T1'); continue",
    "junk": "say('hello there'); continue",
    "bytes": "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.buffer.flush(); continue",
    "endless_line": "sys.stdout.write('x' * 1_000_000); sys.stdout.flush(); continue",
    "flood": "say(*['x'] * 100_000); continue",
    "closes_output": "os.close(1); time.sleep(0.2); os._exit(0)",
}


def write_program(folder: Path, mischief: str, *, before: str = "") -> str:
    """The command that starts the program."""
    path = folder / f"{mischief}.py"
    path.write_text(PROGRAM.format(mischief=f"        {MISCHIEF.get(mischief, mischief)}", before=before), "utf-8")
    return shlex.join([sys.executable, str(path), str(path)])


def lives(folder: Path, mischief: str) -> list[int]:
    """The process ids of all times that the program was started."""
    return [int(word) for word in (folder / f"{mischief}.lives").read_text().split()]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
