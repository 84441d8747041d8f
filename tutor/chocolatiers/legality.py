"""Why an action is not legal: every clause it breaks, each with a sentence about the pieces.

An action is legal exactly when nothing is found here; tests hold this against `listing`. Whatever
an action's fields hold is answered, never raised.
"""

from __future__ import annotations

from tutor.chocolatiers.actions import Action, Box, Skip, Swap
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.state import ACTION, END, OVER, State
from tutor.chocolatiers_family import placing
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS, counted, is_card, is_cards, name
from tutor.chocolatiers_family.payments import payment_problems
from tutor.chocolatiers_family.placing import (
    Broken,
    discard_problems,
    face_problems,
    full_problems,
    wild_problems,
)
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import Violation
from tutor.i18n import _

__all__ = ["payment_problems", "place_problems", "violations"]


def violations(state: State, action: Action, components: Components) -> tuple[Violation, ...]:
    """Return all clauses the action breaks in this state; () if it is legal."""
    found = _broken(state, action, components)
    return tuple(Violation(clause, message) for clause, message in found)


def _broken(state: State, action: Action, components: Components) -> Broken:
    if state.phase == OVER:
        yield "8.2", _("The game is over: everyone has had their last turn.")
        return
    yield from _wrong_phase(state, action, components)
    match action:
        case Take(card):
            yield from _take(state, card)
        case Swap(give, take):
            yield from _swap(state, give, take)
        case Box():
            yield from _box(state, action, components)
        case PlaceWild(row, column):
            yield from wild_problems(state.display, state.wilds[state.player], row, column)
        case Skip():
            pass
        case Discard(cards):
            excess = len(state.hand) - components.hand_limit if state.phase == END else None
            yield from discard_problems(state.hand, cards, excess, components.hand_limit)


def _wrong_phase(state: State, action: Action, components: Components) -> Broken:
    """Clauses 2.1, 2.2, 2.3 and 7.1."""
    phase = state.phase
    if isinstance(action, Take | Swap):
        if phase != ACTION:
            yield "2.2", _("You have had your one action this turn.")
    elif isinstance(action, Box | PlaceWild):
        if phase == ACTION:
            yield (
                "2.1",
                _("First take a chocolate or swap: the Action Phase comes before the bonus."),
            )
        elif phase == END:
            yield "2.3", _("Your bonus is over; this is the End Phase.")
    elif isinstance(action, Skip):
        if phase == ACTION and not _stuck(state):
            yield "2.2", _("The Action Phase cannot be skipped: take a chocolate or swap.")
        elif phase == END:
            yield "7.1", _over_limit(state, components)
    elif phase != END:
        yield (
            "7.1",
            _("You discard only at the end of a turn, with more than {n} cards.").format(
                n=components.hand_limit
            ),
        )


def _stuck(state: State) -> bool:
    """Neither taking nor swapping is possible (clause 2.2, ruling).

    One card in the tray can be taken; with none, a swap puts one down and finds no second.
    """
    return not any(card in KINDS for card in state.tray)


def _take(state: State, card: str) -> Broken:
    """Clauses 3.1 and 3.3."""
    if not is_card(card):
        yield "3.1", _("Take one card of one kind.")
    elif card not in state.tray:
        yield (
            "3.3",
            _("There is no {kind} in the Share Tray, and the deck is out of reach.").format(
                kind=name(card)
            ),
        )


def _swap(state: State, give: str, take: str) -> Broken:
    """Clauses 3.2, 3.3 and 3.4: the card put down counts as part of the tray."""
    down = ""
    if not is_card(give):
        yield "3.2", _("A swap puts down one card.")
    elif give not in state.hand:
        yield "3.2", _("You have no {kind} in your hand to put down.").format(kind=name(give))
    else:
        down = give
    if not is_cards(take) or len(take) != 2:
        yield "3.2", _("A swap takes two cards from the tray.")
        return
    tray = state.tray + down
    for kind in dict.fromkeys(take):
        there, wanted = tray.count(kind), take.count(kind)
        if wanted > there:
            few = _("The Share Tray has {these}; you would take {n}.")
            text = few if there else _("There is no {kind} in the Share Tray.")
            yield "3.3", text.format(these=counted(kind, there), n=wanted, kind=name(kind))


def _box(state: State, action: Box, components: Components) -> Broken:
    """Clauses 4.1 to 5.6 and 8.3."""
    yield from full_problems(state.display, components.boxes_to_end)
    tile = _top(state, action.stack)
    if tile is None:
        yield "4.1", _("There is no box to fill on that stack.")
    elif HIDDEN in tile.spaces:
        yield "4.1", _("You do not know yet which box lies on that stack.")
    else:
        yield from payment_problems(state.hand, tile, action.cards)
        yield from face_problems(tile, action.face)
    yield from place_problems(state, (action.row, action.column))


def _top(state: State, stack: object) -> Tile | None:
    if type(stack) is not int or stack not in range(len(state.stacks)) or not state.stacks[stack]:
        return None
    return state.stacks[stack][0]


def place_problems(state: State, place: Place) -> Broken:
    """Return what is wrong with putting a box at this place of the display (clauses 5.1 to 5.6)."""
    return placing.place_problems(state.display, place)


def _over_limit(state: State, components: Components) -> str:
    return _("You hold {n} cards: first discard down to {limit}.").format(
        n=len(state.hand), limit=components.hand_limit
    )
