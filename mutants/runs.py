"""Runs the narrow tests of a module with each of its mutants.

The tests are collected once, and run once without a mutant, to see which of them call which function. Each mutant gets
a fork, in which the code of the changed function is exchanged in place. The tests that call it run first, quick ones
before slow ones, up to the first that fails; a mutant has survived only if all the others pass too.
"""

import importlib
import json
import os
import resource
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
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
        self._calls = Calls(str(path_of(root, target.module)))

    def run(self) -> None:
        # The options of `make test` say how to report, and there is no report here.
        options = ["-x", "-o", "addopts=--doctest-modules --import-mode=importlib", *WITHOUT]
        module = path_of(self._root, self._target.module)  # the examples in its docstrings are tests too
        words = [*options, str(module), *self._target.tests]
        pytest.main(words, plugins=[self])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        with tempfile.NamedTemporaryFile("r", suffix=".json") as seen:
            self.outcomes.append((None, self._outcome(session, None, Path(seen.name))))
            if self.outcomes[0][1] != SURVIVED:
                return True
            self._calls.read(Path(seen.name))
        for mutant in self._mutants:
            self.outcomes.append((mutant, self._outcome(session, mutant)))
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        with self._calls.during(item.nodeid):
            return (yield)

    def _outcome(self, session: pytest.Session, mutant: Mutant | None, seen: Path | None = None) -> str:
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            os._exit(self._test(session, mutant, seen))
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return HUNG
        return {0: SURVIVED, 3: UNREACHED}.get(os.waitstatus_to_exitcode(status), KILLED)

    def _test(self, session: pytest.Session, mutant: Mutant | None, seen: Path | None) -> int:
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        signal.alarm(MOST_SECONDS * 10)  # a mutant may wait forever without working
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        if mutant is not None:
            changed = exchange(self._root, mutant)
            if not changed:
                return 3
            session.items.sort(key=lambda item: self._calls.order(item.nodeid, changed))
        try:
            run_tests(session)
        except BaseException:
            return 1
        if seen is not None:
            self._calls.write(seen)
        return 1 if session.testsfailed else 0


class Calls:
    """Which functions of one file each test calls, and how long it takes."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._called: dict[str, set[str]] = {}
        self._seconds: dict[str, float] = {}
        self._now: set[str] = set()

    @contextmanager
    def during(self, test: str) -> Iterator[None]:
        """Looks on while a test runs, if nothing is known yet."""
        if test in self._seconds:
            yield
            return
        self._now = self._called[test] = set()
        began = time.process_time()
        threading.settrace(self._note)
        sys.settrace(self._note)
        try:
            yield
        finally:
            sys.settrace(None)
            threading.settrace(None)
            self._seconds[test] = time.process_time() - began

    def _note(self, frame: FrameType, event: str, argument: object) -> None:
        if frame.f_code.co_filename == self._file:
            self._now.add(frame.f_code.co_qualname)

    def order(self, test: str, functions: set[str]) -> tuple[bool, float]:
        return self._called[test].isdisjoint(functions), self._seconds[test]

    def write(self, path: Path) -> None:
        rows = {test: [seconds, sorted(self._called[test])] for test, seconds in self._seconds.items()}
        path.write_text(json.dumps(rows), "utf-8")

    def read(self, path: Path) -> None:
        for test, (seconds, called) in json.loads(path.read_text("utf-8")).items():
            self._seconds[test], self._called[test] = seconds, set(called)


def exchange(root: Path, mutant: Mutant) -> set[str]:
    """Puts the changed code into the functions of the module that is loaded; gives the names of those that changed."""
    path = path_of(root, mutant.module)
    # as it stands in the file: what is loaded may differ, because pytest rewrites assertions
    before = dict(codes(compile(path.read_text("utf-8"), str(path), "exec")))
    after = dict(codes(compile(mutated(root, mutant), str(path), "exec")))
    names = set()
    for function in functions(importlib.import_module(mutant.module)):
        name = function.__code__.co_qualname
        if name in after and after[name] != before[name]:
            function.__code__ = after[name]
            names.add(name)
    return names


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
