"""The display of the day: packets of Parts and of Employees, or the new Part to be placed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from attrs import evolve

from tutor.chocolate_factory.names import part_name, staff_name, staff_title
from tutor.chocolate_factory.state import DRAFT, PLACE
from tutor.chocolate_factory.words import say_part, store_of
from tutor.i18n import _
from widgets.chocolate_factory.lettering import write, write_card
from widgets.chocolate_factory.offering import Board, components
from widgets.chocolate_factory.part_picture import draw_part
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.chocolate_factory.zone_parts import whole, zone
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.tabletop.zone import Zone

FRAME, GAP = 4, 10
"""Round the cards of a packet, and between packets (px)."""
LEAST = 44
"""The least that a finger hits (px)."""
COMFORTABLE, FEW = 54, 2
"""Height of an Employee's card where a picture is narrow (px); more than so many stand in two
columns."""
FLAT = 200
"""Less high pictures (px) have more width for what Employees say."""
CALLED = 20
"""Left of a sign there is so much room for the number by which a class calls the card (px)."""
MOST_HIGH = 80.0
"""An Employee's card is not higher (px)."""
SIDE_BY_SIDE = 520
"""From this width on (px) the Employees lie at the right of the Parts."""


def display(board: Board, width: int, height: int) -> Zone:
    """Show the packets, or the Part that is being placed."""
    if board.state.phase == DRAFT and board.state.step == PLACE:
        return new_part(board, width, height, "display")
    pen, at = Pen(), whole(width, height)
    packets = board.state.packets
    if not (any(packets.parts) and any(packets.staff)):
        parts = staff = at  # one kind is left
    elif width >= SIDE_BY_SIDE:
        wide = at.width * (0.46 if height >= FLAT else 0.38)  # text needs width where all is low
        parts = Rect(at.x, at.y, wide, at.height)
        staff = Rect(at.x + wide + 2 * GAP, at.y, at.width - wide - 2 * GAP, at.height)
    else:
        high = at.height - GAP - _staff_height(board, at.height)
        parts = Rect(at.x, at.y, at.width, high)
        staff = Rect(at.x, at.y + high + GAP, at.width, at.height - high - GAP)
    rects = {
        **_parts(pen, board, parts),
        **_staff(pen, board, staff),
    }
    labels = _labels(board)
    title = _("Packets of the day")
    return _shown(board, "display", title, pen, (width, height), rects, labels)


def _shown(
    board: Board, name: str, title: str, pen: Pen, size: tuple[int, int], rects: Mapping[str, Rect],
    labels: Mapping[str, str],
) -> Zone:  # fmt: skip
    """Return a zone of cards, each of which can be dragged."""
    made = zone(board, name, title, pen, size, rects, labels)
    return evolve(made, picture=partial(card_picture, board, rects))


def card_picture(board: Board, rects: Mapping[str, Rect], key: str) -> Scene | None:
    """Draw a card by itself."""
    kind, _colon, card = key.partition(":")
    if kind != "card":
        return None
    at, pen, cards = rects[key], Pen(), components(board.game)
    own = Rect(1, 1, at.width - 2, at.height - 2)
    if card in cards.parts:
        draw_part(pen, board.theme, cards, card, own)
    else:
        draw_employee(pen, board, card, own)
    return pen.scene(round(at.width), round(at.height))


def parts_alone(board: Board, width: int, height: int) -> Zone:
    """Show the packets of Parts, where both kinds do not fit together."""
    pen = Pen()
    rects = _parts(pen, board, whole(width, height))
    labels = {key: label for key, label in _labels(board).items() if key in rects}
    return _shown(board, "parts", _("Packets of Parts"), pen, (width, height), rects, labels)


def staff_alone(board: Board, width: int, height: int) -> Zone:
    """Show the packets of Employees, where both kinds do not fit together."""
    pen = Pen()
    rects = _staff(pen, board, whole(width, height))
    labels = {key: label for key, label in _labels(board).items() if key in rects}
    return _shown(board, "staff", _("Packets of Employees"), pen, (width, height), rects, labels)


