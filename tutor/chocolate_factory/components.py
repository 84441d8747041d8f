"""The cards in the box, read from a data file that says where each figure comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from tutor.chocolate_factory.card_checks import card_problems
from tutor.chocolate_factory.effects import Employee, read_effects, sort_of
from tutor.chocolate_factory.orders import SIZES, Order, Stage
from tutor.chocolate_factory.parts import PRINTED, Copy, Part, Upgrade, read_function
from tutor.chocolate_factory.stores import BONUS, REWARDS, STORES, TRACK
from tutor.frozen_map import FrozenMap
from tutor.i18n import _
from tutor.kit.component_file import Found, fixed_problems, frame_problems, read_file
from tutor.kit.toml_lines import TomlLines
from tutor.resources import resource

STANDARD = resource("tutor.chocolate_factory", "data", "components.toml")
EDITION = "chocolate-factory"
COAL = (5, 6, 7, 8, 9, 10)
"""Coal of each day, Monday to Saturday (clause 5.1)."""
KEEP = 2
"""Chocolates that may stay in the store room overnight (clause 10.1)."""
TILES = 3
"""Conveyor tiles beside the entrance: Shifts of a day (clauses 3.1 and 7.1)."""
MOST_ORDERS = 12
"""Pounds for the most completed orders (clause 11.2)."""
DECKS = "AB"
FIXED: Mapping[str, Mapping[str, Any]] = {
    "box": {
        "players": {"min": 2, "max": 4},
        "days": len(COAL),
        "parts": 30,
        "employees": 35,
        "orders": 54,
        "track": TRACK,
        "rewards": list(REWARDS),
        "most_orders": MOST_ORDERS,
        "bonus": {str(stores): worth for stores, worth in BONUS.items()},
        "display": 5,
        "tiles": TILES,
        "coal": list(COAL),
        "keep": KEEP,
    }
}
"""Figures that the rulebook states."""


@attrs.frozen
class Components:
    """The cards of a box. `parts` (with the printed ones), `staff` and `orders` by id; `decks`: the
    ids of the Parts in A and in B; `new_decks`: those of the expansion's.
    """

    parts: Mapping[str, Part] = attrs.field(hash=False)
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    staff: Mapping[str, Employee] = attrs.field(hash=False)
    orders: Mapping[str, Order] = attrs.field(hash=False)
    new_decks: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    def part_decks(self, new: bool) -> tuple[tuple[str, ...], ...]:
        """Return the Parts in A and in B; with those of the expansion if `new` (clause 19.1)."""
        if not new:
            return self.decks
        return tuple((*deck, *more) for deck, more in zip(self.decks, self.new_decks, strict=True))

    def employees_of(self, store: str) -> tuple[str, ...]:
        """Return the ids of the Employees of a store, in the order of the file."""
        return tuple(it.id for it in self.staff.values() if it.store == store)

    def orders_of(self, size: str) -> tuple[str, ...]:
        """Return the ids of the orders of a size, in the order of the file."""
        return tuple(it.id for it in self.orders.values() if it.size == size)


def load_components(path: Path = STANDARD) -> Components:
    """Read and check a components file; ours is read once. Raises ComponentsError."""
    return _ours() if path == STANDARD else _read(path)


@cache
def _ours() -> Components:
    return _read(STANDARD)


def _read(path: Path) -> Components:
    data = read_file(path, _problems)
    parts = {it["id"]: part_of(it) for it in data["part"]}
    decks = (_deck(data, "A"), _deck(data, "B"))
    return Components(
        FrozenMap({**PRINTED, **parts}),
        decks,
        FrozenMap({it["id"]: employee_of(it) for it in data["employee"]}),
        FrozenMap({it["id"]: _order(it) for it in data["order"]}),
    )


def _deck(data: dict[str, Any], deck: str) -> tuple[str, ...]:
    return tuple(it["id"] for it in data["part"] if it["deck"] == deck)


def part_of(it: dict[str, Any]) -> Part:
    """Return the Part of a table."""
    return Part(it["id"], it["name"], it["coal"], read_function(it["function"]))


def employee_of(it: dict[str, Any]) -> Employee:
    """Return the Employee of a table; without a store it opens none (clause 18.1)."""
    effects = read_effects(it["key"])
    return Employee(it["id"], it.get("store", ""), it["name"], it["sort"], it["text"], effects)


def _order(it: dict[str, Any]) -> Order:
    stages = tuple(Stage(tuple(each["needs"].split()), each["pays"]) for each in it["stages"])
    return Order(it["id"], SIZES[len(stages) - 1], stages)


# ---- checks


def _problems(data: dict[str, Any], lines: TomlLines) -> Found:
    """List all that does not fit, in any order."""
    yield from frame_problems(data, lines, EDITION, ("part", "employee", "order", *FIXED))
    yield from fixed_problems(data, lines, FIXED)
    found = list(card_problems(data, lines))
    yield from found
    if not found:  # decks are counted only where every card could be read
        yield from _part_decks(data, lines)
        yield from _staff_decks(data, lines)
        yield from _order_decks(data, lines)


def _part_decks(data: dict[str, Any], lines: TomlLines) -> Found:
    for deck in DECKS:
        parts = [part_of(it) for it in data["part"] if it["deck"] == deck]
        if len(parts) != 15:
            text = _("deck {deck} has {n} Parts; it needs 15.")
            yield lines.of("part"), text.format(deck=deck, n=len(parts))
        if sum(_is_strong_upgrader(part) for part in parts) != 1:
            text = _(
                "deck {deck} needs one Upgrader of two or more upgrades: the rulebook says so."
            )
            yield lines.of("part"), text.format(deck=deck)
        if sum(any(isinstance(way, Copy) for way in part.ways) for part in parts) != 1:
            text = _("deck {deck} needs one Repeater: the rulebook says so.")
            yield lines.of("part"), text.format(deck=deck)


def _is_strong_upgrader(part: Part) -> bool:
    return any(isinstance(way, Upgrade) and way.times > 1 for way in part.ways)


def _staff_decks(data: dict[str, Any], lines: TomlLines) -> Found:
    staff = [employee_of(it) for it in data["employee"]]
    for store in STORES:
        count = sum(it.store == store for it in staff)
        if count != 7:
            text = _("store {store} has {n} Employees; it needs 7.")
            yield lines.of("employee"), text.format(store=store, n=count)
    if len({it.store for it in staff if it.effect("tile")}) > 1:
        text = _("only one store may have Employees that give a Conveyor tile: one tile is spare.")
        yield lines.of("employee"), text
    yield from wrong_sorts(staff, lines)


def wrong_sorts(staff: Sequence[Employee], lines: TomlLines) -> Found:
    """Find Employees whose ability is of another sort than their card says."""
    for n, it in enumerate(staff):
        if sort_of(it.effects) != it.sort:
            right = sort_of(it.effects) or _("two cards")
            text = _("what this Employee does is a {right}, not a {said}.")
            yield lines.of("employee", "sort", n), text.format(right=right, said=it.sort)


def _order_decks(data: dict[str, Any], lines: TomlLines) -> Found:
    sizes = Counter(_order(it).size for it in data["order"])
    total = sum(sizes.values())
    if total != FIXED["box"]["orders"]:
        text = _("{n} orders; the rulebook has {total}.")
        yield lines.of("order"), text.format(n=total, total=FIXED["box"]["orders"])
    for size in SIZES:
        if sizes[size] < 8:
            text = _("{n} orders of size {size}; at least 8 are needed.")
            yield lines.of("order"), text.format(n=sizes[size], size=size)


def warnings(components: Components) -> Iterator[str]:
    """Return what is no mistake but strange: a Part that costs more coal than Saturday brings."""
    for part in components.parts.values():
        if part.coal > COAL[0]:
            text = _("{part} costs {n} coal: more than Monday brings.")
            yield text.format(part=_(part.name), n=part.coal)
