"""What does not fit in a components file: every problem, each with its line."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from typing import Any

import attrs

from tutor.chocolatiers.kinds import EMPTY, KINDS
from tutor.chocolatiers.toml_lines import TomlLines
from tutor.engine import brief
from tutor.i18n import _

SOURCES = ("rulebook", "reported", "reconstructed")
"""Where a figure may come from."""
EDITION = "chocolatiers"
CARDS_TOTAL, TILES_TOTAL, WILD_TOKENS = 39, 30, 12
"""The rulebook's own counts."""
FIXED: Mapping[str, Mapping[str, Any]] = {
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
OWN: Mapping[str, tuple[str, ...]] = {
    "switches": ("wild_chain",),
    "cards": (*KINDS, "total", "total_source"),
    "scoring": ("first", *KINDS),
}
"""Tables a teacher may change, and their entries."""
NOTES = ("source", "note")
"""Entries that any table may have; `source` it must have."""
MOST = 20
"""Problems shown; whoever sees twenty mends those first."""

Found = Iterator[tuple[int, str]]


@attrs.frozen
class Problem:
    """What is wrong, and in which line; line 0 is the file itself."""

    line: int
    text: str

    def __str__(self) -> str:
        return _("line {n}: {what}").format(n=self.line, what=self.text) if self.line else self.text


def find_problems(data: dict[str, Any], text: str) -> list[Problem]:
    """All that does not fit, in the order of the lines; a long list is cut short."""
    found = sorted(_everything(data, TomlLines(text)), key=lambda problem: problem[0])
    problems = [Problem(line, what) for line, what in dict.fromkeys(found)]
    if len(problems) > MOST:
        more = _("and {n} more problems.").format(n=len(problems) - MOST)
        problems[MOST:] = [Problem(0, more)]
    return problems


def _everything(data: dict[str, Any], lines: TomlLines) -> Found:
    for name in data:
        if name not in ("edition", "tiles", *FIXED, *OWN):
            yield lines.of(name), _("“{name}” means nothing here.").format(name=brief(name))
    if data.get("edition") != EDITION:
        yield lines.of("", "edition"), _("edition must be “{right}”.").format(right=EDITION)
    for name, figures in FIXED.items():
        table = yield from _table(data, name, tuple(figures), lines)
        if table is not None:
            for key, right in figures.items():
                if not _same(table.get(key), right):
                    yield lines.of(name, key), _fixed(key, right)
    for name, keys in OWN.items():
        table = yield from _table(data, name, keys, lines)
        if table is not None:
            yield from _CHECKS[name](table, lines)
    yield from _tiles(data.get("tiles"), lines)


def _table(
    data: dict[str, Any], name: str, keys: tuple[str, ...], lines: TomlLines
) -> Generator[tuple[int, str], None, dict[str, Any] | None]:
    """The table of that name, if there is one; what is wrong with its form comes out on the way."""
    table = data.get(name)
    if not isinstance(table, dict):
        yield lines.of(name), _("the table [{name}] is missing.").format(name=name)
        return None
    for key in table:
        if key not in (*keys, *NOTES):
            yield (
                lines.of(name, key),
                _("“{name}” means nothing in [{table}].").format(name=brief(key), table=name),
            )
    if table.get("source") not in SOURCES:
        yield lines.of(name, "source"), _source_message()
    return table


def _cards(cards: dict[str, Any], lines: TomlLines) -> Found:
    for kind in KINDS:
        if not _whole(cards.get(kind), 0, CARDS_TOTAL):
            yield (
                lines.of("cards", kind),
                _("give the number of {kind} cards, a whole number.").format(kind=kind),
            )
    if all(_whole(cards.get(k), 0, CARDS_TOTAL) for k in KINDS):
        total = sum(cards[k] for k in KINDS)
        if total != CARDS_TOTAL:
            yield (
                lines.of("cards"),
                _("the cards add up to {sum}; the rulebook has {total}.").format(
                    sum=total, total=CARDS_TOTAL
                ),
            )
    if not _same(cards.get("total", CARDS_TOTAL), CARDS_TOTAL):
        yield lines.of("cards", "total"), _fixed("total", CARDS_TOTAL)


def _scoring(scoring: dict[str, Any], lines: TomlLines) -> Found:
    for key in OWN["scoring"]:
        if not _whole(scoring.get(key), 0, 99):
            yield (
                lines.of("scoring", key),
                _("give the points of the Scoring card “{key}”, a whole number.").format(key=key),
            )


def _switches(switches: dict[str, Any], lines: TomlLines) -> Found:
    if not isinstance(switches.get("wild_chain"), bool):
        yield lines.of("switches", "wild_chain"), _("wild_chain must be true or false.")


_CHECKS = {"cards": _cards, "scoring": _scoring, "switches": _switches}


def _tiles(tiles: object, lines: TomlLines) -> Found:
    if not isinstance(tiles, list) or not all(isinstance(tile, dict) for tile in tiles):
        yield lines.of("tiles"), _("write each Box tile as a table [[tiles]].")
        return
    if len(tiles) != TILES_TOTAL:
        yield (
            lines.of("tiles"),
            _("{n} tiles; the rulebook has {total}.").format(n=len(tiles), total=TILES_TOTAL),
        )
    for n, tile in enumerate(tiles):
        for key in tile:
            if key not in ("spaces", "points", *NOTES):
                yield (
                    lines.of("tiles", key, n),
                    _("“{name}” means nothing in [{table}].").format(
                        name=brief(key), table="[tiles]"
                    ),
                )
        if not _is_spaces(tile.get("spaces")):
            what = _("spaces must be four of {kinds}, with at most one “.” for an empty space.")
            yield lines.of("tiles", "spaces", n), what.format(kinds=KINDS)
        if not _whole(tile.get("points"), 1, 9):
            yield lines.of("tiles", "points", n), _("points must be a whole number from 1 to 9.")
        if tile.get("source") not in SOURCES:
            yield lines.of("tiles", "source", n), _source_message()


def _is_spaces(spaces: object) -> bool:
    return (
        isinstance(spaces, str)
        and len(spaces) == 4
        and all(s in KINDS + EMPTY for s in spaces)
        and spaces.count(EMPTY) <= 1
    )


def _whole(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _same(value: object, right: object) -> bool:
    """Equal and of the same type: in Python 2.0 and true equal whole numbers too."""
    if isinstance(right, dict):
        return (
            isinstance(value, dict)
            and value.keys() == right.keys()
            and all(_same(value[key], right[key]) for key in right)
        )
    return type(value) is type(right) and value == right


def _fixed(key: str, right: object) -> str:
    if isinstance(right, dict):
        right = "{ " + ", ".join(f"{k} = {v}" for k, v in right.items()) + " }"
    return _("{key} must be {right}: the rulebook says so.").format(key=key, right=right)


def _source_message() -> str:
    return _("source must be one of {known}: where does the figure come from?").format(
        known=", ".join(SOURCES)
    )
