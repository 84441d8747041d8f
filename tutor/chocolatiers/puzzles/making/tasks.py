"""Tasks as plain data, for packs and links, and back with every entry checked.

What can be worked out is not written: cards nobody sees are a number, whose turn it is follows from
the turn, how many last turns are left from who holds First. What was drawn, or written before
puzzles carried their position, has no entry "at": a position is made around its displays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.possible import problems
from tutor.chocolatiers.puzzles.model import Kind, Task
from tutor.chocolatiers.puzzles.table import completed, ended, is_drawn, last_turns
from tutor.chocolatiers.state import ACTION, OVER, PHASES, State
from tutor.chocolatiers.status import status
from tutor.chocolatiers_family.display import MAX_POINTS, Display, DisplayError
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, in_order
from tutor.chocolatiers_family.tiles import COVERED, Tile
from tutor.engine import SaveError
from tutor.i18n import N_, _
from tutor.kit import reading

MOST_NOTATION = 60
"""Letters of a display in notation."""
MOST_SEATS = 4
MOST_CARDS = 60
MOST_TURNS = 999
MOST_TILES = 9
MOST_OPTIONS = 12
MOST_OPTION = 60
MOST_WILDS = 12

RETIRED: Mapping[str, tuple[str, str]] = {
    "both": ("2.3", N_("A turn has one bonus: a box or a Wild, never both.")),
}
"""Kinds of old packs and links that ask for what no turn allows, and the clause."""


def task_data(task: Task) -> dict[str, Any]:
    """Return the task as plain data, entries that are empty left out."""
    state = task.state
    data: dict[str, Any] = {
        "kind": task.kind,
        "displays": [[str(d), list(d.points)] for d in state.displays],
        "wilds_left": list(state.wilds),
        "player": task.player,
        "first": state.first_card,
        "cards": task.cards,
        "ask": list(task.stacks),
        "wilds": task.wilds,
        "options": list(task.options),
        "at": {
            "turn": state.turn,
            "starter": state.starter,
            "phase": state.phase,
            "hands": [_cards(hand) for hand in state.hands],
            "tray": state.tray,
            "deck": _cards(state.deck),
            "discards": state.discards,
            "stacks": [
                [stack[0].spaces, stack[0].points, len(stack)] if stack else []
                for stack in state.stacks
            ],
        },
    }
    if is_drawn(state):  # the rest is made again when it is read
        del data["at"], data["ask"]
        data["tiles"] = [[tile.spaces, tile.points] for tile in task.tiles]
        data["hand"] = task.hand if PUZZLE_KINDS[task.kind].pieces.hand else ""
    return {key: value for key, value in data.items() if value not in ("", [], None)}


def _cards(cards: str) -> str | int:
    """Return the cards, or how many nobody sees."""
    return len(cards) if cards == HIDDEN * len(cards) else cards


def read_task(entry: Any) -> Task:
    """Return a task from plain data; every entry is checked, and that it can be. Raises
    SaveError."""
    task = read_entries(entry)
    reasons = [f"{reason.message} [{reason.clause}]" for reason in problems(task)]
    if reasons:
        raise SaveError(_("This position cannot be: {why}").format(why=" ".join(reasons[:3])))
    return task


def read_entries(entry: Any) -> Task:
    """Return a task from plain data whose position is believed: of our own pack, which tests
    prove."""
    kind = _kind(entry)
    read = reading.Reader(entry)
    displays = read.one("displays", reading.items(_display, MOST_SEATS, least=2))
    seats = len(displays)
    seat = reading.number(seats - 1)
    player = read.maybe("player", seat, 0)
    cards = read.maybe("cards", reading.letters(KINDS, len(KINDS)), "")
    count = read.maybe("wilds", reading.number(load_components().wilds), 0)
    table = _Drawn(
        displays,
        read.one("wilds_left", reading.items(reading.number(MOST_WILDS), seats, least=seats)),
        read.maybe("first", reading.optional(seat), None),
    )
    if "at" in entry:
        state = table.at(read.one("at", reading.table))
        ask = read.maybe("ask", reading.items(reading.number(len(state.stacks) - 1), 5), ())
    else:
        state, ask = table.around(read, kind, player)
    option = reading.text(MOST_OPTION)
    options = read.maybe("options", reading.items(option, MOST_OPTIONS), ())
    _check_pieces(kind, cards, ask, count)
    return Task(kind.id, state, player, cards, ask, count, options)


def _kind(entry: Any) -> Kind:
    named = entry.get("kind") if isinstance(entry, dict) else None
    if named in tuple(RETIRED):
        clause, why = RETIRED[named]
        raise SaveError(_("This position cannot be: {why}").format(why=f"{_(why)} [{clause}]"))
    if named not in tuple(PUZZLE_KINDS):
        raise SaveError(_("a puzzle of a kind this tutor does not know."))
    return PUZZLE_KINDS[named]


class _Drawn:
    """Displays, Wilds and First as they are read, to be made a position."""

    def __init__(
        self, displays: tuple[Display, ...], wilds: tuple[int, ...], first: int | None
    ) -> None:
        self.displays, self.wilds, self.first = displays, wilds, first

    def at(self, data: Any) -> State:
        """Return the position the rest of which is written down."""
        read = reading.Reader(data)
        seats = len(self.displays)
        turn = read.one("turn", reading.number(MOST_TURNS, least=1))
        starter = read.one("starter", reading.number(seats - 1))
        phase = read.one("phase", reading.choice(PHASES))
        player = (starter + turn - 1) % seats
        left = None if self.first is None else last_turns(seats, player, self.first)
        return State(
            player=player,
            phase=phase,
            hands=read.one("hands", reading.items(_known, seats, least=seats)),
            tray=read.one("tray", reading.letters(KINDS + EMPTY + HIDDEN, MOST_TILES)),
            deck=read.one("deck", _known),
            discards=read.one("discards", reading.letters(KINDS, MOST_CARDS)),
            stacks=read.one("stacks", reading.items(_stack, 5, least=5)),
            displays=self.displays,
            wilds=self.wilds,
            first_card=self.first,
            last_turns=0 if phase == OVER and left is not None else left,
            turn=turn,
            starter=starter,
        )

    def around(
        self, read: reading.Reader, kind: Kind, player: int
    ) -> tuple[State, tuple[int, ...]]:
        """Return the position around what is drawn, and the stacks its boxes lie on."""
        tile = reading.pair(reading.letters(KINDS + EMPTY, 4, least=4), reading.number(MOST_TILES))
        tiles = [Tile(*each) for each in read.maybe("tiles", reading.items(tile, 5), ())]
        hand = read.maybe("hand", reading.letters(KINDS, MOST_CARDS), "")
        state = around(kind, self.displays, self.wilds, player, self.first, tiles, hand)
        return state, tuple(range(len(tiles)))


def around(
    kind: Kind,
    displays: tuple[Display, ...],
    wilds: tuple[int, ...],
    player: int,
    first: int | None,
    tiles: Sequence[Tile] = (),
    hand: str = "",
) -> State:
    """Return a position for a question of this kind around what was drawn of it.

    Where the question asks for no turn it may be anybody's, or the game may be over.
    """
    if kind.over:
        return ended(displays, wilds, first)
    if tiles and not hand:  # whoever asks only where a box goes can pay for it
        hand = in_order(tiles[0].chocolates)
    if kind.turn:
        return completed(displays, wilds, player, first, tops=tiles, hand=hand or None)
    seats = sorted(range(len(displays)), key=lambda seat: seat != player)
    ways = [completed(displays, wilds, seat, first, phase=ACTION) for seat in seats]
    if first is not None:
        ways.append(ended(displays, wilds, first))
    components = load_components()
    return next((way for way in ways if not status(way, components)), ways[0])


def _known(value: Any) -> str:
    """Return the cards, or a number of cards that nobody sees."""
    if isinstance(value, str):
        return in_order(reading.letters(KINDS + HIDDEN, MOST_CARDS)(value))
    return HIDDEN * reading.number(MOST_CARDS)(value)


def _stack(value: Any) -> tuple[Tile, ...]:
    if value == []:
        return ()
    spaces, points, height = reading.items(lambda part: part, 3, least=3)(value)
    top = Tile(
        reading.letters(KINDS + EMPTY, 4, least=4)(spaces),
        reading.number(MAX_POINTS)(points),
    )
    return (top, *(COVERED,) * (reading.number(MOST_TILES, least=1)(height) - 1))


_SHOWN = reading.pair(reading.text(MOST_NOTATION), reading.items(reading.number(MAX_POINTS), 6))


def _display(value: Any) -> Display:
    shown, points = _SHOWN(value)
    try:
        return Display.parse(shown, points)
    except DisplayError as error:
        raise reading.Unfit(str(error)) from None


def _check_pieces(kind: Kind, cards: str, ask: tuple[int, ...], wilds: int) -> None:
    """A task has the pieces its kind asks with."""
    needed = kind.pieces
    right = {
        "cards": len(cards) == needed.cards,
        "tiles": len(ask) == needed.tiles and len(set(ask)) == len(ask),
        "wilds": bool(wilds) == bool(needed.wilds) and wilds <= max(1, needed.wilds),
    }
    for entry, fits in right.items():
        if not fits:
            raise SaveError(
                _("the entry “{entry}” does not fit this kind of puzzle.").format(entry=entry)
            )
