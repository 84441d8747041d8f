"""The Factory: belt of four tiles, Parts above and below, coal, store room, Employee, and what
can be chosen now.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from attrs import frozen
from htpy import Node

from tutor.chocolate_factory.actions import Operate
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.names import n_coal, part_name, place_name, staff_title
from tutor.chocolate_factory.state import CLEANUP, FULFIL, PLACES, RUN, Seat
from tutor.chocolate_factory.using import may_act
from tutor.chocolate_factory.words import say_part
from tutor.i18n import _
from widgets.chocolate_factory.chip_pictures import chip_label, chip_width, draw_chips
from widgets.chocolate_factory.choosing import states
from widgets.chocolate_factory.dragging import pieces
from widgets.chocolate_factory.factory_places import meet, places
from widgets.chocolate_factory.factory_spots import picture, room_inside, spots, tile_inside
from widgets.chocolate_factory.lettering import write_card
from widgets.chocolate_factory.offering import Board, chips, components, offers
from widgets.chocolate_factory.part_picture import draw_part, draw_spout, outcome_icons
from widgets.chocolate_factory.pieces import draw_goods, draw_lump
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.draw.geometry import Rect
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.players import draw_player
from widgets.draw.scene import Pen
from widgets.tabletop import piece_button
from widgets.tabletop.zone import Zone

Drawing = Callable[["Bench", Rect], None]
LEAST_NAMED = 76
"""Less wide, coal has a lump in place of its name (px)."""
OWNER = 30
"""Room for the mark of a player whose Factory is looked at (px)."""
LEAST_SPOUT = 62
"""Above and below lower tiles (px) there is no room for what would fall out."""


@frozen
class Bench:
    """What a Factory is drawn from: the board, its owner's things, and where they lie."""

    board: Board
    player: int
    rects: Mapping[str, Rect]
    pen: Pen

    @property
    def seat(self) -> Seat:
        """What its owner has."""
        return self.board.state.players[self.player]

    @property
    def cards(self) -> Components:
        """The cards of the game."""
        return components(self.board.game)

    @property
    def acts(self) -> bool:
        """Whether its owner looks at it and may act."""
        return self.player == self.board.state.player and not self.board.quiet


def is_evening(board: Board) -> bool:
    """Return whether the belts stand still: orders, stores and Cleanup."""
    return board.state.phase in (FULFIL, CLEANUP)


def in_sight(board: Board) -> int:
    """Return whose Factory is shown: while somebody runs, one looks on."""
    return board.state.player if board.state.phase == RUN else board.player


def factory(board: Board, width: int, height: int, player: int | None = None) -> Zone:
    """Draw the Factory in sight (see `in_sight`), or that of a player."""
    owner = in_sight(board) if player is None else player
    found = chips(board) if board.player == owner == board.state.player else ()
    least = chip_width(board, found)
    chosen, evening = board.chosen.source, is_evening(board)
    rects = places(width, height, evening=evening, chips=len(found), chip=least, chosen=chosen)
    bench = Bench(board, owner, rects, Pen())
    if player is None and owner != board.player:
        rects["room"] = _draw_owner(bench, rects["room"])
    labels = {**_belt(bench), **_parts(bench), **_around(bench)}
    if found:
        over = rects.pop("chips")
        labels = {key: label for key, label in labels.items() if not meet(rects[key], over)}
        bench.pen.rect(*over, 8, fill=board.theme.table)
        rects |= draw_chips(bench.pen, board, found, over)
        labels |= {chip.target: chip_label(board, chip) for chip in found}
    shown = states(board) if player is None else {}
    for key in labels:
        draw_ring(bench.pen, shown.get(key, "rest"), rects[key], board.theme, 8)
        draw_state_badge(bench.pen, shown.get(key, "rest"), rects[key], board.theme)

    def buttons() -> Node:
        return [
            piece_button(board, key, rects[key], label, shown.get(key, "rest"))
            for key, label in labels.items()
        ]

    seat, cards, theme = bench.seat, bench.cards, board.theme
    all_rects = {**rects, **spots(seat, rects)}
    alone = lambda key: picture(key, seat, all_rects, cards, theme)  # noqa: E731
    name = "factory" if player is None else f"factory-{player}"
    said = ". ".join(
        _("Tile {n}: {goods}").format(n=n + 1, goods=say_goods(tile))
        for n, tile in enumerate(bench.seat.belt)
    )
    label = _("Factory. {tiles}.").format(tiles=said)
    if owner != board.player:
        label = _("Factory of {who}. {tiles}.").format(who=board.all_names[owner], tiles=said)
    scene = bench.pen.scene(width, height)
    return Zone(name, scene, label, all_rects, None if player else buttons, picture=alone)


