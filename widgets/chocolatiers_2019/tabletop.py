"""The tabletop of Chocolatiers 2019: what the house's pages ask of it, and where it is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import field, frozen
from htpy import Node
from markupsafe import Markup

from tutor.chocolatiers_2019.actions import Action, Box
from tutor.chocolatiers_2019.game import components_of
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_family.teaching.awarding import Awarding
from tutor.chocolatiers_family.teaching.explorations import MovedWild
from tutor.engine import Game
from tutor.lessons.teaching import AnyExploration
from widgets.chocolatiers_2019 import (
    changes,
    composer,
    dragging,
    flights,
    glimpse,
    lesson_plan,
    prompts,
    score_items,
)
from widgets.chocolatiers_2019.areas import AREAS
from widgets.chocolatiers_2019.desk import Board, desk_of
from widgets.chocolatiers_2019.dragging import DRAGS
from widgets.chocolatiers_2019.missed import missed
from widgets.chocolatiers_2019.near import near
from widgets.chocolatiers_2019.rivals import reserved_by
from widgets.chocolatiers_2019.table_parts import PARTS
from widgets.chocolatiers_2019.turn_bar import turn_bar
from widgets.chocolatiers_2019.zones import scored
from widgets.chocolatiers_family.award import AwardExplorer
from widgets.chocolatiers_family.draw.display_svg import display_svg
from widgets.chocolatiers_family.draw.portrait import portrait_svg
from widgets.chocolatiers_family.draw.svg import cup_svg, piece_svg
from widgets.chocolatiers_family.explorers import WildExplorer
from widgets.chocolatiers_family.price import price_element
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.chocolatiers_family.table_layout import enlarged, layouts
from widgets.chocolatiers_family.table_layout.areas import panel as first_panel
from widgets.chocolatiers_family.table_layout.parts import ROWS
from widgets.chocolatiers_family.taking_back import just_done
from widgets.chocolatiers_family.target_ids import parse, spot
from widgets.chocolatiers_family.zones.scoring import looked_at
from widgets.storage.settings import Frame
from widgets.tabletop import (
    Accent,
    Area,
    Enlarged,
    Explorer,
    Laid,
    Outcome,
    Size,
    Table,
    Tabletop,
    Viewport,
)
from widgets.tabletop.zone import Zone


@frozen
class Tabletop2019(Tabletop[State, Action, Selection]):
    """See `widgets.tabletop.Tabletop` for what each part promises."""

    nothing: Selection = NOTHING
    keys: str = "r:rotate p:pay v:reserve c:confirm"
    tabs: Mapping[str, tuple[str, ...]] = ROWS
    areas: tuple[Area[State, Action, Selection], ...] = AREAS
    sizes: Mapping[str, tuple[Size, ...]] = field(factory=dict)

    # ---- what a click means

    def is_target(self, act: str) -> bool:
        """Return whether `target_ids` knows it."""
        return bool(parse(act)[0])

    def click(self, board: Board, target: str) -> Outcome[Action, Selection]:
        """See `taking_back` and `composer`."""
        if target in just_done(board):
            return Outcome(NOTHING, back=1)
        led = composer.click(board.game, board.state, board.player, board.chosen, target)
        return looked_at(led, scored(desk_of(board))) if led.told else led

    clicks = staticmethod(composer.clicks)
    pieces = staticmethod(dragging.pieces)
    lifted = staticmethod(DRAGS.lifted)
    dropped = staticmethod(DRAGS.dropped)
    prompt = staticmethod(prompts.prompt)
    buttons = staticmethod(prompts.buttons)

    def price(self, board: Board) -> Node:
        """Return which of the two actions it is, and the price of the box in hand."""
        paying = not prompts.offers_reserving(board)
        price = price_element(board.state, board.player, board.chosen) if paying else None
        return [turn_bar(board.state), price]

    why = staticmethod(prompts.why)

    def states(self, board: Board) -> Mapping[str, str]:
        """See `targets`, the board's marks laid over."""
        return desk_of(board).states

    # ---- what is shown

    def tab(self, board: Board) -> str:
        """Return the tab, as in the first edition."""
        tab: str = PARTS.tab(board)
        return tab

    def lay_out(self, table: Table[State, Action, Selection], frame: Frame) -> Laid:
        """Lay the table out as the first edition does, with what this one has of its own."""
        return layouts.lay_out(table, frame, PARTS)

    def enlarge(self, board: Board, what: str, width: int) -> Enlarged | None:
        """Show a piece large, as in the first edition, and the box that is reserved."""
        return enlarged.enlarge(desk_of(board), what, width, reserved_by)

    def symbol(self, name: str, size: int) -> Markup:
        """Return a chocolate; an empty paper cup for one that is missing."""
        return piece_svg(name, size) if name else cup_svg(size)

    # ---- lessons

    def picture(self, state: State, seat: int, width: int, height: int) -> Node:
        """Return the display."""
        return display_svg(str(state.displays[seat]), width, height)

    has_panel = staticmethod(lesson_plan.has_panel)
    plan = staticmethod(lesson_plan.plan)

    def panel(
        self, board: Board, areas: Sequence[str], accent: Accent, room: Viewport
    ) -> tuple[Node, tuple[Zone, ...]]:
        """Return the panel, as in the first edition."""
        return first_panel(board, areas, accent, room, PARTS)

    def explorer(self, exploration: AnyExploration) -> Explorer[State, Selection]:
        """Return a Wild that is moved about, and the score by hand."""
        if isinstance(exploration, Awarding):
            return AwardExplorer(exploration, score_items.columns)
        if isinstance(exploration, MovedWild):
            return WildExplorer()
        raise TypeError(f"{exploration!r} is not explored on this table")

    def lights(self, state: State, seat: int, about: str) -> tuple[str, ...]:
        """Return the largest group of the kind."""
        groups = state.displays[seat].groups(about) if about else []
        return tuple(spot("space", at) for at in sorted(groups[0])) if groups else ()

    def lies_at(self, action: Action) -> str:
        """Return where a box lies: where it was put, so that one sees what was wrong."""
        return spot("place", (action.row, action.column)) if isinstance(action, Box) else ""

    near = staticmethod(near)

    # ---- what moves, and how it is counted

    tried = staticmethod(flights.tried)
    flights = staticmethod(flights.flights)
    changed = staticmethod(changes.changed)
    glimpse = staticmethod(glimpse.glimpse)
    columns = staticmethod(score_items.columns)

    def portrait(self, state: State, player: int, about: str = "") -> Markup:
        """Return the display."""
        return portrait_svg(state.displays[player], player, about)

    def missed(self, game: Game[State, Action], state: State, player: int) -> str:
        """See `missed`."""
        return missed(state, player, components_of(game))


TABLETOP = Tabletop2019()
