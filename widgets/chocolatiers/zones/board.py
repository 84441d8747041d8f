"""What every zone of the table is made from, and what it is made into."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

import htpy as h
from attrs import evolve, field, frozen
from htpy import Node

from tutor.chocolatiers.state import State
from tutor.engine import Game
from tutor.kit.words import player_name
from widgets.chocolatiers.selection import NOTHING, Preview, Selection, preview
from widgets.chocolatiers.target_ids import parse
from widgets.chocolatiers.targets import CHOSEN, REST, label, targets
from widgets.draw.geometry import Rect
from widgets.draw.scene import Scene
from widgets.draw.theme import Theme
from widgets.slots import slot
from widgets.slots import target as target_button

TOGGLES = ("hand", "stack", "wild", "place")
"""Targets that are switched on and off; a screen reader says which they are."""


@frozen
class Board:
    """A position as one player sees it, and what is going on in it.

    `state`: as `game.view(state, player)` gives it. `marks`: states of targets that are laid over
    the usual ones ("refused", "hint", "solved", ...). `names`: of the players, may be empty.
    `quiet`: nothing is shown as clickable, as while another player moves.
    """

    game: Game
    state: State
    player: int
    theme: Theme
    selection: Selection = NOTHING
    marks: Mapping[str, str] = field(factory=dict)
    names: tuple[str, ...] = ()
    quiet: bool = False

    @cached_property
    def states(self) -> Mapping[str, str]:
        """The state of every target."""
        found = targets(self.game, self.state, self.player, self.selection)
        if self.quiet:
            found = dict.fromkeys(found, REST)
        return found | dict(self.marks)

    @cached_property
    def preview(self) -> Preview:
        """The player's display, with what is being tried out."""
        return preview(self.state, self.player, self.selection)

    def state_of(self, target: str) -> str:
        """The state of one target."""
        return self.states.get(target, REST)

    @property
    def all_names(self) -> tuple[str, ...]:
        """What the players are called."""
        return self.names or tuple(map(player_name, range(self.state.players)))

    def name(self, player: int) -> str:
        """What a player is called."""
        return self.all_names[player]

    def badge(self, player: int) -> str:
        """The letter that stands for a player."""
        return short_names(self.all_names)[player]

    def label(self, target: str) -> str:
        """The text alternative of a target."""
        return label(self.game, self.state, self.player, self.selection, target, self.names)

    def buttons(self, rects: Mapping[str, Rect]) -> Callable[[], Node] | None:
        """What makes the invisible buttons over several pieces; None where there are none."""
        if not rects:
            return None
        return lambda: [self.button(target, rect) for target, rect in rects.items()]

    def button(self, target: str, rect: Rect, **attributes: Any) -> h.Element:
        """The invisible button over a piece."""
        state = self.state_of(target)
        kind, _numbers = parse(target)
        swapping = kind == "tray" and self.selection.give is not None
        pressed = {"aria_pressed": str(state == CHOSEN).lower()}
        toggle = pressed if kind in TOGGLES or swapping else {}
        words = {"label": self.label(target), **toggle, **attributes}
        return target_button(target, rect, data_shows=state, **words)

    def with_marks(self, marks: Mapping[str, str]) -> Board:
        """The same board with these marks over its own."""
        return evolve(self, marks={**self.marks, **marks})


@frozen
class Spot:
    """A place on a canvas, in CSS px."""

    canvas: str
    rect: Rect


@frozen
class Zone:
    """One canvas of the table with the buttons over it.

    `rects`: where each target and each thing that pieces move to or from lies on the canvas.
    `label`: what a screen reader calls the whole. Without `buttons` the zone is a picture; they
    are made when the page is written out, after its pictures have been sent.
    `bleed`: the canvas reaches so far past its column on both sides.
    """

    name: str
    scene: Scene
    label: str
    rects: Mapping[str, Rect]
    buttons: Callable[[], Node] | None = None
    bleed: int = 0

    @property
    def element(self) -> h.Element:
        """The slot for the canvas, its buttons over it."""
        margin = {"class_": ["bleed"]} if self.bleed else {}
        if self.buttons is None:
            return slot(self.name, self.scene, role="img", aria_label=self.label, **margin)
        return slot(
            self.name,
            self.scene,
            role="group",
            aria_label=self.label,
            data_grid=self.name,
            **margin,
        )[self.buttons]

    @property
    def spots(self) -> dict[str, Spot]:
        """`rects`, with the canvas they are on."""
        return {key: Spot(self.name, rect) for key, rect in self.rects.items()}


def scenes_of(zones: Iterable[Zone]) -> dict[str, Scene]:
    """The scenes of several zones by canvas name."""
    return {zone.name: zone.scene for zone in zones}


def spots_of(zones: Iterable[Zone]) -> dict[str, Spot]:
    """The spots of several zones together."""
    return {key: spot for zone in zones for key, spot in zone.spots.items()}


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """A badge for each name, all different: its first letter, with a number where two share it.

    >>> short_names(["Ana", "ben", "Alex"])
    ('A1', 'B', 'A2')
    """
    letters = [name.strip()[:1].upper() or "?" for name in names]
    return tuple(
        letter if letters.count(letter) == 1 else f"{letter}{letters[: n + 1].count(letter)}"
        for n, letter in enumerate(letters)
    )
