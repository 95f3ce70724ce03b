"""`make audit`: asks a public database for known holes in everything that is pinned, and lists what that is.

Writes build/sbom.json (a bill of materials, CycloneDX 1.5) and build/licences.txt. Ends with 0 if nothing is known
against any version, 1 if something is, and 2 if the database could not be asked: then nothing is known either way.
"""

import argparse
import json
import re
import sys
import tomllib
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterable, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Literal, NamedTuple

ROOT = Path(__file__).parents[1]
ADVISORIES = "https://api.osv.dev/v1/querybatch"
MOST_QUESTIONS = 500
"""In one request."""
SECONDS = 30
NONE_KNOWN, SOME_KNOWN, NOT_ASKED = 0, 1, 2
UNKNOWN = "unknown"
PINNED_BESIDE = ("bench/requirements-peers.txt",)
"""Python packages that are pinned elsewhere than in the lock files."""
PAGE_LOCKS = (
    "web/package-lock.json",
    "web/coverage-tools/package-lock.json",
    "bench/lighthouse/package-lock.json",
    "bench/server/package-lock.json",
)
SHIPPED_LOCKS = ("requirements.lock", "web/package-lock.json")
_PINNED = re.compile(r"^([\w.-]+)(?:\[[\w,.-]*\])?==([^\s;\\]+)", re.MULTILINE)
_LONGEST_LICENCE = 60

Ecosystem = Literal["PyPI", "npm"]


class Part(NamedTuple):
    """Something that we use and did not write. Only what is `shipped` runs where people play."""

    ecosystem: Ecosystem
    name: str
    version: str
    licence: str
    is_shipped: bool

    @property
    def purl(self) -> str:
        return f"pkg:{self.ecosystem.lower()}/{urllib.parse.quote(self.name)}@{self.version}"


def parts(root: Path = ROOT) -> list[Part]:
    """Everything in the lock files, each version once."""
    found: dict[tuple[str, str, str], Part] = {}
    for part in (*_of_python(root), *_of_page(root)):
        key = (part.ecosystem, part.name, part.version)
        if key not in found or part.is_shipped:
            found[key] = part
    return [found[key] for key in sorted(found)]


def _of_python(root: Path) -> Iterable[Part]:
    for lock in (*sorted(path.name for path in root.glob("requirements*.lock")), *PINNED_BESIDE):
        for name, version in _PINNED.findall((root / lock).read_text("utf-8")):
            yield Part("PyPI", name, version, _licence(name), lock in SHIPPED_LOCKS)


def _licence(name: str) -> str:
    """What the installed package says of itself; its licence does not stand in the lock file."""
    try:
        about = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return f"{UNKNOWN} (not installed here)"
    fields = about.json
    said = str(fields.get("license_expression") or fields.get("license") or "")
    title = said.strip().partition("\n")[0]  # some write out the whole text, which begins with its title
    if 0 < len(title) <= _LONGEST_LICENCE:
        return title
    classifiers = [line for line in about.get_all("Classifier") or () if line.startswith("License :: ")]
    return ", ".join(line.rpartition(" :: ")[2] for line in classifiers) or UNKNOWN


def _of_page(root: Path) -> Iterable[Part]:
    for lock in PAGE_LOCKS:
        for path, about in json.loads((root / lock).read_text("utf-8"))["packages"].items():
            if path:
                name = path.rpartition("node_modules/")[2]
                is_shipped = lock in SHIPPED_LOCKS and not about.get("dev", False)
                yield Part("npm", name, about["version"], about.get("license", UNKNOWN), is_shipped)


def advisories(used: Sequence[Part], address: str) -> dict[Part, list[str]]:
    """The ids of what is known against each part; parts that nothing is known against are left out. Raises OSError."""
    known: dict[Part, list[str]] = {}
    for first in range(0, len(used), MOST_QUESTIONS):
        asked = used[first : first + MOST_QUESTIONS]
        questions = [
            {"package": {"name": part.name, "ecosystem": part.ecosystem}, "version": part.version} for part in asked
        ]
        for part, answer in zip(asked, _ask(address, {"queries": questions})["results"], strict=True):
            if holes := [hole["id"] for hole in answer.get("vulns", ())]:
                known[part] = holes
    return known


def _ask(address: str, body: object) -> Any:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        return json.load(answer)


def bill_of_materials(used: Iterable[Part], version: str) -> dict[str, Any]:
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "fivetowers", "version": version}},
        "components": [
            {
                "type": "library",
                "name": part.name,
                "version": part.version,
                "purl": part.purl,
                "bom-ref": part.purl,
                "scope": "required" if part.is_shipped else "excluded",
                "licenses": [{"license": {"name": part.licence}}],
            }
            for part in used
        ],
    }


def licences(used: Iterable[Part]) -> str:
    lines = []
    for part in used:
        where = "" if part.is_shipped else " (development only)"
        lines.append(f"{part.ecosystem:5} {part.name} {part.version}: {part.licence}{where}\n")
    return "".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python deploy/audit.py", description=__doc__)
    parser.add_argument("--advisories", default=ADVISORIES, metavar="URL", help="a database that speaks OSV")
    parser.add_argument("--out", type=Path, default=ROOT / "build", metavar="FOLDER")
    options = parser.parse_args(arguments)
    used = parts()
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    options.out.mkdir(parents=True, exist_ok=True)
    bill = json.dumps(bill_of_materials(used, version), indent=1)
    (options.out / "sbom.json").write_text(bill + "\n", encoding="utf-8")
    (options.out / "licences.txt").write_text(licences(used), encoding="utf-8")
    without = sum(part.licence.startswith(UNKNOWN) for part in used)
    print(f"{len(used)} parts in {options.out / 'sbom.json'} and {options.out / 'licences.txt'};", end=" ")
    print(f"the licence of {without} is not known here.")
    try:
        known = advisories(used, options.advisories)
    except (OSError, ValueError, KeyError) as error:
        print(f"The database of advisories could not be asked ({error}).", file=sys.stderr)
        print("So nothing is known, neither good nor bad: this was NOT an audit.", file=sys.stderr)
        return NOT_ASKED
    for part, holes in known.items():
        print(f"{part.purl}: {', '.join(holes)}")
    print(f"{len(known)} of {len(used)} versions have known holes.")
    return SOME_KNOWN if known else NONE_KNOWN


if __name__ == "__main__":
    sys.exit(main())
