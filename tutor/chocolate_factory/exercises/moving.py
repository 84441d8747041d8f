"""A task about the expansion: how soon a chocolate is out where Parts move it."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolate_factory.exercises.belts import pushes
from tutor.chocolate_factory.exercises.game import GAME
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number

Movers = Sequence[int]


def _soonest(tile: int, chute: int | None, movers: Movers) -> int:
    """A Part that moves is as good as the Chute's tile, or as tile 4 where there is no Chute."""
    last = 0 if chute is not None else 1
    moved = [mover - tile + last for mover in movers if mover >= tile]
    return min([pushes(tile, chute), *moved])


def _onwards(tile: int, chute: int | None, movers: Movers) -> int:
    """What somebody says who never moves back to the Chute."""
    if chute is None:
        return _soonest(tile, chute, movers)
    ends = [mover - tile if mover <= chute else 5 - tile for mover in movers if mover >= tile]
    return min([pushes(tile, chute), *ends])


def _next_tile(tile: int, chute: int | None, movers: Movers) -> int:
    """What somebody says who moves to the next tile only."""
    after = [mover - tile + pushes(mover + 1, chute) for mover in movers if tile <= mover < 4]
    return min([pushes(tile, chute), *after])


SOONEST = Exercise(
    "soonest(tile, chute, movers)",
    N_(
        "A chocolate lies on tile 1 to 4, the Chute is above tile `chute`, None if it is covered, "
        "and Parts at the tiles `movers` can move a chocolate. After how many further pushes can "
        "it be in the store room, at the earliest?"
    ),
    N_("a whole number"),
    (
        (1, 3, []),
        (1, 3, [1]),
        (2, 3, [1]),
        (4, 3, [4]),
        (1, None, [1]),
        (2, None, [3]),
        (1, 4, [2, 3]),
        (4, None, [4]),
    ),
    _soonest,
    number,
    N_("Push it to a Part that moves, move it below the Chute or to tile 4, and out it goes."),
    "19.2",
    (
        Slip(
            lambda tile, chute, movers: min(
                [pushes(tile, chute), *(mover - tile for mover in movers if mover >= tile)]
            ),
            N_("A move ends on another tile, never in the store room."),
            "19.2",
        ),
        Slip(
            lambda tile, chute, movers: (
                _soonest(tile, chute, [tile]) if movers else pushes(tile, chute)
            ),
            N_("A Part moves only what lies on its own tile."),
            "19.2",
        ),
        Slip(
            lambda tile, chute, movers: _soonest(tile, chute, [it for it in movers if it == tile]),
            N_("Pushes can bring it to a Part that moves."),
            "7.3",
        ),
        Slip(
            _onwards,
            N_("A move may lead back, to the tile of the Chute."),
            "19.2",
        ),
        Slip(
            _next_tile,
            N_("A move may end on any other tile, not only on the next."),
            "19.2",
        ),
        Slip(
            lambda tile, chute, movers: pushes(tile, chute),
            N_("A Part that moves saves pushes."),
            "19.2",
        ),
    ),
    game=GAME,
)
