"""`make coverage`: one figure for Python and one for the page, and a list of the lines that no test runs.

Python is measured in every process that the tests start; the page by its own tests, without the browser's. Compiled
modules cannot be measured: `make test` compares them with the readable engine instead.
"""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "coverage"
LIST = FOLDER / "untested.txt"
# Installed apart from the page's own packages; vitest looks for it among those.
PROVIDER = ROOT / "web/coverage-tools/node_modules/@vitest/coverage-v8"
EXPECTED = ROOT / "web/node_modules/@vitest/coverage-v8"
COVERAGE = (sys.executable, "-m", "coverage")


def compiled_modules() -> list[str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    modules = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["modules"]
    return ["src/" + module.replace(".", "/") + ".py" for module in modules]


def measure_python(arguments: list[str]) -> dict[str, Any]:
    """Runs pytest with these arguments, and gives coverage's report."""
    tests = (*COVERAGE, "run", "-m", "pytest", "-q", *arguments)
    failed = subprocess.run(tests, cwd=ROOT, check=False).returncode
    if failed:
        print("Some tests failed: the figure counts what they ran.")
    subprocess.run((*COVERAGE, "combine", "--quiet"), cwd=ROOT, check=True)
    report = FOLDER / "python.json"
    omitted = "--omit=" + ",".join(compiled_modules())
    subprocess.run((*COVERAGE, "json", "--quiet", omitted, "-o", str(report)), cwd=ROOT, check=True)
    found = json.loads(report.read_text("utf-8"))
    return {name: (file["executed_lines"], file["missing_lines"]) for name, file in found["files"].items()}


def measure_page() -> dict[str, Any]:
    """Runs the page's own tests, and gives the lines that they ran and those that they did not."""
    if not EXPECTED.exists():
        EXPECTED.symlink_to(PROVIDER, target_is_directory=True)
    options = {
        "enabled": "true",
        "provider": "v8",
        "reporter": "json",
        "reportsDirectory": str(FOLDER / "page"),
        "include": "src/**/*.{ts,svelte}",
    }
    words = [f"--coverage.{name}={value}" for name, value in options.items()]
    subprocess.run((sys.executable, "hatch_build.py", "npm", "test", "--", *words), cwd=ROOT, check=True)
    report = json.loads((FOLDER / "page/coverage-final.json").read_text("utf-8"))
    return {os.path.relpath(name, ROOT): lines_of(file) for name, file in report.items()}


def lines_of(file: dict[str, Any]) -> tuple[list[int], list[int]]:
    """From istanbul's statements: a line counts as run if any statement that begins there was."""
    run: dict[int, bool] = {}
    for number, statement in file["statementMap"].items():
        line = statement["start"]["line"]
        run[line] = run.get(line, False) or file["s"][number] > 0
    return [line for line in run if run[line]], sorted(line for line in run if not run[line])


def spans(lines: Iterable[int]) -> str:
    """
    >>> spans([3, 4, 5, 9])
    '3-5, 9'
    """
    ordered = sorted(lines)
    starts = [ordered[0], *(after for before, after in pairwise(ordered) if after > before + 1)]
    ends = [*(before for before, after in pairwise(ordered) if after > before + 1), ordered[-1]]
    return ", ".join(f"{one}-{two}" if two > one else str(one) for one, two in zip(starts, ends, strict=True))


def report(title: str, files: dict[str, Any]) -> Iterator[str]:
    """A heading with the figure, then the files with most untested lines first."""
    tested = sum(len(run) for run, _ in files.values())
    untested = sum(len(missed) for _, missed in files.values())
    yield f"{title}: {100 * tested / (tested + untested):.1f} % of {tested + untested:,} lines are run by the tests"
    for name, (_, missed) in sorted(files.items(), key=lambda item: (-len(item[1][1]), item[0])):
        if missed:
            yield f"  {name}: {spans(missed)}"


def main(arguments: list[str]) -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    page = list(report("Page", measure_page()))
    python = list(report("Python", measure_python(arguments)))
    LIST.write_text("\n".join([*python, "", *page, ""]), encoding="utf-8")
    print(python[0], page[0], f"The lines that no test runs: {LIST.relative_to(ROOT)}", sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
