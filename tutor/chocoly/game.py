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
from tutor.chocoly.scoring import standings
from tutor.chocoly.setup import CHOSEN, FLAVOUR_OPTIONS, TITLE, start
from tutor.chocoly.state import (
    BENEATH,
    BESIDE,
    CHOOSE,
    OVER,
    SAVES,
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
from tutor.resources import resource
from tutor.rulebook import Clause, load_rulebook

RULEBOOK = resource("tutor.chocoly", "rulebook.toml")
KIND = GameKind(frozenset(Hidden), teams={TEAM_GAME: TEAMS})


@attrs.frozen(repr=False)
class Chocoly(KitGame[State, Action]):
    """Chocoly for 2 to 4 players. See `tutor.engine.Game` for what each method promises.

    >>> game = Chocoly.from_file()
    >>> state = game.start(players=2, seed=7, options={"flavours": "ABC"})
    >>> state = game.apply(state, game.actions(state)[1])
    >>> len(state.board)
    4
    """

    components: Components
    id: str = attrs.field(default="chocoly", init=False)
    title: str = attrs.field(default=TITLE, init=False)
    kind: GameKind = attrs.field(default=KIND, init=False, eq=False)
    saves: Saves[State] = attrs.field(default=SAVES, init=False, eq=False)
    notation: Notation[Action] = attrs.field(default=NOTATION, init=False, eq=False)

    @classmethod
    def from_file(cls, path: str | Path | None = None) -> Chocoly:
        """Return the game with the components of a file, or with ours. Raises
        ComponentsError."""
        return cls(load_components() if path is None else load_components(Path(path)))

    @property
    def players(self) -> range:
        """Allowed numbers of players."""
        return self.components.players

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
        """Return the position before the first turn; the same arguments give the same state.

        `first` is the player who starts (clause 1.7). Raises PlayerCountError, which names the
        allowed numbers, SeedError for a seed that is no whole number, and OptionError.
        """
        chosen = check_options(self.title, self.options, options)
        return start(
            self.components, players, seed, first, chosen["flavours"], chosen["stack_match"]
        )

    def seats(self, state: State) -> int:
        """Return how many players are at the table."""
        return self.position(state).players

    def to_move(self, state: State) -> int:
        """Index of the player to act; of the last one when the game is over."""
        return self.position(state).player

    def phase_name(self, state: State) -> str:
        """Return which of the tiles is placed now (clause 5.1)."""
        if self.position(state).phase == CHOOSE:
            return _("Choosing flavours")
        if state.phase == OVER:
            return _("The end")
        to_come = len(state.pile) + sum(map(len, state.hands))
        total = state.placed + to_come
        return _("Tile {n} of {total}").format(n=state.placed + 1, total=total)

    def legal(self, state: State) -> tuple[Action, ...]:
        """Return every legal action once, in a stable order; () when the game is over."""
        return legal_actions(state)

    def violations(self, state: State, action: Action) -> tuple[Violation, ...]:
        """See `legality`."""
        return violations(state, action)

    def successor(self, state: State, action: Action) -> State:
        """See `turns`."""
        return successor(state, action, self.components.hand)

    def seen(self, state: State, player: int) -> State:
        """Hide what the player may not see: all hands but one's own are hidden, the partner's too,
        and so is the pile.
        """
        return view(state, player)

    def over(self, state: State) -> bool:
        """Return whether all tiles are placed, or nobody can place one (clause 5.1)."""
        return self.position(state).phase == OVER

    def standings(self, state: State) -> Standings:
        """Return the largest areas, best first; before the end, as they are now (clauses 5.2
        to 5.5)."""
        return standings(self.position(state))

    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        """Return who has won and what decided it (clauses 5.3 to 5.5)."""
        return verdict(self.position(state), names)

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
        return words.describe_action(self.position(state), NOTATION.spelled(action))

    def tell(self, state: State, action: Action, who: str) -> str:
        """Return what `who` did, for the log."""
        return words.tell(self.position(state), NOTATION.checked(action), who)


def components_of(game: AnyGame) -> Components:
    """Return the pieces of a game of Chocoly. Raises UnknownGame for any other game."""
    return checked_game(game, Chocoly, TITLE).components
