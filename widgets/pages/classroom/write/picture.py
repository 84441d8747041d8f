"""The position of a step as a pupil will see it, painted while it is typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.i18n import _
from tutor.kit.words import usual_names
from tutor.lessons.model import LEARNER
from tutor.rooms import load_game
from widgets import rooms
from widgets.draw.scene import Scene
from widgets.pages.lesson.arrange import Arranged, arrange
from widgets.storage.settings import Frame
from widgets.tabletop import Board, Story, Viewport
from widgets.tabletop.zone import scenes_of


@frozen
class Pictured:
    """The picture and what is drawn in it."""

    node: Node
    scenes: Mapping[str, Scene]


def pictured(
    game_id: str, state: Any, areas: tuple[str, ...], frame: Frame, room: Viewport
) -> Pictured:
    """Return a position; nothing in it can be pressed."""
    game = load_game(game_id)
    tabletop = rooms.room(game_id).tabletop()
    names = usual_names(game.seats(state))
    seen = game.view(state, LEARNER)
    board: Board[Any, Any, Any] = Board(
        game=game,
        state=seen,
        player=LEARNER,
        theme=frame.theme,
        chosen=tabletop.nothing,
        actions=(),
        marks={},
        names=names,
        quiet=True,
        still=True,
    )
    story: Story[Any] = Story(((state,),), areas, LEARNER)
    table: Arranged = arrange(tabletop, board, story, room, areas=areas)
    words = game.describe(seen, LEARNER, names)
    size = f"--table-width:{room.width}px;--table-height:{room.height}px"
    node = h.div(".lesson-picture")[
        h.div(".table", style=size, inert=True)[(part.element for part in table.parts)],
        h.details(".in-words")[h.summary[_("The position in words")], h.p[words]],
    ]
    return Pictured(node, scenes_of(table.zones))
