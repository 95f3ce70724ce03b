"""A bot that kills the process that started it, once: `deadly_program.py MARK` leaves the file MARK when it has."""

import os
import signal
import sys
from pathlib import Path

from fivetowers.bots.protocol import Session
from fivetowers.bots.uniform import Uniform


def main() -> None:
    session, mark = Session(Uniform(), seed=1), Path(sys.argv[1])
    for line in sys.stdin:
        if line.startswith("go") and not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        for answer in session.answer(line):
            print(answer, flush=True)  # noqa: T201 (the protocol speaks on standard output)
        if session.has_quit:
            return


if __name__ == "__main__":
    main()
