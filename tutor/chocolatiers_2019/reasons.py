"""Reasons why a piece cannot be picked up, put down or chosen now.

An action that is complete is judged by `legality`; these are the sentences on the way to one. They
stand here because they are rules, each with its clause; a view only passes them on.
"""

from __future__ import annotations

from collections import Counter

from tutor.chocolatiers_2019.actions import Action, Box
from tutor.chocolatiers_2019.components import FIRST, THREE_FOUR
from tutor.chocolatiers_2019.legality import no_reserving, over_text, where_problems
from tutor.chocolatiers_2019.same import here
from tutor.chocolatiers_2019.state import DISCARD, OVER, State
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.payments import payment_problems
from tutor.chocolatiers_family.placing import Broken
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import Game, Violation
from tutor.i18n import _

Place = tuple[int, int]


# ---- what one may only look at


def deck_is_closed() -> Violation:
    """Explain that cards come from the tray (clause 3.3)."""
    return Violation("3.3", _("Cards come from the tray, never from the deck."))


def discards_wait() -> Violation:
    """Explain that the discards are shuffled when the deck runs out (clause 3.5)."""
    return Violation("3.5", _("The discards wait here until the deck runs out."))


def pile_is_closed() -> Violation:
    """Explain that boxes come from the row (clauses 4.1 and 6.1)."""
    return Violation("4.1", _("The pile is face down. Boxes come from the row."))


def not_yours(what: str) -> Violation:
    """Explain that players use their own things only (clauses 4.1, 4.4 and 5.1).

    `what`: "wild", "reserved", or "" for a display.
    """
    said = {
        "wild": ("5.1", _("A Wild goes on your own display.")),
        "reserved": ("4.1", _("Only who reserved this box can fill it.")),
        "": ("4.4", _("You play on your own display; look at the others.")),
    }
    return Violation(*said.get(what, said[""]))


def locked() -> Violation:
    """Explain that the Wild on a reserved box waits (clause 6.3)."""
    return Violation("6.3", _("This Wild is locked until you fill the box."))


def about_tile(which: str) -> Violation:
    """Explain how a Score tile is won: a kind's letter, THREE_FOUR or FIRST (clauses 7.1, 8.1,
    8.3).
    """
    if which == FIRST:
        return Violation("7.1", _("First goes to whoever puts a 6th box into the display first."))
    if which == THREE_FOUR:
        text = _("This tile is won at the end, by the most boxes worth 3 or 4 points.")
        return Violation("8.3", text)
    if which not in KINDS:
        return Violation("1.5", _("That is no Score tile."))
    text = _("This tile is won at the end, by the largest group of {kind}.")
    return Violation("8.1", text.format(kind=name(which)))


# ---- whose turn it is, and what there is


def not_your_turn() -> Violation:
    """Explain that another player is to move (clause 2.1)."""
    return Violation("2.1", _("It is not your turn yet."))


def not_now(state: State, limit: int) -> tuple[Violation, ...]:
    """Explain why none of the four actions can be done (clauses 2.2, 2.4, 7.2); () if one can."""
    if state.phase == OVER:
        return (Violation("7.2", over_text(state)),)
    if state.phase == DISCARD:
        text = _("You have had both actions. Discard down to {limit} cards.")
        return (Violation("2.4", text.format(limit=limit)),)
    return ()


def nothing_to_do() -> Violation:
    """Explain that no action uses this piece (clause 2.2)."""
    return Violation("2.2", _("There is nothing to do with that."))


def nothing_chosen() -> Violation:
    """Explain that both actions are compulsory (clause 2.3)."""
    return Violation("2.3", _("Choose an action: take, fill a box, place a Wild or reserve."))


def no_card() -> Violation:
    """Explain that this place of the hand or the tray holds no card (clause 3.1)."""
    return Violation("3.1", _("There is no card."))


def trade_begins_in_hand() -> Violation:
    """Explain that a card is discarded before two are taken (clause 3.2)."""
    return Violation("3.2", _("To trade, first choose the card you discard."))


# ---- filling a box, reserving it


def empty_place() -> Violation:
    """Explain that the row is short once the pile has run out (clause 4.9)."""
    return Violation("4.9", _("No box lies here: the pile has run out."))


