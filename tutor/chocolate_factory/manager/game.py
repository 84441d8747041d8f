"""Factory Manager as the rest of the house knows it: the public surface over the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.game import MODULES, side_options
from tutor.chocolate_factory.manager import judging, telling, words
from tutor.chocolate_factory.manager.actions import ManagerAction
from tutor.chocolate_factory.manager.notation import ManagerTexts
from tutor.chocolate_factory.manager.rules import legal_actions, successor, violations
from tutor.chocolate_factory.manager.setup import (
    DRAWN,
    MOST_INITIAL,
    PLAYERS,
    TITLE,
    start,
)
from tutor.chocolate_factory.manager.state import SAVES, TARGETS, ManagerState, seen
from tutor.chocolate_factory.manager.status import status
from tutor.chocolate_factory.state import OVER, RUN
from tutor.chocolate_factory.words import phase_name
from tutor.engine import NO_OPTIONS, Standings, Verdict, Violation
from tutor.i18n import N_
from tutor.kind import Ends, GameKind, Hidden
from tutor.kit.game import KitGame
from tutor.kit.positions import Saves
from tutor.kit.start import check_options
from tutor.options import Option
from tutor.resources import resource
from tutor.rulebook import Clause, load_rulebook

RULEBOOK = resource("tutor.chocolate_factory", "manager", "rulebook.toml")
PARENT = resource("tutor.chocolate_factory", "rulebook.toml")
KIND = GameKind(frozenset({Hidden.PILES}), ends=Ends.WON_OR_LOST)
OPTIONS = (
    Option("initial", tuple(range(1, MOST_INITIAL + 1)), 1, N_("Initial Demands")),
    Option(
        "target",
        (DRAWN, *TARGETS),
        DRAWN,
        N_("Weekly Target"),
        {DRAWN: N_("drawn")},
        draws={DRAWN: TARGETS},
    ),
    Option("special_orders_required", (False, True), False, N_("Special Orders are compulsory")),
    Option("money_completed_only", (False, True), False, N_("Only completed orders bring money")),
)


@attrs.frozen(repr=False)
class FactoryManager(KitGame[ManagerState, ManagerAction]):
    """Factory Manager, the solo game of Chocolate Factory. See `tutor.engine.Game` for what each
    method promises.

    >>> game = FactoryManager.from_file()
    >>> state = game.start(players=1, seed=7)
    >>> game.action_text(game.actions(state)[0])
    'take EP6 A3'
    """

    components: Components
    id: str = attrs.field(default="factory-manager", init=False)
    saves: Saves[ManagerState] = attrs.field(default=SAVES, init=False)
    notation: ManagerTexts = attrs.field(factory=ManagerTexts, init=False)

    @classmethod
    def from_file(cls, path: str | Path | None = None) -> FactoryManager:
        """Load the game with the components of a file, or with ours. Raises ComponentsError."""
        return cls(load_box() if path is None else load_box(Path(path)))

    @property
    def title(self) -> str:
        """Name of the game."""
        return TITLE

    @property
    def players(self) -> range:
        """Allowed numbers of players: one."""
        return PLAYERS

    @property
    def kind(self) -> GameKind:
        """Decks are hidden, and Daily Demands until their day; a week is won or lost."""
        return KIND

    @property
    def options(self) -> tuple[Option, ...]:
        """Difficulty, Target, switches, sides of the stores, modules of the expansion."""
        return (*OPTIONS, *side_options(), *MODULES)

    @property
    def rulebook(self) -> Mapping[str, Clause]:
        """Every clause by id: as in the main game, and sections 12 to 15 of the solo game."""
        return load_rulebook(RULEBOOK, PARENT)

    def start(
        self,
        players: int,
        seed: int = 0,
        first: int = 0,
        options: Mapping[str, Any] = NO_OPTIONS,
    ) -> ManagerState:
        """Set the table up for Monday morning; the same arguments give the same state.

        Raises PlayerCountError, SeedError and OptionError.
        """
        chosen = check_options(self.title, self.options, options)
        return start(self.components, players, seed, first, chosen)

    def seats(self, state: ManagerState) -> int:
        """Return how many players are at the table: one."""
        return len(self.position(state).players)

    def to_move(self, state: ManagerState) -> int:
        """Return the index of the player to act."""
        return self.position(state).player

    def phase_name(self, state: ManagerState) -> str:
        """Name the day, and the phase or how many Shifts are to come."""
        return phase_name(self.position(state))

    def legal(self, state: ManagerState) -> tuple[ManagerAction, ...]:
        """List every legal action once, in a stable order; () when the week is over."""
        return legal_actions(state, self.components)

    def violations(self, state: ManagerState, action: ManagerAction) -> tuple[Violation, ...]:
        """Find every rule that the action breaks; () if it is legal. See `rules`."""
        return violations(state, action, self.components)

    def successor(self, state: ManagerState, action: ManagerAction) -> ManagerState:
        """Return the state after a legal action. See `rules`."""
        return successor(state, action, self.components)

    def seen(self, state: ManagerState, player: int) -> ManagerState:
        """Hide the order of decks, and Daily Demands that are not turned (clause 14.2)."""
        return seen(state)

    def turn(self, state: ManagerState) -> object:
        """Tell turns apart: a phase of one of the six days is one (clause 14.1)."""
        at = self.position(state)
        return at.day, at.phase

    def over(self, state: ManagerState) -> bool:
        """Return whether the week is over."""
        return self.position(state).phase == OVER

    def standings(self, state: ManagerState) -> Standings:
        """Count the cards that are met, each 1; before the end, what it would be now."""
        return judging.standings(self.position(state), self.components)

    def verdict(self, state: ManagerState, names: Sequence[str] = ()) -> Verdict:
        """Say whether the week is won, and what is left over or missing (clause 13.1)."""
        return judging.verdict(self.position(state), self.components)

    def status(self, state: ManagerState) -> tuple[Violation, ...]:
        """Find every reason why this position, or this view of one, cannot be; () if it can."""
        return status(self.position(state), self.components)

    def describe(
        self, state: ManagerState, player: int | None = None, names: Sequence[str] = ()
    ) -> str:
        """Describe the position, a line for each part; as `player` sees it if one is given."""
        return words.describe(self.visible(state, player), self.components, names)

    def describe_action(self, state: ManagerState, action: ManagerAction) -> str:
        """Say what the action does in this state. Raises ActionError for no action."""
        checked = self.notation.checked(action)
        return telling.describe_action(self.position(state), checked, self.components)

    def tell(self, state: ManagerState, action: ManagerAction, who: str) -> str:
        """Tell what `who` did, for the log."""
        checked = self.notation.checked(action)
        return telling.tell(self.position(state), checked, who, self.components)

    def tell_turn(self, state: ManagerState, actions: Sequence[ManagerAction], who: str) -> str:
        """Tell what `who` did in a turn; a run in one sentence: what it made, and its coal."""
        at = self.position(state)
        if at.phase == RUN:
            return telling.tell_run(at, actions, who, self.components)
        return super().tell_turn(state, actions, who)
