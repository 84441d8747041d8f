"""The score item by item: the largest areas, and what decides where they are equal (5.2 to 5.5)."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocoly.actions import Action
from tutor.chocoly.scoring import AREA, SECOND, TOKENS, Result, results
from tutor.chocoly.state import State
from tutor.engine import Game
from tutor.i18n import _
from widgets.tabletop import Cell, Column

LARGEST_AREA, OWN_TOKENS, SECOND_AREA = "area", "tokens", "second"
"""What a portrait brings out for each item."""


def columns(game: Game[State, Action], state: State, names: Sequence[str]) -> tuple[Column, ...]:
    """Return the largest areas; the tie-breaks only where the best are still equal."""
    found = results(state)
    sizes = [len(each.area) for each in found]
    best = max(sizes)
    shown = [
        Column(
            _(AREA),
            tuple(Cell(n, won=n == best, count=n) for n in sizes),
            about=LARGEST_AREA,
            asks=_("Whose largest area is the largest?"),
        )
    ]
    if not _tied(state, found, 1):
        return tuple(shown)
    shown.append(
        _tie(_(TOKENS), [each.tokens for each in found], found, 2, OWN_TOKENS, _tokens_asked())
    )
    if _tied(state, found, 2):
        seconds = [len(each.second) for each in found]
        asked = _("Still equal: whose second-largest area is larger?")
        shown.append(_tie(_(SECOND), seconds, found, 3, SECOND_AREA, asked))
    return tuple(shown)


def _tokens_asked() -> str:
    return _("Equal! Who has more own tokens in that area?")


def _tie(
    label: str, sizes: Sequence[int], found: Sequence[Result], parts: int, about: str, asks: str
) -> Column:
    """What decides between the best; it adds nothing to anybody's points."""
    best = max(each.key[:parts] for each in found)
    cells = (
        Cell(0, won=each.key[:parts] == best, size=size)
        for size, each in zip(sizes, found, strict=True)
    )
    return Column(label, tuple(cells), about=about, asks=asks, sized=label)


def _tied(state: State, found: Sequence[Result], parts: int) -> bool:
    """Return whether two sides are best and equal in so many parts of the result."""
    best = max(each.key[:parts] for each in found)
    return sum(found[side[0]].key[:parts] == best for side in state.sides) > 1
