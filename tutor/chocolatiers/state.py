"""A position of Chocolatiers: everything that lies on the table, frozen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import attrs

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import HIDDEN, in_order
from tutor.chocolatiers_family.phases import OVER as OVER
from tutor.chocolatiers_family.saves import (
    Cards,
    Count,
    OpenCards,
    SavedTile,
    Tray,
    Turn,
    display_form,
)
from tutor.chocolatiers_family.tiles import COVERED, Tile
from tutor.kit.frozen import changed
from tutor.kit.positions import Saves, seen_text
from tutor.kit.reading import Reader, choice, flag
from tutor.kit.records import Seat
from tutor.kit.start import Seed
from tutor.rich_display import shows

ACTION, BONUS, END = "action", "bonus", "end"

PHASES = (ACTION, BONUS, END, OVER)


def _in_order(hands: Iterable[str]) -> tuple[str, ...]:
    return tuple(in_order(hand) for hand in hands)


@shows("tutor.chocolatiers.notebook_views:state")
@attrs.frozen(slots=False, repr=False)
class State:
    """One position. Cards are kind letters, "?" where hidden; sequences are indexed by player;
    hands are put in printed order.

    `tray`: six slots in order, "." an empty one. `deck`: next card first. `stacks`: tiles, top
    first. `wilds`: unplaced ones. `first_card`: who holds First. `starter`: who began.
    `last_turns`: full turns left once a sixth box lies, else None. `turn` counts turns from 1.
    `seed`: of the shuffles to come, None in a view. `shuffles`: how often was shuffled.
    """

    player: Seat
    phase: Annotated[str, choice(PHASES)]
    hands: tuple[Cards, ...] = attrs.field(converter=_in_order)
    tray: Tray
    deck: Cards
    discards: OpenCards
    stacks: tuple[tuple[SavedTile, ...], ...]
    displays: tuple[Annotated[Display, display_form()], ...]
    wilds: tuple[Count, ...]
    first_card: Seat | None = None
    last_turns: Count | None = None
    turn: Turn = 1
    starter: Seat = 0
    seed: Seed | None = None
    shuffles: int = 0

    def __repr__(self) -> str:
        """The view of the player to act, so that printing a state gives nothing away."""
        return seen_text(self, view, self.player, self.players)

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
        """Return the box on top of a stack; None if none lies there."""
        if type(place) is not int or place not in range(len(self.stacks)):
            return None
        return next(iter(self.stacks[place]), None)


@attrs.frozen
class _Saves(Saves[State]):
    """Whether Wilds side by side pass a kind on (clause 6.5) is an entry of its own."""

    def data(self, state: State) -> dict[str, Any]:
        data = dict[str, Any]()
        for name, value in super().data(state).items():
            data[name] = value
            if name == "displays":
                data["wild_chain"] = all(display.wild_chain for display in state.displays)
        return data

    def state(self, data: Any, players: range) -> State:
        state = super().state(data, players)
        if Reader(data).one("wild_chain", flag):
            return state
        return changed(
            state, displays=tuple(attrs.evolve(d, wild_chain=False) for d in state.displays)
        )


SAVES = _Saves(State, by_player="hands")


def view(state: State, player: int) -> State:
    """Return the state as that player sees it: other hands, the deck and covered tiles are
    hidden.

    The order of shuffles to come is hidden too (clauses 1.1, 1.3, 1.4).
    """
    return changed(
        state,
        hands=tuple(
            hand if i == player else HIDDEN * len(hand) for i, hand in enumerate(state.hands)
        ),
        deck=HIDDEN * len(state.deck),
        stacks=tuple(s[:1] + (COVERED,) * (len(s) - 1) for s in state.stacks),
        seed=None,
    )
