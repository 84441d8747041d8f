"""The game as the rest of the house knows it: the public surface over the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from tutor.chocolate_factory import telling, words
from tutor.chocolate_factory.actions import TITLE, Action
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.notation import FactoryTexts
from tutor.chocolate_factory.rules import legal_actions, successor, violations
from tutor.chocolate_factory.scoring import standings
from tutor.chocolate_factory.setup import (
    ALL_DRAWN,
    DRAWN,
    EXTRA_PARTS,
    EXTRA_STAFF,
    PLAYERS,
    SIDE_OPTIONS,
    start,
)
from tutor.chocolate_factory.state import DRAFT, OVER, RUN, SAVES, State, view
from tutor.chocolate_factory.status import status
from tutor.chocolate_factory.stores import NAMES, NEW_SIDES, SIDES
from tutor.chocolate_factory.verdict import verdict
from tutor.engine import (
    NO_OPTIONS,
    AnyGame,
    Standings,
    UnknownGame,
    Verdict,
    Violation,
)
from tutor.i18n import N_, _
from tutor.kind import GameKind, Hidden
from tutor.kit.game import KitGame
from tutor.kit.positions import Saves
from tutor.kit.start import check_options
from tutor.options import Option, OptionGroup, Preset
from tutor.resources import resource
from tutor.rulebook import Clause, load_rulebook

RULEBOOK = resource("tutor.chocolate_factory", "rulebook.toml")
KIND = GameKind(frozenset({Hidden.PILES}))
STORES = OptionGroup(
    N_("Sides of the Department Stores"),
    N_("First game: side A of all five. Sides C and D: at most two C."),
    tuple(
        Preset(title, dict.fromkeys(SIDE_OPTIONS, side))
        for title, side in (
            (N_("All A"), SIDES[0]),
            (N_("All B"), SIDES[1]),
            (N_("A or B, drawn"), DRAWN),
            (N_("All D"), NEW_SIDES[1]),
            (N_("A to D, drawn"), ALL_DRAWN),
        )
    ),
)
"""One choice for all five (clauses 2.4 and 17.1), or each by itself."""


def side_options() -> tuple[Option, ...]:
    """Return an option for the side of each Department Store: one of four, or drawn of two or of
    all (clauses 2.4 and 17.1).
    """
    labels = dict(zip(ALL_DRAWN, ALL_DRAWN, strict=True))
    labels |= {DRAWN: N_("A or B, drawn"), ALL_DRAWN: N_("A to D, drawn")}
    draws = {DRAWN: tuple(DRAWN), ALL_DRAWN: tuple(ALL_DRAWN)}
    return tuple(
        Option(name, tuple(labels), SIDES[0], title, labels, group=STORES, draws=draws)
        for name, title in zip(SIDE_OPTIONS, NAMES.values(), strict=True)
    )


MODULES = (
    Option(EXTRA_PARTS, (False, True), False, N_("Parts of Master Chocolatier")),
    Option(EXTRA_STAFF, (False, True), False, N_("Employees of Master Chocolatier")),
)
"""The two other modules of the expansion (clause 16.1)."""


@attrs.frozen(repr=False)
class ChocolateFactory(KitGame[State, Action]):
    """Chocolate Factory for 2 to 4 players. See `tutor.engine.Game` for what each method promises.

    >>> game = ChocolateFactory.from_file()
    >>> state = game.start(players=2, seed=7)
    >>> state = game.apply(state, game.actions(state)[0])
    >>> game.action_text(game.actions(state)[0])
    'place t1'
    """

    components: Components
    id: str = attrs.field(default="chocolate-factory", init=False)
    saves: Saves[State] = attrs.field(default=SAVES, init=False)
    notation: FactoryTexts = attrs.field(factory=FactoryTexts, init=False)

    @classmethod
    def from_file(cls, path: str | Path | None = None) -> ChocolateFactory:
        """Load the game with the components of a file, or with ours. Raises ComponentsError."""
        return cls(load_box() if path is None else load_box(Path(path)))

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
        """Sides of the Department Stores, modules of the expansion (clauses 2.4 and 16.1)."""
        return (*side_options(), *MODULES)

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
        """Set the table up for Monday morning; the same arguments give the same state.

        `first` is the start player (clause 2.7). Raises PlayerCountError, which names the allowed
        numbers, SeedError for a seed that is no whole number, and OptionError.
        """
        chosen = check_options(self.title, self.options, options)
        return start(self.components, players, seed, first, chosen)

    def seats(self, state: State) -> int:
        """Return how many players are at the table."""
        return len(self.position(state).players)

    def to_move(self, state: State) -> int:
        """Return the index of the player to act; of the last one when the game is over."""
        return self.position(state).player

    def phase_name(self, state: State) -> str:
        """Name the day, and the phase or how many Shifts are to come."""
        return words.phase_name(self.position(state))

    def legal(self, state: State) -> tuple[Action, ...]:
        """List every legal action once, in a stable order; () when the game is over."""
        return legal_actions(state, self.components)

    def violations(self, state: State, action: Action) -> tuple[Violation, ...]:
        """Find every rule that the action breaks; () if it is legal. See `rules`."""
        return violations(state, action, self.components)

    def successor(self, state: State, action: Action) -> State:
        """Return the state after a legal action. See `rules`."""
        return successor(state, action, self.components)

    def seen(self, state: State, player: int) -> State:
        """Hide the order of the decks, from everybody alike (ruling of clause 5.4)."""
        return view(state)

    def turn(self, state: State) -> object:
        """Tell turns apart: a packet taken, a run of all its Shifts, a Fulfil or a Cleanup is
        one.
        """
        at = self.position(state)
        return at.day, at.phase, at.player, at.phase == DRAFT and at.snake_place

    def over(self, state: State) -> bool:
        """Return whether the week is over."""
        return self.position(state).phase == OVER

    def standings(self, state: State) -> Standings:
        """Score the money, best first; before the end, what it would be now (clauses 11.1 to
        11.7).
        """
        return standings(self.position(state), self.components)

    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        """Say who has won and what decided it (clause 11.7)."""
        return verdict(self.position(state), self.components, names)

    def status(self, state: State) -> tuple[Violation, ...]:
        """Find every reason why this position, or this view of one, cannot be; () if it can."""
        return status(self.position(state), self.components)

    def describe(self, state: State, player: int | None = None, names: Sequence[str] = ()) -> str:
        """Describe the position, a line for each part; as `player` sees it if one is given."""
        return words.describe(self.visible(state, player), self.components, player, names)

    def describe_action(self, state: State, action: Action) -> str:
        """Say what the action does in this state. Raises ActionError for no action."""
        checked = self.notation.checked(action)
        return telling.describe_action(self.position(state), checked, self.components)

    def tell(self, state: State, action: Action, who: str) -> str:
        """Tell what `who` did, for the log."""
        return telling.tell(
            self.position(state), self.notation.checked(action), who, self.components
        )

    def tell_turn(self, state: State, actions: Sequence[Action], who: str) -> str:
        """Tell what `who` did in a turn; a run in one sentence: what it made, and its coal."""
        at = self.position(state)
        if at.phase == RUN:
            return telling.tell_run(at, actions, who, self.components)
        return super().tell_turn(state, actions, who)


def components_of(game: AnyGame) -> Components:
    """Return the cards of a game of Chocolate Factory or its solo game. Raises UnknownGame for any
    other game.
    """
    found = getattr(game, "components", None)
    if not isinstance(found, Components):
        raise UnknownGame(_("This knows {game} only.").format(game=TITLE))
    return found
