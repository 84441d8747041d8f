"""The game as the tutor knows it: `tutor.engine.Game` says what each method promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from noughts.board import (
    EMPTY,
    NOTATION,
    SAVES,
    SIZES,
    Mark,
    State,
    broken,
    empty_fields,
    impossible,
    marked,
)
from tutor.engine import NO_OPTIONS, Standing, Standings, Verdict, Violation
from tutor.i18n import N_, _
from tutor.kind import GameKind
from tutor.kit.game import KitGame
from tutor.kit.notation import Notation
from tutor.kit.positions import Saves
from tutor.kit.start import check_options, check_start
from tutor.kit.words import all_names
from tutor.options import Option
from tutor.rulebook import Clause, load_rulebook

WIN = N_("Full line")
SIGN_NAMES = {"X": N_("cross"), "O": N_("nought"), EMPTY: N_("empty")}


@attrs.frozen
class Noughts(KitGame[State, Mark]):
    """Noughts and crosses for two. Nothing is hidden, and each mark is a move of its own."""

    id: str = "noughts"
    title: str = "Noughts and crosses"
    players: range = range(2, 3)
    kind: GameKind = GameKind(chance=False)
    options: tuple[Option, ...] = (Option("size", SIZES, SIZES[0], N_("Fields in a row")),)
    saves: Saves[State] = SAVES
    notation: Notation[Mark] = NOTATION

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
        return self.position(state).player

    def phase_name(self, state: State) -> str:
        return _("Move {n}").format(n=1 + sum(sign != EMPTY for sign in self.position(state).board))

    def legal(self, state: State) -> tuple[Mark, ...]:
        return () if self.position(state).over else tuple(empty_fields(state))

    def violations(self, state: State, action: Mark) -> tuple[Violation, ...]:
        return broken(state, action)

    def successor(self, state: State, action: Mark) -> State:
        return marked(state, action, state.player)

    def over(self, state: State) -> bool:
        return self.position(state).over

    def standings(self, state: State) -> Standings:
        """1 point for a full line (clause 3.1); without one both share the first place (3.2)."""
        winner = self.position(state).winner
        order = sorted(range(2), key=lambda player: player != winner)
        ranks = {p: 1 if winner in (None, p) else 2 for p in order}
        return Standings(
            Standing(p, ranks[p], int(p == winner), {WIN: int(p == winner)}) for p in order
        )

    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        winner = self.position(state).winner
        if winner is None:
            return Verdict(_("Nobody wins."), clause="3.2")
        head = _("{who} has a full line.").format(who=all_names(names, 2)[winner])
        return Verdict(head, clause="3.1", winners=(winner,))

    def describe(self, state: State, player: int | None = None, names: Sequence[str] = ()) -> str:
        called, size = all_names(names, 2), self.position(state).size
        who = called[state.player]
        sentences = [_("The game is over.") if state.over else _("{who} to move.").format(who=who)]
        for n in range(size):
            row = ", ".join(_(SIGN_NAMES[sign]) for sign in state.board[n * size : (n + 1) * size])
            sentences.append(_("Row {n}: {fields}.").format(n=n + 1, fields=row))
        return "\n".join(sentences)

    def describe_action(self, state: State, action: Mark) -> str:
        text = _("Mark row {row}, column {column}.")
        mark = self.notation.spelled(action)
        return text.format(row=mark.row + 1, column=mark.column + 1)

    def status(self, state: State) -> tuple[Violation, ...]:
        return impossible(self.position(state))


GAME = Noughts()


def load(components: Path | None) -> Noughts:
    """The game; it has no components that could be others."""
    return GAME
