"""What would have let a player of Chocoly win: reckoned on the final board, never guessed."""

from __future__ import annotations

from tutor.chocoly.areas import areas
from tutor.chocoly.faces import name
from tutor.chocoly.scoring import Result, results
from tutor.chocoly.state import State
from tutor.i18n import _, ngettext

CLOSE = 2
"""Most pieces that a close loser lacks."""


def missed(state: State, player: int) -> str:
    """Return what would have let this player win, or else how far its area has grown, in one true
    sentence; "" for who has won.
    """
    found = results(state)
    own, best = found[player], max(found, key=lambda each: each.key)
    if own.key == best.key:
        return ""
    lacking = best.key[0] - own.key[0]
    if not lacking:
        return _("Your largest area was as large; the tie was decided against you.")
    return _short_of(own, best) if lacking <= CLOSE else _grown(state, player, best.key[0])


def _short_of(own: Result, best: Result) -> str:
    wins = best.key[0] - own.key[0] + (own.key[1:] <= best.key[1:])
    text = ngettext(
        "{n} piece more in your largest area would have won it.",
        "{n} pieces more in your largest area would have won it.",
        wins,
    )
    return text.format(n=wins)


def _grown(state: State, player: int, best: int) -> str:
    """Return what the two largest areas would be together, if that is more than the best one."""
    flavour = state.flavours[player]
    assert flavour is not None  # the game is over
    sizes = sorted((len(area) for area in areas(state.board, flavour)), reverse=True)
    joined = sum(sizes[:2])
    if len(sizes) > 1 and joined > best:
        text = _("Joined, your two largest {flavour} areas are {n}, against {best}.")
        return text.format(flavour=name(flavour), n=joined, best=best)
    if not sizes:
        return _("Your {flavour} was all covered.").format(flavour=name(flavour))
    return _("Your {flavour} grew to {n}.").format(flavour=name(flavour), n=sizes[0])