def display_full(game: Game[State, Action], state: State) -> tuple[Violation, ...]:
    """Explain why no box can be added at all (clause 4.8); () if one can."""
    return tuple(v for v in game.explain(state, Box(0, "", 0, 0, "")) if v.clause == "4.8")


def box_first(what: str) -> Violation:
    """Explain that a box is chosen before anything is done for it (clauses 4.1 and 4.6).

    `what`: "turn", or "" for its place and its payment.
    """
    if what == "turn":
        return Violation("4.6", _("Choose a box first; then you can turn it."))
    return Violation("4.1", _("Choose a box first: one of the row, or the one you reserved."))


def looks_the_same() -> Violation:
    """Explain that a box with one face need not be turned (clause 4.6)."""
    return Violation("4.6", _("However you turn it, this box looks the same."))


def no_place_chosen() -> Violation:
    """Explain that a filled box is placed at once (clause 4.4)."""
    return Violation("4.4", _("Choose a place for the box in your display."))


def wrong_place(state: State, place: Place) -> tuple[Violation, ...]:
    """Explain what is wrong with putting a box there (clauses 4.5 to 4.8); () if nothing is."""
    return _violations(where_problems(state, place))


def unpaid(hand: str, tile: Tile | None, cards: str) -> tuple[Violation, ...]:
    """Explain what is wrong with paying for the box with these cards (clauses 4.2 and 4.3)."""
    return _violations(here(payment_problems(hand, tile, cards))) if tile else ()


def cannot_pay(hand: str, tile: Tile) -> tuple[Violation, ...]:
    """Explain what the whole hand lacks for the box (clauses 4.2 and 4.3)."""
    fitting = "".join((Counter(hand) & Counter(tile.chocolates)).elements())
    return unpaid(hand, tile, fitting)


def cannot_reserve(state: State) -> tuple[Violation, ...]:
    """Explain why no box can be reserved, whichever it is (clauses 6.4 and 6.5); () if one can."""
    return _violations(no_reserving(state))


def one_card_for_two() -> Violation:
    """Explain that one card is given for two: several were chosen before one of the tray (clause
    3.2).
    """
    return Violation("3.2", _("You take two cards for one: choose only one of yours."))


def box_to_reserve() -> Violation:
    """Explain that a box is chosen before it is reserved (clause 6.1)."""
    return Violation("6.1", _("Choose a box of the row first; then you can reserve it."))


def nothing_reserved() -> Violation:
    """Explain that no box is reserved (clause 6.1)."""
    return Violation("6.1", _("You have reserved no box. Choose one of the row, then Reserve."))


def reserved_stays() -> Violation:
    """Explain that a reservation is not given up (clause 6.4)."""
    return Violation("6.4", _("A reserved box stays until you fill it; it cannot go back."))


# ---- pieces let go where they do not go


def card_goes_to_hand() -> Violation:
    """Explain that a card that is taken goes to the hand (clause 3.1)."""
    return Violation("3.1", _("A card you take goes into your hand."))


def card_goes_to_discards() -> Violation:
    """Explain that a card for a trade goes to the discards, never to the tray (clause 3.2)."""
    return Violation("3.2", _("To trade, put your card on the discards, not on the tray."))


def card_pays() -> Violation:
    """Explain that a card beside a box pays for it (clause 4.2)."""
    return Violation("4.2", _("Cards pay for a box: put them on the box."))


def card_is_discarded() -> Violation:
    """Explain that a card too many is discarded at the end of a turn (clause 2.4)."""
    return Violation("2.4", _("You have too many cards: put this one on the discards."))


def box_goes_to_display() -> Violation:
    """Explain where a box goes that was dragged past its place (clauses 4.4 and 6.1)."""
    text = _("A box goes on a free place of your own display, or where your reserved one lies.")
    return Violation("4.4", text)


def wild_goes_on_space() -> Violation:
    """Explain that a Wild goes on a space, when it was dragged past the boxes (clause 5.1)."""
    return Violation("5.1", _("A Wild goes on a space of your own display."))


def no_space_chosen() -> Violation:
    """Explain that a Wild lies on a space, and none is chosen (clause 5.1)."""
    return Violation("5.1", _("Choose a space for the Wild."))


def _violations(broken: Broken) -> tuple[Violation, ...]:
    return tuple(Violation(clause, message) for clause, message in broken)
