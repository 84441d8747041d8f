"""The game as the rest of the house knows it: the public surface over the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from tutor.chocoly import words
from tutor.chocoly.actions import NOTATION, Action
from tutor.chocoly.components import Components, load_components
from tutor.chocoly.faces import say_flavours
from tutor.chocoly.legality import violations
from tutor.chocoly.listing import legal_actions
from tutor.chocoly.saves import from_data, to_data
from tutor.chocoly.scoring import standings
from tutor.chocoly.setup import CHOSEN, FLAVOUR_OPTIONS, TITLE, start
from tutor.chocoly.state import (
    BENEATH,
    BESIDE,
    CHOOSE,
    OVER,
    STACK_MATCH,
    TEAM_GAME,
    TEAMS,
    State,
    view,
)
from tutor.chocoly.status import status
from tutor.chocoly.turns import successor
from tutor.chocoly.verdict import verdict
from tutor.engine import (
    NO_OPTIONS,
    AnyGame,
    Game,
    IllegalAction,
    Option,
    Standings,
    Verdict,
    Violation,
)
from tutor.i18n import N_, _
from tutor.kind import GameKind, Hidden
from tutor.kit.positions import checked_game, dump_position, load_position, no_position
from tutor.kit.resources import resource
from tutor.kit.start import check_options
from tutor.rulebook import Clause, load_rulebook

RULEBOOK = resource("tutor.chocoly", "rulebook.toml")
KIND = GameKind(frozenset(Hidden), teams={TEAM_GAME: TEAMS})


@attrs.frozen
class Chocoly(Game[State, Action]):
    """Chocoly for 2 to 4 players. See `tutor.engine.Game` for what each method promises.

    >>> game = Chocoly.from_file()
    >>> state = game.start(players=2, seed=7, options={"flavours": "ABC"})
    >>> state = game.apply(state, game.actions(state)[1])
    >>> len(state.board)
    4
    """

    components: Components
    id: str = attrs.field(default="chocoly", init=False)

    @classmethod
    def from_file(cls, path: str | Path | None = None) -> Chocoly:
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
        """Hands and the order of the pile are hidden; four play in two teams (clause 1.6)."""
        return KIND

    @property
    def options(self) -> tuple[Option, ...]:
        """How flavours come to players (clauses 1.4 to 1.6), and what a stacked tile may match
        (clause 4.2, ruling); its default is that of the components file.
        """
        given = {it: say_flavours(it) for it in FLAVOUR_OPTIONS if it != CHOSEN}
        return (
            Option(
                "flavours",
                FLAVOUR_OPTIONS,
                CHOSEN,
                N_("Flavours"),
                {CHOSEN: N_("Chosen in turn"), **given},
            ),
            Option(
                "stack_match",
                STACK_MATCH,
                self.components.stack_match,
                N_("A stacked tile matches"),
                {BESIDE: N_("a piece beside it"), BENEATH: N_("a piece beside it or under it")},
            ),
        )

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

        `first` is the player who starts (clause 1.7). Raises PlayerCountError, which names the
        allowed numbers, SeedError for a seed that is no whole number, and OptionError.
        """
        chosen = check_options(self.title, self.options, options)
        return start(
            self.components, players, seed, first, chosen["flavours"], chosen["stack_match"]
        )

    def seats(self, state: State) -> int:
        """How many players are at the table."""
        return _position(state).players

    def to_move(self, state: State) -> int:
        """Index of the player to act; of the last one when the game is over."""
        return _position(state).player

    def moment(self, state: State) -> str:
        """Which of the tiles is placed now (clause 5.1)."""
        if _position(state).phase == CHOOSE:
            return _("Choosing flavours")
        if state.phase == OVER:
            return _("The end")
        to_come = len(state.pile) + sum(map(len, state.hands))
        total = state.placed + to_come
        return _("Tile {n} of {total}").format(n=state.placed + 1, total=total)

    def actions(self, state: State) -> tuple[Action, ...]:
        """Every legal action once, in a stable order; () when the game is over."""
        return legal_actions(_position(state))

    def explain(self, state: State, action: Action) -> tuple[Violation, ...]:
        """() if the action is legal, else every clause it breaks, each in a sentence.

        Raises ActionError if it is no action of this game at all.
        """
        return violations(_position(state), NOTATION.checked(action))

    def apply(self, state: State, action: Action) -> State:
        """The next state; `state` stays as it was.

        Raises IllegalAction with all violations, ActionError for what is no action at all.
        """
        broken = self.explain(state, action)
        if broken:
            raise IllegalAction(broken)
        return successor(state, action, self.components.hand)

    def over(self, state: State) -> bool:
        """Whether all tiles are placed, or nobody can place one (clause 5.1)."""
        return _position(state).phase == OVER

    def standings(self, state: State) -> Standings:
        """The largest areas, best first; before the end, as they are now (clauses 5.2 to 5.5)."""
        return standings(_position(state))

    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        """Who has won and what decided it (clauses 5.3 to 5.5)."""
        return verdict(_position(state), names)

    def status(self, state: State) -> tuple[Violation, ...]:
        """() if this position, or this view of one, can be; else every reason why not."""
        return status(_position(state), self.components)

    def view(self, state: State, player: int) -> State:
        """The state as that player sees it: "?" for tiles they cannot see, the partner's too.

        Raises PlayerCountError for a player who is not at the table.
        """
        return view(_position(state), player)

    def describe(self, state: State, player: int | None = None, names: Sequence[str] = ()) -> str:
        """The position in sentences, a line for each part; as `player` sees it if one is given."""
        seen = _position(state) if player is None else self.view(state, player)
        return words.describe(seen, player, names)

    def describe_action(self, state: State, action: Action) -> str:
        """What the action does in this state, in a sentence. Raises ActionError for no action."""
        return words.describe_action(_position(state), NOTATION.spelled(action))

    def tell(self, state: State, action: Action, who: str) -> str:
        """What `who` did, for the log."""
        return words.tell(_position(state), NOTATION.checked(action), who)

    def dump(self, state: State) -> str:
        """The state as JSON text."""
        return dump_position(self, to_data(_position(state)))

    def load(self, text: str) -> State:
        """The dumped state again. Raises SaveError, which says what is wrong and where."""
        return from_data(load_position(self, text), self.components)

    def action_text(self, action: Action) -> str:
        """The action as one line of text."""
        return NOTATION.text(action)

    def parse_action(self, text: str) -> Action:
        """The action of that text. Raises ActionError."""
        return NOTATION.parse(text)


def _position(state: object) -> State:
    """The state itself. Raises StateError for anything else."""
    if isinstance(state, State):
        return state
    raise no_position(TITLE, state)


def components_of(game: AnyGame) -> Components:
    """The pieces of a game of Chocoly. Raises UnknownGame for any other game."""
    return checked_game(game, Chocoly, TITLE).components
