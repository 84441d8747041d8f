"""The data that the parts of the teacher's desk share."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import frozen

from widgets.storage.learner import Browser
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Settings


@frozen
class Desk:
    """The data that every part of the teacher's desk is made from.

    Attributes:
        browser: what it keeps for this teacher (`stored`, `store`), and files to give (`download`).
        game: id of the game the teacher is at.
        trainers: the puzzles of each game that has any, by its id.
        change: use and keep other settings.
        came: the address from which the teacher comes.
    """

    browser: Browser
    game: str
    trainers: Mapping[str, PuzzleTrainer]
    change: Callable[[Settings], None]
    came: str = ""
