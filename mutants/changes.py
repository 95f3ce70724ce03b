"""What a mutant of a Python module is: one small change to its syntax tree."""

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
}  # fmt: skip
TESTED = (ast.If, ast.IfExp, ast.While)


@dataclass(frozen=True, slots=True)
class Mutant:
    module: str
    number: int
    line: int
    words: str
    source: str
    """The line as it stands."""

    @property
    def key(self) -> str:
        """What stays the same when lines above move."""
        return f"{self.module} | {self.source} | {self.words}"

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.words}: {self.source}"


def path_of(root: Path, module: str) -> Path:
    return (root / "src").joinpath(*module.split(".")).with_suffix(".py")


def mutants_of(root: Path, module: str) -> Iterator[Mutant]:
    text = path_of(root, module).read_text("utf-8")
    lines = text.splitlines()
    for number, (node, words, _) in enumerate(changes(ast.parse(text))):
        line = getattr(node, "lineno", 0)
        yield Mutant(module, number, line, words, lines[line - 1].strip())


def mutated(root: Path, mutant: Mutant) -> ast.Module:
    """The module with this one change."""
    tree = ast.parse(path_of(root, mutant.module).read_text("utf-8"))
    _, words, change = list(changes(tree))[mutant.number]
    assert words == mutant.words
    change()
    return ast.fix_missing_locations(tree)


Change = tuple[ast.AST, str, Callable[[], None]]


def changes(tree: ast.Module) -> Iterator[Change]:
    """Every change there is, in the order of the text; each can be made once."""
    found: list[Change] = []
    for node in living(tree):
        found += changes_of(node)
    return iter(found)


def living(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that do something when the program runs: no annotations, assertions, decorators and docstrings."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.Assert):
                continue
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            yield from living(child)


def changes_of(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            if type(operator) in SWAPS:
                yield node, named(operator), replacing(node.ops, index, SWAPS[type(operator)]())
    elif isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in SWAPS and not is_text(node):
        yield node, named(node.op), setting(node, "op", SWAPS[type(node.op)]())
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield node, f"{node.value} -> {not node.value}", setting(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, f"{node.value} -> {node.value + 1}", setting(node, "value", node.value + 1)
    if isinstance(node, TESTED):
        yield node.test, "condition turned", setting(node, "test", turned(node.test))
    if isinstance(node, ast.comprehension):
        for index, test in enumerate(node.ifs):
            yield test, "filter turned", replacing(node.ifs, index, turned(test))
    if isinstance(node, ast.Return) and node.value is not None and not is_none(node.value):
        yield node, "return nothing", setting(node, "value", ast.Constant(None))


def named(operator: ast.AST) -> str:
    return f"{type(operator).__name__} -> {SWAPS[type(operator)].__name__}"


def turned(test: ast.expr) -> ast.expr:
    test = copy.copy(test)
    return (
        test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else ast.UnaryOp(ast.Not(), test)
    )


def is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def is_text(node: ast.BoolOp | ast.BinOp) -> bool:
    """Words put together."""
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else ()
    return any(
        isinstance(side, ast.JoinedStr) or (isinstance(side, ast.Constant) and type(side.value) is str)
        for side in sides
    )


def setting(node: ast.AST, field: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, field, value)


def replacing(row: list[Any], index: int, value: object) -> Callable[[], None]:
    return lambda: row.__setitem__(index, value)
