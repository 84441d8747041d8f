"""What the tabletops of both editions share: cards, displays, their table and what is explored."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Generic

from attrs import frozen
from htpy import Node
from markupsafe import Markup

from tutor.chocolatiers_family.teaching.awarding import Awarding
from tutor.chocolatiers_family.teaching.explorations import MovedWild
from tutor.engine import A, Game, S
from tutor.lessons.teaching import AnyExploration
from widgets.chocolatiers_family.award import AwardExplorer
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.draw.display_svg import display_svg
from widgets.chocolatiers_family.draw.portrait import piece_in_portrait, portrait_svg
from widgets.chocolatiers_family.draw.svg import cup_svg, piece_svg
from widgets.chocolatiers_family.explorers import WildExplorer
from widgets.chocolatiers_family.flights import tried
from widgets.chocolatiers_family.kept_wild import wild_missed
from widgets.chocolatiers_family.price import price_element
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.chocolatiers_family.table_layout import enlarged, layouts
from widgets.chocolatiers_family.table_layout.areas import panel
from widgets.chocolatiers_family.table_layout.layout_parts import ROWS, Parts
from widgets.chocolatiers_family.table_layout.on_the_wall import drawn
from widgets.chocolatiers_family.taking_back import just_done
from widgets.chocolatiers_family.target_ids import FIRST_CARD, parse, spot
from widgets.chocolatiers_family.zones.scoring import Scored, looked_at
from widgets.draw.geometry import Rect
from widgets.storage.settings import Frame
from widgets.tabletop import (
    Accent,
    Board,
    Enlarged,
    Explorer,
    Laid,
    Outcome,
    Table,
    Tabletop,
    Viewport,
)
from widgets.tabletop.zone import Way, Zone


@frozen
class CardTabletop(Tabletop[S, A, Selection], Generic[S, A]):
    """The tabletop of an edition; see `widgets.tabletop.Tabletop` for what each part promises.

    `parts`: the zones of its table. `box`: its action that places a box. `rules`: what rules are
    about, by clause (see `table_layout.on_the_wall`); a display if nothing is said.
    """

    parts: Parts
    box: type[Any]
    rules: Mapping[str, tuple[str, ...]]
    nothing: Selection = NOTHING
    tabs: Mapping[str, tuple[str, ...]] = ROWS
    face_layouts: Collection[str] = ("wide",)

    def composed(
        self, game: Game[S, A], state: S, player: int, chosen: Selection, target: str, /
    ) -> Outcome[A, Selection]:
        """Return what a click means while it takes nothing back (see the edition's `composer`)."""
        raise NotImplementedError

    def scored(self, desk: Desk) -> Sequence[Scored]:
        """Return the Scoring cards as they lie now."""
        raise NotImplementedError

    def beside(self, desk: Desk, player: int) -> tuple[Zone, ...]:
        """Return what else lies beside the enlarged display of another player."""
        return ()

    # ---- what a click means

    def is_target(self, act: str) -> bool:
        """Return whether `target_ids` knows it."""
        return bool(parse(act)[0])

    def click(self, board: Board[S, A, Selection], target: str) -> Outcome[A, Selection]:
        """See `taking_back` and the edition's `composer`."""
        if target in just_done(board):
            return Outcome(NOTHING, back=1)
        led = self.composed(board.game, board.state, board.player, board.chosen, target)
        return looked_at(led, self.scored(self.desk(board))) if led.told else led

    def price(self, board: Board[Any, A, Selection]) -> Node:
        """See `price`."""
        return price_element(board.state, board.player, board.chosen)

    def desk(self, board: Board[S, A, Selection]) -> Desk:
        """Return the board prepared for drawing."""
        return Desk(board, self.parts.signs)

    def states(self, board: Board[S, A, Selection]) -> Mapping[str, str]:
        """See `targets`, the board's marks laid over."""
        return self.desk(board).states

    # ---- what is shown

    def tab(self, board: Board[S, A, Selection]) -> str:
        """Return the tab that the moment calls for."""
        tab: str = self.parts.tab(board)
        return tab

    def lay_out(self, table: Table[S, A, Selection], frame: Frame) -> Laid:
        """See `table_layout.layouts`."""
        return layouts.lay_out(table, frame, self.parts)

    def enlarge(self, board: Board[S, A, Selection], what: str, width: int) -> Enlarged | None:
        """See `enlarged`."""
        return enlarged.enlarge(self.desk(board), what, width, self.beside)

    def symbol(self, name: str, size: int) -> Markup:
        """Return a chocolate; an empty paper cup for one that is missing."""
        return piece_svg(name, size) if name else cup_svg(size)

    # ---- lessons

    def picture(self, state: Any, seat: int, width: int, height: int) -> Node:
        """Return the display."""
        return display_svg(str(state.displays[seat]), width, height)

    def about(self, board: Board[S, A, Selection], clause: str, areas: Sequence[str]) -> Node:
        """Return the cards, boxes or Wilds; nothing where a rule is about the display."""
        about = self.rules.get(clause)
        return drawn(self.parts, self.desk(board), about) if about else None

    def panel(
        self,
        board: Board[S, A, Selection],
        areas: Sequence[str],
        accent: Accent,
        room: Viewport,
    ) -> tuple[Node, tuple[Zone, ...]]:
        """See `table_layout.areas`."""
        return panel(board, areas, accent, room, self.parts)

    def explorer(self, exploration: AnyExploration) -> Explorer[S, Selection]:
        """Return a Wild that is moved about, and the score by hand."""
        if isinstance(exploration, Awarding):
            return AwardExplorer(exploration, self.columns)
        if isinstance(exploration, MovedWild):
            return WildExplorer()
        return super().explorer(exploration)

    def lights(self, state: Any, seat: int, about: str) -> tuple[str, ...]:
        """Return the largest group of the kind."""
        groups = state.displays[seat].groups(about) if about else []
        return tuple(spot("space", at) for at in sorted(groups[0])) if groups else ()

    def lies_at(self, action: Any) -> str:
        """Return where a box lies: where it was put, so that one sees what was wrong."""
        return spot("place", (action.row, action.column)) if isinstance(action, self.box) else ""

    # ---- what moves, and how it is counted

    turning: Collection[str] = (FIRST_CARD,)

    def tried(self, board: Board[S, A, Selection], chosen: Selection) -> Iterable[Way]:
        """See `flights`."""
        return tried(board, chosen)

    def portrait(self, state: Any, player: int, about: str = "") -> Markup:
        """Return the display as a small picture."""
        return portrait_svg(state.displays[player], player, about)

    def nearly(self, game: Game[S, A], state: Any, player: int, about: str = "") -> Markup:
        """Return the display with the ghost of the Wild that would have won something."""
        kept = wild_missed(game, state, player)
        return portrait_svg(state.displays[player], player, about, kept.space if kept else None)

    def built(self, board: Board[S, A, Selection], about: str) -> Markup:
        """Return the display, once a box lies in it."""
        state: Any = board.state
        if not state.displays[board.player].boxes:
            return Markup()
        return self.portrait(state, board.player, about)

    def lifts_from(self, board: Board[S, A, Selection], about: str, symbol: str) -> Rect | None:
        """Return where a chocolate of the kind lies in the display."""
        state: Any = board.state
        return piece_in_portrait(state.displays[board.player], about, symbol)
