"""The game as the rest of the house knows it: the public surface over the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from tutor.chocolatiers import words
from tutor.chocolatiers.actions import Action, action_text, checked, parse_action, spelled
from tutor.chocolatiers.components import Components, load_components
from tutor.chocolatiers.legality import violations
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.saves import from_data, to_data
from tutor.chocolatiers.scoring import score
from tutor.chocolatiers.setup import TITLE, start
from tutor.chocolatiers.state import OVER, State, view
from tutor.chocolatiers.status import status
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers.verdict import CARDS
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.verdict import verdict
from tutor.engine import (
    NO_OPTIONS,
    AnyGame,
    Game,
    IllegalAction,
    Standings,
    Verdict,
    Violation,
)
from tutor.i18n import _, ngettext
from tutor.kind import GameKind, Hidden
from tutor.kit.positions import checked_game, dump_position, load_position, no_position
from tutor.kit.resources import resource
from tutor.kit.start import check_options
from tutor.options import Option
from tutor.rulebook import Clause, load_rulebook

RULEBOOK = resource("tutor.chocolatiers", "rulebook.toml")
KIND = GameKind(frozenset(Hidden))


@attrs.frozen
class Chocolatiers(Game[State, Action]):
    """Chocolatiers for 2 to 4 players. See `tutor.engine.Game` for what each method promises.

    >>> game = Chocolatiers.from_file()
    >>> state = game.start(players=2, seed=7)
    >>> state = game.apply(state, game.actions(state)[0])
    >>> state.phase
    'bonus'
    """

    components: Components
    id: str = attrs.field(default="chocolatiers", init=False)

    @classmethod
    def from_file(cls, path: str | Path | None = None) -> Chocolatiers:
        """The game with the components of a file, or with ours. Raises ComponentsError."""
        return cls(load_components() if path is None else load_components(Path(path)))

    @property
    def title(self) -> str:
        """Name of the game."""
        return TITLE

    @property
    def players(self) -> range:
        """Allowed numbers of players."""
        return self.components.players

    @property
    def kind(self) -> GameKind:
        """Hands and the order of deck and tiles are hidden; everybody plays on their own."""
        return KIND

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing else can be chosen; the switches of the rules are in the components file."""
        return ()

    @property
    def rulebook(self) -> Mapping[str, Clause]:
        """Every clause by id, in the order of a game."""
        return load_rulebook(RULEBOOK)

    def start(
        self,
        players: int,
        seed: int = 0,
        first: int = 0,
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> State:
        """The position before the first turn; the same arguments give the same state.

        `first` is the player who starts (clause 1.6). Raises PlayerCountError, which names the
        allowed numbers, SeedError for a seed that is no whole number, and OptionError.
        """
        check_options(self.title, self.options, options)
        return start(self.components, players, seed, first)

    def seats(self, state: State) -> int:
        """How many players are at the table."""
        return _position(state).players

    def to_move(self, state: State) -> int:
        """Index of the player to act; of the last one when the game is over."""
        return _position(state).player

    def moment(self, state: State) -> str:
        """The round; how many turns are left once somebody holds First (clause 8.2)."""
        left = _position(state).last_turns
        if left is not None:
            return (
                ngettext("Last turn", "Last {n} turns", left).format(n=left) if left else _("End")
            )
        return _("Round {n}").format(n=state.round)

    def actions(self, state: State) -> tuple[Action, ...]:
        """Every legal action once, in a stable order; () when the game is over."""
        return legal_actions(_position(state), self.components)

    def explain(self, state: State, action: Action) -> tuple[Violation, ...]:
        """() if the action is legal, else every clause it breaks, each in a sentence.

        Raises ActionError if it is no action of this game at all.
        """
        return violations(_position(state), checked(action), self.components)

    def apply(self, state: State, action: Action) -> State:
        """The next state; `state` stays as it was.

        Raises IllegalAction with all violations, ActionError for what is no action at all.
        """
        broken = self.explain(state, action)
        if broken:
            raise IllegalAction(broken)
        return successor(state, action, self.components)

    def turn(self, state: State) -> int:
        """The number of the turn: action, bonus and discards (clause 2.1)."""
        return _position(state).turn

    def over(self, state: State) -> bool:
        """Whether everyone has had their last turn (clause 8.2)."""
        return _position(state).phase == OVER

    def standings(self, state: State) -> Standings:
        """The final score, best first; before the end, what it would be now."""
        return self.score(_position(state).displays, state.wilds, state.first_card)

    def score(
        self, displays: Sequence[Display], wilds: Sequence[int], first: int | None
    ) -> Standings:
        """The final score of these displays, Wilds kept and First (clauses 9.1 to 10.5)."""
        return score(displays, wilds, first, self.components)

    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        """Who has won and what decided it (clauses 10.3 to 10.5)."""
        return verdict(self.standings(state), CARDS, names)

    def status(self, state: State) -> tuple[Violation, ...]:
        """() if this position, or this view of one, can be; else every reason why not."""
        return status(_position(state), self.components)

    def view(self, state: State, player: int) -> State:
        """The state as that player sees it: "?" for cards and tiles they cannot see.

        Raises PlayerCountError for a player who is not at the table.
        """
        return view(_position(state), player)

    def describe(self, state: State, player: int | None = None, names: Sequence[str] = ()) -> str:
        """The position in sentences, a line for each part; as `player` sees it if one is given."""
        seen = _position(state) if player is None else self.view(state, player)
        return words.describe(seen, player, names)

    def describe_action(self, state: State, action: Action) -> str:
        """What the action does in this state, in a sentence. Raises ActionError for no action."""
        return words.describe_action(_position(state), spelled(action))

    def tell(self, state: State, action: Action, who: str) -> str:
        """What `who` did, for the log; "" for a bonus not taken."""
        return words.tell(_position(state), checked(action), who)

    def dump(self, state: State) -> str:
        """The state as JSON text."""
        return dump_position(self, to_data(_position(state)))

    def load(self, text: str) -> State:
        """The dumped state again. Raises SaveError, which says what is wrong and where."""
        return from_data(load_position(self, text), self.components)

    def action_text(self, action: Action) -> str:
        """The action as one line of text."""
        return action_text(action)

    def parse_action(self, text: str) -> Action:
        """The action of that text. Raises ActionError."""
        return parse_action(text)


def _position(state: object) -> State:
    """The state itself. Raises StateError for anything else."""
    if isinstance(state, State):
        return state
    raise no_position(TITLE, state)


def components_of(game: AnyGame) -> Components:
    """The pieces of a game of Chocolatiers. Raises UnknownGame for any other game."""
    return checked_game(game, Chocolatiers, TITLE).components
