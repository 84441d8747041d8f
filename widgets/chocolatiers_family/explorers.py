"""A Wild that is tried on a space, then on another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.chocolatiers_family.kinds import WILD
from tutor.chocolatiers_family.teaching.played import Played
from tutor.lessons.teaching import Value
from widgets.chocolatiers_family.selection import Selection
from widgets.chocolatiers_family.target_ids import parse, spot
from widgets.tabletop import Button, Explored, Explorer


@frozen
class WildExplorer(Explorer[Any, Selection]):
    """A Wild is tried on a space, then on another."""

    def chosen(self, chosen: Selection) -> Selection:
        """Return the learner's own choice."""
        return chosen

    def click(
        self, state: Played, seat: int, chosen: Selection, target: str
    ) -> Explored[Selection]:
        """Try the space at once."""
        kind, numbers = parse(target)
        return Explored(chosen, (numbers[0], numbers[1]) if kind == "space" else None)

    def clicks(self, state: Played, seat: int, value: Value) -> tuple[str, ...]:
        """Return the space itself."""
        assert isinstance(value, tuple)
        return (spot("space", (value[0], value[1])),)

    def buttons(self, state: Played, chosen: Selection) -> tuple[Button, ...]:
        """Return no button: every click is a try."""
        return ()

    def marks(self, state: Played, seat: int, seen: Sequence[Value]) -> Mapping[str, str]:
        """Return the Wild that is moved about, or where it may go."""
        display = state.displays[seat]
        if not seen:
            free = [spot("space", at) for at in display.spaces if display.at(*at) != WILD]
            return dict.fromkeys(free, "clickable")
        last = seen[-1]
        assert isinstance(last, tuple)
        return {spot("space", (last[0], last[1])): "chosen"}

    def goal(self, state: Played, seen: Sequence[Value]) -> str:
        """Return no goal: the step's own says it."""
        return ""

    def found(self, state: Played, seen: Sequence[Value]) -> Node:
        """Return nothing to show below the table: the display shows what is found."""
        return None


def aloud(words: str) -> h.Element:
    """Return an element with words that only a screen reader says."""
    return h.span(".visually-hidden")[words]
