"""What the pages ask of a game: its tabletop."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

from htpy import Node
from markupsafe import Markup

from tutor.engine import A, Game, S
from tutor.lessons.teaching import AnyExploration
from widgets.stage import Viewport
from widgets.storage.settings import Frame
from widgets.tabletop import staged
from widgets.tabletop.explorer import Explorer
from widgets.tabletop.interaction import Board, Button, C, Dropped, Lifted, Near, Outcome, Prompt
from widgets.tabletop.layout import Accent, Area, Enlarged, Laid, Plan, Story, Table
from widgets.tabletop.score import Column, plain_columns
from widgets.tabletop.zone import Way, Zone


class Tabletop(Protocol[S, A, C]):
    """One game on screen.

    Optional members have defaults: a tabletop that names this class as its base may leave them out.
    mypy reports any other member that is missing.
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
        again. Usually one row, of the areas for which a small window has no room at once."""
        return {staged.TAB: tuple(area.id for area in self.areas)}

    def tab(self, board: Board[S, A, C]) -> str:
        """The tab of the first row that the moment calls for; "" for the first of them."""
        return ""

    def lay_out(self, table: Table[S, A, C], frame: Frame) -> Laid:
        """The whole table for this window: usually the areas, as the stage puts them."""
        return staged.lay_out(self.areas, table, frame, self.tab(table.board))

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

    def has_panel(self, story: Story[S], scale: float) -> bool:
        """Whether a lesson wants a right column on a wide screen; usually if an area's place says
        so."""
        return staged.has_panel(self.areas, story)

    def plan(self, room: Viewport, story: Story[S]) -> Plan:
        """Where the areas of a lesson stand: usually as the stage puts them."""
        return staged.plan(self.areas, room, story)

    def panel(
        self, board: Board[S, A, C], areas: Sequence[str], accent: Accent, room: Viewport
    ) -> tuple[Node, tuple[Zone, ...]]:
        """The column of a lesson with these areas; usually each as it is shown at the table."""
        return staged.panel(self.areas, board, areas, accent, room)

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
