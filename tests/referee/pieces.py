"""What is in the box, read from the components file as plain data.

Nothing in `pieces`, `displays`, `payments`, `rules` and `scoring` of this folder imports the tutor:
the referee is written from the clauses alone, so that it shares no mistake with the game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "tutor" / "chocolatiers" / "data" / "components.toml"
PRINTED = ["T", "N", "R", "M", "B", "V"]
NAMES = ["Truffle", "Nut Cluster", "Raspberry", "Mint", "Blueberry", "Violet"]


@cache
def box_of_the_game() -> dict[str, Any]:
    """The components file as it is written. Read once, never changed."""
    with FILE.open("rb") as file:
        return tomllib.load(file)


def setup(entry: str) -> Any:
    """A figure of the set-up: "hand", "tray", "hand_limit", "wilds", "stacks", ..."""
    return box_of_the_game()["setup"][entry]


def printed(cards: list[str]) -> str:
    """Cards as one text in printed order, as the notation has them."""
    return "".join(sorted(cards, key=PRINTED.index))


def less(cards: list[str], gone: str) -> list[str]:
    """The cards without those that are gone. Raises ValueError if one is not there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left
