"""Random displays, positions and hostile values for hypothesis."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st

from tests.chocolatiers.tables import play
from tutor.chocolatiers import KINDS, Box, Discard, Display, PlaceWild, Skip, State, Swap, Take


@st.composite
def displays(draw: st.DrawFn, wild_chain: bool = True, most_wilds: int = 8) -> Display:
    """Any display: any faces, any shape, Wilds anywhere."""
    display = Display(wild_chain=wild_chain)
    for _box in range(draw(st.integers(0, 6))):
        row, column = draw(st.sampled_from(display.open_places))
        face = draw(
            st.text(alphabet=KINDS[: draw(st.integers(1, 6))] + ".", min_size=4, max_size=4)
        )
        display = display.with_box(row, column, face, draw(st.integers(1, 9)))
    if display:
        spaces = st.lists(st.sampled_from(display.spaces), max_size=most_wilds, unique=True)
        for row, column in draw(spaces):
            display = display.with_wild(row, column)
    return display


@cache
def game(seed: int, players: int) -> list[tuple[State, Any]]:
    """A random game, remembered: many tests look at the same few hundred."""
    return list(play(seed, players))


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A position of a random game."""
    played = game(draw(st.integers(0, 99)), draw(st.integers(2, 4)))
    return played[draw(st.integers(0, len(played) - 1))][0]


class Touchy:
    """Cannot be compared, hashed, said or counted."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("do not compare me")

    def __str__(self) -> str:
        raise RuntimeError("do not print me")

    __repr__ = __bool__ = __len__ = __iter__ = __str__  # type: ignore[assignment]


HUGE = 10**5000
values = st.one_of(
    st.sampled_from([None, True, HUGE, -HUGE, float("nan"), float("inf"), b"T", "", "T" * 10_000]),
    st.builds(Touchy),
    st.integers(-9, 9),
    st.floats(),
    st.text(),
    st.text(alphabet=KINDS + "?.*-", max_size=8),
    st.lists(st.text(alphabet=KINDS, max_size=2), max_size=3),
    st.dictionaries(st.text(max_size=2), st.none(), max_size=2),
    st.sets(st.integers(), max_size=2),
)
hostile_actions = st.one_of(
    st.builds(Take, values),
    st.builds(Swap, values, values),
    st.builds(Box, values, values, values, values, values),
    st.builds(PlaceWild, values, values),
    st.just(Skip()),
    st.builds(Discard, values),
)
json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5)),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)
