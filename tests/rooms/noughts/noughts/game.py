"""The game as the tutor knows it: `tutor.engine.Game` says what each method promises."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from noughts.board import EMPTY, SIGNS, SIZES, Mark, State, broken, empty_fields, impossible, marked
from tutor.engine import (
    NO_OPTIONS,
    ActionError,
    Game,
    IllegalAction,
    Option,
    PlayerCountError,
    SaveError,
    Standing,
    StateError,
    Verdict,
    Violation,
    brief,
)
from tutor.i18n import N_, _
from tutor.kind import GameKind
from tutor.kit.reading import Reader, choice, letters, number, read_json
from tutor.kit.start import check_options, check_start
from tutor.kit.words import all_names
from tutor.rulebook import Clause, load_rulebook

WIN = N_("Full line")
SIGN_NAMES = {"X": N_("cross"), "O": N_("nought"), EMPTY: N_("empty")}


@attrs.frozen
class Noughts(Game[State, Mark]):
    """Noughts and crosses for two."""

    id: str = "noughts"
    title: str = "Noughts and crosses"
    players: range = range(2, 3)
    kind: GameKind = GameKind(chance=False)
    options: tuple[Option, ...] = (Option("size", SIZES, SIZES[0], N_("Fields in a row")),)

    @property
    def rulebook(self) -> Mapping[str, Clause]:
        return load_rulebook(Path(__file__).parent / "rulebook.toml")

    def start(
        self, players: int, seed: int = 0, first: int = 0, options: Mapping[str, Any] = NO_OPTIONS
    ) -> State:
        """An empty board (clause 1.1). There is no chance in it, so any seed gives the same."""
        check_start(self.title, self.players, players, seed, first)
        size = check_options(self.title, self.options, options)["size"]
        return State(EMPTY * size**2, first)

    def seats(self, state: State) -> int:
        return self.players[-1]

    def to_move(self, state: State) -> int:
        return checked(state).player

    def moment(self, state: State) -> str:
        return _("Move {n}").format(n=1 + sum(sign != EMPTY for sign in checked(state).board))

    def actions(self, state: State) -> tuple[Mark, ...]:
        return () if checked(state).over else tuple(empty_fields(state))

    def explain(self, state: State, action: Mark) -> tuple[Violation, ...]:
        return broken(checked(state), spelled(action))

    def apply(self, state: State, action: Mark) -> State:
        if violations := self.explain(state, action):
            raise IllegalAction(violations)
        return marked(state, action, state.player)

    def over(self, state: State) -> bool:
        return checked(state).over

    def standings(self, state: State) -> tuple[Standing, ...]:
        """1 point for a full line (clause 3.1); without one both share the first place (3.2)."""
        winner = checked(state).winner
        order = sorted(range(2), key=lambda player: player != winner)
        ranks = {p: 1 if winner in (None, p) else 2 for p in order}
        return tuple(
            Standing(p, ranks[p], int(p == winner), {WIN: int(p == winner)}) for p in order
        )

    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        winner = checked(state).winner
        if winner is None:
            return Verdict(_("Nobody wins."), clause="3.2")
        head = _("{who} has a full line.").format(who=all_names(names, 2)[winner])
        return Verdict(head, clause="3.1", winners=(winner,))

    def view(self, state: State, player: int) -> State:
        """Nothing is hidden."""
        if player not in range(self.seats(state)):
            raise PlayerCountError(_("There are players 0 and 1, not {n}.").format(n=brief(player)))
        return checked(state)

    def describe(self, state: State, player: int | None = None, names: Sequence[str] = ()) -> str:
        called, size = all_names(names, 2), checked(state).size
        who = called[state.player]
        sentences = [_("The game is over.") if state.over else _("{who} to move.").format(who=who)]
        for n in range(size):
            row = ", ".join(_(SIGN_NAMES[sign]) for sign in state.board[n * size : (n + 1) * size])
            sentences.append(_("Row {n}: {fields}.").format(n=n + 1, fields=row))
        return "\n".join(sentences)

    def describe_action(self, state: State, action: Mark) -> str:
        text = _("Mark row {row}, column {column}.")
        return text.format(row=spelled(action).row + 1, column=action.column + 1)

    def tell(self, state: State, action: Mark, who: str) -> str:
        return f"{who}: {self.describe_action(state, action)}"

    def status(self, state: State) -> tuple[Violation, ...]:
        return impossible(checked(state))

    def dump(self, state: State) -> str:
        return json.dumps({"game": self.id, **attrs.asdict(checked(state))})

    def load(self, text: str) -> State:
        read = Reader(read_json(text))
        read.one("game", choice((self.id,)))
        most = SIZES[-1] ** 2
        board = read.one("board", letters(SIGNS + EMPTY, most))
        state = State(board, read.one("first", number(most=1)))
        if problems := impossible(state):
            raise SaveError(problems[0].message)
        return state

    def action_text(self, action: Mark) -> str:
        return f"mark {spelled(action).row} {action.column}"

    def parse_action(self, text: str) -> Mark:
        word, *numbers = (isinstance(text, str) and text.split()) or [""]
        if word != "mark" or len(numbers) != 2 or not all(n in tuple("0123") for n in numbers):
            raise ActionError(_("“{text}” is no action. Write: mark 0 2").format(text=brief(text)))
        return Mark(*map(int, numbers))


def checked(state: object) -> State:
    """The state itself. Raises StateError for anything else."""
    if isinstance(state, State):
        return state
    raise StateError(_("{it} is no board of noughts and crosses.").format(it=brief(state)))


def spelled(action: object) -> Mark:
    """The action itself. Raises ActionError for anything else."""
    if isinstance(action, Mark) and type(action.row) is type(action.column) is int:
        return action
    raise ActionError(_("{it} is no mark; write Mark(0, 2).").format(it=brief(action)))


GAME = Noughts()
