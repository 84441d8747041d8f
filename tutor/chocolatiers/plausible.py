"""Whether a position can lie on a table at all: what every saved position must meet."""

from __future__ import annotations

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.kinds import KINDS, name
from tutor.chocolatiers.state import END, OVER, State
from tutor.i18n import _


def problem(state: State, components: Components) -> str:
    """The first thing that cannot be in this position, in a sentence; "" if all is well."""
    n = state.players
    for entry, size, right in (
        ("displays", len(state.displays), n),
        ("wilds", len(state.wilds), n),
        ("tray", len(state.tray), components.tray),
        ("stacks", len(state.stacks), components.stacks),
    ):
        if size != right:
            return _("The entry “{entry}” must have {right} items; it has {size}.").format(
                entry=entry, right=right, size=size
            )
    return (
        _cards(state, components)
        or _hands(state, components)
        or _wilds(state, components)
        or _ending(state, components)
    )


def _cards(state: State, components: Components) -> str:
    """No kind has more cards than the box (clause 1.1)."""
    everywhere = "".join((*state.hands, state.tray, state.deck, state.discards))
    for kind in KINDS:
        if everywhere.count(kind) > components.cards[kind]:
            return _("There are {n} {kind} cards in this position; the box has {total}.").format(
                n=everywhere.count(kind), kind=name(kind), total=components.cards[kind]
            )
    return ""


def _hands(state: State, components: Components) -> str:
    """Over the hand limit is only who is to act, by the card of this turn (clause 7.1)."""
    limit = components.hand_limit
    for player, hand in enumerate(state.hands):
        acting = player == state.player and state.phase != OVER
        if len(hand) > limit + acting:
            return _("“hands”, item {p}: {n} cards are too many.").format(p=player + 1, n=len(hand))
    if state.phase == END and len(state.hand) <= limit:
        return _("“phase” cannot be “{phase}”: there is nothing to discard.").format(phase=END)
    return ""


def _wilds(state: State, components: Components) -> str:
    """Placed and unplaced Wilds are no more than each player was given (clause 1.2)."""
    for player, (display, kept) in enumerate(zip(state.displays, state.wilds, strict=True), 1):
        if display.wilds + kept > components.wilds:
            return _("“wilds”, item {p}: a player has {n} Wilds, placed ones included.").format(
                p=player, n=components.wilds
            )
    return ""


def _ending(state: State, components: Components) -> str:
    """First, the last turns and the end belong together (clauses 8.1 and 8.2)."""
    full = any(len(d.points) >= components.boxes_to_end for d in state.displays)
    if (state.first_card is None) != (state.last_turns is None) or (
        full and state.first_card is None
    ):
        return _("“first_card” and “last_turns” do not fit: someone with 6 boxes holds First.")
    if state.last_turns == 0 and state.phase != OVER:
        return _("“phase” must be “{phase}”: there are no turns left.").format(phase=OVER)
    return ""
