"""The pieces in the box, read from a data file that says where each figure comes from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from tutor.chocolatiers.component_problems import Form, Problem, find_problems
from tutor.chocolatiers.kinds import KINDS
from tutor.chocolatiers.state import Tile
from tutor.i18n import _
from tutor.kit.errors import PlainError
from tutor.kit.resources import resource
from tutor.kit.toml import TomlError, read_toml

STANDARD = resource("tutor.chocolatiers", "data", "components.toml")
WILD_TOKENS = 12
FORM = Form(
    edition="chocolatiers",
    fixed={
        "players": {"min": 2, "max": 4},
        "setup": {
            "hand": 3,
            "tray": 6,
            "hand_limit": 6,
            "wilds": 3,
            "wild_tokens": WILD_TOKENS,
            "stacks": 5,
            "stack_height": {"2": 3, "3": 4, "4": 5},
            "boxes_to_end": 6,
        },
    },
    scoring=("first", *KINDS),
    switches={"wild_chain": (True, False)},
    cards=39,
    tiles=30,
)
"""What the rulebook says of the box."""
MAX_BYTES = 1 << 18
"""A components file is some kilobytes; a far longer one is something else."""


class ComponentsError(PlainError):
    """A components file that cannot be played with; `problems` names each, with its line."""

    def __init__(self, path: Path, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(f"{path.name}: {problem}" for problem in self.problems))


@attrs.frozen
class Components:
    """What is in the box of one edition.

    `cards`: number of each kind. `scoring`: points by "first" or kind. `stack_height`: tiles in a
    stack by number of players. `hand`, `tray`: cards dealt. `wilds`: tokens for each player.
    """

    players: range
    hand: int
    tray: int
    hand_limit: int
    wilds: int
    stacks: int
    stack_height: Mapping[int, int]
    boxes_to_end: int
    wild_chain: bool
    cards: Mapping[str, int]
    scoring: Mapping[str, int]
    tiles: tuple[Tile, ...]


def load_components(path: Path = STANDARD) -> Components:
    """Read and check a components file; ours is read once. Raises ComponentsError."""
    return _ours() if path == STANDARD else _read(path)


@cache
def _ours() -> Components:
    return _read(STANDARD)


def read_file(path: Path, form: Form) -> dict[str, Any]:
    """The data of a components file of that form. Raises ComponentsError."""
    try:
        text = _text(path)
        data = _parsed(text)
    except _Unreadable as error:
        raise ComponentsError(path, [error.problem]) from None
    problems = find_problems(data, text, form)
    if problems:
        raise ComponentsError(path, problems)
    return data


def edition_of(path: Path, known: Sequence[str]) -> str:
    """Which of the known editions a file says it is for; the first one where it says none.

    Raises ComponentsError for a file that cannot be read.
    """
    try:
        said = _parsed(_text(path)).get("edition")
    except _Unreadable as error:
        raise ComponentsError(path, [error.problem]) from None
    return said if isinstance(said, str) and said in known else known[0]


def tiles_of(data: dict[str, Any]) -> tuple[Tile, ...]:
    """The Box tiles of a file that has been checked."""
    return tuple(Tile(t["spaces"], t["points"]) for t in data["tiles"])


def _read(path: Path) -> Components:
    data = read_file(path, FORM)
    setup = data["setup"]
    return Components(
        players=range(data["players"]["min"], data["players"]["max"] + 1),
        hand=setup["hand"],
        tray=setup["tray"],
        hand_limit=setup["hand_limit"],
        wilds=setup["wilds"],
        stacks=setup["stacks"],
        stack_height={int(n): height for n, height in setup["stack_height"].items()},
        boxes_to_end=setup["boxes_to_end"],
        wild_chain=data["switches"]["wild_chain"],
        cards={k: data["cards"][k] for k in KINDS},
        scoring={k: data["scoring"][k] for k in FORM.scoring},
        tiles=tiles_of(data),
    )


class _Unreadable(Exception):  # noqa: N818 (never leaves this file)
    def __init__(self, text: str, line: int = 0) -> None:
        self.problem = Problem(line, text)


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (FileNotFoundError, ValueError):  # ValueError: a name with a null character
        raise _Unreadable(_("there is no such file.")) from None
    except IsADirectoryError:
        raise _Unreadable(_("this is a folder; give the file in it.")) from None
    except OSError as error:
        raise _Unreadable(
            _("this file cannot be read: {why}.").format(why=error.strerror)
        ) from None
    if len(data) > MAX_BYTES:
        raise _Unreadable(_("this file is far too long for a components file."))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _Unreadable(
            _("this is not text in UTF-8; save the file as text."),
            line=data.count(b"\n", 0, error.start) + 1,
        ) from None


def _parsed(text: str) -> dict[str, Any]:
    try:
        return read_toml(text)
    except TomlError as error:
        raise _Unreadable(str(error), error.line) from None
