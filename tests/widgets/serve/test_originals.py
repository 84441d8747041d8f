"""A process gives back the copies of its parent's memory that equal their originals, no others."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from attrs import define, field, frozen

from tests.serving import ROOT
from widgets.serve.kernels.calls import POSSIBLE
from widgets.serve.kernels.rest import LITTLE, LONG, MUCH, SHORT, Rests

MANY = 200_000
FORKED = """
import gc, json, os
import psutil
from widgets.serve.kernels import originals

def private():
    return psutil.Process().memory_full_info().uss

old = [[number] for number in range({many})]
gc.freeze()
kept = originals.keep()
if os.fork() == 0:
    told = {{"before": private()}}
    counted = list(old)  # counts a reference to each
    told["counted"] = private()
    del counted
    for number in range(0, {many}, 20_000):
        old[number].append("changed")
    new = [[number] for number in range(20_000)]
    told["given"] = kept.give_back()
    told["after"] = private()
    told["changed"] = [each[0] for each in old if len(each) == 2 and each[1] == "changed"]
    told["sum"] = sum(each[0] for each in old)
    told["new"] = sum(each[0] for each in new)
    print(json.dumps(told), flush=True)
    os._exit(0)
_pid, status = os.wait()
raise SystemExit(os.waitstatus_to_exitcode(status))
"""


@frozen
class Told:
    """What a forked process tells: bytes that it shares with nobody, then what it has."""

    before: int
    counted: int
    given: int
    after: int
    changed: list[int]
    sum: int
    new: int


@pytest.fixture(scope="module")
def forked() -> Told:
    """A process after it has given back what it can."""
    if not POSSIBLE:
        pytest.skip("instructions for this machine are not written")
    done = subprocess.run(
        [sys.executable, "-c", FORKED.format(many=MANY)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return Told(**json.loads(done.stdout))


def test_pages_in_which_only_counts_went_up_and_down_are_shared_again(forked):
    copied = forked.counted - forked.before
    assert copied > MANY * 64  # each list and the number in it were counted
    assert forked.given > copied * 0.8
    assert forked.after < forked.counted - copied * 0.6  # with what is new


def test_what_has_changed_stays(forked):
    assert forked.changed == list(range(0, MANY, 20_000))
    assert forked.sum == sum(range(MANY))
    assert forked.new == sum(range(20_000))


@define
class Day:
    """A kernel's time in seconds, the pages it has copied, and how often it has rested."""

    time: float = 0.0
    pages: int = 0
    rested: int = 0
    rests: Rests = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.rests = Rests(lambda: self.pages, self.rest, lambda: self.time)

    def rest(self) -> None:
        self.rested += 1
        self.pages += LITTLE  # that is some work itself


def test_a_kernel_without_a_learner_keeps_all():
    day = Day(pages=MUCH)
    assert day.rests.patience() is None


def test_much_is_given_back_soon_little_late_and_nothing_never():
    day = Day()
    day.rests.hear()
    assert day.rests.patience() is None
    day.pages = LITTLE
    assert day.rests.patience() == LONG
    day.pages = MUCH
    assert day.rests.patience() == SHORT
    day.rests.begin()
    assert day.rested == 1
    assert day.rests.patience() is None


def test_only_what_the_learner_says_puts_off_a_rest():
    day = Day()
    day.rests.hear()
    day.pages = MUCH
    day.time = 0.5
    assert day.rests.patience() == SHORT - 500
    day.rests.hear()
    assert day.rests.patience() == SHORT
    day.time = 60.0
    assert day.rests.patience() == 0


def test_where_nothing_can_be_given_back_a_kernel_does_not_rest():
    rests = Rests()
    rests.hear()
    assert rests.patience() is None
