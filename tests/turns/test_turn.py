"""Turns: where they end, what is foreseen in them, and where their rest can lead."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import attrs
import pytest

from tests.turns.workshop import Workshop, after
from tutor import Record, load_game
from tutor.coach import Review
from tutor.coach.plain import PlainCoach
from tutor.lessons.advice import advise
from tutor.lessons.goal import Goal
from tutor.lessons.judging import known_mistake
from tutor.lessons.model import Do, Say
from tutor.lessons.moves import Line
from tutor.players import Follower, Planner
from tutor.players.random_player import RandomPlayer
from tutor.turns import any_order, foreseen, rest_of_turn, same_outcome, turns_of

GAME = Workshop()


def spans(record: Record) -> list[tuple[int, int]]:
    return [(turn.first, turn.end) for turn in turns_of(record.game, record.states)]


class TestWhereTurnsEnd:
    def test_a_solo_game_says_so_itself(self) -> None:
        record = Record.from_state(GAME, GAME.start(1))
        for action in ("A", "B", "end", "C"):
            record.play(action)
        assert spans(record) == [(0, 3), (3, 4)]

    def test_a_plain_game_changes_turns_with_the_player(self) -> None:
        record = Record.start("chocoly", 2, 7, options={"flavours": "ABC"})
        for _n in range(3):
            record.play(record.game.actions(record.state)[-1])
        assert [turn.player for turn in turns_of(record.game, record.states)] == [0, 1, 0]

    @pytest.mark.parametrize("game", ["chocolatiers", "chocolatiers-2019"])
    def test_a_turn_of_a_card_game_is_all_its_actions(self, game: str) -> None:
        record, rng = Record.start(game, 2, 3), Random(1)
        for _n in range(40):
            record.play(RandomPlayer().choose(record.game, record.state, rng))
        for turn in turns_of(record.game, record.states)[:-1]:
            movers = {record.game.to_move(s) for s in record.states[turn.first : turn.end]}
            assert movers == {turn.player}
            assert record.states[turn.end].turn == record.states[turn.first].turn + 1


class TestWhatIsForeseen:
    def test_an_operation_is_and_a_draw_is_not(self) -> None:
        game = Workshop(pile="xy")
        state = game.start(1)
        assert foreseen(game, state, "A", game.apply(state, "A"))
        assert not foreseen(game, state, "draw", game.apply(state, "draw"))

    def test_what_is_drawn_in_between_makes_no_other_turn(self) -> None:
        game = load_game("chocolatiers-2019")
        state = game.start(2, seed=4)
        one, other = game.actions(state)[:2]
        assert one != other
        assert same_outcome(game, state, (one, other), (other, one))
        assert not same_outcome(game, state, (one,), (other,))


class TestRestOfTurn:
    def test_every_order_leads_on(self) -> None:
        state = after(GAME, "C")
        found = rest_of_turn(GAME, state, lambda s: set(s.run) >= {"A", "B", "C"})
        assert found.actions is not None
        assert sorted(found.actions) == ["A", "B"]

    def test_what_is_not_there_is_known_not_to_be(self) -> None:
        found = rest_of_turn(GAME, GAME.start(1), lambda s: "Z" in s.run)
        assert found.actions is None
        assert found.whole

    def test_a_search_that_gives_up_says_so(self) -> None:
        found = rest_of_turn(GAME, GAME.start(1), lambda s: len(s.run) == 4, most=6)
        assert found.actions is None
        assert not found.whole

    def test_each_position_is_looked_at_once(self) -> None:
        looked: list[Any] = []
        rest_of_turn(Workshop(machines="ABCDEFGH"), GAME.start(1), lambda s: looked.append(s))
        assert len(looked) == len(set(looked)) == 2 * 2**8 - 1

    def test_moves_of_a_solution_lead_on_in_some_order(self) -> None:
        assert any_order(GAME, GAME.start(1), ("B", "A"), lambda s: s.run == "AB")
        assert not any_order(GAME, GAME.start(1), ("B",), lambda s: s.run == "AB")


STEP = Do(
    "Run A, B and C.",
    GAME.start(1),
    goal=Goal(lambda state: state.run == "ABC", "A, B and C"),
    solution=("A", "B", "C"),
    hint=("A first.", "Then B.", "Then C."),
    mistakes={"*": Say("Not that one.", "It is not among them.")},
    done=Say("Done.", ""),
)
PATH = [after(GAME, *"ABC"[:n]) for n in range(4)]


class NoTeaching:
    called: Mapping[str, tuple[str, str]] = {}

    def pieces(self, state: Any, action: str) -> tuple[str, ...]:
        return (f"machine:{action}",)


class TestHints:
    def test_another_order_is_helped_on(self) -> None:
        advice = advise(GAME, NoTeaching(), STEP, PATH, after(GAME, "C"), ())
        assert advice.value in ("A", "B")
        assert advice.reason in ("A first.", "Then B.")

    def test_where_the_turn_cannot_lead_there_one_goes_back(self) -> None:
        advice = advise(GAME, NoTeaching(), STEP, PATH, after(GAME, "D"), ())
        assert advice.value is None
        assert advice.reason == "The rest of this turn does not lead to the goal."

    def test_an_unfinished_search_says_nothing_false(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = Workshop(machines="ABCDEFGHIJKLMNOP")
        far = attrs.evolve(STEP, goal=Goal(lambda state: len(state.run) == 16, "all"))
        advice = advise(game, NoTeaching(), far, PATH, after(game, "D"), ())
        assert advice.value is None
        assert "may be a long way" in advice.reason

    def test_an_operation_in_another_order_is_no_mistake(self) -> None:
        start = GAME.start(1)
        assert known_mistake(GAME, STEP, PATH, start, "C", after(GAME, "C")) is None
        assert known_mistake(GAME, STEP, PATH, start, "D", after(GAME, "D")) is not None


@attrs.define
class Runs(Planner):
    """Runs the machines that it was told to, and counts how often it thinks."""

    order: str
    title: str = "Planner"
    description: str = ""
    thought: int = 0

    def plan(self, game: Workshop, view: Any, rng: Random) -> tuple[str, ...]:
        self.thought += 1
        return (*(machine for machine in self.order if machine not in view.run), "end")


class TestFollowing:
    def follow(self, game: Workshop, player: Runs) -> list[str]:
        follower, state, played = Follower(player), game.start(1), list[str]()
        while not game.over(state):
            played.append(follower.choose(game, state, Random(1)))
            state = game.apply(state, played[-1])
        return played

    def test_a_plan_is_thought_of_once_a_turn(self) -> None:
        player = Runs("ABC")
        assert self.follow(GAME, player) == ["A", "B", "C", "end"] * 2
        assert player.thought == 2

    def test_what_was_not_foreseen_is_thought_of_again(self) -> None:
        class Draws(Runs):
            def plan(self, game: Workshop, view: Any, rng: Random) -> tuple[str, ...]:
                self.thought += 1
                return ("draw", "A", "end") if view.pile and not view.run else ("A", "end")

        draws = Draws("A")
        follower, game = Follower(draws), Workshop(pile="x")
        state = game.start(1)
        state = game.apply(state, follower.choose(game, state, Random(1)))
        assert follower.planned(game, state) is None
        follower.choose(game, state, Random(1))
        assert draws.thought == 2

    def test_a_plan_that_is_not_legal_any_more_is_thought_of_again(self) -> None:
        player, game = Runs("AB"), GAME
        follower = Follower(player)
        follower.choose(game, game.start(1), Random(1))
        assert follower.choose(game, after(game, "B"), Random(1)) == "A"
        assert player.thought == 2


class TestKeyMoments:
    def moments(self, played: str, better: str) -> tuple[Any, ...]:
        record = Record.from_state(GAME, GAME.start(1))
        for action in ("end", *played, "end"):
            record.play(action)
        review = Review(PlainCoach(Runs(better)), record, (0,))
        while not review.done:
            review.step()
        return review.moments

    def test_another_order_is_no_moment(self) -> None:
        assert self.moments("CBA", "ABC") == ()

    def test_a_moment_begins_where_the_turns_part(self) -> None:
        (moment,) = self.moments("BA", "ABCD")
        assert moment.number == 3
        assert moment.played == "end"
        assert moment.better == "C"
        assert moment.better_turn == ("C", "D", "end")


class TestReplies:
    def test_another_player_thinks_once_for_a_turn(self) -> None:
        class Shift(Workshop):
            """The learner works in the first turn, another in the second."""

            def seats(self, state: Any) -> int:
                return 2

            def to_move(self, state: Any) -> int:
                return len(state.done) % 2

        other, game = Runs("ABC"), Shift()
        line = Line(game, other, after(game, "D", "end")).replied(STEP, Random(1))
        assert line.state.done == ("D", "ABC")
        assert other.thought == 1
