"""The week's goals: Target and Demands, each with a meter, and the steps that are left over."""

from __future__ import annotations

from itertools import groupby

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.judging import DAILIES
from tutor.chocolate_factory.manager.meters import (
    CLOSED,
    DISCARD,
    GIVE,
    MONEY,
    STEPS,
    Meter,
    left_over,
    meters,
    unjudged,
)
from tutor.chocolate_factory.manager.saying import say_card
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.names import DAYS
from tutor.chocolate_factory.stores import NAMES, STORES
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from widgets.chocolate_factory.manager.choosing import states
from widgets.chocolate_factory.manager.goal_signs import draw_goal_sign, draw_goods
from widgets.chocolate_factory.manager.offering import Board, as_main
from widgets.chocolate_factory.offering import components
from widgets.chocolate_factory.zone_parts import whole, zone
from widgets.draw.geometry import Rect
from widgets.draw.icons import draw_icon as draw_mark
from widgets.draw.scene import Pen
from widgets.tabletop.zone import Zone

LISTED = 30
"""Less high rows (px) become tiles."""
FOOT = 24
"""Height of the line with the steps left over (px)."""
MOST_HIGH = 60.0
"""A goal's row is not higher (px)."""
GIVE_HIGH = 1.3
"""How much higher a row is whose chocolates are drawn below its words."""
LEAST_WORDS = 9.5
"""Its words are not smaller (px); without their label if they would be."""
WIDE = 0.56
"""Width of a letter of a row's words, as a fraction of their size."""


def goals(board: Board, width: int, height: int) -> Zone:
    """Show a row for each meter, or a tile for each where it is low. Where the board is asked
    about, nothing tells which steps pay which card.
    """
    state, cards, pen = board.state, components(board.game), Pen()
    found, at = meters(state, cards), whole(width, height)
    if board.asked:
        found = unjudged(found)
    left = "" if board.asked else left_line(state, cards)
    labels = {f"goal:{n}": say_goal([*group]) for n, group in groupby(found, lambda it: it.goal)}
    rows = sum(it.kind != CLOSED for it in found) + any(it.kind == CLOSED for it in found) * 0.6
    if (at.height - FOOT) / rows >= LISTED:
        rects = _listed(pen, board, found, at)
        foot = Rect(at.x, at.bottom - FOOT, at.width, FOOT)
        pen.text(left, *foot.centre, 13, board.theme.ink, 600)
    else:
        rects = _tiled(pen, board, found, at)
    closed = [it for it in labels if it not in rects]
    labels = {key: label for key, label in labels.items() if key not in closed}
    title = _("The week’s goals. {left}").format(left=left).strip()
    return zone(as_main(board), "goals", title, pen, (width, height), rects, labels, states(board))


def left_line(state: ManagerState, cards: Components) -> str:
    """Say how many steps no card that is met needs, and where they are."""
    left = left_over(state, cards)
    n = sum(left)
    if not n:
        return _("Steps left over: none")
    where = ", ".join(f"{store} {k}" for store, k in zip(STORES, left, strict=True) if k)
    return _("Steps left over: {n} ({where})").format(n=n, where=where)


def say_goal(found: list[Meter]) -> str:
    """Say what a card asks for, and how far it is."""
    first = found[0]
    label = _(first.label)
    if first.kind == CLOSED:
        return _("{label}: face down").format(label=label)
    said = [label, say_card(first.card), join_words([value(it) for it in found])]
    return ". ".join([*said, *([_("Met")] if first.met else [])])


def value(meter: Meter) -> str:
    """Return how far a meter is, in figures and words; what it wants if that is not told."""
    if meter.asked:
        return ngettext("{n} step", "{n} steps", meter.of).format(n=meter.of)
    if meter.kind == MONEY:
        return _("£{done} of £{of}").format(done=meter.done, of=meter.of)
    texts = {
        STEPS: ngettext("{done} of {of} step", "{done} of {of} steps", meter.of),
        DISCARD: ngettext("{done} of {of} order", "{done} of {of} orders", meter.of),
        GIVE: ngettext("{done} of {of} chocolate", "{done} of {of} chocolates", meter.of),
    }
    return texts[meter.kind].format(done=meter.done, of=meter.of)


