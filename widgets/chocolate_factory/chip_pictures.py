"""Chips: the results that one can choose from, each as a picture and in words."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from itertools import groupby
from math import ceil

from tutor.chocolate_factory.actions import Deliver, Drop, Gift, Keep, Operate, Shift, Supply, Use
from tutor.chocolate_factory.actions import Trade as TradeAction
from tutor.chocolate_factory.delivering import moved, open_store
from tutor.chocolate_factory.expansion import load_expansion
from tutor.chocolate_factory.goods import KINDS, pile, say_goods
from tutor.chocolate_factory.moving import TO, is_move, split
from tutor.chocolate_factory.operating import halves
from tutor.chocolate_factory.stores import NAMES
from tutor.chocolate_factory.telling import part_at, say_changes, say_there
from tutor.i18n import _
from tutor.kit.words import join_words
from widgets.chocolate_factory.factory_places import CHIP_GAP, TOUCH
from widgets.chocolate_factory.grouping import ARROW, COPIED, Chip, net
from widgets.chocolate_factory.lettering import write
from widgets.chocolate_factory.offering import Board, components
from widgets.chocolate_factory.pieces import draw_goods, draw_icon
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen

MOST_HIGH = 92.0
"""The largest height of a chip (px)."""
SIZE, LEAST_SIZE, SMALL = 40, 24, 16
"""Largest size of a chocolate on a chip; smaller ones stand in rows where there is room; the least
for which a chip is made wider (px)."""
MARGIN = 5
"""Inside the border of a chip (px)."""
MANY = 4
"""So many equal chocolates are counted."""


def chip_label(board: Board, chip: Chip) -> str:
    """Return a chip in words."""
    if chip.action is not None:
        return board.game.describe_action(board.state, chip.action)
    return _("Choose {piece}, then the rest").format(piece=_say_shared(board, chip))


def _say_shared(board: Board, chip: Chip) -> str:
    """Return in words what several actions share."""
    shared = chip.shared
    match chip.example:
        case Supply() if shared.isdigit():
            return _("stage {n}").format(n=shared)
        case Operate(place, _changes, True):
            name = part_at(board.state, place, components(board.game))
            return f"{name}: {_say_piece(shared.removeprefix(f'{place}:'))}"
    return _say_piece(shared)


def _say_piece(shared: str) -> str:
    if shared.startswith(COPIED):
        return _(NAMES[shared[-1]])
    if shared in KINDS:
        return say_goods(shared)
    if shared.isdigit():
        return say_goods(("any",) * int(shared))
    if shared[1:] == TO:
        return say_goods(shared[0])
    if is_move(shared) or not shared.endswith(ARROW):
        return say_changes(tuple(shared.removesuffix(TO).split()))
    there: dict[str, str] = {}
    for where, _colon, kinds in (it.rpartition(":") for it in shared[:-1].split()):
        there[where] = pile(there.get(where, "") + kinds)
    said = ((where, say_goods(goods)) for where, goods in there.items())
    return join_words([say_there(text, where) if where else text for where, text in said])


def cells(n: int, at: Rect, least: float = TOUCH) -> list[Rect]:
    """Return n places for chips, as few beside each other as leave each high enough for a finger;
    as many as leave each its least width where the place is low.
    """
    if not n:
        return []
    most = max(1, min(n, int((at.width + CHIP_GAP) // (least + CHIP_GAP))))
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
    least = chip_width(board, found)
    lines, rects = _lines(board, found), {}
    for chip, line, cell in zip(found, lines, cells(len(found), at, least), strict=True):
        rects[chip.target] = cell
        pen.rect(*cell, 8, fill=board.theme.surface, stroke=board.theme.line_strong)
        _draw_line(pen, board, line, cell.grown(-MARGIN))
    return rects


def chip_width(board: Board, found: Sequence[Chip]) -> float:
    """Return the least width (px) of these chips: a finger's, more for many chocolates."""
    longest = max(
        (_units(line) for line in _lines(board, found) if not _is_sentence(line)), default=0
    )
    return max(TOUCH, longest * SMALL + 2 * MARGIN)


def _lines(board: Board, found: Sequence[Chip]) -> list[tuple[str, ...]]:
    """Return what stands on each chip; without what is taken where that is the same on all."""
    short = len({_inputs(chip) for chip in found}) == 1
    uses = (split(getattr(it.action or it.example, "changes", ())) for it in found)
    then = {made for made, move in uses if move}
    return [_counted(_segments(board, chip, short=short)) + _staying(chip, then) for chip in found]


def _staying(chip: Chip, then: Container[tuple[str, ...]]) -> tuple[str, ...]:
    """Return the word beside what a Part makes and leaves; `then`: what it can make and move."""
    made = getattr(chip.action, "changes", ())
    return (_("stays"),) if made and made in then else ()