def _belt(bench: Bench) -> dict[str, str]:
    """Draw the tiles; those that can be touched have names."""
    board, theme, pen, labels = bench.board, bench.board.theme, bench.pen, {}
    shown = [at for key, at in bench.rects.items() if key.startswith("tile:")]
    first, last = shown[0], shown[-1]
    channel = Rect(first.x, first.y, last.right - first.x, first.height).grown(3)
    pen.rect(*channel, 10, fill=theme.tray)
    lit, held = states(board), pieces(board) if bench.acts else ()
    for n, goods in enumerate(bench.seat.belt, 1):
        key = f"tile:{n}"
        if key not in bench.rects:
            continue
        draw_tile(bench, goods, bench.rects[key])
        if key in board.touch or key in lit or key in held:
            labels[key] = _("Tile {n}: {goods}").format(n=n, goods=say_goods(goods))
    return labels


def draw_tile(bench: Bench, goods: str, at: Rect) -> None:
    """Draw a tile with what lies on it."""
    theme = bench.board.theme
    bench.pen.rect(*at, 8, fill=theme.cell, stroke=theme.line_strong, line=1.5)
    inside, most = tile_inside(at)
    draw_goods(bench.pen, goods, inside, most, theme)


def _parts(bench: Bench) -> dict[str, str]:
    """Draw the Parts and the free places, and what the Parts would make now."""
    board, theme, pen, cards = bench.board, bench.board.theme, bench.pen, bench.cards
    labels: dict[str, str] = {}
    for place, card in zip(PLACES, bench.seat.places, strict=True):
        key = f"part:{place}"
        if key not in bench.rects:
            continue
        at = bench.rects[key]
        used = place in bench.seat.used
        name = _("free")
        if card is None:
            pen.rect(*at.grown(-1), 8, stroke=theme.line_strong, dash=(3, 4))
        else:
            name = f"{part_name(card, cards)}, {say_part(card, cards)}"
            draw_part(pen, theme, cards, card, at, used=used)
        label = _("{place}: {part}").format(place=place_name(place), part=name)
        labels[key] = _("{part}, used").format(part=label) if used else label
    high = min(at.height for key, at in bench.rects.items() if key.startswith("tile:"))
    if bench.acts and not board.still and len(labels) == len(PLACES) and high >= LEAST_SPOUT:
        for place in PLACES:
            _draw_spout(bench, place)
    return labels


def _draw_spout(bench: Bench, place: str) -> None:
    found = [it for it in offers(bench.board, f"part:{place}") if isinstance(it, Operate)]
    results = [change.partition(">")[2] for it in found for change in it.changes[:1]]
    results = [it for it in results if it]  # a move alone makes nothing
    if results:
        icons = outcome_icons(results)
        at = bench.rects[f"part:{place}"]
        draw_spout(bench.pen, bench.board.theme, icons, at, above=place.startswith("t"))


def _around(bench: Bench) -> dict[str, str]:
    """Draw coal, entrance, store room and Employee."""
    seat, cards = bench.seat, bench.cards
    for key, draw in AROUND.items():
        if key in bench.rects:
            draw(bench, bench.rects[key])
    labels = {
        "coal": _("Bunker: {coal}").format(coal=n_coal(seat.coal)),
        "entrance": _("Entrance: {n} tiles to push").format(n=seat.outside),
        "room": _("Store room: {goods}").format(goods=say_goods(seat.store)),
    }
    if seat.employee:
        who = cards.staff[seat.employee]
        labels["employee"] = f"{_(who.name)}: {_(who.text)}"
    if not bench.acts and "coal" not in (*bench.board.touch, *states(bench.board)):
        del labels["coal"]
    return {key: label for key, label in labels.items() if key in bench.rects}


def _draw_owner(bench: Bench, room: Rect) -> Rect:
    """Draw whose Factory this is, in a part of the store room; return what is left of that."""
    theme, who = bench.board.theme, bench.board.all_names[bench.player]
    if room.height >= 3 * OWNER:
        most = int((room.width - OWNER) / 8)
        name = who if len(who) <= most else who[: most - 1] + "…"
        bench.pen.text(name, room.x + OWNER, room.y + 15, 15, theme.ink, 700, "left")
        left = Rect(room.x, room.y + OWNER, room.width, room.height - OWNER)
    else:
        left = Rect(room.x + OWNER, room.y, room.width - OWNER, room.height)
    draw_player(bench.pen, bench.player, Rect(room.x + 2, room.y + 4, 22, 22), theme)
    return left


