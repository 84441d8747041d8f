"""The row of the day: five pairs of an Employee and a Part, and whose pair leaves when."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import evolve

from tutor.chocolate_factory.manager.setup import LEAVES
from tutor.chocolate_factory.names import part_name, staff_name, staff_title
from tutor.chocolate_factory.state import HIDDEN, PICK, PLACE
from tutor.chocolate_factory.stores import NAMES, STORES
from tutor.chocolate_factory.words import say_part, store_of
from tutor.i18n import _
from widgets.chocolate_factory.display_zone import CALLED, card_picture, new_part
from widgets.chocolate_factory.lettering import write
from widgets.chocolate_factory.manager.choosing import states
from widgets.chocolate_factory.manager.offering import Board, as_main
from widgets.chocolate_factory.offering import components
from widgets.chocolate_factory.part_picture import draw_part
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.chocolate_factory.zone_parts import whole, zone
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen
from widgets.tabletop.zone import Zone

GAP = 8
"""Between pairs (px)."""
GONE = 0.45
"""What the place of a pair that is gone takes of another's, where an Employee more lies there."""
STACKED = 480
"""Narrower rows (px) have their pairs below each other, the Part at the right of the Employee."""


SIZES = (14.0, 13.0, 12.0, 11.0, 10.0, 9.5, 9.0, 8.5, 8.0)
"""Sizes of letters, the largest that fits is taken (px)."""


def row(board: Board, width: int, height: int) -> Zone:
    """Show the pairs of the day, or the Part that is being placed."""
    state, pen = board.state, Pen()
    if state.step == PLACE:
        return new_part(as_main(board), width, height, "row")
    rects: dict[str, Rect] = {}
    labels: dict[str, str] = {}
    shown = states(board)
    many = max(len(STORES), len(state.packets.staff))  # the last one may have no Part
    parts_of = [1.0 if many == len(STORES) or any(_pair(board, n)) else GONE for n in range(many)]
    for n, cell in enumerate(_cells(whole(width, height), parts_of)):
        employees, parts = _pair(board, n)
        employee, part = _halves(cell) if parts else (cell, cell)
        if not employees and not parts:
            _draw_gone(pen, board, n, cell)
            continue
        for card in employees:
            rects[f"card:{card}"] = employee
            labels[f"card:{card}"] = _say_employee(board, card)
            _draw_employee(pen, board, card, employee)
        for card in parts:
            rects[f"card:{card}"] = part
            labels[f"card:{card}"] = _say_part(board, card)
            draw_part(pen, board.theme, components(board.game), card, part)
    made = zone(
        as_main(board), "row", _("The row of the day"), pen, (width, height), rects, labels, shown
    )
    return evolve(made, picture=partial(card_picture, as_main(board), rects))


def closes_next(board: Board) -> str:
    """Return the store whose pair leaves tomorrow; "" for none."""
    day = board.state.day + 1
    return LEAVES[day] if day < len(LEAVES) else ""


