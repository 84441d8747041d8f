"""From clicks to an action: a tile is chosen and turned, laid or stacked, tried out at a place, and
then it is played. What stays right stays chosen: a tile at a place where it only has to be turned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from attrs import evolve, frozen

from tutor.chocoly.actions import Action, Bean, Flavour, Lay, Pass, Stack
from tutor.chocoly.faces import canonical, turned, turnings
from tutor.chocoly.state import CHOOSE, OVER, State
from tutor.engine import Game, Violation
from widgets.chocoly import reasons
from widgets.chocoly.selection import NOTHING, Selection
from widgets.chocoly.target_ids import Square, parse, spot
from widgets.tabletop import Board as AnyBoard
from widgets.tabletop import Outcome as Led

Board = AnyBoard[State, Action, Selection]
Outcome = Led[Action, Selection]
FIRST: Square = (0, 0)
"""Where the first tile lies: squares are counted from it, so it may be put anywhere."""


def click(board: Board, target: str) -> Outcome:
    """Return the answer to a click of `board.player` on `target`. Never raises, whatever the
    target.
    """
    kind, numbers = parse(target)
    state = board.state
    if kind == "cancel":
        return Outcome(NOTHING)
    if target in just_done(board):
        return Outcome(NOTHING, back=1)
    look = _look(state, kind, numbers)
    if look is not None:
        return Outcome(board.chosen, None, (look,), target, told=True)
    if state.phase == OVER:
        return Outcome(board.chosen, None, (reasons.over(),), target)
    if board.player != state.player:
        return Outcome(board.chosen, None, (reasons.not_your_turn(),), target)
    made = _Click(board, target, numbers)
    if state.phase == CHOOSE and kind != "flavour":
        return made.refused(reasons.flavour_first(state))
    return ANSWERS.get(kind, _Click.out_of_place)(made)


def just_done(board: Board) -> tuple[str, ...]:
    """Return the squares of the tile that was placed last: a click there takes it back.

    () if it may not be taken back, or if a tile is in hand for the next action.
    """
    in_hand = board.chosen.tile is not None
    match board.retractable[-1:]:
        case (Lay(_face, row, column) | Stack(_face, row, column),) if not in_hand:
            return tuple(spot("square", (row + r, column + c)) for r in (0, 1) for c in (0, 1))
    return ()


def clicks(game: Game[State, Action], state: State, action: Action) -> tuple[str, ...]:
    """Return the targets that, clicked one after the other with nothing chosen, play a legal
    action.
    """
    match action:
        case Flavour(flavour):
            return (f"flavour:{flavour}",)
        case Bean():
            return ("bean", "confirm")
        case Pass():
            return ("pass",)
        case Lay(face, row, column) | Stack(face, row, column):
            held = canonical(face)
            tile = f"hand:{state.hands[state.player].index(held)}"
            way = ("stack",) if isinstance(action, Stack) else ()
            turns = ("turn",) * turns_to(held, face)
            return (tile, *way, *turns, spot("at", (row, column)), "confirm")
    return ()


def turns_to(held: str, face: str) -> int:
    """Return how many quarter turns lead from one face to another.

    >>> turns_to("AABC", "ACAB")
    3
    """
    return next((n for n in range(4) if turned(held, n) == face), 0)


def _look(state: State, kind: str, numbers: tuple[int, ...]) -> Violation | None:
    """Answer a click on what can only be looked at."""
    if kind == "pile":
        return reasons.pile_is_closed(len(state.pile))
    if kind == "square":
        return reasons.about_square(state, (numbers[0], numbers[1]))
    return None


@frozen
class _Click:
    """A click of the player to act; ANSWERS say which method answers it."""

    board: Board
    target: str
    numbers: tuple[int, ...]

    @property
    def state(self) -> State:
        """The position, as the player sees it."""
        return self.board.state

    @property
    def chosen(self) -> Selection:
        """What is chosen so far."""
        return self.board.chosen

    @property
    def hand(self) -> tuple[str, ...]:
        """The tiles the player holds."""
        return self.state.hands[self.board.player]

    # ---- answers

    def refused(
        self, *broken: Violation, target: str = "", chosen: Selection | None = None
    ) -> Outcome:
        """Refuse the click, with these rules, at this target."""
        return Outcome(chosen or self.chosen, None, broken, target or self.target)

    def broken(self, action: Action) -> tuple[Violation, ...]:
        """Return what an action breaks, and what it may have been meant as."""
        return reasons.told(self.board.game.explain(self.state, action))

    def act(self, action: Action, target: str = "") -> Outcome:
        """Play the complete action, or refuse it with the rules it breaks."""
        broken = self.broken(action)
        return self.refused(*broken, target=target) if broken else Outcome(NOTHING, action)

    def legal(self, action: Action) -> bool:
        """Return whether the rules allow an action."""
        return not self.board.game.explain(self.state, action)

    # ---- clicks

    def out_of_place(self) -> Outcome:
        """Explain why the click has no effect here."""
        return self.refused(reasons.nothing_to_do())

    def flavour(self) -> Outcome:
        """Choose a flavour."""
        return self.act(Flavour(self.target.partition(":")[2]))

    def hold(self) -> Outcome:
        """Take a tile in hand, or turn it if it is in hand already."""
        number = self.numbers[0]
        if not 0 <= number < len(self.hand):
            return self.refused(reasons.no_tile())
        if number == self.chosen.tile:
            return self.turn()
        return self.keeping_place(Selection(number, self.hand[number], self.chosen.stacking))

    def keeping_place(self, wanted: Selection) -> Outcome:
        """Something else is chosen; the place stays if that can be placed there."""
        place = self.chosen.place
        if place is not None and wanted.face and self.legal(wanted.at(place)):
            return Outcome(evolve(wanted, place=place))
        return Outcome(wanted)

    def turn(self) -> Outcome:
        """Turn the tile; it stays where it is tried out."""
        if self.chosen.tile is None:
            return self.refused(reasons.tile_first("turn"))
        return Outcome(evolve(self.chosen, face=turned(self.chosen.face)))

    def lay(self) -> Outcome:
        """Choose to lay the tile on the table."""
        return self.keeping_place(evolve(self.chosen, stacking=False, place=None, bean=False))

    def stack(self) -> Outcome:
        """Choose to stack the tile on others, for a token."""
        if not self.state.left[self.board.player]:
            return self.refused(reasons.no_token())
        return self.keeping_place(evolve(self.chosen, stacking=True, place=None, bean=False))

    def place(self) -> Outcome:
        """Try the tile at a place; a second click plays it there."""
        at: Square = (self.numbers[0], self.numbers[1]) if self.state.board else FIRST
        if self.chosen.tile is None:
            return self.refused(reasons.tile_first(""))
        action = self.chosen.at(at)
        broken = self.broken(action)
        if not broken:
            again = at == self.chosen.place
            return Outcome(NOTHING, action) if again else Outcome(evolve(self.chosen, place=at))
        if any(self.legal(evolve(action, face=face)) for face in turnings(action.face)):
            kept = evolve(self.chosen, place=at)
            return self.refused(*reasons.with_turn(broken), chosen=kept)
        return self.refused(*broken)

    def bean(self) -> Outcome:
        """Pick up the bean, or put it down."""
        if self.chosen.bean:
            return Outcome(NOTHING)
        broken = self.broken(Bean())
        return self.refused(*broken) if broken else Outcome(Selection(bean=True))

    def give_up(self) -> Outcome:
        """Pass, where nothing can be placed."""
        return self.act(Pass())

    def confirm(self) -> Outcome:
        """Play the chosen action."""
        if self.chosen.bean:
            return self.act(Bean())
        if self.chosen.tile is None:
            return self.refused(reasons.tile_first(""))
        if self.chosen.action is None or self.chosen.place is None:
            return self.refused(reasons.no_place_chosen())
        return self.act(self.chosen.action, target=spot("at", self.chosen.place))


ANSWERS: Mapping[str, Callable[[Any], Outcome]] = {
    "flavour": _Click.flavour,
    "hand": _Click.hold,
    "turn": _Click.turn,
    "lay": _Click.lay,
    "stack": _Click.stack,
    "at": _Click.place,
    "bean": _Click.bean,
    "pass": _Click.give_up,
    "confirm": _Click.confirm,
}
"""Who answers a click, by what was clicked; any other is out of place."""
