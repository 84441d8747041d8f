"""The solo game on screen: the main game's table, with the row of pairs and the week's goals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import evolve, frozen
from htpy import Node
from markupsafe import Markup

from tutor.chocolate_factory.manager.actions import Choose, Give, ManagerAction
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import OVER, PICK
from tutor.i18n import _
from widgets import tabletop
from widgets.chocolate_factory import dragging
from widgets.chocolate_factory.areas import WALL_SIZE, beside_factory
from widgets.chocolate_factory.flights import flights, taken
from widgets.chocolate_factory.manager import choosing, final_score, prompts
from widgets.chocolate_factory.manager.areas import AREAS, Area
from widgets.chocolate_factory.manager.goals_zone import goals
from widgets.chocolate_factory.manager.offering import Board, as_main
from widgets.chocolate_factory.offering import NOTHING, TARGET, Chosen, offers
from widgets.chocolate_factory.steps import steps
from widgets.chocolate_factory.symbols import symbol
from widgets.chocolate_factory.tabletop import TABLETOP as MAIN
from widgets.draw.geometry import Rect
from widgets.tabletop import Button, Dropped, Enlarged, Lifted
from widgets.tabletop.pictured import pictured
from widgets.tabletop.zone import Way, Zone


@frozen
class ManagerTabletop(tabletop.Tabletop[ManagerState, ManagerAction, Chosen]):
    """A click on two cards of the row takes them; all else is as in the main game."""

    nothing: Chosen = NOTHING
    areas: tuple[Area, ...] = AREAS

    def is_target(self, act: str) -> bool:
        """Return whether an act is a click on the table."""
        return TARGET.fullmatch(act) is not None

    click = staticmethod(choosing.click)
    clicks = staticmethod(choosing.clicks)
    prompt = staticmethod(prompts.prompt)
    why = staticmethod(prompts.why)
    symbol = staticmethod(symbol)
    columns = staticmethod(final_score.columns)
    portrait = staticmethod(final_score.portrait)

    def states(self, board: Board) -> Mapping[str, str]:
        """Return the state of every target."""
        return choosing.states(board)

    def buttons(self, board: Board) -> tuple[Button, ...]:
        """Return what ends this step, and the way out of a choice."""
        return MAIN.buttons(as_main(board))

    def pieces(self, board: Board) -> tuple[str, ...]:
        """Return what can be dragged now."""
        return dragging.pieces(as_main(board))

    def lifted(self, board: Board, source: str) -> Lifted[Chosen]:
        """Answer a lift: Demands take chocolates of the store room, too."""
        found = dragging.lifted(as_main(board), source)
        if source != "room":
            return found
        demands = (f"goal:{n + 1}" for n in range(len(board.state.demands)))
        taking = (key for key in demands if offers(as_main(board), key))
        return evolve(found, takes=(*found.takes, *taking))

    def dropped(self, board: Board, source: str, place: str) -> Dropped:
        """Answer a drop."""
        return dragging.dropped(as_main(board), source, place)

    def price(self, board: Board) -> Node:
        """Return what has been done so far in this turn. What the Employee does is told by a tap
        on the card: on low screens the goals need that room.
        """
        return steps(as_main(board))

    def tab(self, board: Board) -> str:
        """Return the tab to open by itself: what the moment is about."""
        if board.state.step == PICK or board.state.phase == OVER:
            return "stores"
        return MAIN.tab(as_main(board))

    def enlarge(self, board: Board, what: str, width: int) -> Enlarged | None:
        """Return all goals as a list, where a click on one does nothing else."""
        if not what.startswith("goal:"):
            return MAIN.enlarge(as_main(board), what, width)
        if what in board.touch or (not board.quiet and offers(as_main(board), what)):
            return None
        zone = evolve(goals(board, min(420, width), 470), name="goals-large", buttons=None)
        return Enlarged(_("The week’s goals"), zone.element, (zone,), narrow=True)

    def flights(
        self,
        before: ManagerState,
        after: ManagerState,
        action: ManagerAction,
        player: int,
        chosen: Chosen = NOTHING,
    ) -> Iterator[Way]:
        """Return the ways of an action's pieces; chocolates of a Demand fly to its card."""
        if isinstance(action, Give):
            yield from taken(before, after, f"goal:{action.demand + 1}")
        elif not isinstance(action, Choose):
            yield from flights(before, after, action, player, chosen)

    def changed(self, before: ManagerState, after: ManagerState, player: int) -> Iterable[str]:
        """Name the stores whose markers moved, and the Parts that are new."""
        return MAIN.changed(before, after, player)

    def glimpse(self, board: Board, width: int) -> tuple[Zone, ...]:
        """Return the Factory as a small picture."""
        return MAIN.glimpse(as_main(board), width)

    def picture(self, state: ManagerState, seat: int, width: int, height: int) -> Node:
        """Return the Factory and what is left in it."""
        return MAIN.picture(state, seat, width, height)

    def about(self, board: Board, clause: str, areas: Sequence[str]) -> Node:
        """Return goals, row, orders or stores; nothing where a rule is about the Factory."""
        return pictured(AREAS, board, beside_factory(clause, areas), *WALL_SIZE)

    def built(self, board: Board, about: str) -> Markup:
        """Return the Factory, unless it is empty."""
        return MAIN.built(as_main(board), about)

    def lifts_from(self, board: Board, about: str, symbol: str) -> Rect | None:
        """Return where a chocolate of the kind lies in the Factory."""
        return MAIN.lifts_from(as_main(board), about, symbol)


TABLETOP = ManagerTabletop()
