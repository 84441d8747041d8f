"""The zones of a desk: what of a position, and of what is chosen, each of them shows."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tutor.chocoly.squares import Square
from widgets.chocoly import gain
from widgets.chocoly.desk import Desk
from widgets.chocoly.draw.changes import changes
from widgets.chocoly.draw.layout import STEPS
from widgets.chocoly.draw.marks import Ghost
from widgets.chocoly.target_ids import spot, square_of
from widgets.chocoly.zones.board import BoardZone, Seen, board_zone
from widgets.chocoly.zones.graph import GraphZone, graph_zone
from widgets.chocoly.zones.hand import Held, hand_zone, pile_zone
from widgets.tabletop.desk import CHOSEN
from widgets.tabletop.zone import Zone

REFUSED = "refused"
"""The mark of a place where a tile may not lie."""
COUNTS = "counts"
"""What a lesson has not told yet: how large areas are."""


def board(
    desk: Desk,
    *,
    width: int,
    height: int,
    c: int = 0,
    most: int = STEPS[-1],
    about: str = "",
    outlined: tuple[frozenset[Square], ...] = (),
    cuts: Collection[Square] = (),
) -> BoardZone:
    """Return the board in a pane of `width` x `height` px, to play on.

    `c`: the size of a square, 0: as large as fits, up to `most`. `about`: a flavour to bring out;
    the others are pale. `outlined`: areas to draw a line round. `cuts`: squares at which one can be
    cut.
    """
    seen = _seen(desk, about, outlined, cuts)
    return board_zone(seen, width=width, height=height, c=c, most=most)


def board_picture(desk: Desk, *, width: int, height: int) -> Zone:
    """Return the board small, only to look at, in one canvas."""
    return board_zone(_seen(desk), width=width, height=height, reach=0).picture


def graph(desk: Desk, *, width: int, height: int, about: str = "") -> GraphZone:
    """Return the areas as a graph; `about`: the flavour that is looked at, else that of who
    looks."""
    flavour = about or desk.state.flavours[desk.player] or ""
    return graph_zone(desk.tried, desk.theme, width=width, height=height, flavour=flavour)


def _seen(
    desk: Desk,
    about: str = "",
    outlined: tuple[frozenset[Square], ...] = (),
    cuts: Collection[Square] = (),
) -> Seen:
    state, given, chosen = desk.state, desk.board, desk.chosen
    ghost = _ghost(desk)
    told = gain.GAIN not in given.untold
    tried = desk.tried if told and ghost is not None and ghost.state == CHOSEN else None
    asked = [square_of(target) for target in given.touch if target.startswith("square:")]
    squares = tuple(square for square in asked if square is not None)
    if not given.touch and not desk.places and ghost is None:
        squares = tuple(state.board)
    elsewhere = {*map(square_of, _places(given.touch))}
    places = {*desk.places, *(place for place in elsewhere if place is not None)}
    to_try = [target for target, mark in given.marks.items() if mark != REFUSED]
    free = {*map(square_of, _places(to_try))} if chosen.tile is not None else set()
    unmarked = {place for place in free - places if place is not None}
    if not chosen.stacking:  # beside the board there is room for a sign
        places, unmarked = places | unmarked, set()
    counted = not given.asked and COUNTS not in given.untold
    before = desk.before
    found = changes(before.board, state.board) if before is not None and counted else ()
    mine = [change for change in found if change.flavour != state.neutral]
    return Seen(
        state.board,
        desk.theme,
        state.tokens,
        tried=tried,
        ghost=ghost,
        states=desk.states,
        places=tuple(sorted(places)),
        squares=squares,
        unmarked=tuple(sorted(unmarked)),
        button=desk.button,
        own=state.flavours[desk.player] or "",
        neutral=state.neutral,
        lit=about,
        outlined=outlined,
        cuts=tuple(cuts),
        change=mine[0] if mine else None,
        move=state.placed,
        counts=counted,
        tries=chosen.tile is not None and not given.quiet and not given.still,
    )


def _ghost(desk: Desk) -> Ghost | None:
    """Return the tile that is tried out; one that was refused is seen where it was put."""
    chosen, marks = desk.chosen, desk.board.marks
    refused = [target for target in _places(marks) if marks[target] == REFUSED]
    place = square_of(refused[0]) if refused else chosen.place
    if chosen.tile is None or place is None:
        return None
    return Ghost(chosen.face, place, chosen.stacking, desk.state_of(spot("at", place)))


def _places(targets: Iterable[str]) -> list[str]:
    return [target for target in targets if target.startswith("at:")]


def hand(desk: Desk, *, width: int, height: int) -> Zone:
    """Return the tiles of who looks, in a row as high as there is room."""
    state, chosen = desk.state, desk.chosen
    faces = [
        chosen.face if number == chosen.tile and chosen.face else face
        for number, face in enumerate(state.hands[desk.player])
    ]
    away = chosen.tile if chosen.place is not None else None
    held = Held(faces, desk.theme, desk.states, state.neutral, desk.button, away=away)
    return hand_zone(held, width=width, height=height)


def pile(desk: Desk, *, side: int) -> Zone:
    """Return the pile."""
    left, shows = len(desk.state.pile), desk.state_of("pile")
    return pile_zone(left, desk.theme, side=side, button=desk.button, state=shows)
