"""Imagines what a player cannot see: one of the full positions that look the same to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from tutor.chocoly.components import Components
from tutor.chocoly.faces import HIDDEN, canonical
from tutor.chocoly.game import components_of
from tutor.chocoly.state import State, view
from tutor.engine import AnyGame
from tutor.kit.frozen import changed
from tutor.kit.shuffling import mixed


def imagined(game: AnyGame, state: State, player: int, rng: Random) -> State:
    """Return a whole position that looks to the player like this one; see `imagine`."""
    return imagine(view(state, player), components_of(game), rng)


def imagine(view: State, components: Components, rng: Random) -> State:
    """Return the view with every hidden tile filled in from those that are not to be seen.

    Every way of filling it in is as likely as any other.
    """
    tiles = iter(dealt(view, components, rng))

    def known(some: Iterable[str]) -> tuple[str, ...]:
        return tuple(next(tiles) if tile == HIDDEN else tile for tile in some)

    return changed(
        view,
        hands=tuple(known(hand) for hand in view.hands),
        pile=known(view.pile),
        seed=int(rng.random() * (1 << 30)),
    )


def dealt(view: State, components: Components, rng: Random) -> list[str]:
    """Return the tiles nobody has shown, in any order: enough for all that is hidden.

    Where a made-up position leaves too few, the whole box is drawn from once more.
    """
    hidden = sum(tile == HIDDEN for some in (*view.hands, view.pile) for tile in some)
    pool = mixed(unseen(view, components), rng)
    while len(pool) < hidden:
        pool += mixed(components.tiles, rng)
    return pool[:hidden]


def unseen(view: State, components: Components) -> list[str]:
    """Return the tiles that lie neither open in a hand nor on the table; of one that is
    partly covered it is believed that it is the first that it can be."""
    left = Counter(components.tiles)
    for some in (*view.hands, view.pile):
        left -= Counter(tile for tile in some if tile != HIDDEN)
    shown = [
        "".join(view.board[square].flavour for square in squares)
        for squares in view.board.tiles().values()
    ]
    for letters in sorted(shown, key=len, reverse=True):
        whole = canonical(letters) if len(letters) == 4 else ""
        fits = whole if left[whole] else _first_with(letters, left)
        if fits:
            left[fits] -= 1
    return sorted(left.elements())


def _first_with(letters: str, left: Counter[str]) -> str:
    """Return a tile that has these letters, "" if there is none."""
    wanted = Counter(letters)
    return next((t for t in sorted(left) if left[t] > 0 and not wanted - Counter(t)), "")
