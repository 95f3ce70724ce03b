"""The kernel in both its worlds: as it is installed (compiled where there is a compiler), and uncompiled."""

import importlib
import sys
import tomllib
import warnings
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

import fivetowers.fast

PACKAGE = Path(fivetowers.fast.__file__).parent
ROOT = Path(__file__).parents[2]


@cache
def compiled_modules() -> tuple[str, ...]:
    """The kernel's modules among those that the build compiles."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    modules = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["modules"]
    return tuple(module for module in modules if module.startswith("fivetowers.fast."))


class SourceFinder(MetaPathFinder):
    """Finds the kernel's modules as source files, whatever was compiled beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in compiled_modules():
            return None
        return spec_from_file_location(fullname, PACKAGE / f"{fullname.rpartition('.')[2]}.py")


class World:
    """The modules of one world."""

    def __init__(self, modules: dict[str, ModuleType]) -> None:
        self.table = modules["fivetowers.fast.table"]
        self.choices = modules["fivetowers.fast.choices"]
        self.letters = modules["fivetowers.fast.letters"]
        self.playout = modules["fivetowers.fast.playout"]
        self.batch = modules["fivetowers.fast.batch"]
        self.kernel = modules["fivetowers.fast.kernel"]


@cache
def world(name: str) -> World:
    """`installed` or `uncompiled`."""
    if name == "installed":
        return World({module: importlib.import_module(module) for module in compiled_modules()})
    kept = {module: sys.modules.pop(module) for module in compiled_modules() if module in sys.modules}
    finder = SourceFinder()
    sys.meta_path.insert(0, finder)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # the notice that they are not compiled
            modules = {module: importlib.import_module(module) for module in compiled_modules()}
    finally:
        sys.meta_path.remove(finder)
        for module in compiled_modules():
            sys.modules.pop(module, None)
        sys.modules.update(kept)
        for module, kept_module in kept.items():
            setattr(fivetowers.fast, module.rpartition(".")[2], kept_module)
    return World(modules)
