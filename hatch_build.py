"""The build hook: compiles the modules that pyproject.toml lists, or says clearly that they will run uncompiled.

In a wheel the compiled modules go in beside their sources; in an editable install they land beside them in the work
tree. FIVETOWERS_COMPILE=require makes a failure an error (wheels for others are built so), FIVETOWERS_COMPILE=skip
does without.
"""

import os
import runpy
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src")
LAYOUT = SOURCE / "fivetowers" / "fast" / "layout.py"
# Uncompiled modules import Cython's stand-ins for C types.
FOR_UNCOMPILED_MODULES = "cython>=3.2,<4"
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}
NOTICE = (
    "No C compiler could be used, so the fast kernel is installed uncompiled: everything works, but strong bots, "
    "analysis and training will be slow. Install a C compiler and install again. The reason: {reason}"
)


class CannotCompile(Exception):
    """There is no compiler, or it does not work."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # generic only for type checkers
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        write_layout_constants(Path(self.root))
        build_data["force_include"][str(Path(self.root, constants_path()))] = str(constants_path().relative_to(SOURCE))
        if version == "editable":
            self._remove_compiled()
        try:
            compiled = self._compile()
        except CannotCompile as reason:
            if os.environ.get("FIVETOWERS_COMPILE") == "require":
                raise
            self.app.display_warning(NOTICE.format(reason=reason))
            build_data["dependencies"].append(FOR_UNCOMPILED_MODULES)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in compiled:
            inside = path.relative_to(self._work)
            if version == "editable":
                shutil.copy2(path, Path(self.root, SOURCE, inside))
            else:
                build_data["force_include"][str(path)] = str(inside)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self._work, ignore_errors=True)

    def _remove_compiled(self) -> None:
        """A compiled module that is left from before must not meet new uncompiled ones."""
        for module in self.config["modules"]:
            source = Path(self.root, SOURCE, *module.split("."))
            for suffix in (".so", ".pyd"):
                for old in source.parent.glob(f"{source.name}.*{suffix}"):
                    old.unlink()

    def _compile(self) -> list[Path]:
        self._work = Path(tempfile.mkdtemp(prefix="fivetowers-build-"))
        if os.environ.get("FIVETOWERS_COMPILE") == "skip":
            raise CannotCompile("FIVETOWERS_COMPILE=skip asks for it")
        return compile_modules(Path(self.root), self.config["modules"], self._work)


def constants_path() -> Path:
    return LAYOUT.with_suffix(".pxd")


def write_layout_constants(root: Path) -> None:
    """The numbers of layout.py as C constants: named once, literals in the compiled code."""
    numbers = {name: value for name, value in runpy.run_path(str(root / LAYOUT)).items() if name.isupper()}
    lines = ["# Made from layout.py by hatch_build.py.", "cdef enum:"]
    lines += [f"    {name} = {value}" for name, value in numbers.items()]
    (root / constants_path()).write_text("\n".join(lines) + "\n", encoding="utf-8")


def compile_modules(root: Path, modules: list[str], work: Path) -> list[Path]:
    """Compiles all of these modules, or none; gives the files, which lie under `work` as they do in the package."""
    # Imported late: another kind of build needs neither.
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CCompilerError, ExecError, PlatformError

    source = root / SOURCE
    # setuptools asks MSVC for /O2 itself. Without symbols for debuggers the files are a tenth as large.
    optimise = [] if os.name == "nt" else ["-O3", "-g0"]
    extensions = cythonize(  # type: ignore[no-untyped-call]
        [
            Extension(
                module, [str(source.joinpath(*module.split(".")).with_suffix(".py"))], extra_compile_args=optimise
            )
            for module in modules
        ],
        build_dir=str(work / "generated"),
        include_path=[str(source)],
        compiler_directives=DIRECTIVES,
        quiet=True,
    )
    command = build_ext(Distribution({"name": "fivetowers", "ext_modules": extensions}))
    command.build_lib = str(work)
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    try:
        command.run()
    except (CCompilerError, ExecError, PlatformError, OSError) as error:
        raise CannotCompile(str(error)) from error
    return [Path(path) for path in command.get_outputs()]
