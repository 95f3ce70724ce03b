"""The history of a training run: one line of JSON for each strength test, and a plot of them as SVG."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

_WIDTH, _HEIGHT, _EDGE = 720, 360, 48
_COLOURS = ("#1b6ca8", "#c2571a", "#3a7d44", "#7a4fa3")


@dataclass(frozen=True, slots=True)
class StrengthLook:
    """After this many games: mean losses since the look before, and win shares against fixed opponents."""

    games: int
    seconds: float
    share_loss: float
    points_loss: float
    points: float
    strength: dict[str, float] = field(default_factory=dict)


def append(path: Path, look: StrengthLook) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(look)) + "\n")


def read(path: Path, *, up_to: int) -> list[StrengthLook]:
    """The looks so far. Those after the last checkpoint, which come again, are left out; so is half a line."""
    if not path.exists():
        return []
    lines = path.read_text("utf-8").splitlines(keepends=True)
    looks = [StrengthLook(**json.loads(line)) for line in lines if line.endswith("\n")]
    return [look for look in looks if look.games <= up_to]


def rewrite(path: Path, looks: Sequence[StrengthLook]) -> None:
    path.write_text("".join(json.dumps(asdict(look)) + "\n" for look in looks), "utf-8")


def plot(looks: Sequence[StrengthLook], title: str) -> str:
    """Win share against each opponent over games."""
    most = max((look.games for look in looks), default=1) or 1
    names = sorted({name for look in looks for name in look.strength})
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="sans-serif" '
        'font-size="13">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="{_EDGE}" y="22" font-size="15">{title}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _y(share)
        parts.append(f'<line x1="{_EDGE}" x2="{_WIDTH - _EDGE}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="8" y="{y + 4:.1f}">{share:.2f}</text>')
    parts.append(f'<text x="{_WIDTH - _EDGE}" y="{_HEIGHT - 14}" text-anchor="end">{most:,} games</text>')
    for index, name in enumerate(names):
        colour = _COLOURS[index % len(_COLOURS)]
        points = [
            f"{_EDGE + (_WIDTH - 2 * _EDGE) * look.games / most:.1f},{_y(look.strength[name]):.1f}"
            for look in looks
            if name in look.strength
        ]
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{_EDGE + 150 * index}" y="{_HEIGHT - 14}" fill="{colour}">against {name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _y(share: float) -> float:
    return _HEIGHT - _EDGE - share * (_HEIGHT - 2 * _EDGE)
