"""What every game does alike: check what comes in, refuse, save, and write actions down."""

from __future__ import annotations

from typing import Any, Protocol

from tutor.engine import A, Game, IllegalAction, S, Violation
from tutor.kit.notation import Notation
from tutor.kit.positions import (
    Saves,
    check_seat,
    dump_position,
    load_position,
    no_position,
    refuse,
)
from tutor.options import Option


class KitGame(Game[S, A], Protocol[S, A]):
    """A game whose states and actions are frozen records: what follows from these is here.

    A game names this class as its base and gives `saves`, `notation`, `violations`, `successor` and
    whatever else `tutor.engine.Game` leaves open; mypy tells what is missing. Its own members call
    `self.position(state)` before they look into a state.
    """

    @property
    def saves(self) -> Saves[S]:
        """How positions are saved."""
        ...

    @property
    def notation(self) -> Notation[A]:
        """How actions are written."""
        ...

    def violations(self, state: S, action: A) -> tuple[Violation, ...]:
        """Find every rule that the action breaks; () if it is legal. Both are of this game."""
        ...

    def successor(self, state: S, action: A) -> S:
        """Give the state after a legal action."""
        ...

    def seen(self, state: S, player: int) -> S:
        """Hide what this player at the table cannot see; usually nothing is hidden."""
        return state

    # ---- what follows

    def position(self, state: object) -> S:
        """Give the state itself. Raises StateError for what is no state of this game."""
        if isinstance(state, self.saves.kind):
            return state
        raise no_position(self.title, state)

    @property
    def options(self) -> tuple[Option, ...]:
        """What else can be chosen at the start; usually nothing."""
        return ()

    def explain(self, state: S, action: A) -> tuple[Violation, ...]:
        """Find every rule that the action breaks; () if it is legal.

        Raises StateError and ActionError for what is no state or no action of this game.
        """
        return self.violations(self.position(state), self.notation.checked(action))

    def apply(self, state: S, action: A) -> S:
        """Give the next state; `state` stays as it was.

        Raises IllegalAction with all violations, and what `explain` raises.
        """
        broken = self.explain(state, action)
        if broken:
            raise IllegalAction(broken)
        return self.successor(state, action)

    def view(self, state: S, player: int) -> S:
        """Give the state as that player sees it.

        Raises PlayerCountError for a player who is not at the table.
        """
        check_seat(player, self.seats(state))
        return self.seen(state, player)

    def visible(self, state: S, player: int | None) -> S:
        """Give the whole state, or what that player sees of it if one is given."""
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
        """Write the action as one line of text. Raises ActionError for what is no action."""
        return self.notation.text(action)

    def parse_action(self, text: str) -> A:
        """Read the action of that text. Raises ActionError, which shows how one is written."""
        return self.notation.parse(text)
