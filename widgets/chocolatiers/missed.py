"""What was close for who has not won: the smallest growth of one group that would have won it."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.kinds import KINDS, name
from tutor.chocolatiers.scoring import awards, totals
from tutor.chocolatiers.state import State
from tutor.i18n import _, ngettext

MOST = 3
"""So many chocolates more are still called close."""


def missed(state: State, player: int, components: Components) -> str:
    """The sentence, "" if this player has won (clauses 9.1 to 10.5).

    It is about the group alone: what it counts as one larger, all else as it is.
    """
    sizes = {kind: award.sizes for kind, award in awards(state.displays).items()}
    if player in _best(state, sizes, components):
        return ""
    for more in range(1, MOST + 1):
        for kind in (kind for kind in KINDS if sizes[kind][player]):
            grown = sizes | {kind: _grown(sizes[kind], player, more)}
            if _best(state, grown, components) == [player]:
                return ngettext(
                    "One more {kind} in your group would have won it.",
                    "{n} more in your {kind} group would have won it.",
                    more,
                ).format(n=more, kind=name(kind))
    points, _cards = zip(*_results(state, sizes, components), strict=True)
    short = max(points) - points[player]
    if not short:
        return _("You have the most points, too; cards decided.")
    return ngettext(
        "{n} point more would have been enough for a tie.",
        "{n} points more would have been enough for a tie.",
        short,
    ).format(n=short)


def _grown(sizes: Sequence[int], player: int, more: int) -> tuple[int, ...]:
    return tuple(size + more * (p == player) for p, size in enumerate(sizes))


def _results(
    state: State, sizes: dict[str, tuple[int, ...]], components: Components
) -> list[tuple[int, int]]:
    """Points and cards of each player, with groups of these sizes."""
    winners = [_winner(sizes[kind]) for kind in KINDS]
    boxes = [sum(display.points) for display in state.displays]
    points = totals(boxes, state.wilds, state.first_card, winners, components)
    return [(n, winners.count(p) + (state.first_card == p)) for p, n in enumerate(points)]


def _winner(sizes: Sequence[int]) -> int | None:
    best = max(sizes)
    return sizes.index(best) if best and sizes.count(best) == 1 else None


def _best(state: State, sizes: dict[str, tuple[int, ...]], components: Components) -> list[int]:
    """Who wins with groups of these sizes; several share the victory."""
    found = _results(state, sizes, components)
    return [player for player, result in enumerate(found) if result == max(found)]