def short(meter: Meter) -> str:
    """Return how far a meter is, in a few signs."""
    if meter.asked:
        return str(meter.of)
    sign = "£" if meter.kind == MONEY else ""
    return f"{sign}{meter.done}/{meter.of}"


# ---- rows


def _listed(pen: Pen, board: Board, found: tuple[Meter, ...], at: Rect) -> dict[str, Rect]:
    """Draw a row for each meter that lies face up, and one line for those that do not."""
    open_ = [it for it in found if it.kind != CLOSED]
    closed = [it for it in found if it.kind == CLOSED]
    low = 22.0 if closed else 0.0
    shares = [GIVE_HIGH if it.kind == GIVE else 1.0 for it in open_]
    high = min(MOST_HIGH, (at.height - FOOT - low) / sum(shares))
    rects: dict[str, Rect] = {}
    y = at.y
    for meter, share in zip(open_, shares, strict=True):
        row = Rect(at.x, y, at.width, min(MOST_HIGH, high * share) - 4)
        y = row.bottom + 4
        _draw_row(pen, board, meter, row)
        key = f"goal:{meter.goal}"
        rects[key] = _both(rects[key], row) if key in rects else row
    if closed:
        text = _closed(closed)
        size = min(12.0, at.width / len(text) / 0.52)
        pen.text(text, at.x + at.width / 2, y + low / 2 - 2, size, board.theme.ink_2)
    return rects


def _closed(closed: list[Meter]) -> str:
    """Say which days' Demands lie face down."""
    first, last = (_(DAYS[DAILIES.index(it.label)]) for it in (closed[0], closed[-1]))
    if len(closed) == 1:
        return _("{day}: face down").format(day=first)
    return _("{first} to {last}: face down").format(first=first, last=last)


def _both(one: Rect, other: Rect) -> Rect:
    """Return the rectangle round two that lie below each other."""
    return Rect(one.x, one.y, one.width, other.bottom - one.y)


def _draw_row(pen: Pen, board: Board, meter: Meter, at: Rect) -> None:
    theme = board.theme
    pen.rect(*at, 8, fill=theme.surface, stroke=theme.line)
    side = min(34.0, at.height - 6)
    sign = Rect(at.x + 6, at.y + (at.height - side) / 2, side, side)
    draw_goal_sign(pen, theme, meter, sign)
    left, right = sign.right + 8, at.right - (34 if meter.met else 8)
    words = f"{_(meter.label)}: {_asked(meter)}"
    figure = short(meter)
    room = right - left - 9.0 * len(figure) - 8
    most = min(13.0, at.height / 2)
    if room / len(words) / WIDE < LEAST_WORDS:
        words = _asked(meter)
    size = min(most, max(LEAST_WORDS, room / max(1, len(words)) / WIDE))
    # Chocolates take what is left below the words.
    top = at.y + (size / 2 + 2 if meter.kind == GIVE else at.height * 0.3)
    pen.text(words, left, top, size, theme.ink_2, 600, "left")
    pen.text(figure, right, at.y + at.height / 2, 14, theme.ink, 700, "right")
    if meter.kind == GIVE:
        y = top + size / 2 + 3
        draw_goods(pen, theme, meter, Rect(left, y, room, at.bottom - y - 2.5))
    else:
        _draw_bar(pen, board, meter, Rect(left, at.y + at.height * 0.56, room, at.height * 0.3))
    if meter.met:
        draw_mark(pen, "check", at.right - 18, at.y + at.height / 2, 20, theme.solved)


