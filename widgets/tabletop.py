"""A game's tabletop: what its pages ask of the game they show.

All of it is plain data and functions. A click becomes what is chosen, then an action; the board is
shown as zones; what flies is named by its two ends. The pages know nothing else of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from attrs import field, frozen
from htpy import Node
from markupsafe import Markup

from tutor.engine import A, Game, Note, S, Violation
from tutor.i18n import _
from tutor.kit.words import all_names
from tutor.lessons.feedback import Mark
from tutor.lessons.teaching import AnyExploration, Value
from widgets.draw.geometry import Rect
from widgets.draw.theme import Theme
from widgets.settings import Frame
from widgets.zone import Way, Zone

C = TypeVar("C")
"""What a player has chosen on the way to an action: a frozen record of the game's own."""
S_contra = TypeVar("S_contra", contravariant=True)


# ---- what is on the table, and what a click leads to


@frozen
class Board(Generic[S, A, C]):
    """A position as one player sees it, and what is going on in it.

    `state`: as `game.view(state, player)` gives it. `actions`: the legal ones, listed once.
    `marks`: states of targets that are laid over the usual ones ("refused", "hint", "solved", ...).
    `names`: of the players, may be empty. `quiet`: nothing is shown as clickable, as while another
    moves. `air`: a piece is in the air; what takes it lights up by itself, and nothing else does.
    `touch`: the pieces that a lesson asks to choose among, by tapping them; they all can be tapped,
    also those that are otherwise not there, as a place for a box. `asked`: a lesson asks about the
    position; nothing that would answer it is shown or said. `without`: buttons that a lesson leaves
    out, because what they do is to be learned.
    """

    game: Game[S, A]
    state: S
    player: int
    theme: Theme
    chosen: C
    actions: tuple[A, ...] = ()
    marks: Mapping[str, str] = field(factory=dict)
    names: tuple[str, ...] = ()
    quiet: bool = False
    touch: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    asked: bool = False
    air: bool = False

    @property
    def all_names(self) -> tuple[str, ...]:
        """What the players are called."""
        return all_names(self.names, self.game.seats(self.state))


@frozen
class Outcome(Generic[A, C]):
    """What a click leads to.

    `chosen`: what is chosen now. `action`: a complete, legal action to play, or None. `refusal`:
    what is wrong, each with its clause; () if nothing is. `target`: the piece that it is about.
    `told`: the click was a look and the refusal is no reproach.
    """

    chosen: C
    action: A | None = None
    refusal: tuple[Violation, ...] = ()
    target: str = ""
    told: bool = False


@frozen
class Lifted(Generic[C]):
    """A piece in the air. `chosen`: what counts as chosen as long as it is there; `takes`: the
    targets and zones that take it."""

    chosen: C
    takes: tuple[str, ...] = ()


@frozen
class Near(Generic[C]):
    """A wrong action that has something right in it, which is kept.

    `chosen`: what stays chosen. `stays`: the piece stays where it was put, because only one more
    thing is to do there; `text` says so aloud, and the targets `marked` show it. Else the piece
    goes back to where it came from.
    """

    chosen: C
    stays: bool = False
    text: str = ""
    marked: tuple[str, ...] = ()


@frozen
class Air(Generic[C]):
    """A page's note of the piece in the air: where it lay, what was chosen before it was lifted,
    and what takes it."""

    source: str
    before: C
    takes: tuple[str, ...]


@frozen
class Dropped:
    """What letting go of a piece means: these clicks, one after the other, or why it cannot be.

    Neither: it just goes back.
    """

    clicks: tuple[str, ...] = ()
    refusal: tuple[Violation, ...] = ()


@frozen
class Prompt:
    """`head`: what to do now, at most 12 words. `text`: what helps, one short sentence or "".

    `who`: the line above, where it is not simply whose turn it is.
    """

    head: str
    text: str = ""
    who: str = ""


MAIN, STEP, BACK = "main", "step", "back"


@frozen
class Button:
    """A button of the moment; `target` is its act. At most one of them is `primary`.

    `role`: MAIN is the large one that ends what one does, STEP a step on the way, BACK puts what is
    chosen down. `off`: it is there, but cannot be pressed yet; `lacks`: what is missing, "" if that
    needs no word.
    """

    target: str
    label: str
    icon: str
    primary: bool = False
    role: str = STEP
    off: bool = False
    lacks: str = ""


