"""The kernel stays readable: structs with named fields rather than long lists of arguments, and no bare shifts."""

import ast
import re
from pathlib import Path

import fivetowers.fast

FAST = Path(fivetowers.fast.__file__).parent
SOURCES = sorted(FAST.rglob("*.py"))
MOST_ARGUMENTS = 8
# Where a card's code is put together and taken apart
CODES = FAST / "game" / "primitives.py"
BARE = re.compile(r"[*] 32\b|& 15\b|>>=? (5|8|40)\b|<< 8\b|& 0xFF\b|\+ 16\b|settings\[")


def test_no_function_takes_a_long_list_of_arguments() -> None:
    assert SOURCES
    long = [
        f"{path.name}: {node.name}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and len(node.args.posonlyargs + node.args.args) > MOST_ARGUMENTS
    ]
    assert long == []


def test_no_card_is_taken_apart_by_bare_numbers() -> None:
    bare = [
        f"{path.name}, line {number}"
        for path in SOURCES
        if path != CODES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if BARE.search(line)
    ]
    assert bare == []
