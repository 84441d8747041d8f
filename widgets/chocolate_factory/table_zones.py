"""What lies round the Factory: the display or the chips, orders, and the five stores."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from htpy import Node

from tutor.chocolate_factory.actions import Operate
from tutor.chocolate_factory.goods import holds
from tutor.chocolate_factory.names import part_name, staff_name
from tutor.chocolate_factory.state import DRAFT, PLACE, OpenOrder
from tutor.chocolate_factory.stores import NAMES, RULES, TRACK
from tutor.chocolate_factory.words import say_order, say_part
from tutor.i18n import _
from widgets.chocolate_factory.choosing import Board, chip, chips, components, shop, states
from widgets.chocolate_factory.factory_zone import draw_part
from widgets.chocolate_factory.pieces import draw_goods
from widgets.draw.geometry import Rect
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.players import draw_player
from widgets.draw.scene import Pen
from widgets.tabletop import piece_button
from widgets.tabletop.zone import Zone


def zone(
    board: Board, name: str, title: str, pen: Pen, size: tuple[int, int], rects: Mapping[str, Rect],
    labels: Mapping[str, str],
) -> Zone:  # fmt: skip
    """Return a zone with the states of its pieces and a button over each."""
    shown = states(board)
    for key in labels:
        draw_ring(pen, shown.get(key, "rest"), rects[key].grown(-1), board.theme, 8)
        draw_state_badge(pen, shown.get(key, "rest"), rects[key], board.theme)

    def buttons() -> Node:
        return [
            piece_button(board, key, rects[key], label, shown.get(key, "rest"))
            for key, label in labels.items()
        ]

    return Zone(name, pen.scene(*size), title, rects, buttons)


def grid(n: int, width: float, height: float, aspect: float) -> list[Rect]:
    """Return n equal cells; as many columns as bring them nearest to this aspect."""
    if not n:
        return []
    columns = min(
        range(1, n + 1),
        key=lambda c: abs((width / c) / (height / ceil(n / c)) / aspect - 1),
    )
    wide, high = width / columns, height / ceil(n / columns)
    return [
        Rect(i % columns * wide + 2, i // columns * high + 2, wide - 4, high - 4) for i in range(n)
    ]


def display(board: Board, width: int, height: int) -> Zone:
    """Show what can be chosen from: the packets of the day, or the chips, or the Employee."""
    found = chips(board)
    if found:
        return _chips(board, width, height)
    if board.state.phase == DRAFT and board.state.step != PLACE:
        return _packets(board, width, height)
    return _staff(board, width, height)


def _chips(board: Board, width: int, height: int) -> Zone:
    theme, pen, found = board.theme, Pen(), chips(board)
    cells = grid(len(found), width, height, 2.2)
    rects = {chip(it): at for it, at in zip(found, cells, strict=True)}
    labels = {chip(it): board.game.describe_action(board.state, it) for it in found}
    for action in found:
        at, goods = rects[chip(action)], _goods(board, action)
        pen.rect(*at, 8, fill=theme.surface, stroke=theme.line_strong)
        draw_goods(pen, goods, at.grown(-4), 40, theme)
        if not goods:
            pen.text(_("nothing"), *at.centre, 13, theme.ink)
    return zone(board, "display", _("What shall it be?"), pen, (width, height), rects, labels)


def _goods(board: Board, action: object) -> tuple[str, ...]:
    """Return the pieces that stand for an action on its chip."""
    if isinstance(action, Operate):
        return tuple("".join(it.partition(">")[2] for it in action.changes))
    changes = getattr(action, "changes", ())
    if changes:
        return tuple("".join(it.rpartition(">")[2] for it in changes if ">" in it))
    size = getattr(action, "size", "")
    if size:
        cards = components(board.game)
        order = next(cards.orders[it] for it in board.state.waiting if it[0] == size)
        return tuple(icon for stage in order.stages for icon in stage.icons)
    goods = getattr(action, "goods", "") or getattr(action, "load", "")
    return tuple(goods)


def _packets(board: Board, width: int, height: int) -> Zone:
    state, theme, cards, pen = board.state, board.theme, components(board.game), Pen()
    rects: dict[str, Rect] = {}
    labels: dict[str, str] = {}
    shelf = [
        (kind, n, card)
        for kind, packets in (("parts", state.packets.parts), ("staff", state.packets.staff))
        for n, packet in enumerate(packets)
        for card in packet
    ]
    for (kind, n, card), at in zip(shelf, grid(len(shelf), width, height, 1.5), strict=True):
        key = f"card:{card}"
        rects[key] = at
        if kind == "parts":
            draw_part(pen, board, card, at)
            said = f"{part_name(card, cards)}, {say_part(card, cards)}"
            labels[key] = _("Packet {n} of Parts: {card}").format(n=n + 1, card=said)
        else:
            who = cards.staff[card]
            pen.rect(*at, 8, fill=theme.surface_2, stroke=theme.line_strong)
            wordy = at.height >= 92  # else a screen reader and the table's text say what it does
            name = f"{_(who.name)}: {_(who.text)}" if wordy else _(who.name)
            _write(pen, name, at.x + at.width / 2, at.y + at.height * 0.42, at.width, board)
            pen.text(who.store, at.x + at.width / 2, at.bottom - 13, 15, theme.ink, 700)
            said = f"{staff_name(card, cards)}, {_(NAMES[who.store]) if who.store else ''}. "
            labels[key] = _("Packet {n} of Employees: {card}").format(
                n=n + 1, card=said + _(who.text)
            )
        pen.text(str(n + 1), at.right - 10, at.y + 11, 12, theme.ink_2, 700)
    title = _("Packets of the day")
    return zone(board, "display", title, pen, (width, height), rects, labels)


def _write(pen: Pen, text: str, x: float, y: float, width: float, board: Board) -> None:
    """Write a text in lines of whole words, centred at a point."""
    lines, most = [""], max(6, int(width / 6.4))
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= most or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    for n, line in enumerate(lines):
        pen.text(line, x, y + (n - (len(lines) - 1) / 2) * 15, 12, board.theme.ink)


def _staff(board: Board, width: int, height: int) -> Zone:
    state, theme, cards, pen = board.state, board.theme, components(board.game), Pen()
    rects: dict[str, Rect] = {}
    labels: dict[str, str] = {}
    if state.step == PLACE:
        at = Rect(2, 2, min(150, width - 4), height - 4)
        draw_part(pen, board, state.waiting[0], at)
        text = say_part(state.waiting[0], cards)
        wide = width - at.width - 12
        _write(pen, text, at.right + 8 + wide / 2, height / 2, wide, board)
    elif state.seat.employee:
        who = cards.staff[state.seat.employee]
        at = Rect(2, 2, width - 4, height - 4)
        pen.rect(*at, 8, fill=theme.surface_2, stroke=theme.line)
        pen.text(_(who.name), width / 2, 20, 15, theme.ink, 700)
        _write(pen, _(who.text), width / 2, 30 + (height - 30) / 2, width - 16, board)
        rects["employee"] = at
        labels["employee"] = f"{_(who.name)}: {_(who.text)}"
    return zone(board, "display", _("Employee"), pen, (width, height), rects, labels)


def orders(board: Board, width: int, height: int) -> Zone:
    """Show the three orders with their stages, the next one at the top."""
    state, theme, cards, pen = board.state, board.theme, components(board.game), Pen()
    rects = {f"order:{n}": at for n, at in enumerate(columns(3, width, height))}
    labels: dict[str, str] = {}
    for n, mine in enumerate(state.seat.orders):
        at = rects[f"order:{n}"]
        if mine is None:
            pen.rect(*at, 8, stroke=theme.line_strong, dash=(3, 4))
            labels[f"order:{n}"] = _("An order that is done")
            continue
        _draw_order(pen, board, mine, at)
        labels[f"order:{n}"] = say_order(mine, cards)
    return zone(board, "orders", _("Orders"), pen, (width, height), rects, labels)


def columns(n: int, width: float, height: float) -> list[Rect]:
    """Return n columns of equal width."""
    wide = width / n
    return [Rect(i * wide + 2, 1, wide - 4, height - 2) for i in range(n)]


def _draw_order(pen: Pen, board: Board, mine: OpenOrder, at: Rect) -> None:
    theme, stages = board.theme, components(board.game).orders[mine.id].stages
    pen.rect(*at, 8, fill=theme.surface, stroke=theme.line_strong)
    high = (at.height - 6) / 3
    for n, stage in enumerate(stages):
        row = Rect(at.x + 4, at.bottom - 3 - (n + 1) * high, at.width - 8, high - 2)
        done = n < mine.done
        if n == mine.done:
            pen.rect(*row, 6, fill=theme.surface_2)
        icons = Rect(row.x + 2, row.y, row.width - 36, row.height)
        if not done:
            draw_goods(pen, stage.icons, icons, 30, theme)
            plain = "".join(it for it in stage.icons if len(it) == 1)
            known = len(plain) == len(stage.icons)
            if n == mine.done and known and holds(board.state.seat.store, plain):
                pen.rect(*row, 6, stroke=theme.chosen, line=2)
        worth = _("done") if done else f"£{stage.worth}"
        colour = theme.solved if done else theme.ink
        pen.text(worth, row.right - 3, row.y + row.height / 2, 13, colour, 700, "right")


def stores(board: Board, width: int, height: int) -> Zone:
    """Show the five tracks, markers on top of each other, and the line of half of the first."""
    state, theme, cards, pen = board.state, board.theme, components(board.game), Pen()
    high = height / len(state.stores)
    today = shop(state, cards)
    rects: dict[str, Rect] = {}
    labels: dict[str, str] = {}
    for n, store in enumerate(state.stores):
        at = Rect(1, n * high + 1, width - 2, high - 2)
        rects[f"store:{store.id}"] = at
        pen.rect(*at, 6, fill=theme.surface_2 if store.id == today else theme.surface)
        pen.text(f"{store.id} {store.side}", at.x + 8, at.y + high / 2, 14, theme.ink, 700, "left")
        step = (width - 48) / TRACK
        for i in range(TRACK):
            pen.rect(
                44 + i * step, at.y + 3, step - 2, at.height - 6, 4, fill=theme.cell,
                stroke=theme.line,
            )  # fmt: skip
        first = max((space for _player, space in store.stack), default=0)
        if first:
            x = 44 + (ceil(first / 2) - 1) * step - 1
            pen.line(x, at.y + 1, x, at.bottom - 1, theme.line_strong, 2, (3, 3))
        on: dict[int, int] = {}
        for player, space in store.stack:
            size = min(step - 4, at.height - 8)
            above = on.get(space, 0)
            on[space] = above + 1
            left = 44 + (space - 1) * step + (step - size) / 2
            spot = Rect(left, at.y + (at.height - size) / 2 - above * 6, size, size)
            draw_player(pen, player, spot, theme)
        markers = ", ".join(
            _("{who} at {n}").format(who=board.all_names[p], n=space) for p, space in store.stack
        )
        labels[f"store:{store.id}"] = _("{store}, {rule}: {markers}").format(
            store=_(NAMES[store.id]),
            rule=_(RULES[store.id + store.side].text),
            markers=markers or _("no markers"),
        )
    return zone(board, "stores", _("Stores"), pen, (width, height), rects, labels)
