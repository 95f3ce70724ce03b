"""How long the command takes to start, against Python itself: `fivetowers --help`, and `import fivetowers`."""

import subprocess
import sys
import time

REPEATS = 15
COMMANDS = {
    "python -c pass": ["-c", "pass"],
    "import fivetowers": ["-c", "import fivetowers"],
    "fivetowers --help": ["-m", "fivetowers", "--help"],
}


def main() -> None:
    best = dict.fromkeys(COMMANDS, float("inf"))
    for _ in range(REPEATS):
        for name, words in COMMANDS.items():
            begin = time.perf_counter()
            subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)
            best[name] = min(best[name], time.perf_counter() - begin)
    python = best["python -c pass"]
    print(f"{'start-up, best of ' + str(REPEATS):24}{'ms':>8}{'above Python, ms':>20}")
    for name, seconds in best.items():
        print(f"{name:24}{seconds * 1000:8.0f}{(seconds - python) * 1000:20.0f}")


if __name__ == "__main__":
    main()
