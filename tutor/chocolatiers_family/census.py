"""Checks that the pieces of a position come out of one box, for every edition.

Each check is a generator of Violations, with the clauses of this edition. Pieces that are hidden in
a view may be any; there must only be so many of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from tutor.chocolatiers_family.display import Display, DisplayError
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, WILD, name
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import Violation
from tutor.i18n import _

Found = Iterator[Violation]


def card_problems(everywhere: str, cards: Mapping[str, int]) -> Found:
    """Check that every card of the box is in the position, and no others (clause 1.1)."""
    strange = sorted(set(everywhere) - set(KINDS + HIDDEN))
    if strange:
        yield Violation("1.1", _("“{it}” is no card of the game.").format(it="".join(strange)))
    for kind in KINDS:
        count, total = everywhere.count(kind), cards[kind]
        if count > total or (count < total and HIDDEN not in everywhere):
            yield Violation(
                "1.1",
                _("There are {n} {kind} cards in this position; the box has {total}.").format(
                    n=count, kind=name(kind), total=total
                ),
            )
    total = sum(cards.values())
    if HIDDEN in everywhere and len(everywhere) != total:
        yield Violation(
            "1.1",
            _("There are {n} cards in this position; the box has {total}.").format(
                n=len(everywhere), total=total
            ),
        )


def display_problems(displays: Sequence[Display]) -> Found:
    """Check that boxes have four spaces and lie edge to edge within 3 x 2 (clauses 1.4, 5.2,
    5.6)."""
    for player, display in enumerate(displays):
        try:
            whole = Display.parse(str(display), display.points)
        except DisplayError as error:
            yield Violation(
                error.clause or "1.4",
                _("The display of player {p}: {why}").format(p=player, why=error),
            )
        else:
            if any(whole.face(*place) == EMPTY * 4 for place in whole.boxes):
                yield Violation(
                    "1.4",
                    _("The display of player {p} has a box without chocolates.").format(p=player),
                )


def is_tile(tile: Tile) -> bool:
    """Return whether this is a tile: four spaces; an author's own has at least one chocolate."""
    return (
        len(tile.spaces) == 4
        and all(space in KINDS + EMPTY for space in tile.spaces)
        and bool(tile.chocolates)
    )


def lying(displays: Iterable[Display]) -> list[Tile]:
    """Return the tiles of these displays, as they lie there."""
    found = []
    for display in displays:
        faces = [display.face(*place) for place in display.boxes]
        found += [Tile(*box) for box in zip(faces, display.points, strict=False)]
    return found


def tile_problems(seen: Sequence[Tile], owned: Sequence[Tile]) -> Found:
    """Check that every box occurs as often as the game has it (clause 1.4)."""
    found = set(_matched(seen, owned).values())
    for n, tile in enumerate(seen):
        if n not in found:
            yield Violation(
                "1.4",
                _("The box {face} with {n} points is not in the game, or not so often.").format(
                    face=tile.spaces, n=tile.points
                ),
            )


def unseen(seen: Sequence[Tile], owned: Sequence[Tile]) -> tuple[Tile, ...]:
    """Return every tile of the game that may be none of those seen.

    A box with Wilds on it may be one of several tiles: then each of them may be unseen. From each
    tile that no box needs, whatever it could stand in for is free as well.
    """
    holder = _matched(seen, owned)
    free = [n for n in range(len(owned)) if n not in holder]
    for n in free:
        for other, box in holder.items():
            if other not in free and _may_be(seen[box], owned[n]):
                free.append(other)
    return tuple(owned[n] for n in sorted(free))


def _matched(seen: Sequence[Tile], owned: Sequence[Tile]) -> dict[int, int]:
    """Which owned tile is which of those seen, by their numbers.

    A space under a Wild may show anything, so which owned tile a box is may be open: as many as
    can be are matched, each to one of its own (augmenting paths).
    """
    could_be = [
        # Points are compared first: a comparison costs less than to look up what is remembered.
        [n for n, tile in enumerate(owned) if box.points == tile.points and _may_be(box, tile)]
        for box in seen
    ]
    holder: dict[int, int] = {}

    def finds(box: int, tried: set[int]) -> bool:
        for n in could_be[box]:
            if n not in tried:
                tried.add(n)
                if n not in holder or finds(holder[n], tried):
                    holder[n] = box
                    return True
        return False

    # Boxes seen whole choose first, so that what is left over is the one that is made up.
    for box in sorted(range(len(seen)), key=lambda n: seen[n].spaces.count(WILD)):
        finds(box, set())
    return holder


@lru_cache(maxsize=1 << 14)
def _may_be(box: Tile, tile: Tile) -> bool:
    """Whether this box, as it lies there, is that tile, turned and with Wilds on it."""
    return box.points == tile.points and any(
        all(shown in (space, WILD) for shown, space in zip(box.spaces, face, strict=False))
        for face in tile.faces
    )


def wild_problems(free: Iterable[int], all_: Iterable[int], given: int) -> Found:
    """Check that no player has more Wilds than they were given (clauses 1.2 and 6.6).

    They may be fewer: a lesson leaves those out that would only distract.
    """
    for player, (kept, held) in enumerate(zip(free, all_, strict=True)):
        if kept < 0 or held > given:
            yield Violation(
                "1.2",
                _("Player {p} has {n} Wilds, placed ones included; everyone gets {given}.").format(
                    p=player, n=held, given=given
                ),
            )
