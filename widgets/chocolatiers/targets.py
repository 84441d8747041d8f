"""What can be clicked on the table: in which state each target is, and what it says aloud."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.state import ACTION, BONUS, END, State
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, name
from tutor.chocolatiers_family.tiles import COVERED
from tutor.chocolatiers_family.words import say_tile
from tutor.i18n import _, ngettext
from widgets.chocolatiers.composer import to_discard
from widgets.chocolatiers_family import targets as shared
from widgets.chocolatiers_family.selection import (
    NOTHING,
    Selection,
    letters,
)
from widgets.chocolatiers_family.target_ids import parse
from widgets.chocolatiers_family.targets import chosen_pieces, paid_with, useful
from widgets.tabletop.desk import CHOSEN, CLICKABLE, REST


def targets(
    actions: Sequence[Action], state: State, player: int, selection: Selection
) -> dict[str, str]:
    """Return the state of every target of the table as this player sees it, in the order of
    reading.

    `actions`: the legal ones.

    Places for a box are targets only while a box is being placed.
    """
    found = {f"tray:{slot}": REST for slot in range(len(state.tray))}
    if selection.give is not None:
        found[f"tray:{len(state.tray)}"] = CLICKABLE
    found |= {"deck": REST, "discards": REST}
    found |= {f"hand:{card}": REST for card in range(len(state.hands[player]))}
    found |= {f"stack:{stack}": REST for stack in range(len(state.stacks))}
    found["wild"] = REST
    display = state.displays[player]
    if selection.box:
        found |= {f"place:{r},{c}": CLICKABLE for r, c in display.open_places}
    found |= {f"space:{r},{c}": REST for r, c in display.spaces}
    found |= {f"card:{what}": REST for what in ("first", *KINDS)}
    found |= {f"display:{p}": REST for p in range(state.players) if p != player}
    if player == state.player:
        found |= dict.fromkeys(_next(actions, state, selection), CLICKABLE)
        found |= dict.fromkeys(chosen_pieces(selection), CHOSEN)
    return found


def _next(actions: Sequence[Action], state: State, selection: Selection) -> list[str]:
    """Return the targets that lead onwards now."""
    hand = [f"hand:{card}" for card in range(len(state.hand))]
    if state.phase == ACTION:
        tray = [f"tray:{slot}" for slot, card in enumerate(state.tray) if card in KINDS]
        return tray if selection.give is not None else tray + hand
    if state.phase == END:
        return hand
    if state.phase != BONUS:
        return []
    if selection.box:
        return [f"hand:{card}" for card in useful(state, selection)]
    if selection.cards:
        payable = {a.stack for a in actions if isinstance(a, Box)}
        return paid_with(state, selection, [f"stack:{n}" for n in sorted(payable)])
    spaces = [f"space:{a.row},{a.column}" for a in actions if isinstance(a, PlaceWild)]
    if selection.wild:
        return spaces
    stacks = {a.stack for a in actions if isinstance(a, Box)}
    return [*(f"stack:{n}" for n in sorted(stacks)), *(["wild"] if spaces else [])]


def label(
    actions: Sequence[Action],
    state: State,
    player: int,
    selection: Selection,
    target: str,
    names: Sequence[str] = (),
    *,
    quiet: bool = False,
) -> str:
    """Return the text alternative of a target, for example "Raspberry, row 2, column 3, in a
    group of 4".

    `names`: of the players. `quiet`: nothing can be done now, so nothing is offered. Whether a
    target is chosen is not said: the button says it.
    """
    kind, numbers = parse(target)
    which = target.partition(":")[2]
    match kind:
        case "tray":
            return _tray(state, player, selection, numbers[0], quiet)
        case "hand":
            return _hand(actions, state, player, numbers[0], quiet)
        case "stack":
            return _stack(state, numbers[0])
        case "wild":
            left = state.wilds[player]
            return ngettext("Your Wilds, {n} left", "Your Wilds, {n} left", left).format(n=left)
        case "card":
            return _("Scoring card {kind}").format(
                kind=_("First") if which == "first" else name(which)
            )
    return shared.label(state, player, selection, target, names)


def to_touch(state: State, player: int, target: str, names: Sequence[str]) -> str:
    """Return the text alternative of a piece that a lesson asks to choose among, see the
    shared one."""
    kind, numbers = parse(target)
    if kind == "tray":
        text = _("Share Tray, slot {n}, {kind}")
        return text.format(n=numbers[0] + 1, kind=name(state.tray[numbers[0]]))
    said = shared.to_touch(state, player, target, names)
    return said or label((), state, player, NOTHING, target, names)


def _tray(state: State, player: int, selection: Selection, slot: int, quiet: bool) -> str:
    if slot >= len(state.tray):
        if selection.give is None:
            return _("Share Tray, place for a card you swap")
        down = letters(state.hands[player], (selection.give,))
        return _("Share Tray, {kind}, the card you put down, take back").format(kind=name(down))
    card = state.tray[slot]
    if card == EMPTY:
        return _("Share Tray, slot {n}, empty").format(n=slot + 1)
    text = _("Share Tray, slot {n}, {kind}, take")
    if state.phase != ACTION or state.player != player or quiet:
        text = _("Share Tray, slot {n}, {kind}")
    return text.format(n=slot + 1, kind=name(card))


def _hand(actions: Sequence[Action], state: State, player: int, card: int, quiet: bool) -> str:
    hand = state.hands[player]
    own = state.player == player and not quiet
    text = _("Your hand, card {n} of {of}, {kind}")
    if own and state.phase == ACTION:
        text = _("Your hand, card {n} of {of}, {kind}, swap")
    elif own and to_discard(actions):
        text = _("Your hand, card {n} of {of}, {kind}, discard")
    kind = _("face down") if hand[card] == HIDDEN else name(hand[card])
    return text.format(n=card + 1, of=len(hand), kind=kind)


def _stack(state: State, stack: int) -> str:
    tiles = state.stacks[stack]
    if not tiles:
        return _("Stack {n}, empty").format(n=stack + 1)
    if tiles[0] == COVERED:
        return _("Stack {n}, face down, {left} left").format(n=stack + 1, left=len(tiles))
    return _("Box {n}: {tile}, {left} left").format(
        n=stack + 1, tile=say_tile(tiles[0]), left=len(tiles)
    )
