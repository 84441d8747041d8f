"""What a player with a box or a Wild in hand is asked to do, and the buttons for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from attrs import evolve

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS, counted, name, say_cards
from tutor.chocolatiers_family.phases import OVER
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from widgets.chocolatiers_family.desk import Board
from widgets.chocolatiers_family.price import missing, too_many
from widgets.chocolatiers_family.selection import (
    Position,
    Selection,
    letters,
    paid,
    pairs,
    preview,
    tile_in_hand,
    ways_to_pay,
)
from widgets.tabletop import MAIN, Button, Prompt
from widgets.tabletop import Board as AnyBoard

FEW_BOXES = 2
"""Fewest boxes of a display from which on a group that grows is worth a word."""


def first_prompt(asked: Prompt, first: int | None, board: AnyBoard[Any, Any, Any]) -> Prompt:
    """Say to whoever has First (player `first`) that it is theirs, where nothing else is said."""
    if first != board.player or asked.text or board.state.phase == OVER:
        return asked
    return evolve(asked, text=_("Six boxes: First is yours."))


def box_prompt(state: Position, selection: Selection) -> Prompt:
    """Ask for the cards of the box in hand, then for its place."""
    tile = tile_in_hand(state, selection)
    way = paid(state, state.player, selection)
    if tile is None or way is None:
        return Prompt(_("Choose the cards that pay for the box."), _still_missing(state, selection))
    if selection.place is None:
        return Prompt(_("Choose a place for the box."), _how_paid(way.pairs))
    grown = preview(state, state.player, selection).display
    grows = _growth(state.display, grown) if len(state.display.boxes) >= FEW_BOXES else ""
    text = grows or _how_paid(way.pairs)
    if len(state.display.open_places) == 1:  # nothing to choose: a tap there rotates the box
        head = _("Place the box.") if len(tile.faces) == 1 else _("Place the box, or rotate it.")
        return Prompt(head, text)
    return Prompt(_("Put the box in your display."), text)


def cards_prompt(state: Position, selection: Selection, boxes: Sequence[str]) -> Prompt:
    """Ask which box the chosen cards are for; `boxes` can be paid for."""
    fit = [box for box in boxes if ways_to_pay(state, state.player, evolve(selection, box=box))]
    head = _("Choose the box these cards pay for.")
    if fit:
        text = ngettext("They fit {n} box.", "They fit {n} boxes.", len(fit)).format(n=len(fit))
    else:
        text = _("You can pay for no box with them.")
    return Prompt(head, text)


def _still_missing(state: Position, selection: Selection) -> str:
    """What the cards chosen so far leave unpaid."""
    tile = tile_in_hand(state, selection)
    assert tile is not None
    hand = state.hand
    if not ways_to_pay(state, state.player, evolve(selection, cards=())):
        return _("Your hand cannot pay for it yet.")
    if not ways_to_pay(state, state.player, selection):
        over = too_many(hand, tile, selection.cards)
        if len(over) == 1:
            return _("One card too many: the {kind}.").format(kind=name(over))
        if over:
            return _("Too many cards: {cards}.").format(cards=say_cards(over))
        return _("These cards do not pay for it.")
    stood_for = Counter(pair.kind for pair in pairs(state, state.player, selection))
    chosen = Counter(letters(hand, selection.cards))
    missing = "".join((Counter(tile.chocolates) - chosen - stood_for).elements())
    return _("Missing: {cards}.").format(cards=say_cards(missing)) if selection.cards else ""


def _how_paid(pairs: Sequence[tuple[str, str]]) -> str:
    if not pairs:
        return _("The cards match.")
    said = [
        _("{pair} for {kind}").format(pair=counted(pair, 2), kind=name(kind))
        for pair, kind in pairs
    ]
    return join_words(said) + "."


def wild_prompt(state: Position, selection: Selection) -> Prompt:
    """Ask for the space of the Wild in hand."""
    if selection.space is None:
        return Prompt(
            _("Choose a space for the Wild."), _("Kept until the end, it counts 1 point.")
        )
    after = preview(state, state.player, selection).display
    return Prompt(
        _("Place the Wild here?"), _growth(state.display, after) or _("No group grows here.")
    )


def _growth(before: Display, after: Display) -> str:
    """Return which largest groups grow; a lone chocolate is not worth a word."""
    changes = [
        _("{kind} {size}").format(kind=name(kind), size=after.largest(kind))
        for kind in KINDS
        if after.largest(kind) > max(1, before.largest(kind))
    ]
    return _("Grows: {groups}.").format(groups=join_words(changes)) if changes else ""


def confirm(label: str, lacks: str = "") -> Button:
    """Return the button that ends what one does; `lacks`: why it cannot yet."""
    off = bool(lacks)
    return Button("confirm", label, "check", primary=True, role=MAIN, off=off, lacks=lacks)


def wild_button(selection: Selection) -> Button:
    """Return the button that places the Wild."""
    return confirm(_("Place the Wild"), _("Choose a space") if selection.space is None else "")


def place_button(board: AnyBoard[Any, Any, Selection]) -> Button:
    """Return the button that places the box; it can be pressed as soon as that can be done."""
    lacks = missing(board.state, board.player, board.chosen)
    if not lacks and board.chosen.place is None:
        lacks = _("Choose a place")
    return confirm(_("Place the box"), lacks)


def tab(board: Board) -> str:
    """Return the tab of a phone that the moment calls for: all that is played with, until it
    is over."""
    return "others" if board.state.phase == OVER else "play"
