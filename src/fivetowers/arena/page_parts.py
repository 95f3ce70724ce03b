"""The parts of a self-contained HTML page: styles, headings and tables. It loads nothing from elsewhere."""

from collections.abc import Iterable, Sequence
from html import escape

from fivetowers.text import spoken

STYLE = """
:root { color-scheme: light dark; --ink: #1d2430; --quiet: #667085; --paper: #fff; --grid: #e4e7ec;
  --main: #2f6fde; --band: #2f6fde33; --due: #d0711c; --better: #2f9e61; --worse: #d4484f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ef; --quiet: #98a2b3; --paper: #14181f; --grid: #2b323d;
  --main: #7aa7ff; --band: #7aa7ff33; --due: #f0a35c; --better: #58c98b; --worse: #ff8087; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .7rem; border-bottom: 1px solid var(--grid); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
table.words th, table.words td { text-align: left; white-space: normal; vertical-align: top; }
pre { font-size: .9rem; white-space: pre-wrap; overflow-wrap: anywhere; }
p.note { color: var(--quiet); max-width: 45rem; }
svg { width: 100%; height: auto; display: block; font-size: 13px; } svg text { fill: var(--ink); }
svg .quiet { fill: var(--quiet); font-size: 11px; } svg line.grid { stroke: var(--grid); }
svg line.due { stroke: var(--due); stroke-dasharray: 4 4; } svg line.interval { stroke: var(--main); stroke-width: 3; }
svg .mean { fill: var(--main); } svg .band { fill: var(--band); }
svg .course { fill: none; stroke: var(--main); stroke-width: 2; }
svg .better { fill: var(--better); } svg .worse { fill: var(--worse); }
"""


def html_page(title: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def html_section(heading: str, content: str, note: str = "") -> str:
    after = f'\n<p class="note">{escape(note)}</p>' if note else ""
    return f"<section>\n<h2>{escape(heading)}</h2>\n{html_wide(content)}{after}\n</section>"


def html_wide(content: str) -> str:
    return f'<div class="wide">{content}</div>'


def html_table(headings: Sequence[str], rows: Iterable[Sequence[str]], *, has_words: bool = False) -> str:
    """`has_words`: cells with more than figures, which may be broken into lines."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>\n" for cells in rows)
    look = ' class="words"' if has_words else ""
    return f"<table{look}>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>"


def html_list(items: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(item)}</li>' for item in items)}</ul>"
