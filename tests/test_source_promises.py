"""What docs/security.md promises of the source: nothing is evaluated, no SQL is built, chance is the system's."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/fivetowers"
FACING_CLIENTS = ("server", "table", "lessons", "records", "client", "local", "progress")
NOT_WHERE_CLIENTS_SPEAK = {"pickle", "marshal", "shelve", "yaml", "xml", "subprocess", "ctypes", "urllib.request"}
ASKS_A_NODE_OF_THE_HOST = {"server/node/host.py"}
EVALUATED = {"eval", "exec", "compile", "__import__"}
QUERIES = {"text", "execute", "executemany", "executescript", "fetch", "fetchval", "fetchrow"}
UNSAFE_ON_THE_PAGE = re.compile(
    r"\{@html|\binnerHTML|\bouterHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\("
)


def modules(*rooms: str) -> Iterator[tuple[str, ast.Module]]:
    for room in rooms:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text("utf-8"))


def imported(module: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module}
    return found | {name.partition(".")[0] for name in found}


def calls(module: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Every call, with the last part of the name that is called."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            function = node.func
            yield function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", ""), node


def is_evaluated(module: ast.Module) -> bool:
    return any(name in EVALUATED and isinstance(call.func, ast.Name) for name, call in calls(module))


def built_queries(module: ast.Module) -> list[int]:
    """Lines where a statement is put together out of anything but constants."""
    return [
        call.lineno for name, call in calls(module) if name in QUERIES and call.args and not _is_fixed(call.args[0])
    ]


def _is_fixed(statement: ast.expr) -> bool:
    """A text, or a value that is made elsewhere; an f-string only if all its parts are named as constants are."""
    if isinstance(statement, ast.JoinedStr):
        parts = (part.value for part in statement.values if isinstance(part, ast.FormattedValue))
        constants = {"pragma"}  # SQLite's settings, from a list in the same module
        return all(isinstance(part, ast.Name) and (part.id.isupper() or part.id in constants) for part in parts)
    is_sum = isinstance(statement, ast.BinOp) and isinstance(statement.op, (ast.Add, ast.Mod))
    return not is_sum and not (isinstance(statement, ast.Call) and getattr(statement.func, "attr", "") == "format")


def chance(module: ast.Module) -> list[int]:
    """Lines that draw from Python's own generator, which can be foreseen, with no seed that was given."""
    return [
        call.lineno
        for name, call in calls(module)
        if (name == "Random" and not call.args)
        or (isinstance(call.func, ast.Attribute) and getattr(call.func.value, "id", "") == "random")
    ]


def test_nothing_that_a_client_sends_is_evaluated_or_started() -> None:
    seen = 0
    for path, module in modules(*FACING_CLIENTS):
        seen += 1
        assert not is_evaluated(module), path
        if path not in ASKS_A_NODE_OF_THE_HOST:
            assert not imported(module) & NOT_WHERE_CLIENTS_SPEAK, path
    assert seen > 100


def test_no_statement_of_sql_is_built_from_values() -> None:
    for path, module in modules("server"):
        assert not built_queries(module), f"{path}: {built_queries(module)}"


def test_server_draws_from_no_generator_that_can_be_foreseen() -> None:
    for path, module in modules("server", "table"):
        assert not chance(module), f"{path}: {chance(module)}"


def test_page_makes_no_markup_and_no_script_out_of_text() -> None:
    """Svelte writes names and messages as text; nothing goes round that."""
    sources = [path for ending in ("ts", "svelte", "js") for path in (ROOT / "web/src").rglob(f"*.{ending}")]
    sources += [ROOT / "web/worker.js", ROOT / "web/first.js"]
    assert len(sources) > 100
    for path in sources:
        assert not UNSAFE_ON_THE_PAGE.search(path.read_text("utf-8")), path.name


def test_container_runs_as_nobody_special_and_with_no_password_of_ours() -> None:
    container = (ROOT / "deploy/Containerfile").read_text("utf-8")
    (user,) = re.findall(r"^USER (\d+)$", container.rpartition("\nFROM ")[2], re.MULTILINE)
    assert int(user) >= 1_000
    passwords = re.findall(r"PASSWORD\S*?: *(\S+)|://\w+:([^@]+)@", (ROOT / "deploy/compose.yaml").read_text("utf-8"))
    assert passwords
    assert {given.strip('"') for pair in passwords for given in pair if given} == {"${POSTGRES_PASSWORD:?}"}


@pytest.mark.parametrize(
    "planted",
    [
        "connection.execute(text(f'SELECT {name}'))",
        "raw.fetch('SELECT ' + name)",
        "raw.fetchval('SELECT {}'.format(name))",
        "connection.execute('SELECT %s' % name)",
    ],
)
def test_statement_that_is_built_is_found(planted: str) -> None:
    assert built_queries(ast.parse(planted))


def test_other_faults_are_found_where_they_are_planted() -> None:
    assert is_evaluated(ast.parse("eval(body)"))
    assert "pickle" in imported(ast.parse("from pickle import loads"))
    assert "xml" in imported(ast.parse("import xml.etree.ElementTree"))
    assert chance(ast.parse("rng = Random()"))
    assert chance(ast.parse("random.choice(cards)"))
    assert UNSAFE_ON_THE_PAGE.search("<p>{@html name}</p>")
