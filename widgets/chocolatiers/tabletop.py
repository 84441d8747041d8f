"""The tabletop of Chocolatiers: what the house's pages ask of it, and where each answer is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import field, frozen
from htpy import Node
from markupsafe import Markup

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.setting import Setting
from tutor.chocolatiers.state import State
from tutor.engine import Game
from widgets.chocolatiers import areas as parts
from widgets.chocolatiers import (
    changes,
    composer,
    dragging,
    explorers,
    flights,
    glimpse,
    lesson_plan,
    prompts,
    score_items,
    setting,
)
from widgets.chocolatiers.desk import Board, desk_of
from widgets.chocolatiers.dragging import DRAGS
from widgets.chocolatiers.missed import missed
from widgets.chocolatiers.near import near
from widgets.chocolatiers.table_parts import PARTS
from widgets.chocolatiers.zones.scoring import scored_cards
from widgets.chocolatiers_family.draw.display_svg import display_svg
from widgets.chocolatiers_family.draw.portrait import portrait_svg
from widgets.chocolatiers_family.draw.svg import cup_svg, piece_svg
from widgets.chocolatiers_family.flights import tried
from widgets.chocolatiers_family.lesson_plan.needs import has_panel
from widgets.chocolatiers_family.price import price_element
from widgets.chocolatiers_family.prompts import tab
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.chocolatiers_family.table_layout import enlarged, layouts
from widgets.chocolatiers_family.table_layout.areas import panel
from widgets.chocolatiers_family.table_layout.parts import ROWS
from widgets.chocolatiers_family.taking_back import just_done
from widgets.chocolatiers_family.target_ids import parse, spot
from widgets.chocolatiers_family.zones.scoring import looked_at
from widgets.storage.settings import Frame
from widgets.tabletop import (
    Accent,
    Dropped,
    Enlarged,
    Laid,
    Lifted,
    Outcome,
    Size,
    Table,
    Viewport,
)
from widgets.tabletop.zone import Zone


@frozen
class ChocolatiersTabletop:
    """See `widgets.tabletop.Tabletop` for what each part promises."""

    nothing: Selection = NOTHING
    keys: str = "r:rotate p:pay c:confirm e:skip"
    tabs: Mapping[str, tuple[str, ...]] = ROWS
    areas: tuple[parts.Area, ...] = parts.AREAS
    sizes: Mapping[str, tuple[Size, ...]] = field(factory=dict)

    # ---- what a click means

    def is_target(self, act: str) -> bool:
        """Return whether `target_ids` knows it."""
        return bool(parse(act)[0])

    def click(self, board: Board, target: str) -> Outcome[Action, Selection]:
        """See `taking_back` and `composer`."""
        if not isinstance(board.state, Setting) and target in just_done(board):
            return Outcome(NOTHING, back=1)
        led = composer.click(board.game, board.state, board.player, board.chosen, target)
        if not led.told or isinstance(board.state, Setting):
            return led
        return looked_at(led, scored_cards(desk_of(board)))

    clicks = staticmethod(composer.clicks)

    def pieces(self, board: Board) -> tuple[str, ...]:
        """See `dragging`, and `setting` while the table is set."""
        if isinstance(board.state, Setting):
            return setting.pieces(board)
        return dragging.pieces(board)

    def lifted(self, board: Board, source: str) -> Lifted[Selection]:
        """See `dragging`."""
        if isinstance(board.state, Setting):
            return setting.lifted(board, source)
        return DRAGS.lifted(board, source)

    def dropped(self, board: Board, source: str, place: str) -> Dropped:
        """See `dragging`."""
        if isinstance(board.state, Setting):
            return setting.dropped(board, source, place)
        return DRAGS.dropped(board, source, place)

    prompt = staticmethod(prompts.prompt)
    buttons = staticmethod(prompts.buttons)

    def price(self, board: Board) -> Node:
        """See `price`."""
        return price_element(board.state, board.player, board.chosen)

    why = staticmethod(prompts.why)

    def states(self, board: Board) -> Mapping[str, str]:
        """See `targets`, the board's marks laid over."""
        return desk_of(board).states

    # ---- what is shown

    tab = staticmethod(tab)

    def lay_out(self, table: Table[State, Action, Selection], frame: Frame) -> Laid:
        """See `table_layout.layouts`."""
        return layouts.lay_out(table, frame, PARTS)

    def enlarge(self, board: Board, what: str, width: int) -> Enlarged | None:
        """See `enlarged`."""
        return enlarged.enlarge(desk_of(board), what, width)

    def symbol(self, name: str, size: int) -> Markup:
        """Return a chocolate; an empty paper cup for one that is missing."""
        return piece_svg(name, size) if name else cup_svg(size)

    # ---- lessons

    def picture(self, state: State, seat: int, width: int, height: int) -> Node:
        """Return the display."""
        return display_svg(str(state.displays[seat]), width, height)

    has_panel = staticmethod(has_panel)
    plan = staticmethod(lesson_plan.plan)

    def panel(
        self, board: Board, areas: Sequence[str], accent: Accent, room: Viewport
    ) -> tuple[Node, tuple[Zone, ...]]:
        """See `areas`."""
        return panel(board, areas, accent, room, PARTS)

    def lights(self, state: State, seat: int, about: str) -> tuple[str, ...]:
        """Return the largest group of the kind."""
        groups = state.displays[seat].groups(about) if about else []
        return tuple(spot("space", at) for at in sorted(groups[0])) if groups else ()

    def lies_at(self, action: Action) -> str:
        """Return where a box lies: where it was put, so that one sees what was wrong."""
        return spot("place", (action.row, action.column)) if isinstance(action, Box) else ""

    near = staticmethod(near)
    explorer = staticmethod(explorers.explorer)

    # ---- what moves, and how it is counted

    tried = staticmethod(tried)
    flights = staticmethod(flights.flights)
    changed = staticmethod(changes.changed)
    glimpse = staticmethod(glimpse.glimpse)
    columns = staticmethod(score_items.columns)

    def portrait(self, state: State, player: int, about: str = "") -> Markup:
        """See `portrait`."""
        return portrait_svg(state.displays[player], player, about)

    def missed(self, game: Game[State, Action], state: State, player: int) -> str:
        """See `missed`."""
        return missed(state, player, components_of(game))


TABLETOP = ChocolatiersTabletop()
