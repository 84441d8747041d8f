"""Weekly Targets and Demands: what each card asks for, read from a data file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import attrs

from tutor.chocolate_factory.goods import fillings
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.stores import STORES, TRACK
from tutor.resources import resource

STANDARD = resource("tutor.chocolate_factory", "data", "manager.toml")
ALIKE, DIFFERENT = "alike", "different"


@attrs.frozen
class GoalCard:
    """One Weekly Target or Demand.

    `money`: pounds to earn (a Target); `more`: pounds by which a Demand raises that. `steps`: how
    far markers go back, each at another store; `store`: the store a card names, "" for any.
    `orders`: sizes of completed orders to discard. `give`: icons of a chocolate order; `which`: all
    ALIKE, all DIFFERENT, or "" for any mix. `special`: sizes of Special Orders dealt.
    """

    id: str
    money: int = 0
    more: int = 0
    steps: tuple[int, ...] = ()
    store: str = ""
    orders: tuple[str, ...] = ()
    give: tuple[str, ...] = ()
    which: str = ""
    special: tuple[str, ...] = ()

    @property
    def is_target(self) -> bool:
        """Whether it is a Weekly Target: Targets name the money to earn."""
        return self.money > 0

    def accepts(self, goods: str) -> bool:
        """Return whether this pile pays the card's chocolate order (clause 15.7)."""
        if not self.give or goods not in fillings(self.give):
            return False
        kinds = len(set(goods))
        return {ALIKE: kinds == 1, DIFFERENT: kinds == len(goods)}.get(self.which, True)


@cache
def load_cards(path: Path = STANDARD) -> Mapping[str, GoalCard]:
    """Read the cards of the solo game, by id. Raises ValueError for a file that does not fit."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    cards = [_card(entry) for entry in data["card"]]
    targets = sum(card.is_target for card in cards)
    if not targets or len(cards) - targets < 6:
        raise ValueError(f"{path.name}: at least one Target and six Demands are needed.")
    return MappingProxyType({card.id: card for card in cards})


def _card(entry: Mapping[str, Any]) -> GoalCard:
    steps = tuple(entry.get("steps", ()))
    orders, give, special = (
        tuple(entry.get(name, "").split()) for name in ("orders", "give", "special")
    )
    if not all(type(n) is int and 1 <= n <= TRACK for n in steps) or len(steps) > len(STORES):
        raise ValueError(f"{entry['id']}: steps are one to five numbers from 1 to {TRACK}.")
    if not {*orders, *special} <= set(SIZES):
        raise ValueError(f"{entry['id']}: sizes of orders are S, M and L.")
    if entry.get("store", "") not in ("", *STORES):
        raise ValueError(f"{entry['id']}: stores are P, F, S, H and D.")
    return GoalCard(
        entry["id"],
        money=entry.get("money", 0),
        more=entry.get("more", 0),
        steps=steps,
        store=entry.get("store", ""),
        orders=orders,
        give=give,
        which=entry.get("which", ""),
        special=special,
    )
