"""Parts as pictures: what stands on them can be read, on a phone, too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.goods import KINDS
from widgets.chocolate_factory.part_picture import draw_part
from widgets.draw.geometry import Rect
from widgets.draw.scene import Command, Pen, Splice, Text
from widgets.draw.theme import LIGHT

CARDS = ChocolateFactory.from_file().components
PHONE, LOW, TABLE = (84, 82), (92, 79), (132, 105)
LEAST = {PHONE: 7.9, LOW: 8.4, TABLE: 10}
"""Sizes of a Part on the screens, and the least size of a letter on it (px)."""


def letters(commands: tuple[Command, ...]) -> Iterator[float]:
    """The sizes of the letters on chocolates, and on signs of two kinds."""
    for command in commands:
        if isinstance(command, Splice):
            yield from letters(command.sprite.commands)
        elif isinstance(command, Text) and command.text in tuple(KINDS):
            yield command.size


@pytest.mark.parametrize("size", LEAST)
def test_the_letters_on_every_part_can_be_read(size: tuple[int, int]) -> None:
    smallest = {}
    for card in CARDS.parts:
        pen = Pen()
        draw_part(pen, LIGHT, CARDS, card, Rect(1, 1, size[0] - 2, size[1] - 2))
        smallest[card] = min(letters(pen.scene(*size).commands), default=99)
    assert {card: least for card, least in smallest.items() if least < LEAST[size]} == {}
