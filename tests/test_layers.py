"""How the package is laid out: who may import whom, and what the rooms and modules are called.

Each module imports only from lines above its own in one table. No room holds more modules than one can grasp, and no
two modules have the same name.
"""

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "fivetowers"

# Layer -> the third-party packages that it may import. A folder is one layer; inside it imports are free.
# The order is the rule: a layer may import the layers above it and the standard library.
LAYERS: dict[str, tuple[str, ...]] = {
    # The core: the standard library alone
    "errors": (),
    "cards": (),
    "towers": (),
    "actions": (),
    "state": (),
    "rules": (),
    "scoring": (),
    "questions": (),
    "notation": (),
    "dealer": (),
    "shuffle": (),
    "position": (),
    "offer": (),
    "records": (),
    "perft": (),
    "artwork": (),
    "picture": ("resvg_py",),
    "game": (),
    "rulebook": (),
    "__init__": (),
    # What happens at a table: the core and msgspec
    "table": ("msgspec",),
    # For people
    "text": ("babel", "fluent"),
    "render": ("rich",),
    # For machines
    "machines": ("ray",),
    "encoding": ("numpy",),
    "fast": ("numpy", "cython"),
    "bots": ("numpy",),
    "envs": ("numpy", "gymnasium", "open_spiel", "pettingzoo", "pyspiel"),
    "referee": (),
    "training": ("numpy", "ray"),
    "arena": ("numpy", "openskill", "ray", "rich"),
    "dataset": ("numpy", "pyarrow", "ray"),
    "simulation": ("numpy", "pyarrow", "matplotlib"),
    "puzzles": (),
    "analysis": (),
    "progress": ("msgspec",),
    "lessons": ("msgspec",),
    "local": ("msgspec",),
    "server": (
        "msgspec",
        "sqlalchemy",
        "alembic",
        "asyncpg",
        "platformdirs",
        "litestar",
        "uvicorn",
        "uvloop",
        "picows",
        "redis",
        "prometheus_client",
        "segno",
    ),
    "client": ("msgspec", "picows"),
    # The command line
    "cli": ("click", "rich"),
    "__main__": (),
}

# These import inside functions what they like: a subcommand pays only for what it uses …
FREE_WHEN_LATE = {"cli"}
# … and these layers they import in no other way, so that `fivetowers --help` stays quick.
LATE_ONLY = {
    "cli": {"fast", "referee", "training", "arena", "dataset", "simulation", "table", "lessons", "server", "client"}
    | {"local"}
}

# How a value shows itself to people is known further down: a layer asks for it there only when somebody looks.
LATE_DOWNWARDS = {
    ("actions", "notation"),
    ("errors", "text"),
    ("game", "render"),
    ("state", "notation"),
    ("state", "picture"),
    ("state", "position"),
    ("state", "render"),
    ("towers", "notation"),
}

MOST_MODULES_IN_A_ROOM = 20
# A command has a file of its own, named after the command, and often uses a module of the same name.
COMMANDS = PACKAGE / "cli"
# Names that could mean anything: a module is called after the thing that is in it.
VAGUE = {
    "asking",
    "byhand",
    "copying",
    "creating",
    "doing",
    "finding",
    "handling",
    "hosting",
    "learning",
    "letters",
    "looking",
    "making",
    "migrating",
    "playing",
    "puzzling",
    "reading",
    "rebuilding",
    "running",
    "serving",
    "setting",
    "sharing",
    "sitting",
    "talking",
    "teaching",
    "telling",
    "thinking",
    "utils",
    "valuing",
    "writing",
}


def test_no_two_modules_have_the_same_name() -> None:
    modules = [path for path in PACKAGE.rglob("*.py") if not path.stem.startswith("__") and path.parent != COMMANDS]
    names = Counter(path.stem for path in modules)
    assert {name for name, count in names.items() if count > 1} == set()