def _asked(meter: Meter) -> str:
    """Say in two or three words what a meter counts."""
    card = load_cards()[meter.card]
    if meter.kind == MONEY:
        return _("money") if card.money else _("£{n} more").format(n=card.more)
    if meter.kind == STEPS:
        n = card.steps[0]
        if card.store:
            return _(NAMES[card.store])
        many = len(card.steps)
        text = ngettext("{n} at one store", "{n} at {stores} stores", many)
        return text.format(n=n, stores=many)
    if meter.kind == DISCARD:
        return _("orders {sizes}").format(sizes=" ".join(card.orders))
    which = {"alike": _("at once, all alike"), "different": _("at once, all different")}
    return which.get(card.which, _("at once"))


def _draw_bar(pen: Pen, board: Board, meter: Meter, at: Rect) -> None:
    """Draw how far a meter is: a bar, or a cell for each step."""
    theme = board.theme
    if meter.kind == MONEY:
        pen.rect(*at, 4, fill=theme.cell, stroke=theme.line_strong)
        part = at.width * min(1.0, meter.done / max(1, meter.of))
        if part > 1:
            pen.rect(at.x, at.y, part, at.height, 4, fill=theme.primary)
        return
    step = at.width / meter.of
    for n in range(meter.of):
        fill = theme.primary if n < meter.done else theme.cell
        pen.rect(at.x + n * step, at.y, step - 3, at.height, 4, fill=fill, stroke=theme.line_strong)


# ---- tiles


def _tiled(pen: Pen, board: Board, found: tuple[Meter, ...], at: Rect) -> dict[str, Rect]:
    """Draw a tile for each card that lies face up, with its scarcest meter; below each other in as
    many rows as bring them nearest to squares. The last tile has the steps left over.
    """
    groups = [[*group] for _n, group in groupby(found, lambda it: it.goal)]
    tiles = [it for group in groups for it in group if it.kind != CLOSED]
    cells = _tiles(len(tiles) + (not board.asked), at)
    rects: dict[str, Rect] = {}
    for meter, cell in zip(tiles, cells, strict=False):
        _draw_tile(pen, board, meter, cell)
        key = f"goal:{meter.goal}"
        same_row = key in rects and rects[key].y == cell.y
        if key not in rects:
            rects[key] = cell
        elif same_row:
            rects[key] = Rect(rects[key].x, cell.y, cell.right - rects[key].x, cell.height)
    if board.asked:
        return rects
    left, theme = cells[len(tiles)], board.theme
    pen.rect(*left, 7, fill=theme.surface_2)
    n = sum(left_over(board.state, components(board.game)))
    pen.text(f"+{n}", left.x + left.width / 2, left.y + left.height * 0.36, 15, theme.ink, 700)
    pen.text(_("left"), left.x + left.width / 2, left.bottom - 10, 11, theme.ink_2, 600)
    return rects


def _tiles(n: int, at: Rect) -> list[Rect]:
    """Return n places in rows, the last row shorter where they do not fill it."""
    rows = max(1, min(n, int((at.height + 4) // 48)))
    columns = -(-n // rows)
    wide, high = (at.width + 4) / columns - 4, (at.height + 4) / rows - 4
    return [
        Rect(at.x + i % columns * (wide + 4), at.y + i // columns * (high + 4), wide, high)
        for i in range(n)
    ]


def _draw_tile(pen: Pen, board: Board, meter: Meter, at: Rect) -> None:
    theme = board.theme
    fill = theme.surface_2 if meter.met else theme.surface
    pen.rect(*at, 7, fill=fill, stroke=theme.solved if meter.met else theme.line_strong)
    side = min(26.0, at.height - 20, at.width - 6)
    sign = Rect(at.x + (at.width - side) / 2, at.y + 3, side, side)
    draw_goal_sign(pen, theme, meter, sign)
    figure, room = short(meter), at.width - (15 if meter.met else 3)
    if meter.met and room < len(figure) * 0.6 * 9:
        figure = figure.partition("/")[0]  # the tick says that no more is wanted
    size = min(12.0, room / len(figure) / 0.6)
    middle = at.x + at.width / 2 - (7.5 if meter.met else 0)
    pen.text(figure, middle, at.bottom - 9, max(9.0, size), theme.ink, 700)
    if meter.met:
        draw_mark(pen, "check", at.right - 9, at.bottom - 9, 13, theme.solved)
