"""Moves in a Do step: the learner's, and what the other players do after each."""

from __future__ import annotations

from random import Random
from typing import Generic

import attrs

from tutor.engine import A, Game, S
from tutor.kit.words import usual_names
from tutor.lessons.model import LEARNER, Do, StepOf
from tutor.players import Player, decide
from tutor.turns import foreseen, same_turn

MOST_REPLIES = 60
"""More than the others can do between two moves of the learner."""


@attrs.frozen
class Line(Generic[S, A]):
    """Where the moves of a step have led.

    `adviser` moves for the others when the step says nothing. `used`: how many of the step's
    replies were played. `told`: what the others did last, in sentences. `moves`: how many the
    learner made; `strayed`: not all were the solution's. `before`: the position before the last
    action of anybody, None if there was none. `retractable`: the learner's actions of the turn that
    goes on, as far as nothing hidden was seen since.
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
        """After the learner's action. Raises IllegalAction or ActionError."""
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
        """The actions that may be taken back after this one led to `after`."""
        free = same_turn(self.game, self.state, after)
        if not free or not foreseen(self.game, self.state, action, after):
            return ()
        return (*self.retractable, action)

    def passed(self, step: StepOf[S, A], random: Random) -> Line[S, A]:
        """After what all players did before the step; what cannot be done after what the learner
        did, the adviser does in another way."""
        game, state, before = self.game, self.state, self.before
        for text in step.meanwhile:
            action = game.parse_action(text)
            if game.explain(state, action):
                action = decide(self.adviser, game, state, random)
            before, state = state, game.apply(state, action)
        return attrs.evolve(self, state=state, before=before)

    def replied(self, step: Do[S, A], random: Random) -> Line[S, A]:
        """After the other players' turns, up to the learner's next one.

        They do what the step says. When that runs out, cannot be done after what the learner did,
        or would be blind to it in open play, the adviser chooses.
        """
        game, state, used, told = self.game, self.state, self.used, list(self.told)
        before = self.before
        names = usual_names(game.seats(state))
        blind = step.open_play and self.strayed
        for _n in range(MOST_REPLIES):
            if game.to_move(state) == LEARNER or game.over(state):
                break
            action = None
            if used < len(step.replies) and not blind:
                action = game.parse_action(step.replies[used])
                used += 1
            if action is None or game.explain(state, action):
                action = decide(self.adviser, game, state, random)
            told.append(game.tell(state, action, names[game.to_move(state)]))
            before, state = state, game.apply(state, action)
        return attrs.evolve(
            self, state=state, used=used, told=tuple(filter(None, told)), before=before
        )


def begin(
    game: Game[S, A], adviser: Player[S, A], step: StepOf[S, A], before: S | None
) -> Line[S, A]:
    """Where a step starts: at its own position, or where the step before ended.

    What is said to have happened meanwhile is played from there, so that what the learner did
    stays as they did it. In a Do step the others move first, if it is their turn.
    """
    state = step.start if step.start is not None else before
    if state is None:
        raise ValueError(f"{step.id}: the first step of a lesson needs a start")
    line = Line(game, adviser, state).passed(step, Random(f"{step.id}/meanwhile"))
    return line.replied(step, Random(step.id)) if isinstance(step, Do) else line


def solution_states(step: Do[S, A], start: Line[S, A]) -> list[S]:
    """The positions along the reference solution, the start first.

    Each is the learner's to move in, but for the last one, which meets the goal. Raises
    IllegalAction or ActionError if the solution cannot be played.
    """
    line, states = start, [start.state]
    for number, text in enumerate(step.solution):
        line = line.played(step, line.game.parse_action(text))
        if not step.goal.met(line.state):
            line = line.replied(step, Random(f"{step.id}/{number}"))
        states.append(line.state)
    return states
