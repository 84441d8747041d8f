"""A save that is taken or refused wrongly is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from noughts.board import State
from tests.rooms.broken_game import Broken
from tutor import testing
from tutor.chocolatiers.game import Chocolatiers
from tutor.engine import AnyGame, SaveError, Violation
from tutor.kit.reading import Reader, letters, number, read_json


class SaysThatAllCanBe(Broken):
    def status(self, state: State) -> tuple[Violation, ...]:
        return ()


def entries(save: str) -> dict[str, Any]:
    """What is in a save."""
    found = json.loads(save).get("state")
    return found if isinstance(found, dict) else {}


class LoadsWhateverThereIs(SaysThatAllCanBe):
    def load(self, text: str) -> State:
        found = entries(text)
        return State(found.get("board", "."), found.get("first", 0))


class LoadsWithoutAsking(Broken):
    """Its `load` does not ask its `status`."""

    def load(self, text: str) -> State:
        read = Reader(read_json(text)["state"])
        return State(read.one("board", letters("XO.", 99)), read.one("first", number(1)))


class RefusesASaveInSilence(Broken):
    def load(self, text: str) -> State:
        try:
            return super().load(text)
        except SaveError:
            raise SaveError("") from None


class RefusesASaveAnywhere(Broken):
    def load(self, text: str) -> State:
        try:
            return super().load(text)
        except SaveError:
            raise SaveError("This save is damaged.") from None


class TakesPlayer99(Chocolatiers):
    """Player and phase are not looked at, and all can be."""

    def load(self, text: str) -> Any:
        try:
            return super().load(text)
        except SaveError:
            if entries(text).get("player") != 99:
                raise
            return attrs.evolve(self.start(2), player=99)

    def status(self, state: Any) -> tuple[Violation, ...]:
        return ()


class TakesANonsensePhase(Chocolatiers):
    def load(self, text: str) -> Any:
        try:
            return super().load(text)
        except SaveError:
            phase = entries(text).get("phase")
            if "nonsense" not in str(phase):
                raise
            return attrs.evolve(self.start(2), phase=phase)


@pytest.mark.parametrize(
    ("game", "check", "said"),
    [
        (SaysThatAllCanBe(), testing.check_status, "status finds nothing wrong"),
        (LoadsWhateverThereIs(), testing.check_saves, "load takes a damaged save"),
        (RefusesASaveInSilence(), testing.check_saves, "refused without a word"),
        (RefusesASaveAnywhere(), testing.check_saves, "does not say where"),
        (TakesPlayer99.from_file(), testing.check_saves, "“state, player” made '99', and then"),
        (TakesANonsensePhase.from_file(), testing.check_saves, "“state, phase” made 'nonsense"),
        (LoadsWithoutAsking(), testing.check_status, "load takes what status refuses"),
        (LoadsWithoutAsking(), testing.check_saves, "load (takes a damaged save|raises)"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Broken | Chocolatiers) else "",
)
def test_a_save_that_is_taken_or_refused_wrongly_is_found(
    game: AnyGame, check: Callable[[AnyGame], None], said: str
) -> None:
    with pytest.raises(AssertionError, match=said):
        check(game)
