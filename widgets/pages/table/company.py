"""Who else sits at the table: the face of each computer player, its mood, and its line.

All of it comes from the record: what was done since this player's turn began, and nothing by
chance, so it is the same after an undo, a reload or a look back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic

from attrs import frozen

from tutor.engine import A, S
from widgets.draw.faces import ANNOYED, CALM, PLEASED, THINKING, face_of
from widgets.table.match import strengths_of
from widgets.table.perspective import Perspective
from widgets.tabletop.remarks import Remark

QUIET_TURNS = 2
"""After a line, so many of one's own turns pass without one."""


@frozen
class Guest:
    """A computer player at the table. `line`: what it says, "" for nothing."""

    player: int
    face: str
    mood: str = CALM
    line: str = ""


@frozen
class Turn(Generic[S]):
    """One player's actions in a row, so far, from the position before them to the one after."""

    player: int
    before: S
    after: S


Remarks = Callable[[S, S, int, int], Remark | None]
"""(before, after, mover, player): what `player` says of a turn of `mover`."""


def company(match: Perspective[S, A], remarks: Remarks[S]) -> tuple[Guest, ...]:
    """Return the computer players, in the order of the seats; none where several people share the
    screen.
    """
    if len(match.people) > 1:
        return ()
    turns = tuple(turns_of(match))
    known = strengths_of(match.game.id)
    over = match.game.over(match.shown)
    mover = None if over else match.game.to_move(match.shown)
    winners = match.game.verdict(match.shown, match.names).winners if over else ()
    guests = []
    for player, seat in enumerate(match.seats):
        if not seat.is_computer:
            continue
        mood, line = _said(turns, player, remarks)
        if over:
            mood, line = (PLEASED if player in winners else ANNOYED if winners else CALM), ""
        elif player == mover:
            mood = THINKING  # what it said stays until its next move
        guests.append(Guest(player, face_of(seat.strength, known), mood, line))
    return tuple(guests)


def turns_of(match: Perspective[S, A]) -> Iterator[Turn[S]]:
    """Yield all turns up to the position that is looked at, the last one as far as it has come."""
    end = match.length if match.at is None else match.at
    states = match.record.states[: end + 1]
    begun = 0
    for number in range(1, len(states)):
        player = match.game.to_move(states[begun])
        if number + 1 == len(states) or match.game.to_move(states[number]) != player:
            yield Turn(player, states[begun], states[number])
            begun = number


def _said(turns: Sequence[Turn[S]], player: int, remarks: Remarks[S]) -> tuple[str, str]:
    """Return mood and line of now: of each round, from a turn of this player to the next one, the
    first remark counts, and after a line some rounds are quiet.
    """
    mood, line, quiet = CALM, "", 0
    for turn in turns:
        if turn.player == player:
            mood, line, quiet = CALM, "", max(0, quiet - 1)
        if mood == CALM and (found := remarks(turn.before, turn.after, turn.player, player)):
            mood = found.mood
            if not quiet:
                line, quiet = found.text, QUIET_TURNS + 1
    return mood, line
