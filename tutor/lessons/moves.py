"""Moves in a Do step: the learner's, and those of the other players after each."""

from __future__ import annotations

from random import Random
from typing import Generic

import attrs

from tutor.engine import A, Game, S
from tutor.kit.words import usual_names
from tutor.lessons.model import LEARNER, Do, StepOf
from tutor.players import Follower, Player
from tutor.turns import foreseen, same_turn

MOST_REPLIES = 60
"""Upper bound of the other players' actions between two moves of the learner."""


@attrs.frozen
class Line(Generic[S, A]):
    """The position that the moves of a step have led to.

    `adviser` moves for the others when the step says nothing. `used`: how many of the step's
    replies were played. `told`: sentences on what the others did last. `moves`: how many the
    learner made; `strayed`: whether they differ from the solution's. `before`: the position before
    anybody's last action, None if there was none. `retractable`: the learner's actions of the
    current turn since something hidden was last seen.
    """

    game: Game[S, A]
    adviser: Player[S, A]
    state: S
    used: int = 0
    told: tuple[str, ...] = ()
    moves: int = 0
    strayed: bool = False
    before: S | None = None
    retractable: tuple[A, ...] = ()

    def played(self, step: Do[S, A], action: A) -> Line[S, A]:
        """Return the line after the learner's action. Raises IllegalAction or ActionError."""
        state = self.game.apply(self.state, action)
        along = self.game.action_text(action) in step.solution[self.moves : self.moves + 1]
        return attrs.evolve(
            self,
            state=state,
            told=(),
            moves=self.moves + 1,
            strayed=self.strayed or not along,
            before=self.state,
            retractable=self._retractable(action, state),
        )

    def _retractable(self, action: A, after: S) -> tuple[A, ...]:
        """Return the actions that can be taken back after this one led to `after`."""
        free = same_turn(self.game, self.state, after)
        if not free or not foreseen(self.game, self.state, action, after):
            return ()
        return (*self.retractable, action)

    def passed(self, step: StepOf[S, A], random: Random) -> Line[S, A]:
        """Return the line after `meanwhile`. The adviser replaces actions that the learner's moves
        have made illegal.
        """
        game, state, before = self.game, self.state, self.before
        adviser = Follower(self.adviser)
        for text in step.meanwhile:
            action = game.parse_action(text)
            if game.explain(state, action):
                action = adviser.choose(game, state, random)
            before, state = state, game.apply(state, action)
        return attrs.evolve(self, state=state, before=before)

    def replied(self, step: Do[S, A], random: Random) -> Line[S, A]:
        """Return the line after the other players' turns, up to the learner's next one.

        They play the step's replies. The adviser chooses when these run out or are illegal after
        what the learner did, and in open play once the learner has left the solution.
        """
        game, state, used, told = self.game, self.state, self.used, list(self.told)
        before = self.before
        names = usual_names(game.seats(state))
        adviser = Follower(self.adviser)
        blind = step.open_play and self.strayed
        for _n in range(MOST_REPLIES):
            if game.to_move(state) == LEARNER or game.over(state):
                break
            action = None
            if used < len(step.replies) and not blind:
                action = game.parse_action(step.replies[used])
                used += 1
            if action is None or game.explain(state, action):
                action = adviser.choose(game, state, random)
            told.append(game.tell(state, action, names[game.to_move(state)]))
            before, state = state, game.apply(state, action)
        return attrs.evolve(
            self, state=state, used=used, told=tuple(filter(None, told)), before=before
        )


def begin(
    game: Game[S, A], adviser: Player[S, A], step: StepOf[S, A], before: S | None
) -> Line[S, A]:
    """Return the line at the start of a step: its own position, or where the step before ended.

    `meanwhile` is played from there, so that the learner's own moves stay. In a Do step the others
    move first, if it is their turn. Raises ValueError if there is no position.
    """
    state = step.start if step.start is not None else before
    if state is None:
        raise ValueError(f"{step.id}: the first step of a lesson needs a start")
    line = Line(game, adviser, state).passed(step, Random(f"{step.id}/meanwhile"))
    return line.replied(step, Random(step.id)) if isinstance(step, Do) else line


def solution_states(step: Do[S, A], start: Line[S, A]) -> list[S]:
    """Return the positions along the reference solution, the start first.

    The learner is to move in each but the last, which meets the goal. Only the start, if the
    solution cannot be played from there: another way led to it. Raises ActionError if the solution
    is no action of the game.
    """
    line, states = start, [start.state]
    for number, text in enumerate(step.solution):
        action = line.game.parse_action(text)
        if line.game.explain(line.state, action):
            return [start.state]
        line = line.played(step, action)
        if not step.goal.met(line.state):
            line = line.replied(step, Random(f"{step.id}/{number}"))
        states.append(line.state)
    return states if step.goal.met(line.state) else [start.state]
