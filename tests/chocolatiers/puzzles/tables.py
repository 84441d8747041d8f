"""Tasks around positions that were drawn, as an old link or a teacher gives them, and an ending."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers import Display, State
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.tasks import around
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers_family.tiles import Tile


def asked(
    kind: str,
    position: Position,
    cards: str = "",
    wilds: int = 0,
    tiles: Sequence[Tile] = (),
    hand: str = "",
) -> Task:
    """A question of this kind about a drawn position."""
    p = position
    state = around(PUZZLE_KINDS[kind], p.displays, p.wilds, p.player, p.first, tiles, hand)
    return Task(kind, state, p.player, cards, tuple(range(len(tiles))), wilds)


def at_the_end(**changes: object) -> State:
    """The last bonus of player 0, then a turn of player 1, and the game is over: no cards, no boxes
    to fill, a Wild each, Truffles in a row. Player 2 holds First.

    Who looks only at the table takes Truffle, the dearer card; the rival's Wild then ties it.
    """
    six = Display.parse("TNRRBB/TNRRBB/NVMMVV/NVRMVV", (3,) * 6)
    values: dict[str, object] = {
        "player": 0,
        "phase": "bonus",
        "hands": ("", "", ""),
        "tray": "?????.",
        "deck": "?" * 20,
        "discards": "",
        "stacks": ((), (), (), (), ()),
        "displays": (
            Display.parse("TTT./MMM.", (3, 3)),
            Display.parse("TTT./....", (3, 3)),
            six,
        ),
        "wilds": (1, 1, 0),
        "first_card": 2,
        "last_turns": 2,
        "turn": 20,
    }
    return State(**{**values, **changes})  # type: ignore[arg-type]
