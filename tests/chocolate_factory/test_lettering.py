"""Words on pictures: what an Employee does is on its card."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tutor.chocolate_factory.game import ChocolateFactory
from widgets.chocolate_factory.lettering import write_card
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Text

STAFF = ChocolateFactory.from_file().components.staff
CARD = Rect(5, 3, 86, 88)
"""What a table leaves to the words of a card on a tablet."""


def written(name: str, text: str, at: Rect) -> list[Text]:
    """The lines on a card."""
    pen = Pen()
    write_card(pen, name, text, at, "#000")
    return [line for line in pen.scene(200, 200).commands if isinstance(line, Text)]


@pytest.mark.parametrize("card", ["EP5", "EF1", "ES1"])
def test_a_long_name_leaves_room_for_the_words(card: str) -> None:
    who = STAFF[card]
    words = " ".join(line.text for line in written(who.name, who.text, CARD))
    assert sorted(words.split()) == sorted(f"{who.name} {who.text}".split())


def test_no_line_leaves_the_card_or_lies_over_another() -> None:
    for who in STAFF.values():
        lines = sorted(written(who.name, who.text, CARD), key=lambda line: line.y)
        assert lines
        assert lines[0].y - lines[0].size / 2 >= CARD.y - 2
        assert lines[-1].y + lines[-1].size / 2 <= CARD.bottom + 2
        for above, below in pairwise(lines):
            assert below.y - above.y >= (above.size + below.size) / 2 - 1
