"""How wrong places are tried in a lesson: a tile is turned as usual, and every place answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from attrs import evolve, frozen
from htpy import Node

from tutor.chocoly.actions import Lay, Stack, action_text, parse_action
from tutor.chocoly.faces import canonical, turned
from tutor.chocoly.state import State
from tutor.chocoly.teaching.explorations import Refusals
from tutor.chocoly.teaching.pointing import places, stack_places
from tutor.i18n import _, ngettext
from tutor.lessons.teaching import AnyExploration, Value
from widgets.chocoly.composer import turns_to
from widgets.chocoly.selection import NOTHING, Selection
from widgets.chocoly.target_ids import parse, spot
from widgets.tabletop import Explored, Explorer


def explorer(exploration: AnyExploration) -> Explorer[State, Selection]:
    """Return the explorer of an exploration of Chocoly. Raises TypeError for any other."""
    if isinstance(exploration, Refusals):
        return RefusalExplorer(exploration)
    raise TypeError(f"{exploration!r} is not explored on this table")


@frozen
class RefusalExplorer(Explorer[State, Selection]):
    """A tile is chosen and turned; a place is a try at once."""

    exploration: Refusals

    def chosen(self, chosen: Selection) -> Selection:
        """Return the tile of the hand, to be stacked where the step is about that."""
        return evolve(chosen, stacking=self.exploration.stacks, place=None, bean=False)

    def click(self, state: State, seat: int, chosen: Selection, target: str) -> Explored[Selection]:
        """Take a tile or turn it; with one in hand, try a place."""
        kind, numbers = parse(target)
        hand = state.hands[seat]
        if kind == "hand" and numbers[0] < len(hand) and numbers[0] != chosen.tile:
            return Explored(self.chosen(Selection(numbers[0], hand[numbers[0]])))
        if kind in ("hand", "turn") and chosen.tile is not None:
            return Explored(evolve(chosen, face=turned(chosen.face)))
        if kind == "cancel":
            return Explored(self.chosen(NOTHING))
        if kind == "at" and chosen.tile is not None:
            return Explored(chosen, action_text(chosen.at((numbers[0], numbers[1]))))
        return Explored(chosen)

    @property
    def without(self) -> tuple[str, ...]:
        """How a tile is placed is not chosen here, and there is no bean."""
        return ("stack", "bean")

    def clicks(self, state: State, seat: int, value: Value) -> tuple[str, ...]:
        """Return the tile, its turns, then the place."""
        action = parse_action(str(value))
        assert isinstance(action, Lay | Stack)
        held = canonical(action.face)
        turns = ("turn",) * turns_to(held, action.face)
        tile = f"hand:{state.hands[seat].index(held)}"
        return (tile, *turns, spot("at", (action.row, action.column)))

    def buttons(self, state: State, chosen: Selection) -> tuple[()]:
        """Return no button: every place is a try."""
        return ()

    def marks(self, state: State, seat: int, seen: Sequence[Value]) -> Mapping[str, str]:
        """Mark every place there is, wrong ones above all."""
        found = stack_places(state) if self.exploration.stacks else places(state)
        return dict.fromkeys((spot("at", place) for place in found), "clickable")

    def goal(self, state: State, seen: Sequence[Value]) -> str:
        """Return how many reasons are found of those to be found."""
        wanted = len(self.exploration.clauses)
        return ngettext(
            "Goal: a refused place", "Goal: {of} refused places, {n} found", wanted
        ).format(of=wanted, n=len(self.exploration.refusals(state, seen)))

    def found(self, state: State, seen: Sequence[Value]) -> Node:
        """Show why the tries so far were refused."""
        reasons = self.exploration.refusals(state, seen)
        if not reasons:
            return None
        return h.section(".chocoly.refusals", aria_label=_("Refused"))[
            h.ol[(h.li[message] for message in reasons.values())]
        ]
