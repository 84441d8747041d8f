"""A kernel rests once after it was spoken to, when it has heard nothing for a while."""

from __future__ import annotations

from attrs import define, field

from widgets.serve.kernels.rest import SILENCE, Rests


@define
class Day:
    """A kernel's time in seconds, and how often it has rested."""

    time: float = 0.0
    rested: int = 0
    rests: Rests = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.rests = Rests(self.rest, lambda: self.time)

    def rest(self) -> None:
        self.rested += 1


def test_a_kernel_without_a_learner_does_not_rest():
    assert Day().rests.patience() is None


def test_what_the_learner_says_puts_off_a_rest():
    day = Day()
    day.rests.hear()
    assert day.rests.patience() == SILENCE
    day.time = 0.5
    assert day.rests.patience() == SILENCE - 500
    day.rests.hear()
    assert day.rests.patience() == SILENCE
    day.time = 600.0
    assert day.rests.patience() == 0


def test_it_rests_once():
    day = Day()
    day.rests.hear()
    day.rests.begin()
    assert day.rested == 1
    assert day.rests.patience() is None
    day.rests.hear()
    assert day.rests.patience() == SILENCE