def _pair(board: Board, n: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the Employee and the Part of a pair that can be seen."""
    packets = board.state.packets
    both = (
        next(iter(cards[n : n + 1]), ()) if board.state.step == PICK else ()
        for cards in (packets.staff, packets.parts)
    )
    staff, parts = (tuple(card for card in cards if card != HIDDEN) for cards in both)
    return staff, parts


def _cells(at: Rect, parts: Sequence[float]) -> list[Rect]:
    """Return the place of each pair, in these proportions."""
    stacked = at.width < STACKED
    gap, length = (4, at.height) if stacked else (GAP, at.width)
    unit, found, start = (length - gap * (len(parts) - 1)) / sum(parts), [], 0.0
    for part in parts:
        side = part * unit
        found.append(
            Rect(at.x, at.y + start, at.width, side)
            if stacked
            else Rect(at.x + start, at.y, side, at.height)
        )
        start += side + gap
    return found


def _halves(cell: Rect) -> tuple[Rect, Rect]:
    """Return the places of an Employee and of the Part below it, or at its right."""
    if cell.width > 2 * cell.height:
        wide = min(112.0, cell.width * 0.3)
        left = Rect(cell.x, cell.y, cell.width - wide - 4, cell.height)
        return left, Rect(cell.right - wide, cell.y, wide, cell.height)
    high = min(112.0, max(46.0, cell.height * 0.42 - 16))
    top = Rect(cell.x, cell.y, cell.width, cell.height - high - 4)
    return top, Rect(cell.x, cell.bottom - high, cell.width, high)


def _draw_employee(pen: Pen, board: Board, card: str, at: Rect) -> None:
    """Draw an Employee's card: sign and name above what they do; all in a line where it is flat.
    Whoever is not there tomorrow says so.
    """
    who, theme = components(board.game).staff[card], board.theme
    soon = who.store and who.store == closes_next(board)
    name = _("{name} · not tomorrow").format(name=_(who.name)) if soon else staff_title(who)
    pen.rect(*at, 8, fill=theme.surface, stroke=theme.line_strong)
    flat = at.width > 2 * at.height
    sign = min(36.0, at.height - 6) if flat else min(34.0, at.height * 0.25)
    left = at.x + (CALLED if board.numbers else 4)
    beside = left
    if who.store:
        draw_sign(pen, who.store, Rect(left, at.y + 3, sign, sign), theme)
        beside += sign
    if flat:
        room = Rect(beside + 4, at.y + 2, at.right - beside - 8, at.height - 4)
        title = Rect(room.x, room.y, room.width, 13)
        body = Rect(room.x, room.y + 13, room.width, room.height - 13)
    else:
        title = Rect(beside + 2, at.y + 2, at.right - beside - 8, sign + 2)
        body = Rect(at.x + 4, at.y + sign + 4, at.width - 8, at.height - sign - 6)
    named = any(write(pen, name, title, size, theme.ink, 700) for size in SIZES)
    if not named and soon:
        any(write(pen, _(who.name), title, size, theme.ink, 700) for size in SIZES)
    any(write(pen, _(who.text), body, size, theme.ink) for size in SIZES)


def _draw_gone(pen: Pen, board: Board, n: int, cell: Rect) -> None:
    """Draw where the pair lay that left this morning."""
    theme, store, day = board.theme, STORES[n], board.state.day
    pen.rect(*cell, 8, stroke=theme.line_strong, dash=(3, 4))
    left = day < len(LEAVES) and LEAVES[day] == store
    if not left or board.state.step != PICK:
        return
    if cell.width > 2 * cell.height:
        sign = Rect(cell.x + 6, cell.y + 4, cell.height - 8, cell.height - 8)
        words = Rect(sign.right + 8, cell.y, cell.right - sign.right - 12, cell.height)
    else:
        side = min(44.0, cell.height * 0.3)
        sign = Rect(cell.x + (cell.width - side) / 2, cell.y + cell.height * 0.22, side, side)
        words = Rect(cell.x + 4, sign.bottom + 4, cell.width - 8, cell.height * 0.4)
    draw_sign(pen, store, sign, theme)
    text = _("{store}: left this morning").format(store=_(NAMES[store]))
    for size in (14, 13, 12, 11, 10):
        if write(pen, text, words, size, theme.ink_2, 600):
            break


def _say_employee(board: Board, card: str) -> str:
    cards = components(board.game)
    who = cards.staff[card]
    text = _("{name}, {store}. {text}")
    if who.store and who.store == closes_next(board):
        text = _("{name}, {store}, not in tomorrow’s row. {text}")
    store = store_of(card, cards)
    return text.format(name=staff_name(card, cards), store=store, text=_(who.text))


def _say_part(board: Board, card: str) -> str:
    cards = components(board.game)
    return f"{part_name(card, cards)}, {say_part(card, cards)}"