def _labels(board: Board) -> dict[str, str]:
    """Name each card; where a lesson asks for packets, each packet in place of its cards."""
    labels: dict[str, str] = {}
    packets = board.state.packets
    for kind, row, say in (("parts", packets.parts, _say_part), ("staff", packets.staff, _say_one)):
        for n, packet in enumerate(row):
            cards = {f"card:{card}": say(board, n + 1, card) for card in packet}
            if f"{kind}:{n}" in board.touch:
                said = _("Packet {n}, {cards}").format(n=n + 1, cards="; ".join(cards.values()))
                cards = {f"{kind}:{n}": said}
            labels |= cards
    return labels


def _say_part(board: Board, n: int, card: str) -> str:
    """Say what a Part in a packet is and does."""
    cards = components(board.game)
    said = f"{part_name(card, cards)}, {say_part(card, cards)}"
    return _("Packet {n} of Parts: {card}").format(n=n, card=said)


def _say_one(board: Board, n: int, card: str) -> str:
    """Say who an Employee in a packet is, and what the card says."""
    cards = components(board.game)
    who = cards.staff[card]
    store = store_of(card, cards)
    said = f"{staff_name(card, cards)}, {store}. {_(who.text)}"
    return _("Packet {n} of Employees: {card}").format(n=n, card=said)


def _framed(
    pen: Pen, board: Board, kind: str, packets: Sequence[Sequence[str]], spots: Mapping[str, Rect]
) -> dict[str, Rect]:
    """Draw a tray under the cards of each packet; returns its place."""
    found: dict[str, Rect] = {}
    for n, packet in enumerate(packets):
        cards = [spots[card] for card in packet]
        if not cards:
            continue
        left, top = min(at.x for at in cards), min(at.y for at in cards)
        right, bottom = max(at.right for at in cards), max(at.bottom for at in cards)
        at = Rect(left, top, right - left, bottom - top).grown(FRAME)
        pen.rect(*at, 10, fill=board.theme.tray, stroke=board.theme.line)
        found[f"{kind}:{n}"] = at
    return found


def _parts(pen: Pen, board: Board, at: Rect) -> dict[str, Rect]:
    """Lay the Parts out, packet by packet: in one row, or in more where those are wider."""
    packets = board.state.packets.parts
    left = [packet for packet in packets if packet]
    if not left:
        return {}
    ways = (_spread(left, at, rows) for rows in range(1, min(3, len(left)) + 1))
    spots = max(ways, key=lambda spots: min(_fit(spot) for spot in spots.values()))
    found = _framed(pen, board, "parts", packets, spots)
    cards = components(board.game)
    for card, spot in spots.items():
        draw_part(pen, board.theme, cards, card, spot)
    return {**found, **{f"card:{card}": spot for card, spot in spots.items()}}


def _fit(spot: Rect) -> float:
    """Return how large a Part can be seen in a place."""
    return min(spot.width, spot.height * 1.2)


def _spread(packets: Sequence[Sequence[str]], at: Rect, rows: int) -> dict[str, Rect]:
    """Return the place of each card, its packets divided among so many rows."""
    lines: list[list[Sequence[str]]] = [[] for _row in range(rows)]
    for packet in packets:
        min(lines, key=lambda line: sum(map(len, line))).append(packet)
    lines = [line for line in lines if line]
    most = max(sum(map(len, line)) for line in lines)
    gaps = max(len(line) for line in lines) * (2 * FRAME + GAP) - GAP
    wide = min(150.0, (at.width - gaps - FRAME * (most - 1)) / most)
    high = min(112.0, (at.height + GAP) / len(lines) - GAP - 2 * FRAME)
    spots: dict[str, Rect] = {}
    for n, line in enumerate(lines):
        x, y = at.x + FRAME, at.y + FRAME + n * (high + 2 * FRAME + GAP)
        for packet in line:
            for card in packet:
                spots[card] = Rect(x, y, wide, high)
                x += wide + FRAME
            x += FRAME + GAP
    return spots


