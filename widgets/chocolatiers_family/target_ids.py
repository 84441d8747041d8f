"""The names of everything on the table that can be clicked.

tray:0 .. tray:5 (tray:6 is the card put down in a swap), hand:0 .., stack:0 .., wild,
place:ROW,COLUMN (boxes), space:ROW,COLUMN (spaces), card:first|T|N|R|M|B|V, display:PLAYER,
deck, discards, award:ITEM:ANSWER (see `award`), and the buttons confirm, rotate, pay, skip, cancel

Where there is a row of boxes instead of stacks: row:0 .., supply (of
boxes to come), reserved, and the button reserve

While the table is set: players:NUMBER, seat:PLAYER, slot:0 .. (the tray), pile:0 .. (the stacks),
rank:0 .. (the row of Scoring cards), pick:first|T|N|R|M|B|V, source (what is to be laid), and the
buttons lay, finish
"""

from __future__ import annotations

from functools import lru_cache

from tutor.chocolatiers_family.display import Place

FIRST_CARD = "card:first"
"""The card or tile of whoever has six boxes first."""
KINDS_OF_TARGET = (
    *("tray", "hand", "stack", "wild", "place", "space", "deck", "discards"),
    *("row", "supply", "reserved", "reserve"),
    *("confirm", "rotate", "pay", "skip", "cancel"),
    *("players", "seat", "slot", "pile", "rank", "source", "lay", "finish"),
)

COUNT = {"place": 2, "space": 2} | dict.fromkeys(
    ("tray", "hand", "stack", "row", "players", "seat", "slot", "pile", "rank"), 1
)
"""How many numbers a target has; those that are not named have none."""


@lru_cache(maxsize=1024)
def parse(target: str) -> tuple[str, tuple[int, ...]]:
    """Return the kind of a target and its numbers; ("", ()) if it is none.

    >>> parse("place:-1,0"), parse("wild"), parse("hand:x")
    (('place', (-1, 0)), ('wild', ()), ('', ()))
    """
    kind, _colon, rest = target.partition(":")
    if kind in ("card", "display", "pick", "award"):
        return kind, ()
    count = COUNT.get(kind, 0)
    parts = rest.split(",") if rest else []
    if kind not in KINDS_OF_TARGET or len(parts) != count:
        return "", ()
    if not all(part.removeprefix("-").isdecimal() and len(part) < 4 for part in parts):
        return "", ()
    return kind, tuple(int(part) for part in parts)


RESERVED = "r"
"""Where the reserved box lies, as actions name it."""


def box_place(target: str) -> int | str:
    """Return where the box of a target lies, as actions name it; "" if the target is no box.

    >>> box_place("stack:2"), box_place("reserved")
    (2, 'r')
    """
    kind, numbers = parse(target)
    if kind in ("stack", "row"):
        return numbers[0]
    return RESERVED if kind == "reserved" else ""


def spot(kind: str, place: Place) -> str:
    """Return the target of a place or a space.

    >>> spot("space", (0, 3))
    'space:0,3'
    """
    return f"{kind}:{place[0]},{place[1]}"


OWN = "own"
"""The spot of the own display as a whole: no target, but pieces fly there."""


def slots(row: str, cards: str) -> list[int]:
    """Return where these cards lie in a row, the first of each kind first."""
    found: list[int] = []
    for card in cards:
        start = max((i for i in found if row[i] == card), default=-1)
        found.append(row.index(card, start + 1))
    return found
