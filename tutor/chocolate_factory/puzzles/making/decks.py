"""Decks of a position in a pack: nobody sees their cards, so each is the number of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.chocolate_factory.state import HIDDEN
from tutor.kit import reading

MOST_CARDS = 99
PILES = ("order_decks", "staff_decks")


def without_decks(state: dict[str, Any]) -> dict[str, Any]:
    """Return a position as data in which each deck is the number of its cards, and no seed."""
    decks = {name: [len(deck) for deck in state[name]] for name in PILES}
    data = {**state, **decks, "parts_deck": len(state["parts_deck"])}
    del data["seed"]
    return data


def with_decks(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return data of a position with hidden cards in its decks. Raises SaveError."""
    data, state = dict(entry), reading.Reader(entry)
    for name in PILES:
        data[name] = list(state.one(name, reading.items(_hidden, len(data))))
    data["parts_deck"] = state.one("parts_deck", _hidden)
    return data | {"seed": None}


def _hidden(value: Any) -> list[str]:
    """Return so many hidden cards."""
    return [HIDDEN] * reading.number(MOST_CARDS)(value)
