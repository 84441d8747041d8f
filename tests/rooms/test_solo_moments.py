"""Key moments of a game that is won or lost: victories are compared, not points."""

from __future__ import annotations

from tutor import Record
from tutor.coach import AnyMoment, Review, coach_of

GAME = "lanterns"


def moments(*actions: str, seed: int, **options: object) -> tuple[AnyMoment, ...]:
    """The key moments of a game with these actions."""
    record = Record.start(GAME, 1, seed, options=options)
    for action in actions:
        record.play(record.game.parse_action(action))
    assert record.game.over(record.state)
    review = Review(coach_of(GAME), record, (0,))
    while not review.done:
        review.step()
    return review.moments


WINDY = {"evenings": 2, "weather": "wind", "gusts": True}
"""Two pulls an evening are enough for the ring of each start, if they are the right ones."""


def test_the_turn_that_lost_the_game_is_the_only_one() -> None:
    """After two wrong pulls no second evening lights the whole ring."""
    (moment,) = moments("pull 0", "pull 1", "rest", "rest", seed=0, **WINDY)
    assert moment.number == 0
    assert moment.gain == 1


def test_an_evening_that_cost_no_victory_is_none() -> None:
    assert moments("rest", "pull 3", "pull 4", "rest", seed=0, **WINDY) == ()
