"""Tables on the terminal."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from fivetowers.render import BORDER, STRONG


def plain_table(columns: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER, header_style=STRONG, pad_edge=False)
    for column in columns:
        table.add_column(Text(column))
    return table
