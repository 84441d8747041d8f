"""What can be clicked on the table: in which state each target is, and what it says aloud."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import evolve

from tutor.chocolatiers.actions import Action, Box, PlaceWild
from tutor.chocolatiers.display import Display, Place
from tutor.chocolatiers.kinds import EMPTY, HIDDEN, KINDS, WILD, name, say_cards
from tutor.chocolatiers.state import ACTION, BONUS, COVERED, END, State
from tutor.chocolatiers.words import say_rows, say_space, say_tile
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words, player_name
from widgets.chocolatiers.composer import to_discard
from widgets.chocolatiers.selection import (
    NOTHING,
    Position,
    Selection,
    letters,
    preview,
    ways_to_pay,
)
from widgets.chocolatiers.target_ids import parse, spot

REST, CLICKABLE, CHOSEN = "rest", "clickable", "chosen"
"""States of a target: not now (a click is answered all the same), a step onwards, chosen."""


def targets(
    actions: Sequence[Action], state: State, player: int, selection: Selection
) -> dict[str, str]:
    """The state of every target of the table as this player sees it, in the order of reading.

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
    """The targets that lead onwards now."""
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


def paid_with(state: Position, selection: Selection, boxes: Iterable[str]) -> list[str]:
    """Those of the boxes that the chosen cards may pay for, and the cards that go with them."""
    fit = [evolve(selection, box=box) for box in boxes]
    fit = [each for each in fit if ways_to_pay(state, state.player, each)]
    cards = sorted({card for each in fit for card in useful(state, each)})
    return [*(each.box for each in fit), *(f"hand:{card}" for card in cards)]


def useful(state: Position, selection: Selection) -> list[int]:
    """Hand cards that some payment could still use, beside those chosen."""
    player, chosen = state.player, selection.cards
    return [
        card
        for card in range(len(state.hand))
        if card not in chosen
        and ways_to_pay(state, player, evolve(selection, cards=(*chosen, card)))
    ]


def chosen_pieces(selection: Selection) -> list[str]:
    """The targets of all that is chosen."""
    found = [f"tray:{slot}" for slot in selection.taken]
    found += [f"hand:{card}" for card in selection.cards]
    if selection.give is not None:
        found.append(f"hand:{selection.give}")
    if selection.box:
        found.append(selection.box)
    if selection.place is not None:
        found.append(spot("place", selection.place))
    if selection.wild:
        found.append("wild")
    if selection.space is not None:
        found.append(spot("space", selection.space))
    return found


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
    """The text alternative of a target, for example "Raspberry, row 2, column 3, in a group of 4".

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
        case "deck":
            return _("Deck, {n} cards, face down").format(n=len(state.deck))
        case "discards":
            return _("Discards: {cards}").format(cards=say_cards(state.discards))
        case "stack":
            return _stack(state, numbers[0])
        case "wild":
            left = state.wilds[player]
            return ngettext("Your Wilds, {n} left", "Your Wilds, {n} left", left).format(n=left)
        case "place":
            return _("Place for the box, box row {r}, column {c}").format(
                r=numbers[0] + 1, c=numbers[1] + 1
            )
        case "space":
            shown = preview(state, player, selection)
            row, column = numbers[0] + 2 * shown.up, numbers[1] + 2 * shown.left
            return space_label(shown.display, (row, column))
        case "card":
            return _("Scoring card {kind}").format(
                kind=_("First") if which == "first" else name(which)
            )
        case "display":
            called = dict(enumerate(names or map(player_name, range(state.players))))
            who = called.get(int(which) if which.isdecimal() else -1, which)
            return _("{who}’s display, enlarge").format(who=who)
    return target


def to_touch(state: State, player: int, target: str, names: Sequence[str]) -> str:
    """The text alternative of a piece that a lesson asks to choose among: what it is, without what
    could be done with it in a game, and without what the lesson may be asking."""
    kind, numbers = parse(target)
    which = target.partition(":")[2]
    match kind:
        case "space":
            return say_place(state.displays[player], (numbers[0], numbers[1]))
        case "display":
            whose = _("{who}’s display").format(who=names[int(which)])
            if int(which) == player:
                whose = _("Your display")
            return f"{whose}. {say_rows(state.displays[int(which)])}"
        case "tray":
            text = _("Share Tray, slot {n}, {kind}")
            return text.format(n=numbers[0] + 1, kind=name(state.tray[numbers[0]]))
        case "hand":
            hand = state.hands[player]
            text = _("Your hand, card {n} of {of}, {kind}")
            return text.format(n=numbers[0] + 1, of=len(hand), kind=name(hand[numbers[0]]))
    return label((), state, player, NOTHING, target, names)


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


def say_place(display: Display, space: Place) -> str:
    """A space in words: what it shows and where it is."""
    row, column = space
    what = say_space(display.at(row, column))
    return _("{what}, row {r}, column {c}").format(what=what, r=row + 1, c=column + 1)


def space_label(display: Display, space: Place) -> str:
    """A space in words: what it shows, where it is, how large its groups are."""
    shown = display.at(*space)
    where = say_place(display, space)
    sizes = {
        kind: len(group)
        for kind in (KINDS if shown == WILD else shown if shown in KINDS else "")
        for group in display.groups(kind)
        if space in group
    }
    if shown in sizes:
        return _("{space}, in a group of {n}").format(space=where, n=sizes[shown])
    if sizes:
        groups = join_words([f"{name(kind)} {n}" for kind, n in sizes.items()])
        return _("{space}, in groups of {groups}").format(space=where, groups=groups)
    return where
