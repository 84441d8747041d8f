"""Tables set by hand: an author names the tiles that matter, the rest is filled in."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.chocoly.components import load_components
from tutor.chocoly.faces import canonical
from tutor.chocoly.setup import CHOSEN, start
from tutor.chocoly.state import BESIDE, State
from tutor.i18n import _
from tutor.kit.shuffling import shuffled
from tutor.lessons.story import PositionError

SEED = 7
"""Orders what the author leaves open, and later shuffles."""


def table(players: int, seed: int = SEED, first: int = 0, flavours: str = CHOSEN) -> State:
    """Return a table that has just been set (clauses 1.1 to 1.7). `flavours`: by seat, else
    chosen."""
    return start(load_components(), players, seed, first, flavours, BESIDE)


def set_table(
    *,
    hands: Sequence[str],
    pile: str = "",
    seed: int = SEED,
    first: int = 0,
    flavours: str = CHOSEN,
) -> State:
    """Return a table as a shuffle can leave it (clauses 1.1 to 1.7), every tile chosen by the
    author.

    `hands`: one for each player, tiles by any of their faces with blanks between them. `pile`: the
    next tile first; what is not named follows, ordered by `seed`. Raises PositionError for tiles
    that are not all in one box.
    """
    components = load_components()
    left = list(components.tiles)
    known = [_taken(text, left) for text in (*hands, pile)]
    for hand in known[:-1]:
        if len(hand) != components.hand:
            raise PositionError(_("A hand has {n} tiles.").format(n=components.hand))
    return attrs.evolve(
        table(len(hands), seed, first, flavours),
        hands=tuple(known[:-1]),
        pile=(*known[-1], *shuffled(left, seed, 0)),
    )


def _taken(text: str, left: list[str]) -> tuple[str, ...]:
    """These tiles, which leave the box."""
    found = tuple(map(canonical, text.split()))
    for tile in found:
        if tile not in left:
            raise PositionError(_("The box has no tile “{face}” left.").format(face=tile))
        left.remove(tile)
    return found
