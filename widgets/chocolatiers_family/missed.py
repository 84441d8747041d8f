"""Tells players who have not won how close they came."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.scoring import Awards
from tutor.i18n import _, ngettext

MOST = 3
"""Most missing chocolates that are still called close."""


Winners = Mapping[str, int | None]


Results = Callable[[Winners], Sequence[tuple[int, int]]]
"""Points and cards of each player, if these win the kinds."""


def close(awarded: Awards, player: int, results: Results) -> str:
    """Return the sentence, "" if this player has won.

    It is about the group alone: what it counts as one larger, all else as it is.
    """
    sizes = {kind: awarded[kind].sizes for kind in KINDS}
    won = {kind: awarded[kind].winner for kind in KINDS}
    if player in _best(results(won)):
        return ""
    for more in range(1, MOST + 1):
        for kind in (kind for kind in KINDS if sizes[kind][player]):
            grown = [size + more * (p == player) for p, size in enumerate(sizes[kind])]
            if _best(results(won | {kind: _winner(grown)})) == [player]:
                return ngettext(
                    "One more {kind} in your group would have won it.",
                    "{n} more {kind} in your group would have won it.",
                    more,
                ).format(n=more, kind=name(kind))
    points = [n for n, _cards in results(won)]
    short = max(points) - points[player]
    if not short:
        return _("You have the most points, too; cards decided.")
    return ngettext(
        "{n} point more would have been enough for a tie.",
        "{n} points more would have been enough for a tie.",
        short,
    ).format(n=short)


def _winner(sizes: Sequence[int]) -> int | None:
    best = max(sizes)
    return sizes.index(best) if best and sizes.count(best) == 1 else None


def _best(found: Sequence[tuple[int, int]]) -> list[int]:
    """Who wins with these results; several share the victory."""
    return [player for player, result in enumerate(found) if result == max(found)]
