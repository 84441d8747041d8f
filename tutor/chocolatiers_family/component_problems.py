"""Finds every problem of a components file, each with its line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from tutor.chocolatiers_family.kinds import EMPTY, KINDS
from tutor.i18n import _
from tutor.kit.component_file import (
    SOURCES,
    Found,
    fixed_problems,
    frame_problems,
    must_be,
    same,
    source_text,
    switch_problems,
    table_problems,
    unknown_entries,
    whole,
)
from tutor.kit.toml_lines import TomlLines


def _nothing_more(_data: dict[str, Any], _lines: TomlLines) -> Found:
    return iter(())


@attrs.frozen
class Form:
    """The format of an edition's components file.

    `fixed`: figures the rulebook states, which a file may not change. `scoring`: what the Scoring
    cards are for. `switches`: what may be chosen, with its values. `cards`, `tiles`: how many there
    are. `points`: the least and the most of a box. `more`: what else must hold of the whole.
    """

    edition: str
    fixed: Mapping[str, Mapping[str, Any]]
    scoring: tuple[str, ...]
    switches: Mapping[str, tuple[Any, ...]]
    cards: int
    tiles: int
    points: tuple[int, int] = (1, 9)
    more: Callable[[dict[str, Any], TomlLines], Found] = _nothing_more

    def problems(self, data: dict[str, Any], lines: TomlLines) -> Found:
        """Yield every problem, in any order."""
        known = ("tiles", *self.fixed, *_CHECKS)
        yield from frame_problems(data, lines, self.edition, known)
        yield from fixed_problems(data, lines, self.fixed)
        for name, check in _CHECKS.items():
            table = yield from table_problems(data, name, self._entries(name), lines)
            if table is not None:
                yield from check(table, lines, self)
        yield from _tiles(data.get("tiles"), lines, self)
        yield from self.more(data, lines)

    def _entries(self, name: str) -> tuple[str, ...]:
        """Return the entries of a table that a teacher may change."""
        return {
            "switches": tuple(self.switches),
            "cards": (*KINDS, "total", "total_source"),
            "scoring": self.scoring,
        }[name]


def _cards(cards: dict[str, Any], lines: TomlLines, form: Form) -> Found:
    for kind in KINDS:
        if not whole(cards.get(kind), 0, form.cards):
            yield (
                lines.of("cards", kind),
                _("give the number of {kind} cards, a whole number.").format(kind=kind),
            )
    if all(whole(cards.get(k), 0, form.cards) for k in KINDS):
        total = sum(cards[k] for k in KINDS)
        if total != form.cards:
            yield (
                lines.of("cards"),
                _("the cards add up to {sum}; the rulebook has {total}.").format(
                    sum=total, total=form.cards
                ),
            )
    if not same(cards.get("total", form.cards), form.cards):
        yield lines.of("cards", "total"), must_be("total", form.cards)


def _scoring(scoring: dict[str, Any], lines: TomlLines, form: Form) -> Found:
    for key in form.scoring:
        if not whole(scoring.get(key), 0, 99):
            yield (
                lines.of("scoring", key),
                _("give the points of the Scoring card “{key}”, a whole number.").format(key=key),
            )


def _switches(switches: dict[str, Any], lines: TomlLines, form: Form) -> Found:
    return switch_problems(switches, lines, form.switches)


_CHECKS = {"switches": _switches, "cards": _cards, "scoring": _scoring}
"""Tables a teacher may change."""


def _tiles(tiles: object, lines: TomlLines, form: Form) -> Found:
    if not isinstance(tiles, list) or not all(isinstance(tile, dict) for tile in tiles):
        yield lines.of("tiles"), _("write each Box tile as a table [[tiles]].")
        return
    if len(tiles) != form.tiles:
        yield (
            lines.of("tiles"),
            _("{n} tiles; the rulebook has {total}.").format(n=len(tiles), total=form.tiles),
        )
    for n, tile in enumerate(tiles):
        yield from unknown_entries(tile, "tiles", ("spaces", "points"), lines, n)
        if not _is_spaces(tile.get("spaces")):
            what = _("spaces must be four of {kinds}, with at most one “.” for an empty space.")
            yield lines.of("tiles", "spaces", n), what.format(kinds=KINDS)
        least, most = form.points
        if not whole(tile.get("points"), least, most):
            text = _("points must be a whole number from {least} to {most}.")
            yield lines.of("tiles", "points", n), text.format(least=least, most=most)
        if tile.get("source") not in SOURCES:
            yield lines.of("tiles", "source", n), source_text()


def _is_spaces(spaces: object) -> bool:
    return (
        isinstance(spaces, str)
        and len(spaces) == 4
        and all(s in KINDS + EMPTY for s in spaces)
        and spaces.count(EMPTY) <= 1
    )
