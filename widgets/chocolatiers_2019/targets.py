"""What can be clicked on the table: in which state each target is, and what it says aloud."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers_2019.actions import Action, Box, Reserve
from tutor.chocolatiers_2019.components import THREE_FOUR
from tutor.chocolatiers_2019.state import DISCARD, OVER, State
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, name
from tutor.chocolatiers_family.tiles import Tile
from tutor.chocolatiers_family.words import say_tile
from tutor.i18n import _, ngettext
from widgets.chocolatiers_2019.composer import source, to_discard
from widgets.chocolatiers_family import targets as shared
from widgets.chocolatiers_family.selection import Selection, tile_in_hand, ways_with
from widgets.chocolatiers_family.target_ids import parse
from widgets.chocolatiers_family.targets import chosen_pieces, paid_with, useful
from widgets.tabletop.desk import CHOSEN, CLICKABLE, REST


def targets(
    actions: Sequence[Action], state: State, player: int, selection: Selection
) -> dict[str, str]:
    """Return the state of every target of the table as this player sees it, in the order of
    reading.

    `actions`: the legal ones. Places for a box are targets only while a box is being placed.
    """
    found = {f"row:{n}": REST for n in range(len(state.row))}
    found["supply"] = REST
    found |= {f"tray:{slot}": REST for slot in range(len(state.tray))}
    found |= {"deck": REST, "discards": REST, "reserved": REST}
    found |= {f"hand:{card}": REST for card in range(len(state.hands[player]))}
    found["wild"] = REST
    display = state.displays[player]
    if selection.box:
        tile = tile_in_hand(state, selection)
        look = CLICKABLE if ways_with(state.hands[player], tile, ()) else REST
        found |= {f"place:{r},{c}": look for r, c in display.open_places}
    found |= {f"space:{r},{c}": REST for r, c in display.spaces}
    found |= {f"card:{what}": REST for what in (*KINDS, THREE_FOUR, "first")}
    found |= {f"display:{p}": REST for p in range(state.players) if p != player}
    if player == state.player:
        found |= dict.fromkeys(_next(actions, state, selection), CLICKABLE)
        found |= dict.fromkeys(chosen_pieces(selection), CHOSEN)
        if selection.give is not None:
            found["discards"] = CHOSEN
    return found


def payable(actions: Sequence[Action]) -> list[str]:
    """Return the boxes that can be filled now."""
    return [source(p) for p in dict.fromkeys(a.place for a in actions if isinstance(a, Box))]


def reservable(actions: Sequence[Action]) -> list[str]:
    """Return the boxes that can be reserved now."""
    return [source(a.place) for a in actions if isinstance(a, Reserve)]


def _next(actions: Sequence[Action], state: State, selection: Selection) -> list[str]:
    """Return the targets that lead onwards now."""
    hand = [f"hand:{card}" for card in range(len(state.hand))]
    tray = [f"tray:{slot}" for slot, card in enumerate(state.tray) if card in KINDS]
    if state.phase == DISCARD:
        return hand
    if state.phase == OVER:
        return []
    if selection.box:
        free = [] if selection.box == "reserved" or not reservable(actions) else ["reserved"]
        return [*free, *(f"hand:{card}" for card in useful(state, selection))]
    if selection.give is not None:
        return [*tray, "discards"]
    boxes = payable(actions)
    if selection.cards:
        pay = paid_with(state, selection, boxes)
        return [*pay, *tray, "discards"] if len(selection.cards) == 1 else pay
    spaces = [f"space:{a.row},{a.column}" for a in actions if isinstance(a, PlaceWild)]
    if selection.wild:
        return spaces
    return [*boxes, *tray, *hand, *(["wild"] if spaces else [])]


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
    """Return the text alternative of a target, see `label` of the shared ones."""
    kind, numbers = parse(target)
    own = state.player == player and not quiet
    match kind:
        case "tray":
            return _tray(state, selection, numbers[0], own)
        case "hand":
            return _hand(actions, state, player, numbers[0], own)
        case "row":
            tile = state.tile(numbers[0])
            if tile is None:
                return _("Row, place {n}, empty").format(n=numbers[0] + 1)
            return _("Box {n} of the row: {tile}").format(n=numbers[0] + 1, tile=say_tile(tile))
        case "supply":
            n = len(state.pile)
            text = ngettext("Pile, {n} box, face down", "Pile, {n} boxes, face down", n)
            return text.format(n=n)
        case "reserved":
            return reserved_label(state.reserved[player], _("Your reserved box"))
        case "wild":
            return _wilds(state, player)
        case "card":
            return _("Score tile {kind}").format(kind=tile_name(target.partition(":")[2]))
        case "display":
            return _display(state, target, names)
    return shared.label(state, player, selection, target, names)


def reserved_label(tile: Tile | None, whose: str) -> str:
    """Return a reserved box in words, with its Wild."""
    if tile is None:
        return _("{whose}: none").format(whose=whose)
    text = _("{whose}: {tile}; a Wild is locked on it")
    return text.format(whose=whose, tile=say_tile(tile))


def tile_name(which: str) -> str:
    """Return what a Score tile is for, by its key."""
    if which == THREE_FOUR:
        return _("3 and 4")
    return _("First") if which == "first" else name(which)


def to_touch(state: State, player: int, target: str, names: Sequence[str]) -> str:
    """Return the text alternative of a piece that a lesson asks to choose among."""
    kind, numbers = parse(target)
    if kind == "tray":
        text = _("Tray, card {n}, {kind}")
        return text.format(n=numbers[0] + 1, kind=name(state.tray[numbers[0]]))
    if kind in ("row", "supply", "reserved", "wild", "card"):
        return label((), state, player, Selection(), target, names, quiet=True)
    said = shared.to_touch(state, player, target, names)
    return said or label((), state, player, Selection(), target, names)


def _tray(state: State, selection: Selection, slot: int, own: bool) -> str:
    card = state.tray[slot] if slot < len(state.tray) else EMPTY
    if card == EMPTY:
        return _("Tray, place {n}, empty").format(n=slot + 1)
    text = _("Tray, card {n}, {kind}")
    if own and state.phase not in (DISCARD, OVER):
        text = _("Tray, card {n}, {kind}, take")
    return text.format(n=slot + 1, kind=name(card))


def _hand(actions: Sequence[Action], state: State, player: int, card: int, own: bool) -> str:
    hand = state.hands[player]
    text = _("Your hand, card {n} of {of}, {kind}")
    if own and to_discard(actions):
        text = _("Your hand, card {n} of {of}, {kind}, discard")
    kind = _("face down") if hand[card] == HIDDEN else name(hand[card])
    return text.format(n=card + 1, of=len(hand), kind=kind)


def _wilds(state: State, player: int) -> str:
    free = state.wilds[player]
    said = ngettext("Your free Wilds: {n}", "Your free Wilds: {n}", free).format(n=free)
    if state.locked(player):
        said = _("{wilds}; one more is locked on your reserved box").format(wilds=said)
    return said


def _display(state: State, target: str, names: Sequence[str]) -> str:
    """Another's display, and what they have reserved."""
    said = shared.label(state, 0, Selection(), target, names)
    which = target.partition(":")[2]
    player = int(which) if which.isdecimal() else -1
    if player not in range(state.players) or state.reserved[player] is None:
        return said
    return f"{said}. {reserved_label(state.reserved[player], _('Reserved'))}"
