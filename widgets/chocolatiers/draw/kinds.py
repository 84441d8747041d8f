"""The six chocolates and the Wild: names, colours and shapes."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from attrs import frozen

from tutor.chocolatiers import kinds as rules
from tutor.i18n import _
from widgets.draw.paths import parse
from widgets.draw.scene import Path

WILD = "W"
KINDS = rules.KINDS
LETTERS = KINDS + WILD


@frozen
class Decor:
    """A line or a spot on top of a chocolate, drawn from `from_px` on; `width` 0 means filled."""

    from_px: int
    colour: str
    width: float
    path: Path


@frozen(eq=False)
class Kind:
    """How a kind looks. Paths live in a unit square; `glyph` is one letter high and wide.

    `letter_height` and `letter_stroke` correct the common letter sizes for this kind.
    """

    letter: str
    body: str
    shade: str
    edge: str
    light: str
    ink: str
    letter_centre: tuple[float, float]
    letter_height: float
    letter_stroke: float
    silhouette: Path
    decor: tuple[Decor, ...]
    glyph: Path
    glyph_width: float

    @property
    def name(self) -> str:
        """The kind's name in the learner's language."""
        return _("Wild") if self.letter == WILD else rules.name(self.letter)

    def shape(self, size: float) -> Path:
        """The silhouette for a piece of `size` px."""
        return _SMALL_WILD if self._is_small(size) else self.silhouette

    def letter_size(self, size: float) -> tuple[float, float]:
        """Height and line width of the letter on a piece of `size` px, as parts of that size."""
        fits = [entry for entry in _DATA["letter_sizes"] if entry["from_px"] <= size]
        height, stroke = fits[-1]["height"], fits[-1]["stroke"]
        less = _DATA["wild"]["small_letter"] if self._is_small(size) else 1.0
        return height * self.letter_height * less, stroke * self.letter_stroke * less**0.5

    def _is_small(self, size: float) -> bool:
        return self.letter == WILD and size < _DATA["wild"]["small_below"]


def _read() -> dict[str, Any]:
    text = files(__package__).joinpath("data", "chocolates.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


_DATA = _read()
_SMALL_WILD = parse(_DATA["wild"]["small_silhouette"])
BASE_OFFSET: float = _DATA["base_offset"]
TIP_RADIUS: float = _DATA["wild"]["tip_radius"]
TIPS: tuple[tuple[float, float], ...] = tuple((x, y) for x, y in _DATA["wild"]["tips"])
"""Where the Wild's four discs sit: above, right, below, left."""


def kind(letter: str) -> Kind:
    """The look of a kind by its letter; "W" and "*" are the Wild. Raises KeyError for others."""
    return _kind(WILD if letter == rules.WILD else letter)


@cache
def _kind(letter: str) -> Kind:
    look, glyph = _DATA["kinds"][letter], _DATA["letters"][letter]
    centre_x, centre_y = look["letter_centre"]
    return Kind(
        letter=letter,
        body=look["body"],
        shade=look["shade"],
        edge=look["edge"],
        light=look["light"],
        ink=look["letter"],
        letter_centre=(centre_x, centre_y),
        letter_height=look.get("letter_height", 1.0),
        letter_stroke=look.get("letter_stroke", 1.0),
        silhouette=parse(look["silhouette"]),
        decor=tuple(
            Decor(spot["from_px"], look[spot["paint"]], spot.get("width", 0.0), parse(spot["path"]))
            for spot in look.get("decor", ())
        ),
        glyph=parse(glyph["path"]),
        glyph_width=glyph["width"],
    )
