"""Flavours, and faces: how a tile lies, as four letters in reading order.

"AABC" has Almond in both upper corners, Biscuit at the lower left, Caramel at the lower right. A
tile may be turned, never mirrored.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import MappingProxyType

from tutor.engine import brief
from tutor.errors import PlainError
from tutor.i18n import N_, _
from tutor.kit.words import join_words


class BoardError(PlainError):
    """Raised for what is no flavour, no tile, no place of a tile, or no board."""


FLAVOURS = "ABC"
NAMES = MappingProxyType({"A": N_("Almond"), "B": N_("Biscuit"), "C": N_("Caramel")})
"""English names (msgids) by letter."""
HIDDEN = "?"
"""A tile whose face somebody cannot see."""


def name(flavour: str) -> str:
    """Return how sentences call a flavour; a letter that is none stays as it is.

    >>> name("A")
    'Almond'
    """
    return _(NAMES[flavour]) if flavour in NAMES else flavour


def is_flavour(it: object) -> bool:
    """Return whether this is the letter of a flavour."""
    return isinstance(it, str) and it in NAMES


def check_flavour(it: object) -> None:
    """Raise BoardError for what is no flavour; the message lists the flavours."""
    if not is_flavour(it):
        raise BoardError(
            _("“{it}” is no flavour; the flavours are {all}.").format(
                it=brief(it), all=", ".join(FLAVOURS)
            )
        )


def check_face(it: object) -> None:
    """Raise BoardError for what is no face of a tile."""
    if not is_face(it):
        raise BoardError(
            _("“{it}” is no tile: a tile is four letters of {all}, like AABC.").format(
                it=brief(it), all=", ".join(FLAVOURS)
            )
        )


def is_face(it: object) -> bool:
    """Return whether this is a face: four letters of flavours."""
    return isinstance(it, str) and len(it) == 4 and all(letter in FLAVOURS for letter in it)


@lru_cache(maxsize=1 << 12)
def turned(face: str, quarter_turns: int = 1) -> str:
    """Return the face after so many quarter turns clockwise. Raises BoardError for what is no face.

    >>> turned("AABC"), turned("AABC", 2)
    ('BACA', 'CBAA')
    """
    if face != HIDDEN:
        check_face(face)
    for _turn in range(quarter_turns % 4):
        face = face[2] + face[0] + face[3] + face[1]
    return face


@lru_cache(maxsize=1 << 12)
def turnings(face: str) -> tuple[str, ...]:
    """Return each different face of the tile once, clockwise from this one; only itself if it is
    hidden.

    >>> turnings("ABBA"), len(turnings("AABC"))
    (('ABBA', 'BAAB'), 4)
    """
    if not is_face(face):
        return (face,)
    return tuple(dict.fromkeys(turned(face, n) for n in range(4)))


@lru_cache(maxsize=1 << 12)
def canonical(face: str) -> str:
    """Return the least of the tile's turnings: how hands and the pile hold it.

    >>> canonical("CBAA")
    'AABC'
    """
    return min(turnings(face))


def say_face(face: str) -> str:
    """Return a face in words, from the upper left in reading order.

    >>> say_face("AABC")
    'Almond, Almond, Biscuit, Caramel'
    """
    return ", ".join(map(name, face)) if is_face(face) else _("a tile face down")


def say_flavours(flavours: Sequence[str]) -> str:
    """Say flavours as a list in a sentence."""
    return join_words([name(flavour) for flavour in flavours])
