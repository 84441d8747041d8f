"""What is said of a click that is no action of the rules, and what helps beside their own words."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from tutor.chocoly.actions import Lay, Stack
from tutor.chocoly.areas import areas
from tutor.chocoly.faces import name
from tutor.chocoly.squares import Square, footprint
from tutor.chocoly.state import State
from tutor.engine import Violation
from tutor.i18n import _, ngettext


def over() -> Violation:
    """Explain that the game is over."""
    return Violation("5.1", _("The game is over."))


def not_your_turn() -> Violation:
    """Explain that another player is to act."""
    return Violation("1.7", _("It is not your turn."))


def flavour_first(state: State) -> Violation:
    """Explain that a game begins with the flavours."""
    return Violation(flavour_clause(state), _("Choose a flavour first."))


def flavour_clause(state: State) -> str:
    """Return the clause about flavours for so many players."""
    return {2: "1.4", 3: "1.5"}.get(state.players, "1.6")


def no_tile() -> Violation:
    """Explain that this place of the hand is empty."""
    return Violation("2.1", _("No tile lies there."))


def tile_first(what: str) -> Violation:
    """Explain that a tile is chosen before it is placed or turned."""
    if what == "turn":
        return Violation("2.1", _("Choose the tile that you want to turn."))
    return Violation("2.1", _("Choose a tile of your hand first."))


def no_place_chosen() -> Violation:
    """Explain that a tile is chosen, but no place."""
    return Violation("2.1", _("Choose a place on the board for it."))


def tile_goes_on_board() -> Violation:
    """Explain that a tile was let go where it cannot lie."""
    return Violation("2.1", _("A tile goes on the board: let it go on one of the rings."))


def no_token() -> Violation:
    """Explain that a stack cannot be paid for."""
    return Violation("2.3", _("You have no token left, and each stack costs one."))


def nothing_to_do() -> Violation:
    """Explain that a click does nothing now."""
    return Violation("2.1", _("There is nothing to do here now."))


def pile_is_closed(count: int) -> Violation:
    """Explain that the pile is only to be looked at."""
    text = ngettext(
        "{n} tile is in the pile. After you have placed one you draw the next.",
        "{n} tiles are in the pile. After you have placed one you draw the next.",
        count,
    )
    return Violation("2.1", text.format(n=count) if count else _("The pile is empty."))


def about_square(state: State, square: Square) -> Violation:
    """Explain what lies there, and in how large an area."""
    piece = state.board.get(square)
    if piece is None:
        return Violation("3.3", _("Nothing lies there."))
    size = next(len(area) for area in areas(state.board, piece.flavour) if square in area)
    text = ngettext("{flavour}, by itself.", "{flavour}, in an area of {n}.", size)
    said = text.format(flavour=name(piece.flavour), n=size)
    if piece.tile in state.tokens:
        return Violation("4.4", said + " " + _("Its tile has a token: it cannot be covered."))
    return Violation("5.2", said)


# ---- beside the words of the rules


def told(broken: Sequence[Violation]) -> tuple[Violation, ...]:
    """Explain what an action breaks, in the order in which newcomers overlook it: pieces that match
    meet at a corner alone, too few touch, none matches.
    """
    missing = any(each.clause in MATCHING for each in broken)
    first = {"3.4": 0, "3.2": 1} if missing else {}
    return tuple(sorted(broken, key=lambda each: first.get(each.clause, len(first))))


MATCHING = ("3.1", "4.2")
"""The clauses about meeting the same flavour."""


def with_turn(broken: Sequence[Violation]) -> tuple[Violation, ...]:
    """Explain that the tile can lie there if it is turned."""
    first, *more = broken
    hint = _("Turned, it fits there.")
    return (evolve(first, message=f"{first.message} {hint}"), *more)


def covered(state: State, action: Lay | Stack, flavour: str) -> int:
    """Count the visible pieces of a flavour that a stack covers."""
    under = (state.board.get(square) for square in footprint(action.row, action.column))
    return sum(piece is not None and piece.flavour == flavour for piece in under)
