"""Who comes in when the tutor is full."""

from __future__ import annotations

from attrs import define
from hypothesis import given
from hypothesis import strategies as st

from widgets.serve.queue import A_RELOAD, AWAY, MOST, SILENCE, Queue, bearable


@define
class Clock:
    time: float = 0.0

    def __call__(self) -> float:
        return self.time


def queue(limit: int) -> tuple[Queue, Clock]:
    clock = Clock()
    return Queue(limit, clock), clock


def test_whoever_comes_while_there_is_room_waits_for_nobody() -> None:
    line, _clock = queue(2)
    assert line.before("ada", 1) is None


def test_those_who_wait_are_let_in_in_the_order_they_came() -> None:
    line, _clock = queue(2)
    assert [line.before(it, 2) for it in ("ada", "ben", "cleo")] == [0, 1, 2]
    assert [line.before(it, 1) for it in ("cleo", "ben", "ada")] == [2, 1, None]
    line.came_in("ada")
    assert [line.before(it, 2) for it in ("cleo", "ben")] == [1, 0]


def test_a_newcomer_does_not_take_the_place_that_is_somebody_elses() -> None:
    line, _clock = queue(1)
    assert line.before("ada", 1) == 0
    assert line.before("ben", 0) == 1
    assert line.before("ada", 0) is None


def test_whoever_closed_the_page_holds_nobody_up() -> None:
    line, clock = queue(1)
    line.before("ada", 1)
    clock.time += SILENCE / 2
    line.before("ben", 1)
    clock.time += SILENCE / 2 + 1
    assert line.before("ben", 0) is None


def test_a_page_out_of_sight_that_asks_once_a_minute_keeps_its_place() -> None:
    line, clock = queue(1)
    assert [line.before(it, 1) for it in ("ada", "ben")] == [0, 1]
    for _second in range(60):
        clock.time += 1
        assert line.before("cleo", 1) == (2 if clock.time <= SILENCE else 0)
    assert line.before("ada", 1) == 0
    assert line.before("cleo", 0) == 1
    assert line.before("ada", 0) is None
    line.came_in("ada")
    assert [line.before(it, 1) for it in ("ben", "cleo")] == [0, 1]


def test_a_place_is_forgotten_after_a_longer_silence() -> None:
    line, clock = queue(1)
    line.before("ada", 1)
    clock.time += AWAY + 1
    assert [line.before(it, 1) for it in ("ben", "ada")] == [0, 1]


def test_who_is_away_makes_room_when_the_queue_is_full() -> None:
    line, clock = queue(1)
    for n in range(MOST):
        line.before(str(n), 1)
    clock.time += SILENCE + 1
    assert line.before("1", 1) == 0
    assert line.before("one more", 1) == 1
    assert line.before("0", 1) == 2, "the place of the first who is away was given up"


def test_who_loads_the_page_anew_comes_before_those_who_wait() -> None:
    line, clock = queue(1)
    line.before("ben", 1)
    line.left("ada")
    assert line.before("ada", 1) == 0  # the kernel of the page before is just ending
    assert line.before("ben", 0) == 1
    assert line.before("ada", 0) is None
    line.came_in("ada")
    assert line.before("ben", 1) == 0
    line.left("ada")
    clock.time += A_RELOAD + 1
    assert line.before("ben", 1) == 0
    assert line.before("ada", 0) == 1


def test_so_many_in_the_queue_that_no_more_are_remembered() -> None:
    line, _clock = queue(1)
    for n in range(MOST):
        line.before(str(n), 1)
    assert line.before("one more", 1) == MOST
    assert line.before("0", 0) is None


def test_a_browser_with_two_tabs_has_one_place() -> None:
    line, _clock = queue(1)
    assert [line.before(it, 1) for it in ("ben", "ben", "cleo")] == [0, 0, 1]
    assert line.before("ben", 0) is None
    line.came_in("ben")
    assert line.before("cleo", 1) == 0
    assert line.before("ben", 1) == 1  # the second tab comes anew


def test_however_many_tickets_are_shown_the_server_remembers_no_more_than_so_many() -> None:
    line, clock = queue(1)
    for n in range(10 * MOST):
        clock.time += 0.001
        line.before(f"asks {n}", 1)
        line.left(f"leaves {n}")
    assert line.before("ben", 1) == MOST
    clock.time += max(AWAY, A_RELOAD) + 1
    assert line.before("ben", 1) == 0, "and forgets them all"


MOVES = st.lists(st.tuples(st.sampled_from("abcdef"), st.booleans()), max_size=60)


@given(MOVES, st.integers(1, 4))
def test_never_more_are_in_than_the_limit_says(moves: list[tuple[str, bool]], limit: int) -> None:
    line, clock = queue(limit)
    inside: set[str] = set()
    for who, leaves in moves:
        clock.time += 1
        if who in inside:
            if leaves:
                inside.discard(who)
                line.left(who)
        elif line.before(who, len(inside)) is None:
            line.came_in(who)
            inside.add(who)
        assert len(inside) <= limit


def test_this_machine_bears_at_least_one() -> None:
    assert bearable() >= 1
