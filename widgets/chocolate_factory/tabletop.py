"""The game on screen: the Factory, what can be chosen, orders and stores, and what clicks mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from attrs import evolve, frozen
from markupsafe import Markup

from tutor.chocolate_factory.actions import Action
from tutor.chocolate_factory.names import day_name, part_name
from tutor.chocolate_factory.state import (
    DRAFT,
    GIFT,
    KEEP,
    NEW,
    OVER,
    PLACE,
    PLACES,
    READY,
    RUN,
    State,
)
from tutor.i18n import N_, _, ngettext
from widgets import tabletop
from widgets.chocolate_factory import choosing
from widgets.chocolate_factory.choosing import NOTHING, Board, Chosen, components
from widgets.chocolate_factory.factory_zone import factory
from widgets.chocolate_factory.pieces import sweets
from widgets.chocolate_factory.table_zones import display, orders, stores
from widgets.draw.paths import placed, svg_data
from widgets.stage import FREE
from widgets.tabletop import MAIN, Ask, Button, Place, Prompt, Shape, Shown, Span
from widgets.tabletop.zone import Zone

Area = tabletop.Area[State, Action, Chosen]
Draw = Callable[[Board, int, int], Zone]


def _made(draw: Draw) -> Callable[[Ask[State, Action, Chosen]], Shown]:
    def make(ask: Ask[State, Action, Chosen]) -> Shown:
        return Shown((draw(ask.board, ask.width, ask.height),))

    return make


def _display_place(states: Sequence[State]) -> Place:
    """Give the packets of a draft more room than chips or an Employee."""
    draft = any(state.phase == DRAFT for state in states)
    high = Span(150, 240, 340) if draft else Span(80, 130, 230)
    return Place(
        (Shape(high), Shape(Span(120, 240, FREE), Span(170, 220, 300), slim=True)),
        beside=("factory",),
    )


AREAS = (
    Area(
        "factory",
        N_("Factory"),
        _made(factory),
        Place((Shape(Span(210, 370, 480), Span(330, 800, FREE)),)),
        main=True,
    ),
    Area("display", N_("Choice"), _made(display), _display_place),
    Area(
        "orders",
        N_("Orders"),
        _made(orders),
        Place((Shape(Span(88, 140, 180), Span(320, 460, FREE)),), tab="orders"),
    ),
    Area(
        "stores",
        N_("Stores"),
        _made(stores),
        Place(
            (
                Shape(Span(150, 180, 230), Span(300, 420, FREE)),
                Shape(Span(120, 180, 230), Span(280, 360, FREE), slim=True),
            ),
            beside=("orders",),
            tab="stores",
        ),
    ),
)
"""From top to bottom; orders and stores lie in tabs where not everything fits."""

WHY = {DRAFT: "6.1", RUN: "7.4", OVER: "11.7", PLACE: "6.4", GIFT: "6.6", KEEP: "10.1", NEW: "10.4"}
"""The clause of a step, else of a phase."""


@frozen
class FactoryTabletop(tabletop.Tabletop[State, Action, Chosen]):
    """A click on a Part shows what it would make; another one on a result plays it."""

    nothing: Chosen = NOTHING
    areas: tuple[Area, ...] = AREAS

    click = staticmethod(choosing.click)
    clicks = staticmethod(choosing.clicks)

    def is_target(self, act: str) -> bool:
        """Return whether an act is a click on the table."""
        return choosing.TARGET.fullmatch(act) is not None

    def prompt(self, board: Board) -> Prompt:
        """Say what the player is asked to do."""
        return prompt(board)

    def buttons(self, board: Board) -> tuple[Button, ...]:
        """Return Push, End the run or Done, whatever ends this step."""
        found = [it for it in ("shift", "done") if choosing.offers(board, it)]
        last = board.state.phase == RUN and not board.state.seat.outside
        labels = {"shift": _("End run") if last else _("Push"), "done": _("Done")}
        return tuple(
            Button(it, labels[it], "check", not board.quiet, MAIN, board.quiet) for it in found
        )

    def why(self, board: Board) -> str:
        """Return the clause that the moment is about."""
        return WHY.get(board.state.step) or WHY.get(board.state.phase, "9.1")

    def states(self, board: Board) -> Mapping[str, str]:
        """Return the state of every target."""
        return choosing.states(board)

    def tab(self, board: Board) -> str:
        """Return the tab to open by itself: orders, on which most depends."""
        return "orders"

    def symbol(self, name: str, size: int) -> Markup:
        """Return the picture of a chocolate; an empty place for another name."""
        look = sweets().get(name)
        if look:
            path = svg_data(placed(look.silhouette, 0, 0, size))
            inside = f'<path d="{path}" fill="{look.body}" stroke="{look.edge}"/>'
        else:
            radius = size * 0.4
            inside = f'<circle cx="50%" cy="50%" r="{radius}" fill="none" stroke="currentColor"/>'
        head = f'<svg width="{size}" height="{size}" viewBox="0 0 {size} {size}"'
        return Markup(f'{head} aria-hidden="true">{inside}</svg>')

    def changed(self, before: State, after: State, player: int) -> Iterable[str]:
        """Name the stores whose markers moved, and the Parts that are new to the player."""
        for old, new in zip(before.stores, after.stores, strict=True):
            if old.stack != new.stack:
                yield f"store:{new.id}"
        if after.player == player:
            mine = before.players[player].places, after.players[player].places
            for place, was, now in zip(PLACES, *mine, strict=True):
                if was != now:
                    yield f"part:{place}"

    def glimpse(self, board: Board, width: int) -> tuple[Zone, ...]:
        """Return the Factory as a small picture."""
        return (evolve(factory(board, min(420, width), 260), buttons=None),)


def prompt(board: Board) -> Prompt:
    """Say what is asked for: the Part chosen, or the step."""
    state, cards = board.state, components(board.game)
    kind, _colon, place = board.chosen.source.partition(":")
    if kind == "part" and (card := state.seat.part(place)) is not None:
        text = _("What shall the {part} make?")
        return Prompt(text.format(part=part_name(card, cards)), _("Tap it again to leave it."))
    if board.chosen.source:
        return Prompt(_("What shall it be?"), _("Tap it again to leave it."))
    if state.phase == RUN and state.step != NEW:
        left = state.seat.outside
        shifts = ngettext("{n} tile is left to push.", "{n} tiles are left to push.", left)
        head = _("Push the first tile.") if state.step == READY else _("Use your Parts, or push.")
        return Prompt(head, shifts.format(n=left))
    heads = {
        PLACE: _("Where shall the new Part stand?"),
        GIFT: _("What shall the Gift bring?"),
        KEEP: _("What stays overnight?"),
        NEW: _("Which order do you keep?"),
    }
    phases = {DRAFT: _("Take a card from a packet."), OVER: _("The week is over.")}
    head = heads.get(state.step) or phases.get(state.phase) or _("Fulfil orders, or end the day.")
    return Prompt(head, day_name(state.day))


TABLETOP = FactoryTabletop()
