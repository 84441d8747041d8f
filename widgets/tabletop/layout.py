"""A table laid out for a window, and the parts of it that a lesson shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from attrs import field, frozen
from htpy import Node

from tutor.engine import A, S
from widgets.browser.parts import WrittenPage
from widgets.draw.geometry import Rect
from widgets.stage import Place, Viewport
from widgets.tabletop.interaction import Board, C
from widgets.tabletop.zone import Zone


@frozen
class Table(Generic[S, A, C]):
    """The input of a layout of the whole table: the board, the turn panel, and the selected tab of
    each row (see `Tabletop.tabs`). `faces`: of the computer players, by number, where the layout
    seats them (see `Tabletop.face_layouts`).
    """

    board: Board[S, A, C]
    panel: Node
    tabs: Mapping[str, str]
    faces: Mapping[int, Node] = field(factory=dict)


@frozen
class Laid:
    """A table laid out: the page's body, rendered when it is first asked for, and the zones in
    it.
    """

    body: Callable[[], WrittenPage]
    zones: tuple[Zone, ...]


@frozen
class Enlarged:
    """A part of the table, large, for a dialog."""

    title: str
    body: Node
    zones: tuple[Zone, ...]
    narrow: bool = False


@frozen
class Accent:
    """What a lesson step emphasises.

    `about`: the symbol of its subject, "" if none. `settling`: a wrong piece still lies where it
    was put. `badges`: single pieces show the badges of their states.
    """

    about: str = ""
    settling: bool = False
    badges: bool = True


PLAIN = Accent()


@frozen
class Size:
    """Sizes of a lesson's drawings: a game's own measures by name, in px."""

    measures: Mapping[str, int]

    def __getitem__(self, name: str) -> int:
        return self.measures.get(name, 0)


NOWHERE = Rect(0, 0, 0, 0)
NO_VIEWPORT = Viewport("wide", 0, 0)


@frozen
class Story(Generic[S]):
    """Everything a lesson shows: the positions of each step along its solution, and the areas.

    `asks`: kinds of pieces, "place", that some step asks to tap. `open`: the steps in which
    anything may happen, as in a whole game. `at`: the current step; nothing but this differs
    between steps.
    """

    steps: tuple[tuple[S, ...], ...]
    areas: tuple[str, ...]
    seat: int
    asks: frozenset[str] = frozenset()
    open: frozenset[int] = frozenset()
    at: int = 0

    @property
    def states(self) -> tuple[S, ...]:
        """Every position of all steps."""
        return tuple(state for states in self.steps for state in states)


@frozen
class Plan:
    """The places of a lesson's areas and the sizes of its drawings, the same in all its steps.

    `rects`: the place of each area in its viewport, including its right column, if it has one.
    `tabs`: groups of areas that are shown together, one group at a time. Areas left out are in the
    panel, `panel_height` px high (0 for the whole column). `beside`: areas whose name stands at
    their left rather than above; `bare`: those without a name. `bar`: place of the tabs. `shapes`:
    the name of each area's shape, if it has several. `height`: of everything, where that is more
    than the viewport has; 0 if it fits.
    """

    size: Size
    rects: Mapping[str, Rect]
    tabs: tuple[tuple[str, ...], ...] = ()
    panel_height: int = 0
    beside: tuple[str, ...] = ()
    bare: tuple[str, ...] = ()
    bar: Rect = NOWHERE
    shapes: Mapping[str, str] = field(factory=dict)
    height: int = 0


@frozen
class Ask(Generic[S, A, C]):
    """A request for an area: the board, `width` by `height` px, sizes, all areas of the table, what
    is emphasised, and a lesson's story. `tall`: it is a narrow column. `shape`: the name of its
    `Shape`; `room`: the viewport of the whole table; `faces`: see `Table`.
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
    faces: Mapping[int, Node] = field(factory=dict)


@frozen
class Shown:
    """A rendered area: its zones, and its body if that is more than the zones side by side."""

    zones: tuple[Zone, ...]
    body: Callable[[], Node] | None = None


@frozen
class Area(Generic[S, A, C]):
    """One part of the table as a lesson shows it.

    `title`, `short`: English msgids. `make(ask)`: its zones. `tells`: derived information;
    hidden until a step shows it. `beside`: the area whose tab it shares where there are tabs.
    `whole`: it takes the whole table in a step that shows it. `held`: what the player holds;
    shown to a class only where a step needs it.

    `place`: where it may stand and its sizes, or a function that returns this for the positions
    shown; None in a game that lays its tables out itself.
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
