"""Reasons why a piece cannot be picked up, put down or chosen now.

An action that is complete is judged by `legality`; these are the sentences on the way to one. They
stand here because they are rules, each with its clause; a view only passes them on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.legality import place_problems
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.payments import payment_problems
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import Game, Violation
from tutor.i18n import _

Place = tuple[int, int]


# ---- what one may only look at


def deck_is_closed() -> Violation:
    """Explain that cards come from the tray (clause 3.3)."""
    return Violation("3.3", _("Cards come from the Share Tray, never from the deck."))


def discards_wait() -> Violation:
    """Explain that the discards are shuffled when the deck runs out (clause 7.3)."""
    return Violation("7.3", _("The discards wait here until the deck runs out."))


def not_your_display(wild: bool) -> Violation:
    """Explain that players use their own display only (clauses 4.5 and 6.1)."""
    if wild:
        return Violation("6.1", _("A Wild goes on your own display."))
    return Violation("4.5", _("You play on your own display; look at the others."))


def about_card(which: str) -> Violation:
    """Explain how a Scoring card is won: "first" or a kind's letter (clauses 8.1 and 9.1)."""
    if which == "first":
        return Violation("8.1", _("First goes to whoever places a 6th box first."))
    if which not in KINDS:
        return Violation("1.5", _("That is no Scoring card."))
    return Violation(
        "9.1",
        _("This card is won at the end, by the largest group of {kind}.").format(kind=name(which)),
    )


# ---- whose turn it is, and what there is


def not_your_turn() -> Violation:
    """Explain that another player is to move (clause 2.1)."""
    return Violation("2.1", _("It is not your turn yet."))


def nothing_to_do() -> Violation:
    """Explain that no phase uses this piece (clause 2.1)."""
    return Violation("2.1", _("There is nothing to do with that."))


def no_card() -> Violation:
    """Explain that this place of the hand or the tray holds no card (clause 3.1)."""
    return Violation("3.1", _("There is no card."))


def swap_begins_in_hand() -> Violation:
    """Explain that a card is put down before two are taken (clause 3.2)."""
    return Violation("3.2", _("To swap, choose the card you put down."))


def empty_slot() -> Violation:
    """Explain that the tray is refilled at the end of a turn (clause 7.2)."""
    return Violation("7.2", _("This slot is empty. The tray is filled again at the end of a turn."))


# ---- filling a box


def empty_stack() -> Violation:
    """Explain that stacks are never refilled (clause 4.1)."""
    return Violation("4.1", _("This stack is empty, and stacks are never filled again."))


def display_full(game: Game[State, Action], state: State) -> tuple[Violation, ...]:
    """Explain why no box can be added at all (clause 8.3); () if one can."""
    return tuple(v for v in game.explain(state, Box(0, "", 0, 0, "")) if v.clause == "8.3")


def box_first(what: str) -> Violation:
    """Explain that a box is chosen before anything is done for it (clauses 4.1 and 5.3).

    `what`: "turn", or "" for its place and its payment.
    """
    if what == "turn":
        return Violation("5.3", _("Choose a box first; then you can turn it."))
    return Violation("4.1", _("Choose a box first: the top of any stack."))


def looks_the_same() -> Violation:
    """Explain that a box with one face need not be turned (clause 5.3)."""
    return Violation("5.3", _("However you turn it, this box looks the same."))


def no_place_chosen() -> Violation:
    """Explain that a filled box is placed at once (clause 4.5)."""
    return Violation("4.5", _("Choose a place for the box in your display."))


def wrong_place(state: State, place: Place) -> tuple[Violation, ...]:
    """Explain what is wrong with putting a box there (clauses 5.1 to 5.6); () if nothing is."""
    return _violations(place_problems(state, place))


def unpaid(hand: str, tile: Tile | None, cards: str) -> tuple[Violation, ...]:
    """Explain what is wrong with paying for the box with these cards (clauses 4.2 and 4.3)."""
    return _violations(payment_problems(hand, tile, cards)) if tile else ()


def cannot_pay(hand: str, tile: Tile) -> tuple[Violation, ...]:
    """Explain what the whole hand lacks for the box (clauses 4.2 and 4.3)."""
    fitting = "".join((Counter(hand) & Counter(tile.chocolates)).elements())
    return unpaid(hand, tile, fitting)


# ---- pieces let go where they do not go


def card_goes_to_hand() -> Violation:
    """Explain that a card that is taken goes to the hand (clause 3.1)."""
    return Violation("3.1", _("A card you take goes into your hand."))


def card_goes_to_tray() -> Violation:
    """Explain that a card for a swap goes to the tray (clause 3.2)."""
    return Violation("3.2", _("To swap, put your card on the Share Tray."))


def card_pays() -> Violation:
    """Explain that cards pay for boxes in the Bonus Phase (clause 4.2)."""
    return Violation("4.2", _("Cards pay for a box: put them on the box."))


def card_is_discarded() -> Violation:
    """Explain that a card too many is discarded at the end of a turn (clause 7.1)."""
    return Violation("7.1", _("You have too many cards: put this one on the discards."))


def box_goes_to_display() -> Violation:
    """Explain where a box goes that was dragged past its place (clause 4.5)."""
    return Violation("4.5", _("A box goes on a free place of your own display."))


def wild_goes_on_space() -> Violation:
    """Explain that a Wild goes on a space, when it was dragged past the boxes (clause 6.1)."""
    return Violation("6.1", _("A Wild goes on a space of your own display."))


# ---- placing a Wild, and the end of the bonus


def no_space_chosen() -> Violation:
    """Explain that a Wild lies on a space, and none is chosen (clause 6.1)."""
    return Violation("6.1", _("Choose a space for the Wild."))


def nothing_chosen() -> Violation:
    """Explain that the bonus is a box, a Wild or nothing (clause 2.3)."""
    return Violation("2.3", _("Choose a box or a Wild, or end your turn."))


def _violations(broken: Iterator[tuple[str, str]]) -> tuple[Violation, ...]:
    return tuple(Violation(clause, message) for clause, message in broken)
