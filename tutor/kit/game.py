"""Methods that are the same in every game: check arguments, refuse, save, write actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tutor.engine import A, Game, IllegalAction, S, Violation
from tutor.kit.listed import is_listed, remember
from tutor.kit.notation import Texts
from tutor.kit.positions import (
    Saves,
    check_seat,
    dump_position,
    load_position,
    no_position,
    refuse,
)
from tutor.options import Option
from tutor.rooms import load_game


class KitGame(Game[S, A], Protocol[S, A]):
    """A game whose states and actions are frozen records, with the methods that follow from these.

    Use it as a base class and define `saves`, `notation`, `legal`, `violations`, `successor` and
    whatever else `tutor.engine.Game` leaves open; mypy reports what is missing. Members that it
    leaves open call `self.position(state)` before they look into a state.
    """

    @property
    def saves(self) -> Saves[S]:
        """The format of saved positions."""
        ...

    @property
    def notation(self) -> Texts[A]:
        """The notation of actions."""
        ...

    def legal(self, state: S) -> Sequence[A]:
        """List every legal action of a state of this game once, in a stable order."""
        ...

    def violations(self, state: S, action: A) -> tuple[Violation, ...]:
        """Return every rule that the action breaks; () if it is legal. Both are of this game."""
        ...

    def successor(self, state: S, action: A) -> S:
        """Return the state after a legal action."""
        ...

    def seen(self, state: S, player: int) -> S:
        """Hide what this player cannot see. The default hides nothing."""
        return state

    # ---- derived

    def tell(self, state: S, action: A, who: str) -> str:
        """Say for a log what `who` did. The default describes the action."""
        return f"{who}: {self.describe_action(state, action)}"

    def __repr__(self) -> str:
        """Return how to load it; with components of one's own only what it is."""
        if self == load_game(self.id):
            return f"load_game({self.id!r})"
        return f"<{self.title} with components of its own>"

    def position(self, state: object) -> S:
        """Return the state itself. Raises StateError if it is no state of this game."""
        if isinstance(state, self.saves.kind):
            return state
        raise no_position(self.title, state)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that can be chosen at the start; none by default."""
        return ()

    def actions(self, state: S) -> Sequence[A]:
        """Return every legal action once, in a stable order; () when the game is over."""
        found = self.legal(self.position(state))
        remember(self, state, found)
        return found

    def explain(self, state: S, action: A) -> tuple[Violation, ...]:
        """Return every rule that the action breaks; () if it is legal.

        Raises StateError and ActionError for objects that are no state or no action of this game.
        """
        return self.violations(self.position(state), self.notation.checked(action))

    def apply(self, state: S, action: A) -> S:
        """Return the next state; `state` stays unchanged.

        Raises IllegalAction with all violations, and what `explain` raises.
        """
        if is_listed(self, state, action):
            return self.successor(state, action)
        broken = self.explain(state, action)
        if broken:
            raise IllegalAction(broken)
        return self.successor(state, action)

    def view(self, state: S, player: int) -> S:
        """Return the state as that player sees it.

        Raises PlayerCountError for a player who is not at the table.
        """
        check_seat(player, self.seats(state))
        return self.seen(state, player)

    def visible(self, state: S, player: int | None) -> S:
        """Return the whole state, or only what `player` sees of it."""
        return self.position(state) if player is None else self.view(state, player)

    def dump(self, state: S) -> str:
        """Write the state as JSON text."""
        return dump_position(self, self.saves.data(self.position(state)))

    def load(self, text: str) -> S:
        """Read a dumped state. Raises SaveError, which says what is wrong and where."""
        return self.read(load_position(self, text))

    def read(self, data: Any) -> S:
        """Read a state from plain data, as `saves.data` gives it. Raises SaveError as `load`."""
        state = self.saves.state(data, self.players)
        refuse(self.status(state))
        return state

    def action_text(self, action: A) -> str:
        """Write the action as one line of text. Raises ActionError if it is no action."""
        return self.notation.text(action)

    def parse_action(self, text: str) -> A:
        """Read the action of that text. Raises ActionError, which shows how one is written."""
        return self.notation.parse(text)
