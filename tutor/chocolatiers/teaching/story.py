"""A game told move by move, for lessons that go on where the ones before left off."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Generic

import attrs

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.setup import start
from tutor.chocolatiers.state import State, Tile
from tutor.chocolatiers.status import status
from tutor.chocolatiers.teaching.played import P
from tutor.chocolatiers.teaching.position import PositionError
from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.words import in_words
from tutor.lessons.model import LEARNER
from tutor.rooms import load_game


def set_table(
    *, hands: Sequence[str], tray: str, deck: str, stacks: Sequence[str], seed: int, first: int = 0
) -> State:
    """A table as a shuffle can leave it (clauses 1.1 to 1.6), every piece chosen by the author.

    `hands`: one for each player; `deck`: the next card first; `stacks`: boxes from the top, with
    blanks between them ("T.TN NT.R TRBR"). `seed` orders the shuffles to come. Raises PositionError
    for what no shuffle can give.
    """
    components = load_components()
    tiles = components.tiles
    table = attrs.evolve(
        start(components, len(hands), seed, first),
        hands=tuple(hands),
        tray=tray,
        deck=deck,
        stacks=tuple(tuple(tile_of(box, tiles) for box in stack.split()) for stack in stacks),
    )
    must_be(status(table, components))
    return table


def must_be(reasons: Iterable[Violation]) -> None:
    """Raises PositionError with all the reasons why a position cannot be, if there are any."""
    said = [f"{reason.message} [{reason.clause}]" for reason in reasons]
    if said:
        raise PositionError(" ".join(said))


def tile_of(spaces: str, tiles: Iterable[Tile]) -> Tile:
    """The box of the game that shows these spaces. Raises PositionError if there is none."""
    for tile in tiles:
        if tile.spaces == spaces:
            return tile
    raise PositionError(_("No box of the game shows “{box}”.").format(box=spaces))


def _turns(turns: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(" ".join(move.split()) for move in turn.split(";")) for turn in turns)


@attrs.frozen
class Story(Generic[P]):
    """One game: how the table was set, and a line of moves for each turn, all players in order.

    "Your" turns are the learner's, player 0, counted from 1. `game`: the id of the edition.
    """

    begin: P
    turns: tuple[tuple[str, ...], ...] = attrs.field(converter=_turns)
    game: str = "chocolatiers"

    def at(self, turn: int, moves: int = 0) -> P:
        """The position when your turn begins, or after so many moves of it."""
        found: P = _positions(self)[self._yours(turn)][moves]
        return found

    def end(self) -> P:
        """The position when the last turn is played."""
        found: P = _positions(self)[-1][-1]
        return found

    def moves(self, turn: int) -> tuple[str, ...]:
        """What you do in your turn."""
        return self.turns[self._yours(turn)]

    def replies(self, turn: int) -> tuple[str, ...]:
        """What the others do between your turn and the next one."""
        here = self._yours(turn)
        after = self.turns[here + 1 : here + self.begin.players]
        return tuple(move for line in after for move in line)

    def between(self, turn: int, later: int) -> tuple[str, ...]:
        """What everybody does from the end of your turn to the beginning of a later one."""
        lines = self.turns[self._yours(turn) + 1 : self._yours(later)]
        return tuple(move for line in lines for move in line)

    def positions(self) -> tuple[P, ...]:
        """Every position of the game, in order."""
        found = [self.begin]
        for turn in _positions(self):
            found += turn[1:]
        return tuple(found)

    def _yours(self, turn: int) -> int:
        """Which of all turns this one of yours is, from 0."""
        count = self.begin.players
        return (turn - 1) * count + (LEARNER - self.begin.starter) % count


@cache
def _positions(story: Story[Any]) -> tuple[tuple[Any, ...], ...]:
    """For each turn, the position it begins with and those after each of its moves.

    Raises PositionError for a move that cannot be; it says which.
    """
    game, state, found = load_game(story.game), story.begin, []
    for number, turn in enumerate(story.turns, 1):
        line = [state]
        for move in turn:
            try:
                state = game.apply(state, game.parse_action(move))
            except ValueError as error:
                raise PositionError(
                    _("Turn {n}, “{move}”: {why}").format(n=number, move=move, why=in_words(error))
                ) from None
            line.append(state)
        found.append(tuple(line))
    return tuple(found)
