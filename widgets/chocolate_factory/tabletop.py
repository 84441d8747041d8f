"""The game on screen: what the house's pages ask of it, and where it is answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import htpy as h
from attrs import evolve, frozen
from htpy import Node
from markupsafe import Markup

from tutor.chocolate_factory.actions import PARTS, Action, Take
from tutor.chocolate_factory.setup import PRINTED_PLACES
from tutor.chocolate_factory.state import DRAFT, FULFIL, OVER, PICK, PLACE, PLACES, RUN, State
from tutor.i18n import _
from widgets import tabletop
from widgets.chocolate_factory import choosing, dragging, final_score, prompts
from widgets.chocolate_factory.areas import AREAS, WALL_SIZE, Area, beside_factory
from widgets.chocolate_factory.display_zone import draw_employee
from widgets.chocolate_factory.factory_zone import factory, in_sight
from widgets.chocolate_factory.flights import flights
from widgets.chocolate_factory.missed import missed
from widgets.chocolate_factory.offering import NOTHING, TARGET, Board, Chosen, components, offers
from widgets.chocolate_factory.remarks import remark
from widgets.chocolate_factory.snake import snake
from widgets.chocolate_factory.steps import steps
from widgets.chocolate_factory.symbols import symbol
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen
from widgets.draw.svg import scene_svg
from widgets.tabletop import Enlarged
from widgets.tabletop.pictured import pictured
from widgets.tabletop.zone import Zone

BUILT = (460, 250)
"""Size of the Factory at the end of a lesson, before it is fitted into its place."""


@frozen
class FactoryTabletop(tabletop.Tabletop[State, Action, Chosen]):
    """A click on a Part shows what it would make; another one on a result plays it."""

    nothing: Chosen = NOTHING
    areas: tuple[Area, ...] = AREAS

    def is_target(self, act: str) -> bool:
        """Return whether an act is a click on the table."""
        return TARGET.fullmatch(act) is not None

    click = staticmethod(choosing.click)
    clicks = staticmethod(choosing.clicks)
    pieces = staticmethod(dragging.pieces)
    lifted = staticmethod(dragging.lifted)
    dropped = staticmethod(dragging.dropped)
    flights = staticmethod(flights)
    prompt = staticmethod(prompts.prompt)
    buttons = staticmethod(prompts.buttons)
    why = staticmethod(prompts.why)
    symbol = staticmethod(symbol)
    columns = staticmethod(final_score.columns)
    portrait = staticmethod(final_score.portrait)
    remark = staticmethod(remark)
    missed = staticmethod(missed)

    def price(self, board: Board) -> Node:
        """Return the order of the picks, or what has been done so far in this turn; and what the
        Employee does, where its card has no room for that.
        """
        shown = snake(board) or steps(board), _employee_words(board)
        return [it for it in shown if it is not None] or None

    def states(self, board: Board) -> Mapping[str, str]:
        """Return the state of every target."""
        return choosing.states(board)

    def tab(self, board: Board) -> str:
        """Return the tab to open by itself: what the moment is about, or whoever acts. Where Parts
        and Employees lie in one place, the first tab is theirs.
        """
        if board.state.phase == DRAFT and board.state.step == PICK:
            parts = any(isinstance(it, Take) and it.kind == PARTS for it in board.actions)
            asked = any(
                f"card:{card}" in board.touch
                for packet in board.state.packets.parts
                for card in packet
            )
            return "parts" if parts or asked else "staff"
        if board.state.phase == OVER or any(it.startswith("store:") for it in board.marks):
            return "stores"
        if board.state.player != board.player:
            return "others"
        done = board.state.phase == FULFIL and not any(board.state.seat.orders)
        return "stores" if done else "orders"

    def enlarge(self, board: Board, what: str, width: int) -> Enlarged | None:
        """Return the Factory of a player, large, unless a lesson asks to choose a player."""
        kind, _colon, player = what.partition(":")
        if what in board.touch:
            return None
        if what == "employee":
            return _employee_large(board, width)
        if kind != "player" or not player.isdigit():
            return None
        if int(player) >= len(board.state.players):
            return None
        zone = factory(board, min(720, width), 400, int(player))
        title = _("The Factory of {who}").format(who=board.all_names[int(player)])
        return Enlarged(title, zone.element, (zone,))

    def changed(self, before: State, after: State, player: int) -> Iterable[str]:
        """Name the stores whose markers moved, and the Parts that are new to the player."""
        for old, new in zip(before.stores, after.stores, strict=True):
            if old.stack != new.stack:
                yield f"store:{new.id}"
        mine = before.players[player].places, after.players[player].places
        for place, was, now in zip(PLACES, *mine, strict=True):
            if was != now:
                yield f"part:{place}"

    def glimpse(self, board: Board, width: int) -> tuple[Zone, ...]:
        """Return the Factory as a small picture."""
        return (evolve(factory(board, min(420, width), 320), buttons=None),)

    def picture(self, state: State, seat: int, width: int, height: int) -> Node:
        """Return the Factory and what is left in it."""
        style = f"width:{width}px;height:{height}px"
        return h.div(".portrait", style=style)[final_score.portrait(state, seat)]

    def about(self, board: Board, clause: str, areas: Sequence[str]) -> Node:
        """Return the stores, orders, packets or players; nothing where a rule is about the
        Factory.
        """
        return pictured(AREAS, board, beside_factory(clause, areas), *WALL_SIZE)

    def built(self, board: Board, about: str) -> Markup:
        """Return the Factory; nothing if it is as printed, and empty."""
        seat = board.state.players[board.player]
        if seat.places == PRINTED_PLACES and not any((*seat.belt, seat.store)):
            return Markup()
        return Markup(scene_svg(factory(board, *BUILT).scene))

    def lifts_from(self, board: Board, about: str, symbol: str) -> Rect | None:
        """Return where a chocolate of the kind lies: on the belt, or in the store room."""
        lying = factory(board, *BUILT).rects
        return next((at for key, at in lying.items() if key.endswith(f"/{symbol}")), None)


def _employee_words(board: Board) -> Node:
    """Return the words of the Employee in sight while Parts run or are placed."""
    card = board.state.players[in_sight(board)].employee
    if card is None or not (board.state.phase == RUN or board.state.step == PLACE):
        return None
    who = components(board.game).staff[card]
    return h.p(".factory-employee")[h.strong[_(who.name)], ": ", _(who.text)]


def _employee_large(board: Board, width: int) -> Enlarged | None:
    """Return the card of one's Employee, to be read, where a click on it does nothing else."""
    card = board.state.players[board.player].employee
    if card is None or (not board.quiet and offers(board, "employee")):
        return None
    pen, size = Pen(), (min(420, width), 96)
    draw_employee(pen, board, card, Rect(1, 1, size[0] - 2, size[1] - 2))
    name, text = components(board.game).staff[card].name, components(board.game).staff[card].text
    zone = Zone("employee-large", pen.scene(*size), _(text), {})
    return Enlarged(_(name), zone.element, (zone,), narrow=True)


TABLETOP = FactoryTabletop()
