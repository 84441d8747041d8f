"""The cards of the expansion Master Chocolatier, read from a data file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from tutor.chocolate_factory import components
from tutor.chocolate_factory.card_checks import NEW_CARDS, card_problems
from tutor.chocolate_factory.components import DECKS, Components, employee_of, part_of, wrong_sorts
from tutor.chocolate_factory.effects import Employee
from tutor.chocolate_factory.parts import Part
from tutor.chocolate_factory.stores import NEW_SIDES, STORES
from tutor.frozen_map import FrozenMap
from tutor.i18n import _
from tutor.kit.component_file import (
    SOURCES,
    Found,
    fixed_problems,
    frame_problems,
    must_be,
    read_file,
    source_text,
    unknown_entries,
    whole,
)
from tutor.kit.toml_lines import TomlLines
from tutor.resources import resource

STANDARD = resource("tutor.chocolate_factory", "data", "expansion.toml")
EDITION = "master-chocolatier"
NAMES, COPIES = 3, 2
"""Employees of the expansion, and cards of each (clause 18.1)."""
NEW_PARTS = 2
"""New Parts of each deck: ours, the rulebook has four in all (clause 19.1)."""
FIXED: Mapping[str, Mapping[str, Any]] = {
    "box": {"stores": len(STORES), "employees": NAMES * COPIES, "parts": NEW_PARTS * len(DECKS)}
}
"""Figures that the rulebook states."""
TAKES = {
    "P": "copy another store",
    "F": "1, 3 or 5 refined",
    "S": "K F C N X in order: 0 1 2 4 9",
    "H": "K + F 1, C + N 2",
    "D": "different pairs, 1 each",
}
"""What sides D take: the rulebook prints all of it, and `sides` has it as code."""
MOST_POUNDS = 50


@attrs.frozen
class Expansion:
    """The cards of the expansion. `pounds`: by store, the money that is one space at its side C;
    `staff`: Employees that open no store; `parts`: the new ones of deck A and of deck B.
    """

    pounds: Mapping[str, int] = attrs.field(hash=False)
    staff: tuple[Employee, ...]
    parts: tuple[tuple[Part, ...], tuple[Part, ...]]


@cache
def load_expansion(path: Path = STANDARD) -> Expansion:
    """Read and check the cards of the expansion. Raises ComponentsError."""
    data = read_file(path, _problems)
    pounds = {it["store"]: it["pounds"] for it in data["side"] if "pounds" in it}
    first, second = (
        tuple(part_of(it) for it in data["part"] if it["deck"] == deck) for deck in DECKS
    )
    return Expansion(FrozenMap(pounds), tuple(map(employee_of, data["employee"])), (first, second))


@cache
def load_box(path: Path = components.STANDARD) -> Components:
    """Read and check the cards of a box, those of the expansion beside them. Raises
    ComponentsError.
    """
    return with_expansion(components.load_components(path))


def with_expansion(cards: Components) -> Components:
    """Return the cards of a box with those of the expansion beside them."""
    new = load_expansion()
    staff = {**cards.staff, **{it.id: it for it in new.staff}}
    first, second = new.parts
    return attrs.evolve(
        cards,
        staff=FrozenMap(staff),
        parts=FrozenMap({**cards.parts, **{it.id: it for it in (*first, *second)}}),
        new_decks=(tuple(it.id for it in first), tuple(it.id for it in second)),
    )


# ---- checks


def _problems(data: dict[str, Any], lines: TomlLines) -> Found:
    """List all that does not fit, in any order."""
    yield from frame_problems(data, lines, EDITION, ("side", *NEW_CARDS, *FIXED))
    yield from fixed_problems(data, lines, FIXED)
    yield from _sides(data, lines)
    found = list(card_problems(data, lines, NEW_CARDS))
    yield from found
    if not found:
        yield from _staff(data, lines)
        yield from _parts(data, lines)


def _parts(data: dict[str, Any], lines: TomlLines) -> Found:
    """Find decks without their two new Parts, and Parts that move nothing."""
    for deck in DECKS:
        if sum(it["deck"] == deck for it in data["part"]) != NEW_PARTS:
            text = _("deck {deck} needs {n} new Parts: as many are removed again.")
            yield lines.of("part"), text.format(deck=deck, n=NEW_PARTS)
    for n, it in enumerate(data["part"]):
        if not part_of(it).moves:
            text = _("every new Part moves a chocolate: the rulebook says so.")
            yield lines.of("part", "function", n), text


def _staff(data: dict[str, Any], lines: TomlLines) -> Found:
    """Find names that are not there as often as the rulebook says, and wrong sorts."""
    staff = [employee_of(it) for it in data["employee"]]
    if sorted(Counter(it.name for it in staff).values()) != [COPIES] * NAMES:
        text = _("there are {names} Employees, {copies} cards of each: the rulebook says so.")
        yield lines.of("employee"), text.format(names=NAMES, copies=COPIES)
    yield from wrong_sorts(staff, lines)


def _sides(data: dict[str, Any], lines: TomlLines) -> Found:
    """Find stores without a side C or D, and sides that are not as they must be."""
    tables = data.get("side")
    if not isinstance(tables, list) or not all(isinstance(it, dict) for it in tables):
        yield lines.of("side"), _("write each card as a table [[{table}]].").format(table="side")
        return
    for n, it in enumerate(tables):
        store, money = it.get("store"), it.get("side") == NEW_SIDES[0]
        entry = "pounds" if money else "takes"
        yield from unknown_entries(it, "side", ("store", "side", entry), lines, n)
        if it.get("source") not in SOURCES:
            yield lines.of("side", "source", n), source_text()
        if money and not whole(it.get("pounds"), 1, MOST_POUNDS):
            text = _("pounds must be a whole number from 1 to {most}.")
            yield lines.of("side", "pounds", n), text.format(most=MOST_POUNDS)
        if not money and store in TAKES and it.get("takes") != TAKES[store]:
            yield lines.of("side", "takes", n), must_be("takes", TAKES[store])
    found = Counter((str(it.get("store")), str(it.get("side"))) for it in tables)
    if found != Counter((store, side) for store in STORES for side in NEW_SIDES):
        text = _("each of the stores {all} needs one side C and one side D.")
        yield lines.of("side"), text.format(all=", ".join(STORES))
