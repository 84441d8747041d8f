"""Why an action is not legal: every clause it breaks, each with a sentence about the pieces.

An action is legal exactly when nothing is found here; tests hold this against `listing`. Whatever
an action's fields hold is answered, never raised.
"""

from __future__ import annotations

from tutor.chocolatiers_2019.actions import RESERVED, Action, Box, Reserve, Trade
from tutor.chocolatiers_2019.components import EQUAL_TURNS, Components
from tutor.chocolatiers_2019.same import here
from tutor.chocolatiers_2019.state import DISCARD, OVER, State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.kinds import HIDDEN, is_card, is_cards, name
from tutor.chocolatiers_family.payments import payment_problems
from tutor.chocolatiers_family.placing import (
    Broken,
    discard_problems,
    face_problems,
    full_problems,
    place_problems,
    wild_problems,
)
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import Violation
from tutor.i18n import _


def violations(state: State, action: Action, components: Components) -> tuple[Violation, ...]:
    """Return all clauses the action breaks in this state; () if it is legal."""
    found = _broken(state, action, components)
    return tuple(Violation(clause, message) for clause, message in found)


def _broken(state: State, action: Action, components: Components) -> Broken:
    if state.phase == OVER:
        yield "7.2", over_text(state)
        return
    yield from _wrong_phase(state, action, components)
    match action:
        case Take(card):
            yield from _take(state, card)
        case Trade(give, take):
            yield from _trade(state, give, take)
        case Box():
            yield from _box(state, action, components)
        case PlaceWild(row, column):
            yield from _wild(state, row, column)
        case Reserve(place):
            yield from _reserve(state, place)
        case Discard(cards):
            limit = components.hand_limit
            excess = len(state.hand) - limit if state.phase == DISCARD else None
            yield from here(discard_problems(state.hand, cards, excess, limit))


def over_text(state: State) -> str:
    """Say why nobody has another turn (clause 7.2)."""
    if state.last_round == EQUAL_TURNS:
        return _("The game is over: everybody has had the same number of turns.")
    return _("The game is over: everybody else has had one more turn.")


def _wrong_phase(state: State, action: Action, components: Components) -> Broken:
    """Clauses 2.2 and 2.4."""
    limit = components.hand_limit
    if isinstance(action, Discard):
        if state.phase != DISCARD:
            text = _("You discard only at the end of a turn, with more than {n} cards.")
            yield "2.4", text.format(n=limit)
    elif state.phase == DISCARD:
        yield "2.2", _("You have had both actions of this turn.")
        text = _("You hold {n} cards: first discard down to {limit}.")
        yield "2.4", text.format(n=len(state.hand), limit=limit)


def _take(state: State, card: str) -> Broken:
    """Clauses 3.1 and 3.3."""
    if not is_card(card):
        yield "3.1", _("Take one card of one kind.")
    elif card not in state.tray:
        text = _("There is no {kind} in the tray, and the deck is out of reach.")
        yield "3.3", text.format(kind=name(card))


def _trade(state: State, give: str, take: str) -> Broken:
    """Clauses 3.2 and 3.3: both cards are from the tray as it lies there."""
    if not state.hand:
        yield "3.2", _("You have no card to discard. Take one card instead.")
    elif not is_card(give):
        yield "3.2", _("A trade discards one card of your hand.")
    elif give not in state.hand:
        text = _("You have no {kind} in your hand to discard.")
        yield "3.2", text.format(kind=name(give))
    if not is_cards(take) or len(take) != 2:
        yield "3.2", _("A trade takes two cards from the tray.")
        return
    for kind in dict.fromkeys(take):
        there, wanted = state.tray.count(kind), take.count(kind)
        if wanted > there and kind == give:
            text = _("The {kind} you discard goes to the discards, not to the tray.")
            yield "3.2", text.format(kind=name(kind))
        if wanted > there:
            few = _("The tray has {there} {kind}; you would take {n}.")
            text = few if there else _("The tray has no {kind}.")
            yield "3.3", text.format(there=there, kind=name(kind), n=wanted)


def _box(state: State, action: Box, components: Components) -> Broken:
    """Clauses 4.1 to 4.8."""
    yield from here(full_problems(state.display, components.boxes_to_end))
    tile = tile_at(state, action.place)
    if tile is None:
        if isinstance(action.place, str) and action.place == RESERVED:
            yield "4.1", _("You have no reserved box.")
        else:
            yield "4.1", _("There is no box in that place of the row.")
    elif HIDDEN in tile.spaces:
        yield "4.1", _("You do not know yet which box lies there.")
    else:
        yield from here(payment_problems(state.hand, tile, action.cards))
        yield from here(face_problems(tile, action.face))
    yield from where_problems(state, (action.row, action.column))


def where_problems(state: State, place: Place) -> Broken:
    """Return what is wrong with putting a box at this place of the display (clauses 4.5 to 4.8)."""
    return here(place_problems(state.display, place))


def tile_at(state: State, place: object) -> Tile | None:
    """Return the box in that place of the row, or the reserved one; None if there is none."""
    return state.tile(place) if isinstance(place, int | str) else None


def _wild(state: State, row: int, column: int) -> Broken:
    """Clauses 5.1 to 5.6 and 6.3."""
    free = state.wilds[state.player]
    if not free and state.locked(state.player):
        yield "6.3", _("The Wild on your reserved box is locked until you fill that box.")
    yield from here(wild_problems(state.display, free, row, column))


def _reserve(state: State, place: int) -> Broken:
    """Clauses 6.1, 6.4 and 6.5."""
    if type(place) is not int or place not in range(len(state.row)):
        yield "6.1", _("There is no box in that place of the row.")
    elif HIDDEN in state.row[place].spaces:
        yield "6.1", _("You do not know yet which box lies there.")
    yield from no_reserving(state)


def no_reserving(state: State) -> Broken:
    """Explain why no box can be reserved, whichever it is (clauses 6.4 and 6.5)."""
    if state.reserved[state.player] is not None:
        yield "6.4", _("You have a reserved box already; fill that one first.")
    if not state.wilds[state.player]:
        yield "6.5", _("You have no free Wild to put on it.")
