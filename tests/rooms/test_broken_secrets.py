"""A game that shows what it says is hidden is found, whoever it is shown by."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import attrs
import pytest

from tutor import testing
from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.coach.room import ChocolatiersCoach
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.state import State
from tutor.coach import coach_of
from tutor.coach.redrawn import redrawn
from tutor.rooms import Room, room

GAME = "chocolatiers"


class HidesNothing(Chocolatiers):
    def view(self, state: State, player: int) -> State:
        super().view(state, player)
        return state


class HidesHandsAlone(Chocolatiers):
    def view(self, state: State, player: int) -> State:
        seen = super().view(state, player)
        return attrs.evolve(seen, deck=state.deck, stacks=state.stacks, seed=state.seed)


class HidesPilesAlone(Chocolatiers):
    def view(self, state: State, player: int) -> State:
        return attrs.evolve(super().view(state, player), hands=state.hands)


class DescribesTheDeck(Chocolatiers):
    def describe(self, state: State, player: int | None = None, names: Sequence[str] = ()) -> str:
        return f"{super().describe(state, player, names)}\n{state.deck[:3]}"


class TellsTheOthersHands(Chocolatiers):
    def tell(self, state: State, action: Action, who: str) -> str:
        return f"{super().tell(state, action, who)} {state.hands}"


class DescribesAnActionByTheDeck(Chocolatiers):
    def describe_action(self, state: State, action: Action) -> str:
        return f"{super().describe_action(state, action)} {state.deck[:1]}"


class SaysTheMomentByTheDeck(Chocolatiers):
    def phase_name(self, state: State) -> str:
        return state.deck[:2]


class ListsByTheDeck(Chocolatiers):
    def actions(self, state: State) -> tuple[Action, ...]:
        found = super().actions(state)
        return found[::-1] if state.deck[:1] == "T" else found


def hall(game: type[Chocolatiers]) -> Room:
    """The room with another game in it."""
    return attrs.evolve(room(GAME), load=lambda path: game.from_file())


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (HidesNothing, "show or foretell it: hands, piles"),
        (HidesHandsAlone, "show or foretell it: piles"),
        (HidesPilesAlone, "show or foretell it: hands"),
        (DescribesTheDeck, "describe shows player"),
        (TellsTheOthersHands, "tell shows player"),
        (DescribesAnActionByTheDeck, "describe_action shows player"),
        (SaysTheMomentByTheDeck, "phase_name shows player"),
        (ListsByTheDeck, "The actions of player"),
    ],
)
def test_what_shows_a_secret_is_found(game: type[Chocolatiers], said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        testing.check_hidden(hall(game))


def test_another_deal_looks_the_same_and_is_another() -> None:
    game = Chocolatiers.from_file()
    state = game.start(3, seed=4)
    other = redrawn(game, state, 1, Random(1))
    assert other is not None
    assert other != state
    assert game.view(other, 1) == game.view(state, 1)
    assert sorted(other.deck + "".join(other.hands)) == sorted(state.deck + "".join(state.hands))


class Peeks(ChocolatiersCoach):
    """Makes nothing up: it takes the very cards that the player cannot see."""

    def imagine(self, game: Any, state: State, player: int, rng: Random) -> State:
        return state


class TellsOfHands(ChocolatiersCoach):
    def news(
        self, game: Any, before: State, after: State, player: int, names: Sequence[str]
    ) -> tuple[str, ...]:
        return (str(after.hands),)


@pytest.mark.parametrize(
    ("coach", "check", "said"),
    [
        (Peeks, testing.check_coach, "imagines is what is there"),
        (TellsOfHands, testing.check_hidden, "news show player"),
    ],
)
def test_a_coach_who_shows_a_secret_is_found(
    coach: type[ChocolatiersCoach], check: Any, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("hidden", "coach"):
        monkeypatch.setattr(f"tutor.testing.{module}.coach_of", lambda game: coach())
    assert coach_of(GAME) is not None
    with pytest.raises(AssertionError, match=said):
        check(room(GAME))