def _staff(pen: Pen, board: Board, at: Rect) -> dict[str, Rect]:
    """Lay the Employees below each other, packet by packet; in two columns where they would be too
    low for a finger.
    """
    packets = board.state.packets.staff
    left = [packet for packet in packets if packet]
    if not left:
        return {}
    spots = _stacked(left, at)
    if min(spot.height for spot in spots.values()) < LEAST and len(left) > 1:
        wide = (at.width - GAP) / 2
        both = Rect(at.x, at.y, wide, at.height), Rect(at.x + wide + GAP, at.y, wide, at.height)
        first, second = _halves(left)
        spots = _stacked(first, both[0]) | _stacked(second, both[1])
    found = _framed(pen, board, "staff", packets, spots)
    for card, spot in spots.items():
        draw_employee(pen, board, card, spot)
    return {**found, **{f"card:{card}": spot for card, spot in spots.items()}}


def _staff_height(board: Board, height: float) -> float:
    """Return how much of a narrow picture's height the Employees take: so much that a finger hits
    each, in two columns if there are many. What is left is for the Parts.
    """
    left = [packet for packet in board.state.packets.staff if packet]
    columns = _halves(left) if sum(map(len, left)) > FEW else (left,)
    needed = (
        sum(map(len, column)) * (COMFORTABLE + FRAME) + len(column) * 2 * FRAME
        for column in columns
    )
    return min(height * 0.75, max(needed))


def _halves(packets: Sequence[Sequence[str]]) -> tuple[Sequence[Sequence[str]], ...]:
    """Return the packets in two columns, about as many cards in each."""
    half = (sum(map(len, packets)) + 1) // 2
    first = sum(sum(map(len, packets[: n + 1])) <= half for n in range(len(packets)))
    return packets[: max(1, first)], packets[max(1, first) :]


def _stacked(packets: Sequence[Sequence[str]], at: Rect) -> dict[str, Rect]:
    """Return the place of each card, one below the other."""
    many, groups = sum(map(len, packets)), len(packets)
    gaps = groups * 2 * FRAME + (groups - 1) * 4 + (many - groups) * FRAME
    high = min(MOST_HIGH, (at.height - gaps) / many)
    spots: dict[str, Rect] = {}
    y = at.y
    for packet in packets:
        y += FRAME
        for card in packet:
            spots[card] = Rect(at.x + FRAME, y, at.width - 2 * FRAME, high)
            y += high + FRAME
        y += 4
    return spots


def draw_employee(pen: Pen, board: Board, card: str, at: Rect) -> None:
    """Draw an Employee's card in one line or two."""
    who, theme = components(board.game).staff[card], board.theme
    pen.rect(*at, 8, fill=theme.surface, stroke=theme.line_strong)
    sign, start = min(36.0, at.height - 6), CALLED if board.numbers else 4
    if who.store:
        draw_sign(pen, who.store, Rect(at.x + start, at.y + 3, sign, at.height - 6), theme)
    left = start + (sign if who.store else 0) + 4
    inset = 5 if at.height > COMFORTABLE else 3
    body = Rect(at.x + left, at.y + inset, at.width - left - 4, at.height - 2 * inset)
    write_card(pen, staff_title(who), _(who.text), body, theme.ink)


def new_part(board: Board, width: int, height: int, name: str) -> Zone:
    """Show the Part that is being placed, and what it does in words, as the zone of that name."""
    cards, pen, card = components(board.game), Pen(), board.state.waiting[0]
    at = whole(width, height)
    part = Rect(at.x, at.y, min(140.0, at.width * 0.4), min(110.0, at.height))
    draw_part(pen, board.theme, cards, card, part)
    text = f"{part_name(card, cards)}: {say_part(card, cards)}"
    beside = Rect(part.right + 10, at.y, at.width - part.width - 10, part.height)
    for size in (16, 14, 13, 12, 11, 10):
        if write(pen, text, beside, size, board.theme.ink):
            break
    key, title = f"card:{card}", _("New Part: {part}").format(part=text)
    return _shown(board, name, title, pen, (width, height), {key: part}, {key: text})
