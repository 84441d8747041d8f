"""A position of Chocolatiers: everything that lies on the table, frozen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import attrs

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import HIDDEN, in_order
from tutor.chocolatiers_family.phases import OVER as OVER
from tutor.chocolatiers_family.tiles import COVERED, Tile
from tutor.engine import PlayerCountError, brief
from tutor.i18n import _
from tutor.kit.frozen import changed
from tutor.kit.rich_display import shows

T = TypeVar("T")

ACTION, BONUS, END = "action", "bonus", "end"

PHASES = (ACTION, BONUS, END, OVER)


def _in_order(hands: Iterable[str]) -> tuple[str, ...]:
    return tuple(in_order(hand) for hand in hands)


@shows("tutor.chocolatiers.shown:state")
@attrs.frozen(slots=False, repr=False)
class State:
    """One position. Cards are kind letters, "?" where hidden; sequences are indexed by player;
    hands are put in printed order.

    `tray`: six slots in order, "." an empty one. `deck`: next card first. `stacks`: tiles, top
    first. `wilds`: unplaced ones. `first_card`: who holds First. `starter`: who began.
    `last_turns`: full turns left once a sixth box lies, else None. `turn` counts turns from 1.
    `seed`: of the shuffles to come, None in a view. `shuffles`: how often was shuffled.
    """

    player: int
    phase: str
    hands: tuple[str, ...] = attrs.field(converter=_in_order)
    tray: str
    deck: str
    discards: str
    stacks: tuple[tuple[Tile, ...], ...]
    displays: tuple[Display, ...]
    wilds: tuple[int, ...]
    first_card: int | None = None
    last_turns: int | None = None
    turn: int = 1
    starter: int = 0
    seed: int | None = None
    shuffles: int = 0

    def __repr__(self) -> str:
        """As the player to act sees it: what is printed gives nothing away."""
        seen = view(self, self.player) if _seated(self, self.player) else self
        fields = (f"{f.name}={getattr(seen, f.name)!r}" for f in attrs.fields(type(self)))
        return f"{type(self).__name__}({', '.join(fields)})"

    @property
    def players(self) -> int:
        """Number of players."""
        return len(self.hands)

    @property
    def hand(self) -> str:
        """The hand of the player to act."""
        return self.hands[self.player]

    @property
    def display(self) -> Display:
        """The display of the player to act."""
        return self.displays[self.player]

    @property
    def round(self) -> int:
        """Which time round the table, from 1."""
        return (self.turn - 1) // self.players + 1

    def tile(self, place: int | str) -> Tile | None:
        """The box on top of a stack; None if none lies there."""
        if type(place) is not int or place not in range(len(self.stacks)):
            return None
        return next(iter(self.stacks[place]), None)


def _seated(state: State, player: object) -> bool:
    return type(player) is int and player in range(state.players)


def view(state: State, player: int) -> State:
    """The state as that player sees it: other hands, the deck and covered tiles are hidden.

    The order of shuffles to come is hidden too (clauses 1.1, 1.3, 1.4). Raises PlayerCountError
    for a player who is not at the table.
    """
    if not _seated(state, player):
        raise PlayerCountError(
            _("There is no player {it}: players are numbered 0 to {last}.").format(
                it=brief(player), last=state.players - 1
            )
        )
    return changed(
        state,
        hands=tuple(
            hand if i == player else HIDDEN * len(hand) for i, hand in enumerate(state.hands)
        ),
        deck=HIDDEN * len(state.deck),
        stacks=tuple(s[:1] + (COVERED,) * (len(s) - 1) for s in state.stacks),
        seed=None,
    )
