"""What a player is asked to do now, in a few words, and the buttons that go with it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from tutor.chocolatiers.actions import Action, Box, Skip
from tutor.chocolatiers.state import ACTION, BONUS, END, OVER, State
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.kinds import name
from tutor.i18n import _, ngettext
from tutor.kit.words import YOU
from widgets.chocolatiers.composer import to_discard
from widgets.chocolatiers_family.desk import Board
from widgets.chocolatiers_family.prompts import (
    box_prompt,
    cards_prompt,
    first_prompt,
    place_button,
    wild_button,
    wild_prompt,
)
from widgets.chocolatiers_family.selection import (
    Selection,
    tile_in_hand,
)
from widgets.tabletop import BACK, MAIN, Button, Prompt


def prompt(board: Board) -> Prompt:
    """Return what the player is asked to do; on the last turns (clause 8.2) also who has brought
    them.
    """
    state, names = board.state, board.all_names
    asked = _prompt(board.actions, state, board.player, board.chosen, names)
    asked = first_prompt(asked, state.first_card, board)
    ended = state.first_card
    if ended is None or state.phase == OVER:
        return asked
    mover = names[state.player]
    if state.player == ended:
        if state.player != board.player:
            return asked
        return evolve(asked, who=_("Your sixth box: everyone else has one more turn."))
    text = _("{who}, last turn · {first} has First")
    if mover == _(YOU):
        text = _("Your last turn · {first} has First")
    elif names[ended] == _(YOU):
        text = _("{who}, last turn · you have First")
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


def _end(actions: Sequence[Action], state: State, selection: Selection) -> Prompt:
    count = to_discard(actions) - len(selection.cards)
    head = ngettext("Discard {n} card.", "Discard {n} cards.", count).format(n=count)
    keep = len(state.hand) - to_discard(actions)
    return Prompt(head, _("You keep {n} at most.").format(n=keep))


def buttons(board: Board) -> tuple[Button, ...]:
    """Return the buttons of the moment, the primary one first."""
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
        # The button keeps its place where there is nothing to turn, so that no other takes it.
        turn = Button("rotate", _("Rotate"), "rotate", off=len(tile.faces) == 1)
        pay = () if "pay" in board.without else (Button("pay", _("Choose for me"), "cards"),)
        return (place_button(board), *pay, turn, back)
    if selection.cards:
        return (place_button(board), back)
    return (_skip(_("End turn"), primary=len(actions) == 1),)


def _skip(label: str, *, primary: bool) -> Button:
    return Button("skip", label, "chevron", primary=primary, role=MAIN)


def why(board: Board) -> str:
    """Return the clause that the moment is about."""
    chosen = board.chosen
    if board.state.phase == ACTION:
        return "3.2" if chosen.give is not None else "2.2"
    if board.state.phase == END:
        return "7.1"
    if board.state.phase != BONUS:
        return "8.2"
    return "6.1" if chosen.wild else "4.2" if chosen.box else "2.3"
