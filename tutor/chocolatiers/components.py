"""The pieces in the box, read from a data file that says where each figure comes from."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs

from tutor.chocolatiers.kinds import EMPTY, KINDS
from tutor.chocolatiers.state import Tile
from tutor.i18n import _

DATA = Path(__file__).parent / "data"
STANDARD = DATA / "components.toml"
SOURCES = ("rulebook", "reported", "reconstructed")

CARDS_TOTAL, TILES_TOTAL, WILD_TOKENS = 39, 30, 12
"""The rulebook's own counts."""


class ComponentsError(ValueError):
    """A components file that cannot be played with; `problems` names each, with its line."""

    def __init__(self, path: Path, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("\n".join(f"{path.name}, {problem}" for problem in problems))


@attrs.frozen
class Components:
    """What is in the box of one edition.

    `cards`: number of each kind. `scoring`: points by "first" or kind. `stack_height`: tiles in a stack by number of players.
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
    """Read and check a components file. Raises ComponentsError, one line a problem."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise ComponentsError(path, [_("line 1: this file cannot be read as text.")]) from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(path, [_("not valid TOML: {error}.").format(error=error)]) from None
    problems = list(_problems(data, _Lines(text)))
    if problems:
        raise ComponentsError(path, problems)
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
        scoring={k: data["scoring"][k] for k in ("first", *KINDS)},
        tiles=tuple(Tile(t["spaces"], t["points"]) for t in data["tiles"]),
    )


class _Lines:
    """Finds the line a figure stands in, since TOML readers forget it."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()

    def of(self, table: str, key: str = "", nth: int = 0) -> int:
        """Line of `key` in the nth table of that name; the table's own line if it is missing."""
        header = re.compile(rf"\s*\[\[?\s*{re.escape(table)}\s*\]")
        starts = [n for n, line in enumerate(self.lines, 1) if header.match(line)]
        if nth >= len(starts):
            return 1
        start = starts[nth]
        for n, line in enumerate(self.lines[start:], start + 1):
            if line.lstrip().startswith("["):
                break
            if key and re.match(rf"\s*{re.escape(key)}\s*=", line):
                return n
        return start


_FIXED: Mapping[str, Mapping[str, Any]] = {
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
}
"""Figures the rulebook states: a file may not change them."""


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _problems(data: dict[str, Any], lines: _Lines) -> list[str]:
    found: list[str] = []

    def say(line: int, text: str) -> None:
        found.append(_("line {n}: {what}").format(n=line, what=text))

    def table(name: str) -> dict[str, Any]:
        value = data.get(name)
        if not isinstance(value, dict):
            say(1, _("the table [{name}] is missing.").format(name=name))
            return {}
        return value

    for name, figures in _FIXED.items():
        given = table(name)
        for key, right in figures.items() if given else ():
            if given.get(key) != right:
                say(
                    lines.of(name, key),
                    _("{key} must be {right}: the rulebook says so.").format(key=key, right=right),
                )
    cards = table("cards")
    for kind in KINDS if cards else ():
        if not _whole(cards.get(kind)):
            say(
                lines.of("cards", kind),
                _("give the number of {kind} cards, a whole number.").format(kind=kind),
            )
    if cards and all(_whole(cards.get(k)) for k in KINDS):
        total = sum(cards[k] for k in KINDS)
        if total != CARDS_TOTAL:
            say(
                lines.of("cards"),
                _("the cards add up to {sum}; the rulebook has {total}.").format(
                    sum=total, total=CARDS_TOTAL
                ),
            )
    scoring = table("scoring")
    for key in ("first", *KINDS) if scoring else ():
        if not _whole(scoring.get(key)):
            say(
                lines.of("scoring", key),
                _("give the points of the Scoring card “{key}”, a whole number.").format(key=key),
            )
    switches = table("switches")
    if switches and not isinstance(switches.get("wild_chain"), bool):
        say(lines.of("switches", "wild_chain"), _("wild_chain must be true or false."))
    for name in ("cards", "scoring"):
        entry = data.get(name)
        if isinstance(entry, dict) and entry.get("source") not in SOURCES:
            say(lines.of(name, "source"), _source_message())
    _tile_problems(data.get("tiles"), lines, say)
    return found


def _tile_problems(tiles: object, lines: _Lines, say: Any) -> None:
    if not isinstance(tiles, list) or not all(isinstance(t, dict) for t in tiles):
        say(1, _("no [[tiles]] found."))
        return
    if len(tiles) != TILES_TOTAL:
        say(
            lines.of("tiles"),
            _("{n} tiles; the rulebook has {total}.").format(n=len(tiles), total=TILES_TOTAL),
        )
    for n, tile in enumerate(tiles):
        spaces = tile.get("spaces")
        if (
            not isinstance(spaces, str)
            or len(spaces) != 4
            or any(s not in KINDS + EMPTY for s in spaces)
            or spaces.count(EMPTY) > 1
        ):
            say(
                lines.of("tiles", "spaces", n),
                _(
                    "spaces must be four of {kinds}, with at most one “.” for an empty space."
                ).format(kinds=KINDS),
            )
        if not _whole(tile.get("points")) or not 1 <= tile["points"] <= 9:
            say(lines.of("tiles", "points", n), _("points must be a whole number from 1 to 9."))
        if tile.get("source") not in SOURCES:
            say(lines.of("tiles", "source", n), _source_message())


def _source_message() -> str:
    return _("source must be one of {known}: where does the figure come from?").format(
        known=", ".join(SOURCES)
    )