def _draw_coal(bench: Bench, at: Rect) -> None:
    pen, theme, coal = bench.pen, bench.board.theme, bench.seat.coal
    pen.rect(*at, 8, fill=theme.surface, stroke=theme.line)
    size = min(20.0, at.height * 0.4, at.width * 0.3)
    named = at.height >= 64
    y = at.y + (20 if named else at.height / 2)
    if named and at.width < LEAST_NAMED:
        draw_lump(pen, at.x + 18, y, size, theme)
        pen.text(str(coal), at.right - 8, y, 18, theme.ink, 700, "right")
        _draw_heap(bench, Rect(at.x + 6, at.y + 36, at.width - 12, at.height - 42))
    elif named:
        pen.text(_("Coal"), at.x + 10, y, 13, theme.ink_2, 600, "left")
        pen.text(str(coal), at.right - 10, y, 20, theme.ink, 700, "right")
        _draw_heap(bench, Rect(at.x + 8, at.y + 36, at.width - 16, at.height - 42))
    else:
        draw_lump(pen, at.x + at.width * 0.3, y, size, theme)
        pen.text(str(coal), at.x + at.width * 0.66, y, 18, theme.ink, 700)


def _draw_heap(bench: Bench, at: Rect) -> None:
    """Draw a lump for each coal, as long as there is room for them."""
    coal, step = bench.seat.coal, 16
    across, down = int(at.width // step), int(at.height // step)
    if not 0 < coal <= across * down:
        return
    for n in range(coal):
        x, y = at.x + (n % across + 0.5) * step, at.y + (n // across + 0.5) * step
        draw_lump(bench.pen, x, y, 14, bench.board.theme)


def _draw_entrance(bench: Bench, at: Rect) -> None:
    pen, theme, seat = bench.pen, bench.board.theme, bench.seat
    pen.rect(*at, 8, fill=theme.surface_2, stroke=theme.line)
    words = at.height >= 64
    waits = Rect(at.x, at.y, at.width, at.height - (20 if words else 0)).grown(-4)
    draw_goods(pen, "B" * seat.outside, waits, 40, theme)
    if words:
        text = _("to push") if seat.outside else _("Entrance")
        pen.text(text, at.x + at.width / 2, at.bottom - 12, 12, theme.ink_2)


def _draw_room(bench: Bench, at: Rect) -> None:
    pen, board, seat = bench.pen, bench.board, bench.seat
    theme = board.theme
    running = board.state.phase == RUN and bench.acts
    pen.rect(*at, 8, fill=theme.surface, stroke=theme.line_strong if running else theme.line)
    if at.height >= 70 or not seat.store:
        middle = at.y + (17 if at.height >= 70 else at.height / 2)
        pen.text(_("Store room"), at.x + at.width / 2, middle, 13, theme.ink_2, 600)
    inside, most = room_inside(at, seat)
    draw_goods(pen, seat.store, inside, most, theme)


def _draw_employee(bench: Bench, at: Rect) -> None:
    pen, theme = bench.pen, bench.board.theme
    if not bench.seat.employee:
        return
    who = bench.cards.staff[bench.seat.employee]
    used = not may_act(bench.seat)
    pen.rect(*at, 8, fill=theme.tray if used else theme.surface_2, stroke=theme.line)
    sign = min(34.0, at.height - 8, at.width * 0.3)
    if at.width > 2 * at.height:
        body = Rect(at.x + 6, at.y + 2, at.width - sign - 16, at.height - 4)
        if who.store:
            draw_sign(pen, who.store, Rect(at.right - sign - 6, at.y + 4, sign, sign), theme)
    else:
        body = Rect(at.x + 5, at.y + 3, at.width - 10, at.height - 6)
    ink = theme.ink_2 if used else theme.ink
    write_card(pen, staff_title(who), _(who.text), body, ink)


AROUND: Mapping[str, Drawing] = MappingProxyType(
    {
        "coal": _draw_coal,
        "entrance": _draw_entrance,
        "room": _draw_room,
        "employee": _draw_employee,
    }
)
"""How what lies round the belt is drawn."""