# ---- how it is shown


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


@frozen
class Room:
    """The room that a lesson has for its table on a screen.

    `kind`: "wide" (text, table and perhaps a column at the right), "sideways" (text and table, on a
    screen wider than high), "tall" or "phone" (everything below each other), or "projector".
    `width`, `height`: of the table, px. `panel`: width of the column that says what can be worked
    out from the table, 0 where there is none; it is the right one if the room is "wide".
    `low`: every px of the height counts. `scale`: how much larger than usual pieces may be, on a
    large screen; `text`: how much larger texts are.
    """

    kind: str
    width: int
    height: int
    panel: int = 0
    low: bool = False
    scale: float = 1.0
    text: float = 1.0


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


@frozen
class Plan:
    """Where the areas of a lesson stand, and how large things are drawn in all its steps.

    `rects`: the place of each area in its room; in the column at its right too, if it has one.
    `tabs`: areas of which one is seen at a time, all in the same place. Areas left out stand in
    the panel, which is `panel_height` px high, 0 for the whole column. `beside`: areas whose name
    stands at their left rather than above; `bare`: those without a name. `bar`: where tabs stand.
    """

    size: Size
    rects: Mapping[str, Rect]
    tabs: tuple[str, ...] = ()
    panel_height: int = 0
    beside: tuple[str, ...] = ()
    bare: tuple[str, ...] = ()
    bar: Rect = NOWHERE


@frozen
class Ask(Generic[S, A, C]):
    """For which room an area of a lesson is asked: `width` by `height` px, the sizes, all areas of
    the lesson, what is brought out, and the lesson's story. `tall`: it is a narrow column.
    """

    board: Board[S, A, C]
    width: int
    size: Size
    height: int
    areas: tuple[str, ...]
    accent: Accent = PLAIN
    tall: bool = False
    story: Story[S] | None = None


@frozen
class Shown:
    """An area made: its zones, and its body if that is more than the zones side by side."""

    zones: tuple[Zone, ...]
    body: Callable[[], Node] | None = None


@frozen
class Area(Generic[S, A, C]):
    """One part of the table as a lesson shows it.

    `title`, `short`: English msgids. `make(ask)`: its zones. `tells`: it tells what can be worked
    out from the rest, so it is never there before its step wants it. `beside`: the area whose tab
    it shares where there are tabs. `whole`: it takes the whole table in a step that shows it.

    For a game without a plan: `height(board, width, size)`: how high it will be, without drawing
    it; for the `main` area, which takes what is left, as high as it would like to be.
    """

    id: str
    title: str
    make: Callable[[Ask[S, A, C]], Shown]
    height: Callable[[Board[S, A, C], int, Size], int] = lambda board, width, size: 0
    short: str = ""
    main: bool = False
    beside: str = ""
    tells: bool = False
    whole: bool = False


@frozen
class Cell:
    """What a player gets in a column of the score.

    `won`: what the column is about; `size`: how large what decided it was; `pieces`: a picture of
    what is counted.
    """

    points: int
    won: bool = False
    size: int | None = None
    pieces: str = ""


@frozen
class Column:
    """One item of the score, in the order of scoring.

    `picture(size)`: of the card it is about, None for plain points; `letter` stands before the
    sizes. `worth`: what the card counts. `down`: nobody gets it; `note` says why, with its clause.
    `asks`: what is to be seen while it is counted, in a short sentence; `sized`: what the sizes of
    its cells are those of.
    """

    label: str
    cells: tuple[Cell, ...]
    picture: Callable[[int], Markup] | None = None
    letter: str = ""
    worth: int = 0
    down: bool = False
    note: Note | None = None
    asks: str = ""
    sized: str = ""


@frozen
class Explored(Generic[C]):
    """What a click in an Explore step leads to: what is chosen now, and a value to try, or None."""

    chosen: C
    value: Value | None = None


