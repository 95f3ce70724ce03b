"""The kernel in both its worlds: as it is installed (compiled where there is a compiler), and uncompiled."""

import importlib
import sys
import tomllib
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
# Not compiled, but bound to the modules of its world by its imports
BESIDE_THEM = ("fivetowers.fast.game.batch",)


@cache
def compiled_modules() -> tuple[str, ...]:
    """The kernel's modules among those that the build compiles."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    modules = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["modules"]
    return tuple(module for module in modules if module.startswith("fivetowers.fast."))


def source_of(module: str) -> Path:
    return ROOT.joinpath("src", *module.split(".")).with_suffix(".py")


class SourceFinder(MetaPathFinder):
    """Finds the kernel's modules as source files, whatever was compiled beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in compiled_modules() + BESIDE_THEM:
            return None
        return spec_from_file_location(fullname, source_of(fullname))


class World:
    """The modules of one world."""

    def __init__(self, modules: dict[str, ModuleType]) -> None:
        self.door = modules["fivetowers.fast.game.door"]
        self.playout = modules["fivetowers.fast.game.playout"]
        self.batch = modules["fivetowers.fast.game.batch"]
        self.kernel = modules["fivetowers.fast.game.kernel"]
        self.seat_offer = modules["fivetowers.fast.game.seat_offer"]


@cache
def world(name: str) -> World:
    """`installed` or `uncompiled`."""
    return World(modules_of(name))


@cache
def modules_of(name: str) -> dict[str, ModuleType]:
    if name == "installed":
        return {module: importlib.import_module(module) for module in compiled_modules() + BESIDE_THEM}
    installed = modules_of("installed")
    finder = SourceFinder()
    for module in installed:
        del sys.modules[module]
    sys.meta_path.insert(0, finder)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # the notice that they are not compiled
            return {module: importlib.import_module(module) for module in compiled_modules() + BESIDE_THEM}
    finally:
        sys.meta_path.remove(finder)
        _put_in_place(installed)


@contextmanager
def inside(name: str) -> Iterator[None]:
    """Whatever is imported from the kernel inside comes from this world; bots import it when they need it."""
    _put_in_place(modules_of(name))
    try:
        yield
    finally:
        _put_in_place(modules_of("installed"))


def _put_in_place(modules: dict[str, ModuleType]) -> None:
    sys.modules.update(modules)
    for module, found in modules.items():
        room, _, name = module.rpartition(".")
        setattr(sys.modules[room], name, found)
