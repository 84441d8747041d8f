"""Key moments: what was played is compared with what would have been better."""

from __future__ import annotations

import time
from random import Random

import pytest

from tutor import Record
from tutor.chocolatiers.actions import Box, Skip
from tutor.chocolatiers.coach.room import COACH
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.coach import Review, coach_of
from tutor.coach.plain import PlainCoach
from tutor.players import Follower, decide
from tutor.players.random_player import RandomPlayer
from tutor.rooms import room

GAME = "chocolatiers"
PLAYERS = room(GAME).players()


def a_game(players: int = 2, seed: int = 3, *, careless: bool = True) -> Record:
    """A game of quick players; the first never takes a bonus while `careless`."""
    record = Record.start(GAME, players, seed)
    while not record.game.over(record.state):
        action = decide(COACH.critic, record.game, record.state, Random(len(record.actions)))
        state = record.state
        if careless and state.player == 0 and state.phase == "bonus" and state.turn > 8:
            action = Skip()
        record.play(action)
    return record


def done(review: Review) -> Review:
    while not review.done:
        before = review.progress
        review.step()
        assert before <= review.progress <= 1
    return review


@pytest.fixture(scope="module")
def record() -> Record:
    return a_game()


@pytest.fixture(scope="module")
def review(record: Record) -> Review:
    return done(Review(COACH, record, (0,)))


def test_what_a_careless_player_missed_is_found(record: Record, review: Review) -> None:
    assert 1 <= len(review.moments) <= 3
    assert any(isinstance(moment.better, Box | PlaceWild) for moment in review.moments)
    for moment in review.moments:
        assert moment.state == record.states[moment.number]
        assert moment.played == record.actions[moment.number] != moment.better
        assert moment.player == record.game.to_move(moment.state) == 0
        assert not record.game.explain(moment.state, moment.better)
        assert moment.gain >= 1
        assert moment.games == 24


def test_they_come_in_the_order_of_the_game_and_from_different_turns(review: Review) -> None:
    numbers = [moment.number for moment in review.moments]
    turns = [moment.state.turn for moment in review.moments]
    assert numbers == sorted(numbers)
    assert len(set(turns)) == len(turns)


def test_the_gain_is_what_the_items_of_the_score_say(record: Record, review: Review) -> None:
    labels = set(record.game.standings(record.state)[0].items)
    for moment in review.moments:
        assert set(moment.items) == labels
        assert sum(moment.items.values()) > 0


def test_the_same_game_has_the_same_moments_however_fast_it_is_looked_at(
    record: Record, review: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "process_time", lambda: 0.0)
    assert done(Review(COACH, record, (0,))).moments == review.moments


def test_each_is_told_in_a_sentence(record: Record, review: Review) -> None:
    for moment in review.moments:
        assert COACH.tell(record.game, moment).startswith("Here ")


def test_who_plays_as_the_critic_has_missed_nothing() -> None:
    record, critic = Record.start(GAME, 2, 5), Follower(COACH.critic)
    while record.state.turn < 7:
        chance = Random(f"{record.chance} {len(record.actions)}")
        record.play(critic.choose(record.game, record.state, chance))
    assert done(Review(COACH, record, (0, 1))).moments == ()


def test_any_game_has_a_coach() -> None:
    plain = PlainCoach(RandomPlayer())
    record = a_game(careless=False)
    state, game = record.states[0], record.game
    assert game.over(plain.play_out(game, state, Random(1)))
    assert plain.reason(game, state, record.actions[0]) == game.describe_action(
        state, record.actions[0]
    )
    assert plain.news(game, state, record.state, 0, ()) == ()
    assert coach_of(GAME) is COACH
