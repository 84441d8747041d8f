"""Every piece of a lesson is in sight on usual screens: nothing at the foot covers what answers."""

from __future__ import annotations

from itertools import chain

import pytest
from bs4 import BeautifulSoup

from tutor.lessons.course import lesson, ways
from tutor.lessons.session import LessonSession
from widgets.browser.protocol import View
from widgets.chocolate_factory.tabletop import TABLETOP
from widgets.draw.scene import Shift, Text
from widgets.pages.lesson.state import LessonState
from widgets.rooms import room
from widgets.storage.settings import Frame, Settings
from widgets.tabletop.zone import Zone

LARGE = ((1280, 800), (1024, 768), (768, 1024))
PHONES = ((844, 390), (390, 844))
GAMES = ("chocolate-factory", "factory-manager")


@pytest.mark.parametrize("size", [*LARGE, *PHONES], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_every_position_fits_the_screen(game: str, size: tuple[int, int]) -> None:
    """On each way: the course, and the ten lessons of the expansion."""
    frame, tabletop = Frame(View(*size)), room(game).tabletop()
    for each in chain(*ways(game)):
        at = LessonState(LessonSession(each), tabletop)
        seen = set()
        for number in range(len(each.steps)):
            while True:
                state = at.session.state
                about = (at.session.areas, state.phase, state.step, state.player)
                if about not in seen:
                    seen.add(about)
                    check(at, frame, f"{each.id}/{number + 1}")
                if at.session.solved:
                    break
                at.session.hint()
            if number + 1 < len(each.steps):
                at.session.next()


def check(at: LessonState, frame: Frame, where: str) -> None:
    """No part of the table reaches below the room for it, and every wanted area has a place."""
    space, table = at.division(frame).room, at.arranged(frame)
    assert not table.height, where
    for part in table.parts:
        assert part.rect.bottom <= space.height, (where, part.area)
        assert part.rect.right <= space.width, (where, part.area)
    reach = {part.area for part in table.parts} | {it for tab in table.tabs for it in tab.areas}
    pieces = {at.area_of(target) for target in at.session.touchable} - {""}
    assert pieces <= reach, where


def test_packets_are_reached_by_arrow_keys(opened: str) -> None:
    """A packet has its middle where its middle card has it: only one of both can be a button."""
    session = LessonSession(lesson("packets", opened))
    while not session.solved:
        session.hint()
    session.next()
    at = LessonState(session, TABLETOP)
    zones = {zone.name: zone for zone in at.arranged(Frame(View(1280, 800))).zones}
    zone = zones["display"]
    found = pieces(zone)
    assert found == {"parts:0", "parts:1", "staff:0", "staff:1"}
    assert len({zone.rects[key].centre for key in found}) == len(found)


def pieces(zone: Zone) -> set[str]:
    """Every act of a zone."""
    buttons = BeautifulSoup(str(zone.element), "html.parser")("button")
    return {str(button["data-act"]) for button in buttons}


def test_on_a_wall_the_pictures_are_larger_with_their_words(opened: str) -> None:
    wall = Frame(View(1920, 1080), Settings(text="projector"))
    at = LessonState(LessonSession(lesson("roast", opened)), TABLETOP)
    space, (part,) = at.division(wall).room, at.arranged(wall).parts
    assert part.rect.height > 0.7 * space.height
    words = [it.size for it in part.zones[0].scene.commands if isinstance(it, Text)]
    scales = [it.scale for it in part.zones[0].scene.commands if isinstance(it, Shift)]
    assert min(words) * scales[0] >= 15
