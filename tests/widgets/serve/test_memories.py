"""What a kernel has remembered of positions is forgotten in a rest, what its parent had is not."""

from __future__ import annotations

import subprocess
import sys

from tests.serving import ROOT

FULL = """
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.kinds import in_order
from widgets.serve.kernels import memories

def fill(function, many, kind):
    for number in range(many):
        function(*kind(number))

fill(in_order, 40, lambda number: ("A" * number,))
fill(card_sets, {before}, lambda number: ("B" * 3, "C" * number))
remembered = memories.all_memories()
print(in_order.cache_info().currsize, card_sets.cache_info().currsize)
fill(in_order, {after}, lambda number: ("D" * number,))
remembered.forget()
print(in_order.cache_info().currsize)
"""


def sizes(*, before: int, after: int) -> list[int]:
    """Results remembered by two functions before a fork, then by the first after a rest."""
    code = FULL.format(before=before, after=after)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return list(map(int, done.stdout.split()))


def test_much_is_forgotten_in_a_rest():
    assert sizes(before=5, after=1_100) == [40, 5, 0]


def test_what_is_little_is_kept():
    assert sizes(before=5, after=500) == [40, 5, 539]


def test_a_parent_hands_on_no_more_than_a_little():
    assert sizes(before=3_900, after=5)[1] == 3_900
    assert sizes(before=4_100, after=5)[1] == 0
