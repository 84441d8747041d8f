"""Goals of steps: what the position is to be. All look at player 0, the learner."""

from __future__ import annotations

from tutor.chocoly.areas import areas, largest
from tutor.chocoly.faces import NAMES, canonical
from tutor.chocoly.squares import Square, footprint
from tutor.chocoly.state import OVER, State
from tutor.chocoly.teaching.steps import Goal
from tutor.i18n import N_
from tutor.lessons.model import LEARNER


def own(state: State) -> str:
    """Return the learner's flavour; "" before it is chosen."""
    return state.flavours[LEARNER] or ""


def all_of(*goals: Goal) -> Goal:
    """Return all of these; the first one's words."""
    first = goals[0]
    return Goal(
        lambda state: all(goal.met(state) for goal in goals),
        first.text,
        first.values,
        about=first.about,
    )


def has_flavour(flavour: str) -> Goal:
    """Return the goal that the learner has this flavour (clause 1.4)."""
    return Goal(
        lambda state: own(state) == flavour,
        N_("play {flavour}"),
        {"flavour": NAMES[flavour]},
        about=flavour,
    )


def area_of(size: int, flavour: str = "A", at: Square | None = None) -> Goal:
    """Return the goal that the largest area of a flavour has so many pieces, or more (clause
    5.2); `at`: the area that this square is in.
    """

    def test(state: State) -> bool:
        return any(len(it) >= size and at in (None, *it) for it in areas(state.board, flavour))

    return Goal(
        test,
        N_("{n} {flavour} pieces in one area"),
        {"n": size, "flavour": NAMES[flavour]},
        about=flavour,
    )


def second_area_of(size: int, flavour: str = "A") -> Goal:
    """Return the goal that the second-largest area of a flavour has so many pieces, or more (clause
    5.5).
    """
    return Goal(
        lambda state: len([*areas(state.board, flavour), "", ""][1]) >= size,
        N_("a second {flavour} area of {n}"),
        {"n": size, "flavour": NAMES[flavour]},
        about=flavour,
    )


def area_below(size: int, flavour: str) -> Goal:
    """Return the goal that the largest area of a flavour has fewer pieces than this (clause
    5.2).
    """
    return Goal(
        lambda state: largest(state.board, flavour) < size,
        N_("no {flavour} area of {n}"),
        {"n": size, "flavour": NAMES[flavour]},
        about=flavour,
    )


def tile_at(row: int, column: int, face: str = "", *, tile: str = "") -> Goal:
    """Return the goal that a tile lies there, by its upper left square; `face`: turned like
    this; `tile`: this one, however it is turned.
    """

    def test(state: State) -> bool:
        found = [state.board.get(square) for square in footprint(row, column)]
        if None in found or len({piece.tile for piece in found if piece}) != 1:
            return False
        lies = "".join(piece.flavour for piece in found if piece)
        return face in ("", lies) and (not tile or canonical(tile) == canonical(lies))

    return Goal(test, N_("a tile at the marked place"))


def placed(number: int) -> Goal:
    """Return the goal that so many tiles lie on the table (clause 2.1)."""
    return Goal(lambda state: state.placed >= number, N_("one tile placed"))


def tokens_left(number: int) -> Goal:
    """Return the goal that the learner has so many flavour tokens left (clause 2.3)."""
    text = N_("one token left") if number == 1 else N_("{n} tokens left")
    return Goal(lambda state: state.left[LEARNER] == number, text, {"n": number})


def bean_used() -> Goal:
    """Return the goal that the cocoa bean is paid (clause 2.2)."""
    return Goal(lambda state: not state.beans[LEARNER], N_("use your cocoa bean"))


def guarded(square: Square) -> Goal:
    """Return the goal that a piece of the learner's flavour lies there on a tile with their token:
    nothing may cover it (clause 4.4).
    """

    def test(state: State) -> bool:
        piece = state.board[square]
        return piece.flavour == own(state) and state.tokens.get(piece.tile) == LEARNER

    return Goal(test, N_("your token on the marked piece"))


def game_over() -> Goal:
    """Return the goal that the game is over (clause 5.1)."""
    return Goal(lambda state: state.phase == OVER, N_("the end of the game"))