def _counted(segments: tuple[str, ...]) -> tuple[str, ...]:
    """Put a number in the place of many equal chocolates."""
    found: list[str] = []
    for segment, equal in groupby(segments):
        n = len(list(equal))
        found += (str(n), segment) if n >= MANY and _is_icon(segment) else (segment,) * n
    return tuple(found)


def _inputs(chip: Chip) -> str:
    found = chip.example if chip.shared.endswith(TO) else chip.action
    changes = split(getattr(found, "changes", (chip.shared,)))[0]
    return ",".join(sorted(it.partition(ARROW)[0] for it in net(changes)))


def _segments(board: Board, chip: Chip, *, short: bool) -> tuple[str, ...]:
    """Return what stands on a chip: letters of chocolates, arrows, and other words. A short one
    leaves out what is taken: it is the same on all.
    """
    state, cards = board.state, components(board.game)
    match chip.action:
        case None:
            return _shared(chip)
        case Operate(_, changes, by_employee) if is_move(changes[-1]):
            made = changes[:-1] if by_employee else ()
            return (
                *(it for each in made for it in _change(each, short=False)),
                *_moved(changes[-1]),
            )
        case Operate(_, changes):
            taken, put = ("".join(halves(it)[n] for it in net(changes)) for n in (0, 1))
            return tuple(pile(put)) if short else (*pile(taken), ARROW, *pile(put))
        case Use(changes):
            only = short and len(changes) == 1
            return tuple(it for change in net(changes) for it in _change(change, short=only))
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
        case Deliver(goods, copied):
            store = open_store(state, cards)
            by = (COPIED + copied,) if copied else ()
            if not goods:
                return (*by, f"£{load_expansion().pounds[copied]} = 1")
            n = moved(state, store, goods, cards, copied) if store else 0
            return (*by, *goods, f"+{n}")
    return (board.game.describe_action(state, chip.action),)


def _moved(move: str) -> tuple[str, ...]:
    """Return what stands for a move: the chocolate, and the tile that it comes to."""
    return (move[0], ARROW, _("tile {n}").format(n=move[-1]))


def _shared(chip: Chip) -> tuple[str, ...]:
    """Return what stands on a chip that leaves more to choose."""
    if chip.shared.startswith(COPIED):
        return (chip.shared,)
    if chip.shared.isdigit():
        if isinstance(chip.example, Supply):
            return (_("stage {n}").format(n=chip.shared),)
        return (chip.shared, "any")
    if chip.shared[1:] == TO:
        return (chip.shared[0], ARROW, _("tile"))
    made = chip.shared.endswith(TO)
    segments = (_change(it, short=made) for it in chip.shared.removesuffix(TO).split())
    return tuple(it for each in segments for it in each)


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
    if _is_sentence(segments):
        write(pen, segments[0], at, 12, theme.ink)
        return
    units = [_unit(it) for it in segments]
    many = ARROW not in segments and at.width / _units(segments) < LEAST_SIZE < at.height / 2
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
        elif segment.startswith(COPIED):
            draw_sign(pen, segment[-1], Rect(x, y - size / 2, size, size), theme)
        elif _is_icon(segment):
            draw_icon(pen, segment, x + 1, y - size / 2 + 1, int(size) - 2, theme)
        else:
            letters = max(9.0, min(15.0, size * unit / max(1, len(segment)) / 0.58))
            pen.text(segment, middle, y, letters, theme.ink, 700)
        x += size * unit


def _draw_tall(pen: Pen, board: Board, segments: Sequence[str], at: Rect) -> None:
    """Draw the chocolates in rows, and the words below them."""
    words = " ".join(it.removeprefix(COPIED) for it in segments if not _is_icon(it) and it != ARROW)
    foot = 16 if words else 0
    icons = [it for it in segments if _is_icon(it)]
    draw_goods(pen, icons, Rect(at.x, at.y, at.width, at.height - foot), SIZE, board.theme)
    if words:
        pen.text(words, at.x + at.width / 2, at.bottom - 7, 13, board.theme.ink, 700)


def _is_sentence(segments: Sequence[str]) -> bool:
    return len(segments) == 1 and len(segments[0]) > 12


def _is_icon(segment: str) -> bool:
    return segment in ("bar", "wrapped", "refined", "any") or segment in tuple(KINDS)


def _units(segments: Sequence[str]) -> float:
    return sum(_unit(it) for it in segments)


def _unit(segment: str) -> float:
    """Return how wide a segment is, in chocolates."""
    if segment == ARROW:
        return 0.45
    return 1.0 if _is_icon(segment) or segment.startswith(COPIED) else max(0.5, 0.24 * len(segment))
