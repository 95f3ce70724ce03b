"""Runs the narrow tests of a module with each of its mutants.

The tests are collected once. Each mutant gets a fork, in which the code of the changed function is exchanged in place:
it costs no more than the tests up to the first that fails.
"""

import importlib
import os
import resource
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.main import pytest_runtestloop as run_tests

from mutants.changes import Mutant, mutated, path_of
from mutants.targets import Target

SURVIVED, KILLED, HUNG, UNREACHED = "survived", "killed", "hung", "unreached"
MOST_SECONDS = 60
"""Of processor time: a mutant that has not ended by then hangs, and has been noticed."""
WITHOUT = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminal")


class Runner:
    """A plugin of pytest. `outcomes` has the outcome of every mutant, after None's: the module as it stands."""

    def __init__(self, root: Path, target: Target, mutants: list[Mutant]) -> None:
        self._root, self._target, self._mutants = root, target, mutants
        self.outcomes: list[tuple[Mutant | None, str]] = []

    def run(self) -> None:
        # The options of `make test` say how to report, and there is no report here.
        words = ["-x", "-o", "addopts=--import-mode=importlib", *WITHOUT, *self._target.tests]
        pytest.main(words, plugins=[self])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for mutant in (None, *self._mutants):
            self.outcomes.append((mutant, self._outcome(session, mutant)))
            if mutant is None and self.outcomes[0][1] != SURVIVED:
                break
        return True

    def _outcome(self, session: pytest.Session, mutant: Mutant | None) -> str:
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            os._exit(self._test(session, mutant))
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return HUNG
        return {0: SURVIVED, 3: UNREACHED}.get(os.waitstatus_to_exitcode(status), KILLED)

    def _test(self, session: pytest.Session, mutant: Mutant | None) -> int:
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        signal.alarm(MOST_SECONDS * 10)  # a mutant may wait for ever without working
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        if mutant is not None and not exchange(self._root, mutant):
            return 3
        try:
            run_tests(session)
        except BaseException:
            return 1
        return 1 if session.testsfailed else 0


def exchange(root: Path, mutant: Mutant) -> bool:
    """Puts the changed code into the functions of the module that is loaded; tells whether any has changed."""
    module = importlib.import_module(mutant.module)
    changed = dict(codes(compile(mutated(root, mutant), str(path_of(root, mutant.module)), "exec")))
    is_changed = False
    for function in functions(module):
        code = changed.get(function.__code__.co_qualname)
        if code is not None and code != function.__code__:
            function.__code__ = code
            is_changed = True
    return is_changed


def codes(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant.co_qualname, constant
            yield from codes(constant)


def functions(module: ModuleType) -> Iterator[FunctionType]:
    """The functions and methods that a module defines, whatever they are wrapped in."""
    for value in vars(module).values():
        for member in (value, *(vars(value).values() if isinstance(value, type) else ())):
            for part in (member, getattr(member, "fget", None), getattr(member, "__func__", None)):
                function: Any = getattr(part, "__wrapped__", part)
                if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                    yield function
