"""Moves in a Do step: the learner's, and what the other players do after each."""

from __future__ import annotations

from random import Random

import attrs

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.state import OVER, State
from tutor.engine import Game
from tutor.i18n import _
from tutor.lessons.model import LEARNER, SEATS, AnyStep, Do

OPPONENT = "greedy"
"""Who moves for the others when a step's replies run out."""
MOST_REPLIES = 60
"""More than three players can do between two moves of the learner."""


@attrs.frozen
class Line:
    """Where the moves of a step have led.

    `used`: how many of the step's replies were played. `told`: what the others did last, in
    sentences. `moves`: how many the learner made; `strayed`: not all were the solution's.
    """

    game: Game
    state: State
    used: int = 0
    told: tuple[str, ...] = ()
    moves: int = 0
    strayed: bool = False

    def played(self, step: Do, action: Action) -> Line:
        """After the learner's action. Raises IllegalAction or ActionError."""
        state = self.game.apply(self.state, action)
        along = self.game.action_text(action) in step.solution[self.moves : self.moves + 1]
        return attrs.evolve(
            self, state=state, told=(), moves=self.moves + 1, strayed=self.strayed or not along
        )

    def replied(self, step: Do, random: Random) -> Line:
        """After the other players' turns, up to the learner's next one.

        They do what the step says. When that runs out, cannot be done after what the learner did,
        or would be blind to it in open play, the computer player chooses.
        """
        from tutor.chocolatiers.players import PLAYERS

        state, used, told = self.state, self.used, list(self.told)
        blind = step.open_play and self.strayed
        for _n in range(MOST_REPLIES):
            if state.player == LEARNER or state.phase == OVER:
                break
            action = None
            if used < len(step.replies) and not blind:
                action = self.game.parse_action(step.replies[used])
                used += 1
            if action is None or self.game.explain(state, action):
                view = self.game.view(state, state.player)
                action = PLAYERS[OPPONENT].choose(self.game, view, random)
            sentence = self.game.describe_action(state, action)
            told.append(f"{_(SEATS[state.player])}: {sentence}")
            state = self.game.apply(state, action)
        return attrs.evolve(self, state=state, used=used, told=tuple(told))


def begin(game: Game, step: AnyStep, before: State | None) -> Line:
    """Where a step starts: at its own position, or where the step before ended.

    In a Do step the others move first, if it is their turn.
    """
    state = step.start if step.start is not None else before
    if state is None:
        raise ValueError(f"{step.id}: the first step of a lesson needs a start")
    line = Line(game, state)
    return line.replied(step, Random(step.id)) if isinstance(step, Do) else line


def solution_states(step: Do, start: Line) -> list[State]:
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


def last_state(game: Game, step: AnyStep, before: State | None) -> State:
    """Where a step ends if it is solved by its reference solution."""
    line = begin(game, step, before)
    if isinstance(step, Do):
        return solution_states(step, line)[-1]
    return line.state
