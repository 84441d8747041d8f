"""What to do next in a step, and why: the matter of every hint."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import attrs

from tutor.chocolatiers.kinds import say_cards
from tutor.chocolatiers.state import State
from tutor.chocolatiers.teaching.pointing import marks, pieces, slots
from tutor.engine import Game
from tutor.i18n import _
from tutor.lessons.feedback import Mark
from tutor.lessons.model import AnyStep, Do, Explore, Predict, Value

ADVISER = "greedy"
"""The computer player that advises in open play, once the learner has left the solution."""


@attrs.frozen
class Advice:
    """`value` is the action, answer or value to try next; None means undo."""

    value: Any
    where: str
    reason: str
    marks: tuple[Mark, ...]


def advise(
    game: Game, step: AnyStep, path: Sequence[State], state: State, seen: Sequence[Value]
) -> Advice:
    """The next thing to do from this position of the step.

    `path`: positions of the reference solution; `seen`: what was found in an Explore step.
    """
    if isinstance(step, Do):
        return _move(game, step, path, state)
    if isinstance(step, Predict):
        return _prediction(step, path[0])
    return _discovery(step, path[0], seen)


def _reason(step: AnyStep, number: int) -> str:
    return _(step.hint[min(number, len(step.hint) - 1)]) if step.hint else ""


def _move(game: Game, step: Do, path: Sequence[State], state: State) -> Advice:
    """The solution's next move; else one that meets the goal at once; else back."""
    if state in path:
        number = path.index(state)
        action = game.parse_action(step.solution[number])
        reason = _reason(step, number)
    elif step.open_play:
        from tutor.chocolatiers.players import PLAYERS

        view = game.view(state, state.player)
        action = PLAYERS[ADVISER].choose(game, view, Random(game.dump(state)))
        reason = ""
    else:
        direct = (a for a in game.actions(state) if step.goal.met(game.apply(state, a)))
        action, reason = next(direct, None), _reason(step, len(step.solution) - 1)
        if action is None:
            back = _("Take your last move back first.")
            return Advice(None, back, _("From here the goal is out of reach."), marks(["undo"]))
    return Advice(
        action,
        _("Look at the marked pieces."),
        reason or game.describe_action(state, action),
        marks(pieces(state, action)),
    )


def _prediction(step: Predict, state: State) -> Advice:
    value = str(step.answer(state))
    where = step.look(state) if step.look else ()
    text = _("Look at the marked pieces.") if where else _("Look at the whole table.")
    return Advice(value, text, _reason(step, 0), (*where,))


def _discovery(step: Explore, state: State, seen: Sequence[Value]) -> Advice:
    value = next((v for v in step.solution if v not in seen), step.solution[-1])
    if step.mode == "payments":
        cards = str(value)
        return Advice(
            value,
            _("Look at the marked cards."),
            _("Try {cards}.").format(cards=say_cards(cards)),
            marks(slots(state.hands[0], cards, "hand")),
        )
    assert isinstance(value, tuple)
    return Advice(
        value,
        _("Try the marked space."),
        _reason(step, step.solution.index(value)),
        marks([f"space:{value[0]},{value[1]}"]),
    )
