"""States of targets, and those that cards and a box in hand lead to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import evolve

from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import KINDS, WILD, name, say_cards
from tutor.chocolatiers_family.words import say_rows, say_space
from tutor.i18n import _
from tutor.kit.words import join_words, player_name
from widgets.chocolatiers_family.selection import (
    Position,
    Selection,
    preview,
    ways_to_pay,
)
from widgets.chocolatiers_family.target_ids import parse, spot


def paid_with(state: Position, selection: Selection, boxes: Iterable[str]) -> list[str]:
    """Return those of the boxes that the chosen cards may pay for, and the cards that go with
    them.
    """
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
    """Return the targets of all that is chosen."""
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
    state: Position, player: int, selection: Selection, target: str, names: Sequence[str] = ()
) -> str:
    """Return the text alternative of a target that both editions have, the target itself for
    another.

    For example "Raspberry, row 2, column 3, in a group of 4". `names`: of the players.
    """
    kind, numbers = parse(target)
    which = target.partition(":")[2]
    match kind:
        case "deck":
            return _("Deck, {n} cards, face down").format(n=len(state.deck))
        case "discards":
            return _("Discards: {cards}").format(cards=say_cards(state.discards))
        case "place":
            return _("Place for the box, box row {r}, column {c}").format(
                r=numbers[0] + 1, c=numbers[1] + 1
            )
        case "space":
            shown = preview(state, player, selection)
            row, column = numbers[0] + 2 * shown.up, numbers[1] + 2 * shown.left
            return space_label(shown.display, (row, column))
        case "display":
            called = dict(enumerate(names or map(player_name, range(state.players))))
            who = called.get(int(which) if which.isdecimal() else -1, which)
            return _("{who}’s display, enlarge").format(who=who)
    return target


def to_touch(state: Position, player: int, target: str, names: Sequence[str]) -> str:
    """Return the text alternative of a piece that a lesson asks to choose among: what it is,
    without what could be done with it in a game, and without what the lesson may be asking.

    "" for a piece that an edition names itself.
    """
    kind, numbers = parse(target)
    match kind:
        case "space":
            return say_place(state.displays[player], (numbers[0], numbers[1]))
        case "display":
            which = int(target.partition(":")[2])
            whose = _("{who}’s display").format(who=names[which])
            if which == player:
                whose = _("Your display")
            return f"{whose}. {say_rows(state.displays[which])}"
        case "hand":
            hand = state.hands[player]
            text = _("Your hand, card {n} of {of}, {kind}")
            return text.format(n=numbers[0] + 1, of=len(hand), kind=name(hand[numbers[0]]))
    return ""


def say_place(display: Display, space: Place) -> str:
    """Return a space in words: what it shows and where it is."""
    row, column = space
    what = say_space(display.at(row, column))
    return _("{what}, row {r}, column {c}").format(what=what, r=row + 1, c=column + 1)


def space_label(display: Display, space: Place) -> str:
    """Return a space in words: what it shows, where it is, how large its groups are."""
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
