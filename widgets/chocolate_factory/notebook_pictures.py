"""Draws a Factory as a still picture, as it looks on the table.

`tutor.chocolate_factory.notebook_views` asks for it by name when a notebook shows an object of the
rules.
"""

from __future__ import annotations

from markupsafe import Markup

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.state import State
from widgets.chocolate_factory.factory_zone import factory as factory_zone
from widgets.chocolate_factory.offering import NOTHING, Board
from widgets.draw.scene import Scene
from widgets.draw.still import FOLLOW, still_html, still_svg
from widgets.draw.theme import Theme

WIDTH, HEIGHT = 620, 300

Still = tuple[Markup, str]
"""An image for a page, and a file of SVG."""


def factory(state: State, cards: Components, words: str) -> Still:
    """Return the Factory of the player to act."""
    game = ChocolateFactory(cards)

    def draw(theme: Theme) -> Scene:
        board = Board(game, state, state.player, theme, NOTHING, quiet=True)
        return factory_zone(board, WIDTH, HEIGHT).scene

    return Markup(FOLLOW) + still_html(draw, words), still_svg(draw)
