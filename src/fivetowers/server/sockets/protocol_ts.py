"""The page's protocol.ts, made from the types of the messages. `make golden` writes it; a test compares.

python -m fivetowers.server.sockets.protocol_ts > web/src/lib/protocol.ts
"""

import sys
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from fivetowers.errors import Fact
from fivetowers.state import Phase, Variant
from fivetowers.table import commands, events, messages, table
from fivetowers.table.view import board, public, turn

# Lists of words: the list, the type of one of them, and where they come from.
WORDS: list[tuple[str, str, tuple[str, ...]]] = [
    ("REACTIONS", "Reaction", get_args(messages.Reaction)),
    ("ASKS", "AskKind", get_args(commands.AskKind)),
    ("VARIANTS", "Variant", tuple(variant.value for variant in Variant)),
    ("TABLE_PHASES", "TablePhase", get_args(table.TablePhase)),
    ("PHASES", "Phase", tuple(phase.value for phase in Phase)),
    ("PLAYERS", "Player", get_args(table.TurnPlayer)),
    ("SEAT_KINDS", "SeatKind", get_args(events.SeatKind)),
    ("UNDO_MODES", "UndoMode", get_args(table.UndoMode)),
    ("END_REASONS", "EndReason", get_args(events.EndReason)),
    ("ACTORS", "By", get_args(events.By)),
]
# What the page calls by another name than the server.
NAMES: dict[type, str] = {
    board.StateView: "State",
    board.ScoreView: "ScoreParts",
    turn.TurnView: "Turn",
    public.PlayedView: "Played",
    public.AskView: "Ask",
    public.TableView: "TableMessage",
}
PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
HEAD = """\
/** The messages on a table's socket. Made from the server's types by `make golden`: not to be changed by hand.
 *
 * Seats count from 1. What the server leaves out when it has its default is optional here.
 */
import type { CardText, Kind, Towers } from './cards';
"""


def protocol() -> str:
    """The whole file."""
    server, client = get_args(messages.FromServer), get_args(messages.FromClient)
    structs = _in_order([*server, events.TableOptions, *client])
    blocks = [
        HEAD,
        f"export const PROTOCOL_VERSION = {messages.PROTOCOL_VERSION};\n",
        *(_words(name, one, words) for name, one, words in WORDS),
        f"export type Fact = {type_text(Fact)};\nexport type Facts = Readonly<Record<string, Fact>>;\n",
        *(_interface(struct, sent=struct in client) for struct in structs),
        _union("FromServer", "FROM_SERVER", server),
        _union("FromClient", "FROM_CLIENT", client),
    ]
    return "\n".join(blocks)


def _words(name: str, one: str, words: tuple[str, ...]) -> str:
    listed = ", ".join(f"'{word}'" for word in words)
    return f"export const {name} = [{listed}] as const;\nexport type {one} = (typeof {name})[number];\n"


def _union(name: str, tags: str, structs: tuple[type[msgspec.Struct], ...]) -> str:
    listed = "".join(f"  '{struct.__struct_config__.tag}',\n" for struct in structs)
    members = "\n  | ".join(_name(struct) for struct in structs)
    return f"export const {tags} = [\n{listed}] as const;\nexport type {name} =\n  | {members};\n"


def _interface(struct: type[msgspec.Struct], *, sent: bool) -> str:
    config = struct.__struct_config__
    hints = get_type_hints(struct, include_extras=True)
    lines = [f"  readonly {config.tag_field}: '{config.tag}';"] if config.tag_field else []
    for field in msgspec.structs.fields(struct):
        mark = "?" if not field.required and (config.omit_defaults or sent) else ""
        lines.append(f"  readonly {field.encode_name}{mark}: {type_text(hints[field.name])};")
    about = (struct.__doc__ or "").split("\n\n")[0].replace("\n    ", "\n * ").replace("None", "null").strip()
    comment = f"/** {about} */\n" if about else ""
    body = "\n".join(lines)
    return f"{comment}export interface {_name(struct)} {{\n{body}\n}}\n"


def _name(struct: type) -> str:
    return NAMES.get(struct, struct.__name__)


def type_text(wanted: Any) -> str:
    """A type in TypeScript.

    >>> type_text(list[int | None]), type_text(turn.TurnView), type_text(board.Towers)
    ('readonly (number | null)[]', 'Turn', 'Towers')
    """
    origin, arguments = get_origin(wanted), get_args(wanted)
    if origin is Annotated:
        titles = [meta.title for meta in arguments[1:] if isinstance(meta, msgspec.Meta) and meta.title]
        return titles[0] if titles else type_text(arguments[0])
    if wanted in PLAIN:
        return PLAIN[wanted]
    if origin is Literal:
        known = [one for _, one, words in WORDS if words == arguments]
        return known[0] if known else " | ".join(f"'{word}'" for word in arguments)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(type_text(part) for part in arguments))
    if origin in (list, tuple):
        inner = type_text(arguments[0])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if origin is dict:
        if arguments == (str, Fact):
            return "Facts"
        return f"Readonly<Partial<Record<{type_text(arguments[0])}, {type_text(arguments[1])}>>>"
    if isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
        return _name(wanted)
    raise TypeError(f"no TypeScript for {wanted}")


def _in_order(structs: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """Each once, after those that it is made of."""
    found: dict[type[msgspec.Struct], None] = {}

    def add(struct: type[msgspec.Struct]) -> None:
        if struct not in found:
            for hint in get_type_hints(struct, include_extras=True).values():
                for part in _structs(hint):
                    add(part)
            found[struct] = None

    for struct in structs:
        add(struct)
    return list(found)


def _structs(hint: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for argument in get_args(hint):
        yield from _structs(argument)


if __name__ == "__main__":
    sys.stdout.write(protocol())