class Explorer(Protocol[S_contra, C]):
    """How an Explore step is played on a tabletop.

    What has a body here may be left out by an explorer that names this class as its base.
    """

    def chosen(self, chosen: C) -> C:
        """What counts as chosen: the step's own piece, and what the learner has added."""
        ...

    def click(self, state: S_contra, seat: int, chosen: C, target: str) -> Explored[C]:
        """The answer to a click."""
        ...

    def clicks(self, state: S_contra, seat: int, value: Value) -> tuple[str, ...]:
        """Targets that, clicked one after the other with nothing chosen, try this value."""
        ...

    def buttons(self, state: S_contra, chosen: C) -> tuple[Button, ...]:
        """The buttons of the moment."""
        ...

    def marks(self, state: S_contra, seat: int, seen: Sequence[Value]) -> Mapping[str, str]:
        """States of the pieces that can be tried."""
        ...

    def goal(self, state: S_contra, seen: Sequence[Value]) -> str:
        """How far one is, in words; "" if the step's goal says it."""
        ...

    def found(self, state: S_contra, seen: Sequence[Value]) -> Node:
        """What has been found, below the table."""
        ...

    def beside(self, state: S_contra, seen: Sequence[Value], game: str) -> Node:
        """What stands with the task; usually nothing. `game`: its id, for links to its pages."""
        return None

    def stage(self, board: Board[Any, Any, Any], seen: Sequence[Value]) -> Node:
        """What stands where the areas of the table do, for a step that shows none; usually
        nothing."""
        return None

    def ways(self, value: Value) -> Iterable[Way]:
        """The ways of the pieces of a value that stands; usually nothing flies."""
        return ()


