"""The game as the rest of the house knows it: the public surface over the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from tutor.chocolate_factory import notation, telling, words
from tutor.chocolate_factory.actions import TITLE, Action
from tutor.chocolate_factory.components import Components, load_components
from tutor.chocolate_factory.rules import legal_actions, successor, violations
from tutor.chocolate_factory.scoring import standings
from tutor.chocolate_factory.setup import DRAWN, PLAYERS, SIDE_OPTIONS, start
from tutor.chocolate_factory.state import DRAFT, OVER, RUN, SAVES, State, view
from tutor.chocolate_factory.status import status
from tutor.chocolate_factory.stores import NAMES, SIDES
from tutor.chocolate_factory.verdict import verdict
from tutor.engine import (
    NO_OPTIONS,
    Game,
    IllegalAction,
    Standings,
    Verdict,
    Violation,
)
from tutor.i18n import N_
from tutor.kind import GameKind, Hidden
from tutor.kit.positions import check_seat, dump_position, load_position, no_position, refuse
from tutor.kit.start import check_options
from tutor.options import Option, OptionGroup, Preset
from tutor.resources import resource
from tutor.rulebook import Clause, load_rulebook

RULEBOOK = resource("tutor.chocolate_factory", "rulebook.toml")
KIND = GameKind(frozenset({Hidden.PILES}))
STORES = OptionGroup(
    N_("Sides of the Department Stores"),
    N_("For a first game take side A of all five."),
    (
        Preset(N_("All A"), dict.fromkeys(SIDE_OPTIONS, SIDES[0])),
        Preset(N_("All B"), dict.fromkeys(SIDE_OPTIONS, SIDES[1])),
        Preset(N_("Drawn"), dict.fromkeys(SIDE_OPTIONS, DRAWN)),
    ),
)
"""One choice for all five (clause 2.4), or each by itself."""


@attrs.frozen
class ChocolateFactory(Game[State, Action]):
    """Chocolate Factory for 2 to 4 players. See `tutor.engine.Game` for what each method promises.

    >>> game = ChocolateFactory.from_file()
    >>> state = game.start(players=2, seed=7)
    >>> state = game.apply(state, game.actions(state)[0])
    >>> game.action_text(game.actions(state)[0])
    'place t1'
    """

    components: Components
    id: str = attrs.field(default="chocolate-factory", init=False)

    @classmethod
    def from_file(cls, path: str | Path | None = None) -> ChocolateFactory:
        """Load the game with the components of a file, or with ours. Raises ComponentsError."""
        return cls(load_components() if path is None else load_components(Path(path)))

    @property
    def title(self) -> str:
        """Name of the game."""
        return TITLE

    @property
    def players(self) -> range:
        """Allowed numbers of players."""
        return PLAYERS

    @property
    def kind(self) -> GameKind:
        """Only the order of the decks is hidden, from everybody (ruling of clause 5.4)."""
        return KIND

    @property
    def options(self) -> tuple[Option, ...]:
        """The side of each Department Store: A, B, or drawn (clause 2.4)."""
        labels = {side: side for side in SIDES} | {DRAWN: N_("drawn")}
        return tuple(
            Option(
                *(name, (*SIDES, DRAWN), SIDES[0], title, labels),
                group=STORES,
                draws={DRAWN: tuple(SIDES)},
            )
            for name, title in zip(SIDE_OPTIONS, NAMES.values(), strict=True)
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
        """Monday morning; the same arguments give the same state.

        `first` is the start player (clause 2.7). Raises PlayerCountError, which names the allowed
        numbers, SeedError for a seed that is no whole number, and OptionError.
        """
        chosen = check_options(self.title, self.options, options)
        return start(self.components, players, seed, first, chosen)

    def seats(self, state: State) -> int:
        """How many players are at the table."""
        return len(_position(state).players)

    def to_move(self, state: State) -> int:
        """Index of the player to act; of the last one when the game is over."""
        return _position(state).player

    def moment(self, state: State) -> str:
        """The day, and the phase or how many Shifts are to come."""
        return words.moment(_position(state))

    def actions(self, state: State) -> tuple[Action, ...]:
        """Every legal action once, in a stable order; () when the game is over."""
        return legal_actions(_position(state), self.components)

    def explain(self, state: State, action: Action) -> tuple[Violation, ...]:
        """() if the action is legal, else every clause it breaks, each in a sentence.

        Raises ActionError if it is no action of this game at all.
        """
        return violations(_position(state), notation.checked(action), self.components)

    def apply(self, state: State, action: Action) -> State:
        """The next state; `state` stays as it was.

        Raises IllegalAction with all violations, ActionError for what is no action at all.
        """
        broken = self.explain(state, action)
        if broken:
            raise IllegalAction(broken)
        return successor(state, action, self.components)

    def turn(self, state: State) -> object:
        """A packet taken, a run of all its Shifts, a Fulfil or a Cleanup is one turn."""
        at = _position(state)
        return at.day, at.phase, at.player, at.phase == DRAFT and at.snake_place

    def over(self, state: State) -> bool:
        """Whether the week is over."""
        return _position(state).phase == OVER

    def standings(self, state: State) -> Standings:
        """The money, best first; before the end, what it would be now (clauses 11.1 to 11.7)."""
        return standings(_position(state), self.components)

    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        """Who has won and what decided it (clause 11.7)."""
        return verdict(_position(state), self.components, names)

    def status(self, state: State) -> tuple[Violation, ...]:
        """() if this position, or this view of one, can be; else every reason why not."""
        return status(_position(state), self.components)

    def view(self, state: State, player: int) -> State:
        """The state as everybody sees it: "?" for the cards of decks.

        Raises PlayerCountError for a player who is not at the table.
        """
        check_seat(player, self.seats(state))
        return view(state)

    def describe(self, state: State, player: int | None = None, names: Sequence[str] = ()) -> str:
        """The position in sentences, a line for each part; as `player` sees it if one is given."""
        seen = _position(state) if player is None else self.view(state, player)
        return words.describe(seen, self.components, player, names)

    def describe_action(self, state: State, action: Action) -> str:
        """What the action does in this state, in a sentence. Raises ActionError for no action."""
        checked = notation.checked(action)
        return telling.describe_action(_position(state), checked, self.components)

    def tell(self, state: State, action: Action, who: str) -> str:
        """What `who` did, for the log."""
        return telling.tell(_position(state), notation.checked(action), who, self.components)

    def tell_turn(self, state: State, actions: Sequence[Action], who: str) -> str:
        """What `who` did in a turn; a run in one sentence: what it made, and the coal it took."""
        at = _position(state)
        if at.phase == RUN:
            return telling.tell_run(at, actions, who, self.components)
        return super().tell_turn(state, actions, who)

    def dump(self, state: State) -> str:
        """The state as JSON text; its fields are those of State and Seat."""
        return dump_position(self, SAVES.data(_position(state)))

    def load(self, text: str) -> State:
        """The dumped state again. Raises SaveError, which says what is wrong and where."""
        state = SAVES.state(load_position(self, text), self.players)
        refuse(self.status(state))
        return state

    def action_text(self, action: Action) -> str:
        """The action as one line of text."""
        return notation.action_text(action)

    def parse_action(self, text: str) -> Action:
        """The action of that text. Raises ActionError."""
        return notation.parse_action(text)


def _position(state: object) -> State:
    """The state itself. Raises StateError for anything else."""
    if isinstance(state, State):
        return state
    raise no_position(TITLE, state)
