"""The game as the rest of the house knows it: the public surface over the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from tutor.chocolatiers import words
from tutor.chocolatiers.actions import NOTATION, Action
from tutor.chocolatiers.components import Components, load_components
from tutor.chocolatiers.legality import violations
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.scoring import score
from tutor.chocolatiers.setup import TITLE, start
from tutor.chocolatiers.state import OVER, SAVES, State, view
from tutor.chocolatiers.status import status
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers.verdict import CARDS
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.room import FAMILY
from tutor.chocolatiers_family.verdict import verdict
from tutor.engine import (
    NO_OPTIONS,
    AnyGame,
    Standings,
    Verdict,
    Violation,
)
from tutor.i18n import _, ngettext
from tutor.kind import GameKind, Hidden
from tutor.kit.game import KitGame
from tutor.kit.notation import Notation
from tutor.kit.positions import Saves, checked_game
from tutor.kit.start import check_options
from tutor.options import Option
from tutor.rulebook import Clause, load_rulebook

KIND = GameKind(frozenset(Hidden))


@attrs.frozen(repr=False)
class Chocolatiers(KitGame[State, Action]):
    """Chocolatiers for 2 to 4 players. See `tutor.engine.Game` for what each method promises.

    >>> game = Chocolatiers.from_file()
    >>> state = game.start(players=2, seed=7)
    >>> state = game.apply(state, game.actions(state)[0])
    >>> state.phase
    'bonus'
    """

    components: Components
    id: str = attrs.field(default="chocolatiers", init=False)
    title: str = attrs.field(default=TITLE, init=False)
    kind: GameKind = attrs.field(default=KIND, init=False, eq=False)
    saves: Saves[State] = attrs.field(default=SAVES, init=False, eq=False)
    notation: Notation[Action] = attrs.field(default=NOTATION, init=False, eq=False)

    @classmethod
    def from_file(cls, path: str | Path | None = None) -> Chocolatiers:
        """Return the game with the components of a file, or with ours. Raises
        ComponentsError."""
        return cls(load_components() if path is None else load_components(Path(path)))

    @property
    def players(self) -> range:
        """Allowed numbers of players."""
        return self.components.players

    @property
    def options(self) -> tuple[Option, ...]:
        """The only option; the switches of the rules are in the components file."""
        return ()

    @property
    def rulebook(self) -> Mapping[str, Clause]:
        """Every clause by id, in the order of a game."""
        return load_rulebook(FAMILY.rulebook)

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
        check_options(self.title, self.options, options)
        return start(self.components, players, seed, first)

    def seats(self, state: State) -> int:
        """Return how many players are at the table."""
        return self.position(state).players

    def to_move(self, state: State) -> int:
        """Index of the player to act; of the last one when the game is over."""
        return self.position(state).player

    def phase_name(self, state: State) -> str:
        """Return the round; how many turns are left once somebody holds First (clause 8.2)."""
        left = self.position(state).last_turns
        if left is not None:
            return (
                ngettext("Last turn", "Last {n} turns", left).format(n=left) if left else _("End")
            )
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
        """Return the number of the turn: action, bonus and discards (clause 2.1)."""
        return self.position(state).turn

    def over(self, state: State) -> bool:
        """Return whether everyone has had their last turn (clause 8.2)."""
        return self.position(state).phase == OVER

    def standings(self, state: State) -> Standings:
        """Return the final score, best first; before the end, what it would be now."""
        return self.score(self.position(state).displays, state.wilds, state.first_card)

    def score(
        self, displays: Sequence[Display], wilds: Sequence[int], first: int | None
    ) -> Standings:
        """Return the final score of these displays, Wilds kept and First (clauses 9.1 to
        10.5)."""
        return score(displays, wilds, first, self.components)

    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        """Return who has won and what decided it (clauses 10.3 to 10.5)."""
        return verdict(self.standings(state), CARDS, names)

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
        """Return what `who` did, for the log; "" for a bonus not taken."""
        return words.tell(self.position(state), self.notation.checked(action), who)


def components_of(game: AnyGame) -> Components:
    """Return the pieces of a game of Chocolatiers. Raises UnknownGame for any other game."""
    return checked_game(game, Chocolatiers, TITLE).components
