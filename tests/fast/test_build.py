"""The build: compiled wherever there is a compiler, and a package that works, with a notice, where there is none."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from fivetowers.fast import is_compiled
from fivetowers.fast.game import layout
from tests.fast.worlds import ROOT, compiled_modules, source_of, world

NEEDED = ("LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "src")
MADE = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "layout.pxd")


def test_the_kernel_is_compiled_where_there_is_a_compiler() -> None:
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    assert is_compiled() == (shutil.which(compiler) is not None)


def test_compiled_modules_are_not_older_than_their_sources() -> None:
    if not is_compiled():
        return
    old = []
    for module in compiled_modules():
        source = source_of(module)
        (compiled,) = source.parent.glob(f"{source.stem}.*{sysconfig.get_config_var('EXT_SUFFIX').rpartition('.')[2]}")
        sources = [source, source.with_suffix(".pxd"), source_of("fivetowers.fast.game.layout")]
        old += [source.name for source in sources if source.stat().st_mtime > compiled.stat().st_mtime]
    assert old == [], "compile them again with `make setup`"


def test_uncompiled_modules_are_tested_uncompiled() -> None:
    uncompiled = world("uncompiled")
    assert Path(str(uncompiled.kernel.__file__)).suffix == ".py"
    assert uncompiled.kernel is not world("installed").kernel


def test_the_layout_has_room_for_everything() -> None:
    assert layout.BIDS + layout.MOST_PLAYERS <= layout.HEADER_SIZE
    assert layout.LAST_RUBBLE < layout.SEAT_SIZE
    assert layout.LAST_OF_DECK < layout.STATE_SIZE
    assert layout.STATE_SIZE % 8 == 0


def copy_of_sources(folder: Path) -> Path:
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=MADE)
        else:
            shutil.copy(ROOT / name, folder / name)
    # Without a compiler all modules fail alike: one is enough.
    settings = (folder / "pyproject.toml").read_text("utf-8")
    one_module = re.sub(r"^modules = \[.*?^\]", 'modules = ["fivetowers.fast.game.lots"]', settings, flags=re.M | re.S)
    assert one_module != settings
    (folder / "pyproject.toml").write_text(one_module, encoding="utf-8")
    return folder


def build_wheel(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "out"],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_compiler_the_package_installs_uncompiled_and_says_so(tmp_path: Path) -> None:
    run = build_wheel(copy_of_sources(tmp_path), CC="no-such-compiler", CXX="no-such-compiler")
    assert run.returncode == 0, run.stderr
    assert "No C compiler could be used" in run.stderr + run.stdout
    (wheel,) = (tmp_path / "out").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as content:
        names = content.namelist()
        content.extractall(tmp_path / "installed")
    assert "fivetowers/fast/game/kernel.py" in names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
    (metadata,) = (tmp_path / "installed").glob("*.dist-info/METADATA")
    assert re.search(r"^Requires-Dist: cython", metadata.read_text("utf-8"), re.MULTILINE)
    # It plays, and gives notice.
    program = "from fivetowers.fast.game.playout import play_random_games as p; print(p(2, 1).games)"
    played = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(tmp_path / "installed")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert played.stdout == "1\n"
    assert "not compiled" in played.stderr


def test_wheels_for_others_are_not_built_uncompiled(tmp_path: Path) -> None:
    run = build_wheel(copy_of_sources(tmp_path), FIVETOWERS_COMPILE="require", CC="no-such-compiler")
    assert run.returncode != 0
    assert not list(tmp_path.glob("out/*.whl"))


@pytest.mark.parametrize("module", ["fivetowers", "fivetowers.cli.main", "fivetowers.encoding"])
def test_the_kernel_and_numpy_are_loaded_late(module: str) -> None:
    late = ("numpy", "fivetowers.fast.game.kernel")
    program = f"import sys, {module}; print([name for name in sys.modules if name in {late}])"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
