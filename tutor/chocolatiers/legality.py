"""Why an action is not legal: every clause it breaks, each with a sentence about the pieces.

An action is legal exactly when nothing is found here; tests hold this against `listing`. Whatever
an action's fields hold is answered, never raised.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers.actions import Action, Box, Discard, PlaceWild, Skip, Swap, Take
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.display import LONG, SHORT, Place
from tutor.chocolatiers.kinds import HIDDEN, KINDS, NO_TILE, WILD, is_cards, name
from tutor.chocolatiers.payments import payment_problems
from tutor.chocolatiers.state import ACTION, END, OVER, State, Tile
from tutor.engine import Violation
from tutor.i18n import _, ngettext

__all__ = ["payment_problems", "place_problems", "violations"]

Broken = Iterator[tuple[str, str]]


def violations(state: State, action: Action, components: Components) -> tuple[Violation, ...]:
    """All clauses the action breaks in this state; () if it is legal."""
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
            yield from _wild(state, row, column)
        case Skip():
            pass
        case Discard(cards):
            yield from _discard(state, cards, components)


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
    if not _is_card(card):
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
    if not _is_card(give):
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
            yield (
                "3.3",
                _("The Share Tray has {there} {kind}; you would take {n}.").format(
                    there=there, kind=name(kind), n=wanted
                ),
            )


def _is_card(card: object) -> bool:
    return is_cards(card) and len(str(card)) == 1


def _box(state: State, action: Box, components: Components) -> Broken:
    """Clauses 4.1 to 5.6 and 8.3."""
    if len(state.display.points) >= components.boxes_to_end:
        yield (
            "8.3",
            _("Your display has {n} boxes: it is full.").format(n=components.boxes_to_end),
        )
    tile = _top(state, action.stack)
    if tile is None:
        yield "4.1", _("There is no box to fill on that stack.")
    elif HIDDEN in tile.spaces:
        yield "4.1", _("You do not know yet which box lies on that stack.")
    else:
        yield from payment_problems(state.hand, tile, action.cards)
        if not isinstance(action.face, str) or action.face not in tile.faces:
            yield (
                "5.3",
                _("A box may be turned, but its four spaces keep their order; this is another."),
            )
    yield from place_problems(state, (action.row, action.column))


def _top(state: State, stack: object) -> Tile | None:
    if type(stack) is not int or stack not in range(len(state.stacks)) or not state.stacks[stack]:
        return None
    return state.stacks[stack][0]


def place_problems(state: State, place: Place) -> Broken:
    """What is wrong with putting a box at this place of the display (clauses 5.1 to 5.6)."""
    display = state.display
    if any(type(n) is not int for n in place):
        yield "5.2", _("That is no place for a box.")
        return
    if not display:
        if place != (0, 0):
            yield "5.1", _("Your first box simply goes in front of you: row 0, column 0.")
        return
    boxes = display.boxes
    if place in boxes:
        yield "5.5", _("A box lies there already, and boxes are never moved or covered.")
        return
    r, c = place
    if not {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & set(boxes):
        corner = {(r - 1, c - 1), (r - 1, c + 1), (r + 1, c - 1), (r + 1, c + 1)} & set(boxes)
        yield (
            "5.2",
            _("Only a corner would touch. A full edge must meet a full edge of your display.")
            if corner
            else _("That place does not touch your display. A full edge must meet a full edge."),
        )
    rows, columns = zip(*boxes, place, strict=True)
    high, wide = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    if max(high, wide) > LONG or min(high, wide) > SHORT:
        yield "5.6", _too_large(high, wide)


def _too_large(high: int, wide: int) -> str:
    if max(high, wide) > 2 * LONG:
        return _("Your display would be far too large; 3 boxes by 2 is the most.")
    return _("Your display would be {w} boxes wide and {h} high; 3 by 2 is the most.").format(
        w=wide, h=high
    )


def _wild(state: State, row: int, column: int) -> Broken:
    """Clauses 6.1 to 6.3 and, as no other action moves one, 6.6."""
    display = state.display
    if not state.wilds[state.player]:
        yield "6.2", _("You have no Wild left to place.")
    if not display:
        yield "6.2", _("You have no box yet to place a Wild on.")
        return
    shown = display.at(row, column) if type(row) is int and type(column) is int else NO_TILE
    if shown == NO_TILE:
        yield "6.1", _("There is no space of your display there.")
    elif shown == WILD:
        yield "6.3", _("A Wild lies there already.")


def _discard(state: State, cards: str, components: Components) -> Broken:
    """Clause 7.1."""
    if not is_cards(cards):
        yield "7.1", _("Discard Chocolate cards from your hand.")
        return
    for kind in KINDS:
        if cards.count(kind) > state.hand.count(kind):
            yield (
                "7.1",
                _("You hold {have} {kind}; you cannot discard {n}.").format(
                    have=state.hand.count(kind), kind=name(kind), n=cards.count(kind)
                ),
            )
    excess = len(state.hand) - components.hand_limit
    if state.phase == END and len(cards) != excess:
        yield (
            "7.1",
            ngettext(
                "Discard exactly {n} card: you keep {limit}.",
                "Discard exactly {n} cards: you keep {limit}.",
                excess,
            ).format(n=excess, limit=components.hand_limit),
        )


def _over_limit(state: State, components: Components) -> str:
    return _("You hold {n} cards: first discard down to {limit}.").format(
        n=len(state.hand), limit=components.hand_limit
    )
