"""A question about cards shows all that it takes to work it out."""

from __future__ import annotations

import re

import pytest

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers_family.kinds import in_order, say_cards
from widgets.chocolatiers_family.puzzles.cards_room import cards_room
from widgets.storage.settings import Frame


@pytest.mark.parametrize("kind", ["draft", "hold"])
def test_every_card_that_is_not_hidden_is_said_and_how_many_there_are(kind: str) -> None:
    task = next(puzzle.task for puzzle in shipped() if puzzle.task.kind == kind)
    page = str(cards_room(task, Frame())[0])
    said = set(re.findall(r'aria-label="([^"]*)"', page))
    state = task.state
    assert {say_cards(state.tray), say_cards(task.hand), say_cards(state.discards)} <= said
    every = "".join(kind * count for kind, count in load_components().cards.items())
    assert say_cards(in_order(every)) in page
