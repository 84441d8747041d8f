"""A game for the tests: one worker, turns of many operations in any order, nothing hidden.

Each turn some of the machines may be run, each once and in any order, and `end` ends the turn. A
`draw` shows the next card of a covered pile.
"""

from __future__ import annotations

from typing import Any

import attrs

from tutor.engine import ActionError, Game, IllegalAction, Standing, Verdict, Violation
from tutor.kind import GameKind, Hidden

TURNS = 2
END, DRAW = "end", "draw"


@attrs.frozen
class State:
    """`run`: machines that ran in this turn, as letters in order; `done`: those of turns before."""

    run: str = ""
    done: tuple[str, ...] = ()
    pile: str = ""
    card: str = ""


@attrs.frozen
class Workshop(Game[State, str]):
    """The game, with one machine for each letter."""

    machines: str = "ABCD"
    pile: str = ""
    id: str = "workshop"
    title: str = "Workshop"
    players: range = range(1, 2)
    options: tuple[Any, ...] = ()
    kind: GameKind = GameKind(frozenset({Hidden.PILES}))
    rulebook: Any = attrs.field(factory=dict)

    def start(self, players: int, seed: int = 0, first: int = 0, options: Any = None) -> State:
        return State(pile=self.pile)

    def seats(self, state: State) -> int:
        return 1

    def to_move(self, state: State) -> int:
        return 0

    def turn(self, state: State) -> int:
        return len(state.done)

    def phase_name(self, state: State) -> str:
        return f"Turn {len(state.done) + 1}"

    def actions(self, state: State) -> tuple[str, ...]:
        if self.over(state):
            return ()
        draw = (DRAW,) if state.pile else ()
        return (*(m for m in self.machines if m not in state.run), *draw, END)

    def explain(self, state: State, action: str) -> tuple[Violation, ...]:
        return () if action in self.actions(state) else (Violation("1", "Not now."),)

    def apply(self, state: State, action: str) -> State:
        if broken := self.explain(state, action):
            raise IllegalAction(broken)
        if action == END:
            return attrs.evolve(state, run="", done=(*state.done, state.run))
        if action == DRAW:
            return attrs.evolve(state, pile=state.pile[1:], card=state.pile[0])
        return attrs.evolve(state, run="".join(sorted(state.run + action)))

    def over(self, state: State) -> bool:
        return len(state.done) == TURNS

    def standings(self, state: State) -> tuple[Standing, ...]:
        made = len(set("".join((*state.done, state.run))))
        return (Standing(0, 1, made, {"Made": made}),)

    def verdict(self, state: State, names: Any = ()) -> Verdict:
        return Verdict("Done.")

    def view(self, state: State, player: int) -> State:
        return attrs.evolve(state, pile="?" * len(state.pile))

    def describe(self, state: State, player: int | None = None, names: Any = ()) -> str:
        return f"Ran: {state.run or 'nothing'}."

    def describe_action(self, state: State, action: str) -> str:
        return f"Run {action}."

    def tell(self, state: State, action: str, who: str) -> str:
        return "" if action == END else f"{who} runs {action}."

    def dump(self, state: State) -> str:
        return repr(state)

    def action_text(self, action: str) -> str:
        return action

    def parse_action(self, text: str) -> str:
        if not isinstance(text, str):
            raise ActionError("no action")
        return text


def after(game: Workshop, *actions: str) -> State:
    """The position after these actions from the start."""
    state = game.start(1)
    for action in actions:
        state = game.apply(state, action)
    return state
