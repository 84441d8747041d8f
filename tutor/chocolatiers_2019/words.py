"""The position and the actions in plain sentences, for a screen reader and for everyone."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers_2019.actions import RESERVED, Action, Box, Reserve, Trade
from tutor.chocolatiers_2019.legality import tile_at
from tutor.chocolatiers_2019.scoring import cheap_boxes
from tutor.chocolatiers_2019.state import DISCARD, FIRST, OVER, State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.display import MAX_BOXES
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, in_order, name, say_cards
from tutor.chocolatiers_family.tiles import Tile
from tutor.chocolatiers_family.words import describe_display, say_space, say_tile
from tutor.i18n import _, ngettext
from tutor.kit.words import all_names


def describe(
    state: State, player: int | None = None, names: Sequence[str] = (), *, groups: bool = True
) -> str:
    """Return the whole position in sentences; what `player` cannot see must be hidden already.

    `groups`: with what can be counted: the largest groups, cheap boxes, turns to come.
    """
    called = all_names(names, state.players)
    lines = [_turn_line(state, called, groups)]
    lines.append(_("Tray: {cards}.").format(cards=say_cards(state.tray.replace(EMPTY, ""))))
    lines.append(
        ngettext(
            "Deck: {deck} card. Discards: {discards}.",
            "Deck: {deck} cards. Discards: {discards}.",
            len(state.deck),
        ).format(deck=len(state.deck), discards=say_cards(state.discards))
    )
    for n, tile in enumerate(state.row, 1):
        lines.append(_("Box {n} of the row: {tile}.").format(n=n, tile=say_tile(tile)))
    lines.append(
        ngettext("Pile: {n} box.", "Pile: {n} boxes.", len(state.pile)).format(n=len(state.pile))
    )
    first = 0 if player is None else player
    for p in ((first + n) % state.players for n in range(state.players)):
        lines.append(_player_line(state, p, called[p], p == player, groups))
    return "\n".join(lines)


def _turn_line(state: State, called: tuple[str, ...], counted: bool) -> str:
    if state.phase == OVER:
        return _("The game is over.")
    line = _("{who} to move, {phase}.").format(who=called[state.player], phase=phase_name(state))
    left = state.turns_left
    if left is not None:
        line += " " + (say_turns_left(left) if counted else _("Last round."))
    return line


def phase_name(state: State) -> str:
    """Return which part of the turn it is."""
    if state.phase == DISCARD:
        return _("discarding")
    return _("first action") if state.phase == FIRST else _("second action")


def say_turns_left(left: int) -> str:
    """Return how many turns come after this one (clause 7.2)."""
    if not left:
        return _("This is the last turn.")
    return ngettext(
        "Last round: {n} turn comes after this one.",
        "Last round: {n} turns come after this one.",
        left,
    ).format(n=left)


def _player_line(state: State, player: int, called: str, own: bool, groups: bool) -> str:
    hand = state.hands[player]
    held = (
        say_cards(hand)
        if own or HIDDEN not in hand
        else ngettext("{n} card", "{n} cards", len(hand)).format(n=len(hand))
    )
    parts = [
        _("{who}. Hand: {hand}. Free Wilds: {wilds}.").format(
            who=called, hand=held, wilds=state.wilds[player]
        )
    ]
    if state.starter == player:
        parts.append(_("Has the start marker."))
    if state.first_tile == player:
        parts.append(_("Holds First."))
    reserved = state.reserved[player]
    if reserved is not None:
        text = _("Reserved, with a locked Wild: {tile}.")
        parts.append(text.format(tile=say_tile(reserved)))
    display = state.displays[player]
    parts.append(describe_display(display, groups))
    if display and groups:
        text = _("Boxes of 3 or 4 points: {n}.")
        parts.append(text.format(n=cheap_boxes(display)))
    return " ".join(parts)


def say_place(state: State, place: int | str) -> str:
    """Return a box by where it lies, and what it is."""
    tile = tile_at(state, place)
    said = say_tile(tile) if tile is not None else _("none")
    if place == RESERVED:
        return _("your reserved box ({tile})").format(tile=said)
    number = place + 1 if isinstance(place, int) else place
    return _("box {n} of the row ({tile})").format(n=number, tile=said)


def describe_action(state: State, action: Action) -> str:
    """Return what the action does, in one sentence."""
    match action:
        case Take(card):
            return _("Take {kind} from the tray.").format(kind=name(card))
        case Trade(give, take):
            text = _("Discard {give}, take {take} from the tray.")
            return text.format(give=name(give), take=say_cards(take))
        case Box(place, cards, row, column, face):
            text = _("Fill {box} with {cards}: {face}, at box row {r}, column {c}.").format(
                box=say_place(state, place),
                cards=say_cards(cards),
                face=", ".join(say_space(s) for s in face),
                r=row + 1,
                c=column + 1,
            )
            return " ".join((text, _("It takes First."))) if _takes_first(state) else text
        case PlaceWild(row, column):
            shown = state.display.at(row, column)
            return _("Place a Wild on row {r}, column {c}, over {what}.").format(
                r=row + 1, c=column + 1, what=say_space(shown)
            )
        case Reserve(place):
            text = _("Reserve {box}: a Wild is locked on it.")
            return text.format(box=say_place(state, place))
        case Discard(cards):
            return _("Discard {cards}.").format(cards=say_cards(cards))


def _takes_first(state: State) -> bool:
    """Return whether the next box of who is to move is the first sixth one."""
    return state.first_tile is None and len(state.display.points) + 1 == MAX_BOXES


def tell(state: State, action: Action, who: str) -> str:
    """Return what `who` did, in a few words."""
    match action:
        case Take(card):
            return _("{who} takes {what}.").format(who=who, what=name(card))
        case Trade(give, take):
            text = _("{who} discards {give}, takes {what}.")
            return text.format(who=who, give=name(give), what=say_cards(take))
        case Box(place):
            text = _("{who} fills a box for {n} points.")
            if _takes_first(state):
                text = _("{who} fills the sixth box for {n} points, and takes First.")
            elif place == RESERVED:
                text = _("{who} fills the reserved box for {n} points; its Wild is free again.")
            return text.format(who=who, n=_points(tile_at(state, place)))
        case PlaceWild():
            return _("{who} places a Wild.").format(who=who)
        case Reserve(place):
            text = _("{who} reserves a box of {n} points.")
            return text.format(who=who, n=_points(tile_at(state, place)))
        case Discard(cards):
            return _("{who} discards {what}.").format(who=who, what=say_cards(cards))


def tell_takes(taken: Sequence[Take], who: str) -> str:
    """Say which cards `who` took, one after the other."""
    cards = say_cards(in_order("".join(action.card for action in taken)))
    return _("{who} takes {what}.").format(who=who, what=cards)


def _points(tile: Tile | None) -> int:
    return tile.points if tile is not None else 0
