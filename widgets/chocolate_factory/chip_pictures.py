"""Chips: the results that one can choose from, each as a picture and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from tutor.chocolate_factory.actions import Deliver, Drop, Gift, Keep, Operate, Shift, Supply, Use
from tutor.chocolate_factory.actions import Trade as TradeAction
from tutor.chocolate_factory.fulfilling import moved, open_store
from tutor.chocolate_factory.goods import KINDS, say_goods
from tutor.chocolate_factory.telling import say_changes
from tutor.i18n import _
from widgets.chocolate_factory.factory_places import CHIP_GAP, TOUCH
from widgets.chocolate_factory.lettering import write
from widgets.chocolate_factory.offering import Board, Chip, components
from widgets.chocolate_factory.pieces import draw_goods, draw_icon
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen

ARROW = ">"
MOST_HIGH = 92.0
"""The largest height of a chip (px)."""
SIZE, LEAST_SIZE = 40, 24
"""Largest size of a chocolate on a chip; smaller ones stand in rows where there is room (px)."""


def chip_label(board: Board, chip: Chip) -> str:
    """Return a chip in words."""
    if chip.action is not None:
        return board.game.describe_action(board.state, chip.action)
    if ARROW in chip.piece:
        said = say_changes((chip.piece,))
    elif chip.piece in KINDS:
        said = say_goods(chip.piece)
    else:
        said = _("stage {n}").format(n=chip.piece)
    return _("Choose {piece}, then the rest").format(piece=said)


def cells(n: int, at: Rect) -> list[Rect]:
    """Return n places for chips, as few beside each other as leave each high enough for a finger;
    as many as leave each wide enough where the place is low.
    """
    if not n:
        return []
    most = max(1, min(n, int((at.width + CHIP_GAP) // (TOUCH + CHIP_GAP))))
    rows = max(1, int((at.height + CHIP_GAP) // (TOUCH + CHIP_GAP)))
    columns = max(1, min(most, ceil(n / rows)))
    if at.width > 2 * at.height:
        columns = min(most, max(columns, ceil(n / max(1, min(rows, ceil(n / most))))))
    lines = ceil(n / columns)
    wide = (at.width - CHIP_GAP * (columns - 1)) / columns
    high = min(MOST_HIGH, (at.height - CHIP_GAP * (lines - 1)) / lines)
    return [
        Rect(
            at.x + i % columns * (wide + CHIP_GAP),
            at.y + i // columns * (high + CHIP_GAP),
            wide,
            high,
        )
        for i in range(n)
    ]


def draw_chips(pen: Pen, board: Board, found: Sequence[Chip], at: Rect) -> Mapping[str, Rect]:
    """Draw all chips; returns the place of each."""
    rects = {chip.target: cell for chip, cell in zip(found, cells(len(found), at), strict=True)}
    shared = len({_inputs(chip) for chip in found}) == 1
    for chip in found:
        cell = rects[chip.target]
        pen.rect(*cell, 8, fill=board.theme.surface, stroke=board.theme.line_strong)
        _draw_line(pen, board, _segments(board, chip, short=shared), cell.grown(-5))
    return rects


def _inputs(chip: Chip) -> str:
    changes = getattr(chip.action, "changes", (chip.piece,))
    return ",".join(it.partition(ARROW)[0] for it in changes)


def _segments(board: Board, chip: Chip, *, short: bool) -> tuple[str, ...]:
    """Return what stands on a chip: letters of chocolates, arrows, and other words."""
    state, cards = board.state, components(board.game)
    match chip.action:
        case None:
            return _change(chip.piece, short=False)
        case Operate(_, changes) | Use(changes):
            only = short and len(changes) == 1
            return tuple(it for change in changes for it in _change(change, short=only))
        case Drop(goods) | Gift(goods) | Shift(goods):
            return tuple(goods)
        case Keep(goods):
            return tuple(goods) or (_("nothing"),)
        case TradeAction(goods):
            return (*goods, ARROW, f"+{len(goods)}")
        case Supply(order, stage, goods):
            mine = state.seat.orders[order]
            stages = cards.orders[mine.id].stages[mine.done : stage] if mine else ()
            icons = goods or tuple(icon for it in stages for icon in it.icons)
            return (*icons, f"£{sum(it.worth for it in stages)}")
        case Deliver(goods):
            store = open_store(state, cards)
            return (*goods, f"+{moved(state, store, goods, cards)}" if store else "")
    return (board.game.describe_action(state, chip.action),)


def _change(change: str, *, short: bool) -> tuple[str, ...]:
    where, colon, text = change.rpartition(":")
    if text.isdigit() and len(text) == 1 and not colon:
        return (_("tile {n}").format(n=text),)
    before, arrow, after = text.partition(ARROW)
    at = (_("store") if where == "s" else where,) if colon else ()
    return (*at, *after) if short and arrow else (*at, *before, *arrow, *after)


def _draw_line(pen: Pen, board: Board, segments: Sequence[str], at: Rect) -> None:
    """Draw the segments in one line, centred, as large as fits; a sentence in several lines."""
    theme = board.theme
    if len(segments) == 1 and len(segments[0]) > 12:
        write(pen, segments[0], at, 12, theme.ink)
        return
    units = [_unit(it) for it in segments]
    many = ARROW not in segments and at.width / sum(units) < LEAST_SIZE < at.height / 2
    if many or (at.height > at.width * 1.2 and len(segments) > 2):
        _draw_tall(pen, board, segments, at)
        return
    size = max(10.0, min(SIZE, at.height, at.width / max(1.0, sum(units))))
    x, y = at.x + (at.width - size * sum(units)) / 2, at.y + at.height / 2
    for segment, unit in zip(segments, units, strict=True):
        middle = x + size * unit / 2
        if segment == ARROW:
            pen.line(middle - 4, y, middle + 4, y, theme.ink, 2)
            head = (
                ("M", (middle + 1, y - 3.0)),
                ("L", (middle + 5, y)),
                ("L", (middle + 1, y + 3.0)),
            )
            pen.stroke(head, theme.ink, 2)
        elif _is_icon(segment):
            draw_icon(pen, segment, x + 1, y - size / 2 + 1, int(size) - 2, theme)
        else:
            letters = max(9.0, min(15.0, size * unit / max(1, len(segment)) / 0.58))
            pen.text(segment, middle, y, letters, theme.ink, 700)
        x += size * unit


def _draw_tall(pen: Pen, board: Board, segments: Sequence[str], at: Rect) -> None:
    """Draw the chocolates in rows, and the words below them."""
    words = " ".join(it for it in segments if not _is_icon(it) and it != ARROW)
    foot = 16 if words else 0
    icons = [it for it in segments if _is_icon(it)]
    draw_goods(pen, icons, Rect(at.x, at.y, at.width, at.height - foot), SIZE, board.theme)
    if words:
        pen.text(words, at.x + at.width / 2, at.bottom - 7, 13, board.theme.ink, 700)


def _is_icon(segment: str) -> bool:
    return segment in ("bar", "wrapped", "refined", "any") or segment in tuple(KINDS)


def _unit(segment: str) -> float:
    """Return how wide a segment is, in chocolates."""
    if segment == ARROW:
        return 0.45
    return 1.0 if _is_icon(segment) else max(0.5, 0.24 * len(segment))
