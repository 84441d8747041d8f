"""The interface between the pages and a game: its tabletop."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

from htpy import Node
from markupsafe import Markup

from tutor.engine import A, Game, S
from tutor.lessons.teaching import AnyExploration
from widgets.draw.geometry import Rect
from widgets.stage import Viewport
from widgets.storage.settings import Frame
from widgets.tabletop import staged
from widgets.tabletop.explorer import Explorer
from widgets.tabletop.interaction import Board, Button, C, Dropped, Lifted, Near, Outcome, Prompt
from widgets.tabletop.layout import Accent, Area, Enlarged, Laid, Plan, Story, Table
from widgets.tabletop.remarks import Remark
from widgets.tabletop.score import Column, plain_columns
from widgets.tabletop.zone import Way, Zone


class Tabletop(Protocol[S, A, C]):
    """One game on screen.

    Optional members have defaults: a tabletop that names this class as its base may leave them out.
    mypy reports any other member that is missing.
    """

    @property
    def nothing(self) -> C:
        """The empty choice."""
        ...

    @property
    def keys(self) -> str:
        """Single-letter shortcuts of the game's own buttons, "r:rotate p:pay"; none by default."""
        return ""

    # ---- what a click means

    def is_target(self, act: str) -> bool:
        """Return whether this act is a click on the table, rather than on a part of the page."""
        ...

    def click(self, board: Board[S, A, C], target: str) -> Outcome[A, C]:
        """Answer a click of `board.player`. Never raises, whatever the target."""
        ...

    def clicks(self, game: Game[S, A], state: S, action: A) -> tuple[str, ...]:
        """Return the targets to click in order, with nothing chosen, to play a legal action."""
        ...

    def pieces(self, board: Board[S, A, C]) -> Collection[str]:
        """Return the targets whose pieces can be dragged, legal or not; none by default. Their
        zones have pictures of them (`Zone.picture`).
        """
        return ()

    def lifted(self, board: Board[S, A, C], source: str) -> Lifted[C]:
        """Answer lifting the piece at this target; called only for `pieces`."""
        return Lifted(board.chosen)

    def dropped(self, board: Board[S, A, C], source: str, place: str) -> Dropped:
        """Answer dropping a piece on a target, a zone's name, or "" for nothing of the table.
        `board.chosen` is again what it was before the lift.
        """
        return Dropped()

    def prompt(self, board: Board[S, A, C]) -> Prompt:
        """Say what the player is asked to do."""
        ...

    def buttons(self, board: Board[S, A, C]) -> tuple[Button, ...]:
        """Return the buttons of the moment, the primary one first; none by default."""
        return ()

    def price(self, board: Board[S, A, C]) -> Node:
        """Show what the current move needs, as places that fill; nothing by default."""
        return None

    def why(self, board: Board[S, A, C]) -> str:
        """Return the id of the clause that the moment is about."""
        ...

    def states(self, board: Board[S, A, C]) -> Mapping[str, str]:
        """Return the state of every target: "rest", "clickable", "chosen", or its mark."""
        ...

    # ---- showing the table

    @property
    def tabs(self) -> Mapping[str, tuple[str, ...]]:
        """The rows of tabs of the table: the keys of the tabs by the act that selects one. () for a
        row whose tabs are the other players, by number. A selection lasts until the position
        changes; in the second row, beside the table, until the next selection. By default one row,
        of the areas that do not fit a small window together.
        """
        return {staged.TAB: tuple(area.id for area in self.areas)}

    def tab(self, board: Board[S, A, C]) -> str:
        """Return the tab of the first row to select now; "" for the first of them."""
        return ""

    @property
    def face_layouts(self) -> Collection[str]:
        """The layouts (see `Frame.layout`) that show `Table.faces` where the players are; in others
        the turn panel shows them. By default none does.
        """
        return ()

    def lay_out(self, table: Table[S, A, C], frame: Frame) -> Laid:
        """Lay the whole table out for this window; by default, the areas on the stage."""
        return staged.lay_out(self.areas, table, frame, self.tab(table.board))

    def enlarge(self, board: Board[S, A, C], what: str, width: int) -> Enlarged | None:
        """Return what the act `what` enlarges, at most `width` px wide; None if it enlarges
        nothing.
        """
        return None

    def symbol(self, name: str, size: int) -> Markup:
        """Return the picture of one of the game's symbols; for "" an empty place of its size."""
        ...

    # ---- lessons

    def picture(self, state: S, seat: int, width: int, height: int) -> Node:
        """Show what a player has built, for the opening of a course; None if the course has
        none.
        """
        return None

    def about(self, board: Board[S, A, C], clause: str, areas: Sequence[str]) -> Node:
        """Show what a rule is about, for the wall: `areas` are those of the step that teaches it.
        None where the player's `picture` shows it.
        """
        return None

    @property
    def areas(self) -> tuple[Area[S, A, C], ...]:
        """The areas of the table, from top to bottom."""
        ...

    def has_panel(self, story: Story[S], scale: float) -> bool:
        """Return whether a lesson needs a right column on a wide screen; by default, if an area's
        place does.
        """
        return staged.has_panel(self.areas, story)

    def plan(self, room: Viewport, story: Story[S]) -> Plan:
        """Return the plan of a lesson's areas; by default the stage's."""
        return staged.plan(self.areas, room, story)

    def panel(
        self, board: Board[S, A, C], areas: Sequence[str], accent: Accent, room: Viewport
    ) -> tuple[Node, tuple[Zone, ...]]:
        """Return the column of a lesson with these areas, and its zones."""
        return staged.panel(self.areas, board, areas, accent, room)

    def lights(self, state: S, seat: int, about: str) -> tuple[str, ...]:
        """Return the pieces that light up when a step about this symbol is solved; none by
        default.
        """
        return ()

    def lies_at(self, action: A) -> str:
        """Return the target at which a piece of a wrong action lies until it goes back; "" if
        none.
        """
        return ""

    def near(self, state: S, action: A, chosen: C, right: Callable[[A], bool]) -> Near[C] | None:
        """Return the part of a wrong action that is right; None, the default, keeps nothing.
        `chosen`: the choice for the action; `right`: whether another action would have been right.
        """
        return None

    def explorer(self, exploration: AnyExploration) -> Explorer[S, C]:
        """Return the explorer that plays this exploration; called only for Explore steps. Raises
        LookupError if there is none.
        """
        raise LookupError(f"This tabletop cannot play the exploration {exploration}.")

    # ---- what moves, and how it is counted

    def tried(self, board: Board[S, A, C], chosen: C) -> Iterable[Way]:
        """Return the ways of a piece that is only tried out, from the choice before (`chosen`) to
        the board's; none by default.
        """
        return ()

    @property
    def turning(self) -> Collection[str]:
        """The spots from which a piece turns over as it flies to who has won it; none by
        default.
        """
        return ()

    def flights(self, before: S, after: S, action: A, player: int, chosen: C) -> Iterable[Way]:
        """Return the ways of the pieces of an action, as `player` sees them; pieces that were tried
        out (`chosen`) are already there. None by default.
        """
        return ()

    def changed(self, before: S, after: S, player: int) -> Iterable[str]:
        """Return the pieces that have changed and matter to `player`, by their keys in the zones,
        without anything hidden from some; none by default.
        """
        return ()

    def glimpse(self, board: Board[S, A, C], width: int) -> tuple[Zone, ...]:
        """Return a position as small pictures, at most `width` px wide, with the board's marks;
        none by default.
        """
        return ()

    def columns(self, game: Game[S, A], state: S, names: Sequence[str]) -> tuple[Column, ...]:
        """Return the score item by item; by default a plain column for each."""
        return plain_columns(game, state)

    def portrait(self, state: S, player: int, about: str = "") -> Markup:
        """Draw what a player has built as one SVG of any size, for the final score; nothing by
        default.

        `about`: the symbol of a column; what counts for it stays at full strength, numbered in
        order (class "pip", its number in --n), and the rest fades.
        """
        return Markup()

    def built(self, board: Board[S, A, C], about: str) -> Markup:
        """Draw what the board's player has built as one SVG of any size, for the end of a lesson;
        nothing if nothing lies there. `about`: as for the portrait, the default.
        """
        return self.portrait(board.state, board.player, about)

    def lifts_from(self, board: Board[S, A, C], about: str, symbol: str) -> Rect | None:
        """Return where a piece with this symbol lies in the picture that `built` draws, in units of
        the picture; by default nowhere.
        """
        return None

    def nearly(self, game: Game[S, A], state: S, player: int, about: str = "") -> Markup:
        """Draw the portrait of who has lost, with the ghost of the piece that `missed` speaks of,
        where it would have lain; by default without one.
        """
        return self.portrait(state, player, about)

    def missed(self, game: Game[S, A], state: S, player: int) -> str:
        """Say in one true sentence what would have let this player win; "" if nothing was close."""
        return ""

    def remark(self, before: S, after: S, mover: int, player: int) -> Remark | None:
        """Return what the computer player `player` says of a turn of `mover`, true and about what
        lies open; None by default.
        """
        return None


AnyTabletop = Tabletop[Any, Any, Any]
