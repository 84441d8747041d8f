"""Who is how far, and who has won (clauses 5.2 to 5.5)."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from tutor.chocoly.areas import Area, areas
from tutor.chocoly.board import Board
from tutor.chocoly.state import State
from tutor.engine import Standing, Standings
from tutor.frozen_map import FrozenMap
from tutor.i18n import N_

AREA = N_("Largest area")
"""Label of the one item of a Standing (clause 5.2)."""
TOKENS = N_("Own tokens in it")
SECOND = N_("Second-largest area")
"""Labels of the tie-breaks, in the order in which they decide (clauses 5.4 and 5.5)."""


@attrs.frozen
class Result:
    """How far a flavour is: its largest area, the owner's tokens in it, and the next area.

    Of several largest areas that with most own tokens counts, and the others are the next (ruling
    of 5.4).
    """

    area: Area = frozenset()
    tokens: int = 0
    second: Area = frozenset()

    @property
    def key(self) -> tuple[int, int, int]:
        """What decides, in this order (clauses 5.3 to 5.5)."""
        return len(self.area), self.tokens, len(self.second)


def result(
    board: Board, tokens: Mapping[int, int], flavour: str | None, side: tuple[int, ...]
) -> Result:
    """Return how far the players of a side are with their flavour (clauses 5.2, 5.4 and 5.5).

    A token is in an area if a visible piece of its tile is (ruling of 5.4); partners' tokens count
    alike.
    """
    found = areas(board, flavour) if flavour else ()
    if not found:
        return Result()
    size = len(found[0])
    own = [tokens_in(board, tokens, area, side) for area in found if len(area) == size]
    best = own.index(max(own))
    rest = (*found[:best], *found[best + 1 :])
    return Result(found[best], own[best], rest[0] if rest else frozenset())


def tokens_in(board: Board, tokens: Mapping[int, int], area: Area, side: tuple[int, ...]) -> int:
    """Return how many tokens of these players lie on tiles with a piece in the area (clause
    5.4)."""
    return sum(tokens.get(tile) in side for tile in {board[square].tile for square in area})


def results(state: State) -> tuple[Result, ...]:
    """Return how far each player is now; partners are equally far (clause 1.6)."""
    found = {
        player: it
        for side in state.sides
        for it in (result(state.board, state.tokens, state.flavours[side[0]], side),)
        for player in side
    }
    return tuple(found[player] for player in range(state.players))


def standings(state: State) -> Standings:
    """Return the standings: largest area, own tokens in it, second-largest area; then the same rank
    (5.2 to 5.5).

    The neutral flavour wins nothing (ruling of 5.3).
    """
    each = results(state)
    order = sorted(range(state.players), key=lambda p: (*(-n for n in each[p].key), p))
    sides = [each[side[0]].key for side in state.sides]
    return Standings(
        _standing(player, 1 + sum(key > each[player].key for key in sides), each[player])
        for player in order
    )


def _standing(player: int, rank: int, it: Result) -> Standing:
    size, tokens, second = it.key
    return Standing(
        player,
        rank,
        size,
        FrozenMap({AREA: size}),
        FrozenMap({TOKENS: tokens, SECOND: second}),
    )
