"""The game as the rest of the house knows it: the public surface over the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from tutor.chocolatiers_2019 import words
from tutor.chocolatiers_2019.actions import NOTATION, Action
from tutor.chocolatiers_2019.components import (
    EQUAL_TURNS,
    LAST_ROUNDS,
    ONE_MORE,
    Components,
    load_components,
)
from tutor.chocolatiers_2019.legality import violations
from tutor.chocolatiers_2019.listing import legal_actions
from tutor.chocolatiers_2019.same import RULEBOOK
from tutor.chocolatiers_2019.scoring import score
from tutor.chocolatiers_2019.setup import TITLE, start
from tutor.chocolatiers_2019.state import OVER, SAVES, State, view
from tutor.chocolatiers_2019.status import status
from tutor.chocolatiers_2019.turns import successor
from tutor.chocolatiers_2019.verdict import BY_TILES
from tutor.chocolatiers_family.actions import Take
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.verdict import verdict
from tutor.engine import (
    NO_OPTIONS,
    AnyGame,
    Standings,
    Verdict,
    Violation,
)
from tutor.i18n import N_, _
from tutor.kind import GameKind, Hidden
from tutor.kit.game import KitGame
from tutor.kit.notation import Notation
from tutor.kit.positions import Saves, checked_game
from tutor.kit.start import check_options
from tutor.options import Option
from tutor.rulebook import Clause

KIND = GameKind(frozenset(Hidden))


@attrs.frozen(repr=False)
class Chocolatiers2019(KitGame[State, Action]):
    """Chocolatiers 2019 for 2 to 5 players. See `tutor.engine.Game` for what each method promises.

    >>> game = Chocolatiers2019.from_file()
    >>> state = game.start(players=5, seed=7)
    >>> state = game.apply(state, game.actions(state)[0])
    >>> state.phase
    'second'
    """

    components: Components
    id: str = attrs.field(default="chocolatiers-2019", init=False)
    title: str = attrs.field(default=TITLE, init=False)
    kind: GameKind = attrs.field(default=KIND, init=False, eq=False)
    saves: Saves[State] = attrs.field(default=SAVES, init=False, eq=False)
    notation: Notation[Action] = attrs.field(default=NOTATION, init=False, eq=False)

    @classmethod
    def from_file(cls, path: str | Path | None = None) -> Chocolatiers2019:
        """Return the game with the components of a file, or with ours. Raises
        ComponentsError."""
        return cls(load_components() if path is None else load_components(Path(path)))

    @property
    def players(self) -> range:
        """Allowed numbers of players."""
        return self.components.players

    @property
    def options(self) -> tuple[Option, ...]:
        """How the game ends (clause 7.2, ruling); the default is that of the components file."""
        return (
            Option(
                "last_round",
                LAST_ROUNDS,
                self.components.last_round,
                N_("Last round"),
                {
                    EQUAL_TURNS: N_("The same number of turns for all"),
                    ONE_MORE: N_("One more turn for all others"),
                },
            ),
        )

    @property
    def rulebook(self) -> Mapping[str, Clause]:
        """Every clause by id, in the order of a game."""
        return RULEBOOK

    def start(
        self,
        players: int,
        seed: int = 0,
        first: int = 0,
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> State:
        """Return the position before the first turn; the same arguments give the same state.

        `first` is the player who starts (clause 1.6). Raises PlayerCountError, which names the
        allowed numbers, SeedError for a seed that is no whole number, and OptionError.
        """
        chosen = check_options(self.title, self.options, options)
        return start(self.components, players, seed, first, chosen["last_round"])

    def seats(self, state: State) -> int:
        """Return how many players are at the table."""
        return self.position(state).players

    def to_move(self, state: State) -> int:
        """Index of the player to act; of the last one when the game is over."""
        return self.position(state).player

    def phase_name(self, state: State) -> str:
        """Return "Last round" once somebody holds First (clause 7.2), else the round."""
        if self.position(state).ending:
            return _("Last round")
        return _("Round {n}").format(n=state.round)

    def legal(self, state: State) -> tuple[Action, ...]:
        """Return every legal action once, in a stable order; () when the game is over."""
        return legal_actions(state, self.components)

    def violations(self, state: State, action: Action) -> tuple[Violation, ...]:
        """See `legality`."""
        return violations(state, action, self.components)

    def successor(self, state: State, action: Action) -> State:
        """See `turns`."""
        return successor(state, action, self.components)

    def seen(self, state: State, player: int) -> State:
        """Return the position with "?" for cards and tiles that the player cannot see."""
        return view(state, player)

    def turn(self, state: State) -> int:
        """Return the number of the turn: two actions and the discards (clause 2.2)."""
        return self.position(state).turn

    def over(self, state: State) -> bool:
        """Return whether everybody has had their last turn (clause 7.2)."""
        return self.position(state).phase == OVER

    def standings(self, state: State) -> Standings:
        """Return the final score, best first; before the end, what it would be now (clause
        7.3)."""
        return self.score(self.position(state).displays, state.wilds, state.first_tile)

    def score(
        self, displays: Sequence[Display], wilds: Sequence[int], first: int | None
    ) -> Standings:
        """Return the final score of these displays, free Wilds and First (clauses 8.1 to
        9.4)."""
        return score(displays, wilds, first, self.components)

    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        """Return who has won and what decided it (clauses 9.2 to 9.4)."""
        return verdict(self.standings(state), BY_TILES, names)

    def status(self, state: State) -> tuple[Violation, ...]:
        """Return () if this position, or this view of one, can be; else every reason why not."""
        return status(self.position(state), self.components)

    def describe(self, state: State, player: int | None = None, names: Sequence[str] = ()) -> str:
        """Return the position in sentences, a line for each part; as `player` sees it if one
        is given."""
        return words.describe(self.visible(state, player), player, names)

    def describe_action(self, state: State, action: Action) -> str:
        """Return what the action does in this state, in a sentence. Raises ActionError for no
        action."""
        return words.describe_action(self.position(state), self.notation.spelled(action))

    def tell(self, state: State, action: Action, who: str) -> str:
        """Return what `who` did, for the log."""
        return words.tell(self.position(state), self.notation.checked(action), who)

    def tell_turn(self, state: State, actions: Sequence[Action], who: str) -> str:
        """Tell a turn in a few words; two cards taken one after the other in one sentence."""
        taken = [action for action in actions if isinstance(action, Take)]
        if len(taken) < 2 or tuple(actions[: len(taken)]) != tuple(taken):
            return super().tell_turn(state, actions, who)
        told = words.tell_takes(taken, who)
        for action in taken:
            state = self.apply(state, action)
        return f"{told} {super().tell_turn(state, actions[len(taken) :], who)}".rstrip()


def components_of(game: AnyGame) -> Components:
    """Return the pieces of a game of Chocolatiers 2019. Raises UnknownGame for any other
    game."""
    return checked_game(game, Chocolatiers2019, TITLE).components
