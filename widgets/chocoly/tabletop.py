"""The tabletop of Chocoly: what the house's pages ask of it, and where each answer is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from attrs import frozen
from markupsafe import Markup

from tutor.chocoly.actions import Action, Lay, Stack
from tutor.chocoly.areas import areas as areas_of
from tutor.chocoly.state import State
from tutor.engine import Game
from tutor.lessons.teaching import AnyExploration
from widgets import html as h
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
from widgets.chocoly.near import near
from widgets.chocoly.panels import enlarged, glimpse
from widgets.chocoly.panels.areas import AREAS
from widgets.chocoly.portrait import portrait_svg
from widgets.chocoly.selection import NOTHING, Selection
from widgets.chocoly.target_ids import parse, spot
from widgets.html import Node
from widgets.tabletop import (
    Area,
    Button,
    Column,
    Dropped,
    Enlarged,
    Explorer,
    Lifted,
    Near,
    Outcome,
    Prompt,
    Tabletop,
)
from widgets.tabletop.zone import Way, Zone

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

    def click(self, board: Board, target: str) -> Outcome[Action, Selection]:
        """See `composer`."""
        return composer.click(board, target)

    def clicks(self, game: Game[State, Action], state: State, action: Action) -> tuple[str, ...]:
        """See `composer`."""
        return composer.clicks(game, state, action)

    def pieces(self, board: Board) -> tuple[str, ...]:
        """See `dragging`."""
        return dragging.pieces(board)

    def lifted(self, board: Board, source: str) -> Lifted[Selection]:
        """See `dragging`."""
        return dragging.lifted(board, source)

    def dropped(self, board: Board, source: str, place: str) -> Dropped:
        """See `dragging`."""
        return dragging.dropped(board, source, place)

    def prompt(self, board: Board) -> Prompt:
        """See `prompts`."""
        return prompts.prompt(board)

    def buttons(self, board: Board) -> tuple[Button, ...]:
        """See `prompts`."""
        return prompts.buttons(board)

    def why(self, board: Board) -> str:
        """See `prompts`."""
        return prompts.why(board)

    def states(self, board: Board) -> Mapping[str, str]:
        """See `targets`."""
        return targets.states(board)

    # ---- what is shown

    def enlarge(self, board: Board, what: str, width: int) -> Enlarged | None:
        """See `enlarged`."""
        return enlarged.enlarge(Desk(board), what, width)

    def symbol(self, name: str, size: int) -> Markup:
        """Return a piece; an empty square for one that is missing."""
        return piece_svg(name, size)

    # ---- lessons

    def picture(self, state: State, seat: int, width: int, height: int) -> Node:
        """Return the whole board."""
        style = f"width:{width}px;height:{height}px"
        return h.div(".portrait", style=style)[portrait_svg(state, seat, least=ALONE)]

    def lights(self, state: State, seat: int, about: str) -> tuple[str, ...]:
        """Return the largest area of the flavour."""
        found = areas_of(state.board, about) if about else ()
        return tuple(spot("square", at) for at in sorted(found[0])) if found else ()

    def lies_at(self, action: Action) -> str:
        """A tile lies where it was put, so that one sees what was wrong."""
        if isinstance(action, Lay | Stack):
            return spot("at", (action.row, action.column))
        return ""

    def near(
        self, state: State, action: Action, chosen: Selection, right: Callable[[Action], bool]
    ) -> Near[Selection] | None:
        """See `near`."""
        return near(state, action, chosen, right)

    def explorer(self, exploration: AnyExploration) -> Explorer[State, Selection]:
        """See `explorers`."""
        return explorers.explorer(exploration)

    # ---- what moves, and how it is counted

    def tried(self, board: Board, chosen: Selection) -> Iterable[Way]:
        """See `flights`."""
        return flights.tried(board, chosen)

    def flights(
        self, before: State, after: State, action: Action, player: int, chosen: Selection
    ) -> Iterable[Way]:
        """See `flights`."""
        return flights.flights(before, after, action, player, chosen)

    def changed(self, before: State, after: State, player: int) -> Iterable[str]:
        """See `flights`."""
        return flights.changed(before, after)

    def glimpse(self, board: Board, width: int) -> tuple[Zone, ...]:
        """See `glimpse`."""
        return glimpse.glimpse(board, width)

    def price(self, board: Board) -> Node:
        """What the tile brings where it is tried out."""
        return gain.gain_element(board)

    def columns(
        self, game: Game[State, Action], state: State, names: Sequence[str]
    ) -> tuple[Column, ...]:
        """See `tally`."""
        return score_items.columns(game, state, names)

    def portrait(self, state: State, player: int, about: str = "") -> Markup:
        """See `portrait`."""
        return portrait_svg(state, player, about)

    def missed(self, game: Game[State, Action], state: State, player: int) -> str:
        """See `tally`."""
        return score_items.missed(state, player)


TABLETOP = ChocolyTabletop()