def test_no_two_public_names_of_things_are_the_same() -> None:
    """One name, one thing: a class, or another name for a type, is called as no other of the package."""
    places: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for name in names_of_things(path.read_text("utf-8")):
            places.setdefault(name, []).append(module_name(path))
    assert len(places) > 100
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def names_of_things(source: str) -> Iterator[str]:
    """Public classes and, in the same letters, other names for types."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            names = [node.name]
        elif isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        else:
            continue
        yield from (name for name in names if name[0].isupper() and not name.isupper())


# The rooms of the server in the order in which they may use each other: each only those before it …
SERVER_ROOMS = ["storage", "node", "study", "http", "sockets"]
# … and what puts a server together uses all.
PUT_TOGETHER = {"fivetowers.server.node.service", "fivetowers.server.node.process"}


def test_rooms_of_the_server_use_only_those_before_them() -> None:
    found = []
    for path in sorted((PACKAGE / "server").rglob("*.py")):
        room = path.relative_to(PACKAGE / "server").parts[0]
        if room not in SERVER_ROOMS or module_name(path) in PUT_TOGETHER:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for target in targets(node, module_name(path)):
                used = target.removeprefix("fivetowers.server.").partition(".")[0]
                if used in SERVER_ROOMS[SERVER_ROOMS.index(room) + 1 :]:
                    found.append(f"{module_name(path)} uses {target}")
    assert found == []


def test_modules_are_named_after_things() -> None:
    assert [path for path in PACKAGE.rglob("*.py") if path.stem in VAGUE] == []


def test_no_room_has_too_many_modules() -> None:
    rooms = Counter(path.parent for path in PACKAGE.rglob("*.py") if path.stem != "__init__")
    assert {room for room, modules in rooms.items() if modules > MOST_MODULES_IN_A_ROOM} == set()


# A table works alike in a server, in a test and in a browser: time and chance are arguments, and nothing is read or
# written. So these modules of the standard library, and no others, may be used there.
PURE = {
    "bisect",
    "collections",
    "dataclasses",
    "datetime",
    "enum",
    "functools",
    "itertools",
    "random",
    "typing",
    "unicodedata",
}
# Of modules that can be asked for more, only this.
PURE_NAMES = {"random": {"Random"}, "datetime": {"UTC", "date", "datetime", "time", "timedelta"}}
IMPURE_CALLS = {"now", "utcnow", "today", "open", "input", "print", "exec", "eval", "__import__", "Random"}


def test_a_table_needs_no_clock_socket_database_file_or_chance() -> None:
    sources = sorted((PACKAGE / "table").rglob("*.py"))
    assert len(sources) > 10
    assert [fault for path in sources for fault in impure(path.read_text("utf-8"), module_name(path))] == []


@pytest.mark.parametrize(
    ("source", "culprit"),
    [
        ("import time", "time"),
        ("def f() -> None:\n    import socket", "socket"),
        ("import random", "random"),
        ("from random import choice", "choice"),
        ("from pathlib import Path", "pathlib"),
        ("from fivetowers.server.node.hub import Hub", "server"),
        ("from fivetowers.text import say", "text"),
        ("from fivetowers.bots.roster import ROSTER", "bots"),
        ("from fivetowers.fast import is_compiled", "fast"),
        ("from datetime import datetime\nnow = datetime.now()", "now"),
        ("text = open('file').read()", "open"),
        ("from random import Random\nrng = Random()", "Random"),
    ],
)
def test_what_a_table_must_not_use_is_caught(source: str, culprit: str) -> None:
    assert f"'{culprit}'" in " ".join(impure(source, "fivetowers.table.decide"))


def impure(source: str, module: str) -> Iterator[str]:
    """What a module uses that does not answer the same to the same question everywhere."""
    core = {*list(LAYERS)[: list(LAYERS).index("__init__")], "table"}
    for node in ast.walk(ast.parse(source, module)):
        for target in targets(node, module):
            package, _, rest = target.partition(".")
            layer = rest.partition(".")[0] or "__init__"
            if package == "fivetowers" and layer not in core:
                yield f"{module}: a table may not import '{layer}'"
            elif package not in {*PURE, "fivetowers", "msgspec"}:
                yield f"{module}: a table may not use '{package}'"
        if isinstance(node, ast.Import):
            yield from (f"{module}: not the whole of '{a.name}'" for a in node.names if a.name in PURE_NAMES)
        if isinstance(node, ast.ImportFrom) and node.module in PURE_NAMES:
            more = {alias.name for alias in node.names} - PURE_NAMES[node.module]
            yield from (f"{module}: a table may not use '{name}'" for name in sorted(more))
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
            if name in IMPURE_CALLS:
                yield f"{module}, line {node.lineno}: a table may not call '{name}'"


def test_modules_import_only_from_the_layers_above() -> None:
    sources = sorted(PACKAGE.rglob("*.py"))
    assert sources, f"no modules in {PACKAGE}"
    assert [fault for path in sources for fault in faults(path.read_text("utf-8"), module_name(path))] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("fivetowers.cards", "import random, json\nfrom dataclasses import dataclass"),
        ("fivetowers.rules", "from fivetowers.cards import Card"),
        ("fivetowers.rules", "from fivetowers import cards, state"),
        ("fivetowers.rules", "from . import cards\nfrom .towers import Tower"),
        ("fivetowers.__init__", "from fivetowers.game import Game"),
        ("fivetowers.__init__", "from .game import Game"),
        ("fivetowers.text", "from fluent.runtime import FluentBundle"),
        ("fivetowers.bots.__init__", "from .greedy import Greedy\nfrom ..rules import apply"),
        ("fivetowers.bots.greedy", "from fivetowers.bots.base import Bot\nfrom fivetowers import State"),
        ("fivetowers.cli.play", "import click\nfrom fivetowers.render import draw"),
        ("fivetowers.cli.bench", "def bench() -> None:\n    import chess\n    import fivetowers.fast.game.kernel"),
    ],
)
def test_import_is_allowed(module: str, source: str) -> None:
    assert list(faults(source, module)) == []


@pytest.mark.parametrize(
    ("module", "source", "culprit"),
    [
        ("fivetowers.cards", "from fivetowers.rules import apply", "rules"),
        ("fivetowers.cards", "import fivetowers.rules", "rules"),
        ("fivetowers.cards", "from fivetowers import rules", "rules"),
        ("fivetowers.cards", "from .rules import apply", "rules"),
        ("fivetowers.cards", "from . import rules", "rules"),
        ("fivetowers.cards", "def f() -> None:\n    from fivetowers.rules import apply", "rules"),
        ("fivetowers.cards", "from fivetowers import State", "__init__"),
        ("fivetowers.cards", "import numpy as np", "numpy"),
        ("fivetowers.cards", "def f() -> None:\n    import numpy", "numpy"),
        ("fivetowers.__init__", "from .text import words", "text"),
        ("fivetowers.bots.greedy", "from ..arena.match import play", "arena"),
        ("fivetowers.bots.__init__", "from ..arena import match", "arena"),
        ("fivetowers.render", "import fluent.runtime", "fluent"),
        ("fivetowers.cli.bench", "import chess", "chess"),
        ("fivetowers.cli.bench", "from fivetowers.fast import kernel", "fast"),
        ("fivetowers.cards", "import fivetowers.surprise", "surprise"),
        ("fivetowers.surprise", "import json", "surprise"),
    ],
)
def test_import_is_caught(module: str, source: str, culprit: str) -> None:
    (fault,) = faults(source, module)
    assert f"'{culprit}'" in fault


def test_package_loads_without_third_party_modules() -> None:
    assert third_party_modules_loaded_by("fivetowers") == set()


def test_command_starts_without_optional_packages() -> None:
    everywhere = {"click", "babel", "fluent", "rich"}
    optional = {package for packages in LAYERS.values() for package in packages} - everywhere
    assert third_party_modules_loaded_by("fivetowers.cli.main") & optional == set()


def third_party_modules_loaded_by(module: str) -> set[str]:
    # Tools may load modules of their own at start-up, by path files: only what the import adds counts.
    program = f"import sys; before = set(sys.modules); import {module}; print(*set(sys.modules) - before)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return {name.partition(".")[0] for name in run.stdout.split()} - sys.stdlib_module_names - {"fivetowers"}


# The checker


def module_name(path: Path) -> str:
    return ".".join(("fivetowers", *path.relative_to(PACKAGE).with_suffix("").parts))


def faults(source: str, module: str) -> Iterator[str]:
    """What is wrong with the imports of a module, one sentence each. A package is named `….__init__`."""
    layer = module.split(".")[1]
    if layer not in LAYERS:
        yield f"{module}: '{layer}' is not in the table of layers; give it its place there"
        return
    tree = ast.parse(source, module)
    late = {id(node) for function in functions(tree) for node in ast.walk(function)}
    for node in ast.walk(tree):
        is_late = id(node) in late
        for target in targets(node, module):
            reason = why_forbidden(layer, target, is_late=is_late)
            if reason:
                yield f"{module}, line {getattr(node, 'lineno', 0)}: {reason}"


def functions(tree: ast.AST) -> Iterator[ast.AST]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def targets(node: ast.AST, module: str) -> Iterator[str]:
    """The modules that one statement imports, in full."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = module.split(".")[: -node.level] if node.level else []
        origin = ".".join((*base, *filter(None, [node.module])))
        if origin == "fivetowers":
            # `from fivetowers import rules` is a layer; `from fivetowers import State` is the front door.
            yield from (f"fivetowers.{a.name}" if a.name in LAYERS else "fivetowers" for a in node.names)
        else:
            yield origin


def why_forbidden(layer: str, target: str, *, is_late: bool) -> str | None:
    package, _, rest = target.partition(".")
    is_free = is_late and layer in FREE_WHEN_LATE
    if package != "fivetowers":
        if is_free or package in sys.stdlib_module_names or package in LAYERS[layer]:
            return None
        return f"'{layer}' may not import the package '{package}'"
    imported = rest.partition(".")[0] or "__init__"
    if imported not in LAYERS:
        return f"it imports '{imported}', which is not in the table of layers"
    if is_free or imported == layer or (is_late and (layer, imported) in LATE_DOWNWARDS):
        return None
    if imported in LATE_ONLY.get(layer, ()):
        return f"'{layer}' may import '{imported}' only inside a function"
    order = list(LAYERS)
    if order.index(imported) > order.index(layer):
        return f"'{layer}' may not import '{imported}', which stands below it"
    return None