class Tabletop(Protocol[S, A, C]):
    """One game on screen.

    What a plain game has no use for has a body here that says so. A tabletop that names this class
    as its base leaves such members out; where it forgets one of the others, mypy tells.
    """

    @property
    def nothing(self) -> C:
        """Nothing is chosen."""
        ...

    @property
    def keys(self) -> str:
        """Single-letter shortcuts of the game's own buttons, "r:rotate p:pay"; usually none."""
        return ""

    # ---- what a click means

    def is_target(self, act: str) -> bool:
        """Whether this act is a click on the table, rather than on something of the page."""
        ...

    def click(self, board: Board[S, A, C], target: str) -> Outcome[A, C]:
        """The answer to a click of `board.player`. Never raises, whatever the target."""
        ...

    def clicks(self, game: Game[S, A], state: S, action: A) -> tuple[str, ...]:
        """Targets that, clicked one after the other with nothing chosen, play a legal action."""
        ...

    def pieces(self, board: Board[S, A, C]) -> Collection[str]:
        """The targets whose pieces can be dragged, whether that leads anywhere or not; usually
        none. Their zones have pictures of them (`Zone.picture`)."""
        return ()

    def lifted(self, board: Board[S, A, C], source: str) -> Lifted[C]:
        """The piece at this target is in the air; asked only for `pieces`."""
        return Lifted(board.chosen)

    def dropped(self, board: Board[S, A, C], source: str, place: str) -> Dropped:
        """It is let go over a target, a zone's name, or "" for nothing of the table. What is chosen
        is again what was before it was lifted."""
        return Dropped()

    def prompt(self, board: Board[S, A, C]) -> Prompt:
        """What the player is asked to do."""
        ...

    def buttons(self, board: Board[S, A, C]) -> tuple[Button, ...]:
        """The buttons of the moment, the primary one first; usually none."""
        return ()

    def price(self, board: Board[S, A, C]) -> Node:
        """What the move in hand needs, as places that fill; usually nothing."""
        return None

    def why(self, board: Board[S, A, C]) -> str:
        """Id of the clause that the moment is about."""
        ...

    def states(self, board: Board[S, A, C]) -> Mapping[str, str]:
        """The state of every target: "rest", "clickable", "chosen", or its mark."""
        ...

    # ---- what is shown

    @property
    def tabs(self) -> Mapping[str, tuple[str, ...]]:
        """The rows of tabs of the table, by the act that turns to one: the keys of its tabs. () for
        a row whose tabs are the other players, by number. What the learner turned to holds until
        the position changes; in the second row, which stands beside the table, until they turn
        again. Usually there are no tabs."""
        return {}

    def tab(self, board: Board[S, A, C]) -> str:
        """The tab of the first row that the moment calls for; "" if there are no tabs."""
        return ""

    def lay_out(self, table: Table[S, A, C], frame: Frame) -> Laid:
        """The whole table for this window."""
        ...

    def enlarge(self, board: Board[S, A, C], what: str, width: int) -> Enlarged | None:
        """What the act `what` enlarges, in at most `width` px; None if it enlarges nothing."""
        return None

    def symbol(self, name: str, size: int) -> Markup:
        """The picture of one of the game's symbols, "" an empty place for one."""
        ...

    # ---- lessons

    def picture(self, state: S, seat: int, width: int, height: int) -> Node:
        """What a player has built, for the opening of a course; None if the course has none."""
        return None

    @property
    def areas(self) -> tuple[Area[S, A, C], ...]:
        """The parts of the table, from top to bottom."""
        ...

    @property
    def sizes(self) -> Mapping[str, tuple[Size, ...]]:
        """By layout ("wide", "tablet", "phone") the sizes to choose from, large to small; a game
        with a plan of its own needs none."""
        return {}

    def has_panel(self, story: Story[S], scale: float) -> bool:
        """Whether a lesson wants a right column on a wide screen; usually not."""
        return False

    def plan(self, room: Room, story: Story[S]) -> Plan | None:
        """Where the areas of a lesson stand; None puts them below each other by their heights."""
        return None

    def panel(
        self, board: Board[S, A, C], areas: Sequence[str], accent: Accent, room: Room
    ) -> tuple[Node, tuple[Zone, ...]]:
        """The panel of a lesson with these areas; usually nothing stands there."""
        return None, ()

    def lights(self, state: S, seat: int, about: str) -> tuple[str, ...]:
        """The pieces that light up when a step about this symbol is solved; usually none."""
        return ()

    def lies_at(self, action: A) -> str:
        """The target at which a piece of a wrong action lies until it goes back; "" if none."""
        return ""

    def near(self, state: S, action: A, chosen: C, right: Callable[[A], bool]) -> Near[C] | None:
        """What of a wrong action is right; None if nothing is worth keeping, as usual. `chosen`:
        what was chosen for it; `right` tells whether another action would have been right."""
        return None

    def explorer(self, exploration: AnyExploration) -> Explorer[S, C]:
        """How an Explore step is played here; asked only by lessons that have such steps."""
        raise LookupError(f"This tabletop cannot play the exploration {exploration}.")

    # ---- what moves, and how it is counted

    def tried(self, board: Board[S, A, C], chosen: C) -> Iterable[Way]:
        """The ways of a piece that is only tried out, from what was chosen before to what the board
        says is chosen now; usually there is none."""
        return ()

    def flights(self, before: S, after: S, action: A, player: int, chosen: C) -> Iterable[Way]:
        """The ways of the pieces of an action, as `player` sees them; what lay tried out (`chosen`)
        is there already. Usually nothing flies."""
        return ()

    def changed(self, before: S, after: S, player: int) -> Iterable[str]:
        """The pieces that look otherwise than `before` and matter to `player`, by the names of
        their places in the zones; nothing of what some cannot see. Usually nobody is told."""
        return ()

    def glimpse(self, board: Board[S, A, C], width: int) -> tuple[Zone, ...]:
        """A position as small pictures for a page that tells of it, none wider than `width` px,
        with the board's marks; usually there is none."""
        return ()

    def columns(self, game: Game[S, A], state: S, names: Sequence[str]) -> tuple[Column, ...]:
        """The score item by item; usually a plain column for each."""
        return plain_columns(game, state)

    def portrait(self, state: S, player: int, about: str = "") -> Markup:
        """What a player has built, as one SVG that fits any room: for the final score.

        `about`: the symbol of a column; what counts for it stays at full strength, numbered one
        after the other (class "pip", its number in --n), and the rest pales. Usually nothing.
        """
        return Markup()

    def missed(self, game: Game[S, A], state: S, player: int) -> str:
        """What would have let this player win, in one true sentence; "" where nothing is close."""
        return ""


AnyTabletop = Tabletop[Any, Any, Any]


def marked(marks: Iterable[Mark]) -> dict[str, str]:
    """Marks as states of targets."""
    return {mark.target: mark.state for mark in marks}


def plain_columns(game: Game[S, A], state: S) -> tuple[Column, ...]:
    """A column without a picture for each item of the standings."""
    items = [s.items for s in sorted(game.standings(state), key=lambda s: s.player)]
    return tuple(
        Column(_(label), tuple(Cell(each.get(label, 0)) for each in items)) for label in items[0]
    )
