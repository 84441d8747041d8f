"""The tabletop of Chocoly: what the house's pages ask of it, and where each answer is made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import htpy as h
from attrs import frozen
from htpy import Node
from markupsafe import Markup

from tutor.chocoly.actions import Action, Lay, Stack
from tutor.chocoly.areas import areas as areas_of
from tutor.chocoly.state import State
from tutor.engine import Game
from widgets.chocoly import (
    composer,
    dragging,
    explorers,
    flights,
    gain,
    prompts,
    score_items,
    targets,
)
from widgets.chocoly.composer import Board
from widgets.chocoly.desk import Desk
from widgets.chocoly.draw.svg import piece_svg
from widgets.chocoly.missed import missed
from widgets.chocoly.near import near
from widgets.chocoly.panels import enlarged, glimpse, on_the_wall
from widgets.chocoly.panels.areas import AREAS
from widgets.chocoly.portrait import piece_in_portrait, portrait_svg
from widgets.chocoly.remarks import remark
from widgets.chocoly.selection import NOTHING, Selection
from widgets.chocoly.target_ids import parse, spot
from widgets.draw.geometry import Rect
from widgets.tabletop import (
    Area,
    Enlarged,
    Tabletop,
)

ALONE = 4
"""A picture by itself shows so many squares at least."""


@frozen
class ChocolyTabletop(Tabletop[State, Action, Selection]):
    """See `widgets.tabletop.Tabletop` for what each part promises."""

    nothing: Selection = NOTHING
    keys: str = "r:turn c:confirm l:lay k:stack e:bean"
    areas: tuple[Area[State, Action, Selection], ...] = AREAS

    # ---- what a click means

    def is_target(self, act: str) -> bool:
        """Return whether `target_ids` knows it."""
        return bool(parse(act)[0])

    click = staticmethod(composer.click)
    clicks = staticmethod(composer.clicks)
    pieces = staticmethod(dragging.pieces)
    lifted = staticmethod(dragging.lifted)
    dropped = staticmethod(dragging.dropped)
    prompt = staticmethod(prompts.prompt)
    buttons = staticmethod(prompts.buttons)
    why = staticmethod(prompts.why)
    states = staticmethod(targets.states)

    # ---- what is shown

    def enlarge(self, board: Board, what: str, width: int) -> Enlarged | None:
        """See `enlarged`."""
        return enlarged.enlarge(Desk(board), what, width)

    symbol = staticmethod(piece_svg)

    # ---- lessons

    def picture(self, state: State, seat: int, width: int, height: int) -> Node:
        """Return the whole board."""
        style = f"width:{width}px;height:{height}px"
        return h.div(".portrait", style=style)[portrait_svg(state, seat, least=ALONE)]

    def about(self, board: Board, clause: str, areas: Sequence[str]) -> Node:
        """See `on_the_wall`."""
        return on_the_wall.about(board, clause)

    def built(self, board: Board, about: str) -> Markup:
        """Return the player's largest area, once a tile lies on the table."""
        if not board.state.board:
            return Markup()
        return portrait_svg(board.state, board.player, least=ALONE)

    def lifts_from(self, board: Board, about: str, symbol: str) -> Rect | None:
        """Return where a piece of the flavour lies in the picture."""
        return piece_in_portrait(board.state, board.player, symbol, ALONE)

    def lights(self, state: State, seat: int, about: str) -> tuple[str, ...]:
        """Return the largest area of the flavour."""
        found = areas_of(state.board, about) if about else ()
        return tuple(spot("square", at) for at in sorted(found[0])) if found else ()

    def lies_at(self, action: Action) -> str:
        """Return where a tile lies: where it was put, so that one sees what was wrong."""
        if isinstance(action, Lay | Stack):
            return spot("at", (action.row, action.column))
        return ""

    near = staticmethod(near)
    explorer = staticmethod(explorers.explorer)

    # ---- what moves, and how it is counted

    tried = staticmethod(flights.tried)
    flights = staticmethod(flights.flights)

    def changed(self, before: State, after: State, player: int) -> Iterable[str]:
        """See `flights`."""
        return flights.changed(before, after)

    glimpse = staticmethod(glimpse.glimpse)
    price = staticmethod(gain.gain_element)
    columns = staticmethod(score_items.columns)
    portrait = staticmethod(portrait_svg)
    remark = staticmethod(remark)

    def missed(self, game: Game[State, Action], state: State, player: int) -> str:
        """See `widgets.chocoly.missed`."""
        return missed(state, player)


TABLETOP = ChocolyTabletop()
