"""A hook of MkDocs: pages in the root of the repository become pages of the site, and links to them follow."""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
}
_LINK = re.compile(r"\]\((?!\w+:|#)([^)#]+)(#[^)]*)?\)")


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for source, page in PAGES.items():
        files.append(File.generated(config, page, content=_from_root((ROOT / source).read_text("utf-8"))))
    for path in linked_files():
        files.append(File.generated(config, f"files/{path}", abs_src_path=str(ROOT / path)))
    files.append(File.generated(config, "pictures/icon.svg", abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Links that leave docs/: `../deploy/Caddyfile` is shown as the file itself."""
    depth = page.file.src_uri.count("/")
    return _LINK.sub(lambda match: f"]({_inside(match[1], depth)}{match[2] or ''})", markdown)


def linked_files() -> list[str]:
    """The files outside docs/ that some page links to, from the root."""
    found = set()
    for path in (*(ROOT / "docs").rglob("*.md"), *(ROOT / source for source in PAGES)):
        for target, _ in _LINK.findall(path.read_text("utf-8")):
            file = (path.parent / target).resolve()
            if file.is_file() and not file.is_relative_to(ROOT / "docs") and file.name not in PAGES:
                found.add(file.relative_to(ROOT).as_posix())
    return sorted(found)


def _from_root(text: str) -> str:
    """A page of the root as if it lay in docs/: `docs/rules.md` is `rules.md` there, anything else lies above."""

    def moved(match: re.Match[str]) -> str:
        target = match[1]
        inside = target.removeprefix("docs/") if target.startswith("docs/") else f"../{target}"
        return f"]({inside}{match[2] or ''})"

    return _LINK.sub(moved, text)


def _inside(target: str, depth: int) -> str:
    up = "../" * depth
    if not target.startswith(f"{up}../"):
        return target
    path = target.removeprefix(f"{up}../")
    return up + PAGES.get(path, f"files/{path}")
