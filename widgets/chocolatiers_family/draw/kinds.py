"""The six chocolates and the Wild: names, colours and shapes."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from tutor.chocolatiers_family import kinds as rules
from widgets.draw.sweet import Sweet, read_sweet

WILD = "W"
KINDS = rules.KINDS
LETTERS = KINDS + WILD


def _read() -> dict[str, Any]:
    text = files(__package__).joinpath("data", "chocolates.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


_DATA = _read()
TIP_RADIUS: float = _DATA["wild"]["tip_radius"]
TIPS: tuple[tuple[float, float], ...] = tuple((x, y) for x, y in _DATA["wild"]["tips"])
"""Where the Wild's four discs sit: above, right, below, left."""


def kind(letter: str) -> Sweet:
    """Return the look of a kind by its letter; "W" and "*" are the Wild. Raises KeyError for
    others."""
    return _kind(WILD if letter == rules.WILD else letter)


@cache
def _kind(letter: str) -> Sweet:
    return read_sweet(letter, _DATA["kinds"][letter], _DATA["letters"][letter])
