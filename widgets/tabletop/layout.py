"""A table laid out for a window, and what a lesson shows of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from attrs import field, frozen
from htpy import Node
from markupsafe import Markup

from tutor.engine import A, S
from widgets.draw.geometry import Rect
from widgets.stage import Place, Viewport
from widgets.tabletop.interaction import Board, C
from widgets.tabletop.zone import Zone


@frozen
class Table(Generic[S, A, C]):
    """What a layout of the whole table is made from: the board, the turn panel, and which tabs the
    learner has turned to, by the name of their row (see `Tabletop.tabs`)."""

    board: Board[S, A, C]
    panel: Node
    tabs: Mapping[str, str]


@frozen
class Laid:
    """A table laid out: the page's body, written once when it is asked for, and the zones in it."""

    body: Callable[[], Markup]
    zones: tuple[Zone, ...]


@frozen
class Enlarged:
    """A part of the table, large: what a dialog shows."""

    title: str
    body: Node
    zones: tuple[Zone, ...]
    narrow: bool = False


@frozen
class Accent:
    """What a lesson step brings out.

    `about`: the symbol it is about, "" if none. `settling`: a wrong piece still lies where it was
    put. `badges`: single pieces carry the signs of their states.
    """

    about: str = ""
    settling: bool = False
    badges: bool = True


PLAIN = Accent()


@frozen
class Size:
    """How large things of a lesson are drawn: a game's own measures by name, in px."""

    measures: Mapping[str, int]

    def __getitem__(self, name: str) -> int:
        return self.measures.get(name, 0)


NOWHERE = Rect(0, 0, 0, 0)
NO_VIEWPORT = Viewport("wide", 0, 0)


@frozen
class Story(Generic[S]):
    """All that a lesson shows: the positions of each step along its solution, and the areas.

    `asks`: kinds of pieces, "place", that some step wants to be tapped. `open`: the steps in which
    anything may happen, as in a whole game. `at`: the step on show; all else that follows from a
    story is the same in all steps.
    """

    steps: tuple[tuple[S, ...], ...]
    areas: tuple[str, ...]
    seat: int
    asks: frozenset[str] = frozenset()
    open: frozenset[int] = frozenset()
    at: int = 0

    @property
    def states(self) -> tuple[S, ...]:
        """Every position of it."""
        return tuple(state for states in self.steps for state in states)


@frozen
class Plan:
    """Where the areas of a lesson stand, and how large things are drawn in all its steps.

    `rects`: the place of each area in its room; in the column at its right too, if it has one.
    `tabs`: areas that are seen together, one such group at a time. Areas left out stand in
    the panel, which is `panel_height` px high, 0 for the whole column. `beside`: areas whose name
    stands at their left rather than above; `bare`: those without a name. `bar`: where tabs stand.
    `shapes`: the name of the shape that an area has, where it has several.
    """

    size: Size
    rects: Mapping[str, Rect]
    tabs: tuple[tuple[str, ...], ...] = ()
    panel_height: int = 0
    beside: tuple[str, ...] = ()
    bare: tuple[str, ...] = ()
    bar: Rect = NOWHERE
    shapes: Mapping[str, str] = field(factory=dict)


@frozen
class Ask(Generic[S, A, C]):
    """For which place an area is asked: `width` by `height` px, the sizes, all areas of the table,
    what is brought out, and a lesson's story. `tall`: it is a narrow column. `shape`: the name of
    its `Shape`; `room`: of the whole table.
    """

    board: Board[S, A, C]
    width: int
    size: Size
    height: int
    areas: tuple[str, ...]
    accent: Accent = PLAIN
    tall: bool = False
    story: Story[S] | None = None
    shape: str = ""
    room: Viewport = NO_VIEWPORT


@frozen
class Shown:
    """An area made: its zones, and its body if that is more than the zones side by side."""

    zones: tuple[Zone, ...]
    body: Callable[[], Node] | None = None


@frozen
class Area(Generic[S, A, C]):
    """One part of the table as a lesson shows it.

    `title`, `short`: English msgids. `make(ask)`: its zones. `tells`: derived information;
    hidden until a step shows it. `beside`: the area whose tab it shares where there are tabs.
    `whole`: it takes the whole table in a step that shows it. `held`: what the player holds;
    a class sees it only where a step needs it.

    `place`: where it may stand and how large it is best, or a function that tells it of the
    positions that are shown; None in a game that lays its tables out itself.
    """

    id: str
    title: str
    make: Callable[[Ask[S, A, C]], Shown]
    place: Place | Callable[[Sequence[S]], Place] | None = None
    short: str = ""
    main: bool = False
    beside: str = ""
    tells: bool = False
    whole: bool = False
    held: bool = False
