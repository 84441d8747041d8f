"""Key moments in words: "Here a Wild would have won Mint." """

from __future__ import annotations

from tutor.chocolatiers.actions import Action, Box, Skip, Swap
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.kinds import KINDS, NAMES, name, say_cards
from tutor.chocolatiers_family.scoring import BOXES
from tutor.coach.coach import Moment
from tutor.i18n import _

MOSTLY, OFTEN = 0.5, 0.2
"""Fraction of the games, beyond those where it was won anyway, from which a card counts as won."""


def tell(moment: Moment[State, Action], components: Components) -> str:
    """Return what would have been better, and the Scoring card it is about."""
    kind, mostly = _prize(moment, components)
    match moment.better:
        case PlaceWild():
            if kind:
                text = (
                    _("Here a Wild would have won {kind}.")
                    if mostly
                    else _("Here a Wild would often have won {kind}.")
                )
                return text.format(kind=name(kind))
            if isinstance(moment.played, PlaceWild):
                return _("Here the Wild was better on another space.")
            return _("Here a Wild was worth more on the display than kept.")
        case Box(stack):
            return _with_prize(_box(moment, stack), kind, mostly)
        case Take(card):
            text = _("Here {kind} from the tray was better.").format(kind=name(card))
            return _with_prize(_with_boxes(text, moment), kind, mostly)
        case Swap(give, take):
            text = _("Here a swap was better: {give} for {take}.").format(
                give=name(give), take=say_cards(take)
            )
            return _with_prize(_with_boxes(text, moment), kind, mostly)
        case Skip():
            if isinstance(moment.played, PlaceWild):
                return _("Here the Wild was better kept.")
            return _("Here it was better to wait with the box.")
        case Discard(cards):
            return _("Here {cards} was better discarded.").format(cards=say_cards(cards))


def _box(moment: Moment[State, Action], stack: int) -> str:
    points = moment.state.stacks[stack][0].points
    if not isinstance(moment.played, Box):
        return _("Here you could fill a box for {n} points.").format(n=points)
    if moment.played.stack != stack:
        return _("Here another box was better, the one for {n} points.").format(n=points)
    where = (moment.played.row, moment.played.column, moment.played.face)
    better = moment.better
    assert isinstance(better, Box)
    if where == (better.row, better.column, better.face):
        return _("Here other cards would have paid for the box better.")
    return _("Here the box was better at another place, or turned.")


def _prize(moment: Moment[State, Action], components: Components) -> tuple[str, bool]:
    """Return the Scoring card that would have been won most: its kind, and whether mostly; ""
    if none."""
    share = {k: moment.items.get(NAMES[k], 0.0) / components.scoring[k] for k in KINDS}
    kind = max(KINDS, key=lambda k: share[k])
    return (kind, share[kind] >= MOSTLY) if share[kind] >= OFTEN else ("", False)


def _with_prize(text: str, kind: str, mostly: bool) -> str:
    if not kind:
        return text
    more = _("It would have won {kind}.") if mostly else _("It would often have won {kind}.")
    return f"{text} {more.format(kind=name(kind))}"


def _with_boxes(text: str, moment: Moment[State, Action]) -> str:
    if moment.items.get(BOXES, 0.0) < 1:
        return text
    boxes = _("It leads to better boxes.")
    return f"{text} {boxes}"
