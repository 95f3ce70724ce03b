"""Who may import whom: each module of the package imports only from lines above its own in one table."""

import ast
import subprocess
import sys
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
    "dealer": (),
    "notation": (),
    "position": (),
    "record": (),
    "perft": (),
    "game": (),
    "rule_data": (),
    "examples": (),
    "__init__": (),
    # For people
    "text": ("fluent",),
    "render": ("rich",),
    # For machines
    "machine": (),
    "encoding": ("numpy",),
    "fast": ("numpy", "cython"),
    "bots": ("numpy",),
    "clusters": ("ray",),
    "training": ("numpy", "ray"),
    "arena": ("numpy", "openskill", "ray", "rich"),
    "puzzles": (),
    "envs": ("numpy",),
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
    # The command line
    "cli": ("click", "rich"),
    "__main__": (),
}

# These import inside functions what they like: a subcommand pays only for what it uses …
FREE_WHEN_LATE = {"cli"}
# … and these layers they import in no other way, so that `fivetowers --help` stays quick.
LATE_ONLY = {"cli": {"fast", "training", "arena", "envs", "server"}}


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
        ("fivetowers.cli.bench", "def bench() -> None:\n    import chess\n    import fivetowers.fast.kernel"),
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
    everywhere = {"click", "fluent", "rich"}
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
    if is_free or imported == layer:
        return None
    if imported in LATE_ONLY.get(layer, ()):
        return f"'{layer}' may import '{imported}' only inside a function"
    order = list(LAYERS)
    if order.index(imported) > order.index(layer):
        return f"'{layer}' may not import '{imported}', which stands below it"
    return None
