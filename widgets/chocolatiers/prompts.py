"""What a player is asked to do now, in a few words, and the buttons that go with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from attrs import evolve

from tutor.chocolatiers.actions import Action, Box, PlaceWild, Skip
from tutor.chocolatiers.display import Display
from tutor.chocolatiers.kinds import KINDS, counted, name, say_cards
from tutor.chocolatiers.state import ACTION, BONUS, END, OVER, State
from tutor.i18n import _, ngettext
from tutor.kit.words import YOU, join_words
from widgets.chocolatiers.composer import to_discard
from widgets.chocolatiers.desk import Board
from widgets.chocolatiers.price import missing, too_many
from widgets.chocolatiers.selection import (
    Position,
    Selection,
    letters,
    paid,
    pairs,
    preview,
    tile_in_hand,
    ways_to_pay,
)
from widgets.tabletop import BACK, MAIN, Button, Prompt
from widgets.tabletop import Board as AnyBoard

FEW_BOXES = 2
"""Where fewer lie, a new one makes no group grow that is worth a word."""


def prompt(board: Board) -> Prompt:
    """What the player is asked to do; on the last turns (clause 8.2) also who has brought them."""
    state, names = board.state, board.all_names
    asked = _prompt(board.actions, state, board.player, board.chosen, names)
    ended = state.first_card
    if ended is None or state.phase == OVER:
        return asked
    mover = names[state.player]
    if state.player == ended:
        if state.player != board.player:
            return asked
        return evolve(asked, who=_("Your sixth box: everyone else has one more turn."))
    text = _("{who}, last turn · {first} has six boxes")
    if mover == _(YOU):
        text = _("Your last turn · {first} has six boxes")
    elif names[ended] == _(YOU):
        text = _("{who}, last turn · you have six boxes")
    return evolve(asked, who=text.format(who=mover, first=names[ended]))


def _prompt(
    actions: Sequence[Action],
    state: State,
    player: int,
    selection: Selection,
    names: Sequence[str],
) -> Prompt:
    if state.phase == OVER:
        return Prompt(_("The game is over."))
    if state.player != player:
        return Prompt(_("{who} is playing.").format(who=names[state.player]))
    if state.phase == ACTION:
        return _action(actions, state, selection)
    if state.phase == END:
        return _end(actions, state, selection)
    if selection.wild:
        return wild_prompt(state, selection)
    if selection.box:
        return box_prompt(state, selection)
    if selection.cards:
        payable = {a.stack for a in actions if isinstance(a, Box)}
        return cards_prompt(state, selection, [f"stack:{n}" for n in payable])
    return _bonus(actions)


def _action(actions: Sequence[Action], state: State, selection: Selection) -> Prompt:
    if selection.give is None:
        if Skip() in actions:
            return Prompt(_("The tray is empty: go on."))
        return Prompt(_("Take a card from the tray, or swap."), _("To swap, choose one of yours."))
    down = name(state.hand[selection.give])
    if len(state.tray) in selection.taken:
        return Prompt(_("Take one more card."), _("Taking yours back is the same as Take."))
    if selection.taken:
        return Prompt(_("Take one more card."), _("{kind} goes down.").format(kind=down))
    return Prompt(_("Take two cards from the tray."), _("{kind} goes down.").format(kind=down))


def _bonus(actions: Sequence[Action]) -> Prompt:
    stacks = {a.stack for a in actions if isinstance(a, Box)}
    wild = any(isinstance(a, PlaceWild) for a in actions)
    if actions and Skip() not in actions:  # one thing only is asked for
        return Prompt(_("Fill a box.") if stacks else _("Place a Wild."))
    if stacks:
        text = ngettext("You can pay for {n} box.", "You can pay for {n} boxes.", len(stacks))
        head = _("Fill a box, place a Wild, or end your turn.")
        if not wild:
            head = _("Fill a box, or end your turn.")
        return Prompt(head, text.format(n=len(stacks)))
    if wild:
        return Prompt(_("Place a Wild, or end your turn."), _("You cannot pay for a box yet."))
    return Prompt(_("End your turn."), _("You cannot pay for a box yet."))


def box_prompt(state: Position, selection: Selection) -> Prompt:
    """A box is in hand: its cards, then its place."""
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
    """Cards were chosen before the box; `boxes` can be paid for."""
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
    """A Wild is in hand: its space."""
    if selection.space is None:
        return Prompt(
            _("Choose a space for the Wild."), _("Kept until the end, it counts 1 point.")
        )
    after = preview(state, state.player, selection).display
    return Prompt(
        _("Place the Wild here?"), _growth(state.display, after) or _("No group grows here.")
    )


def _growth(before: Display, after: Display) -> str:
    """Which largest groups grow; a lone chocolate is not worth a word."""
    changes = [
        _("{kind} {size}").format(kind=name(kind), size=after.largest(kind))
        for kind in KINDS
        if after.largest(kind) > max(1, before.largest(kind))
    ]
    return _("Grows: {groups}.").format(groups=join_words(changes)) if changes else ""


def _end(actions: Sequence[Action], state: State, selection: Selection) -> Prompt:
    count = to_discard(actions) - len(selection.cards)
    head = ngettext("Discard {n} card.", "Discard {n} cards.", count).format(n=count)
    keep = len(state.hand) - to_discard(actions)
    return Prompt(head, _("You keep {n} at most.").format(n=keep))


def buttons(board: Board) -> tuple[Button, ...]:
    """The buttons of the moment, the primary one first."""
    actions, state, selection = board.actions, board.state, board.chosen
    if state.player != board.player or state.phase == OVER:
        return ()
    back = Button("cancel", _("Cancel"), "cross", role=BACK)
    if state.phase == ACTION:
        if selection.give is not None:
            return (back,)
        return (_skip(_("Go on"), primary=True),) if Skip() in actions else ()
    if state.phase == END:
        return (back,) if selection.cards else ()
    if selection.wild:
        return (wild_button(selection), back)
    tile = tile_in_hand(state, selection)
    if tile is not None:
        # Where there is nothing to turn the button keeps its place, so that no other takes it.
        turn = Button("rotate", _("Rotate"), "rotate", off=len(tile.faces) == 1)
        pay = () if "pay" in board.without else (Button("pay", _("Choose for me"), "cards"),)
        return (place_button(board), *pay, turn, back)
    if selection.cards:
        return (place_button(board), back)
    return (_skip(_("End turn"), primary=len(actions) == 1),)


def confirm(label: str, lacks: str = "") -> Button:
    """The button that ends what one does; `lacks`: why it cannot yet."""
    off = bool(lacks)
    return Button("confirm", label, "check", primary=True, role=MAIN, off=off, lacks=lacks)


def wild_button(selection: Selection) -> Button:
    """The button that places the Wild."""
    return confirm(_("Place the Wild"), _("Choose a space") if selection.space is None else "")


def place_button(board: AnyBoard[Any, Any, Selection]) -> Button:
    """The button that places the box; it can be pressed as soon as that can be done."""
    lacks = missing(board.state, board.player, board.chosen)
    if not lacks and board.chosen.place is None:
        lacks = _("Choose a place")
    return confirm(_("Place the box"), lacks)


def _skip(label: str, *, primary: bool) -> Button:
    return Button("skip", label, "chevron", primary=primary, role=MAIN)


def why(board: Board) -> str:
    """The clause that the moment is about."""
    chosen = board.chosen
    if board.state.phase == ACTION:
        return "3.2" if chosen.give is not None else "2.2"
    if board.state.phase == END:
        return "7.1"
    if board.state.phase != BONUS:
        return "8.2"
    return "6.1" if chosen.wild else "4.2" if chosen.box else "2.3"


def tab(board: Board) -> str:
    """The tab of a phone that the moment calls for: all that is played with, until it is over."""
    return "others" if board.state.phase == OVER else "play"
