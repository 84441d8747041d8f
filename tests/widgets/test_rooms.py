"""The rooms of others on screen: one that is broken costs nobody else a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint

import pytest

import tutor.rooms
from tests.widgets.paper import Paper
from tutor import GAMES
from widgets import rooms
from widgets.app import App
from widgets.browser import assets
from widgets.draw.theme import theme


def lessons_fail() -> None:
    raise RuntimeError("no lessons today")


house = tutor.rooms.room(GAMES[0])
WHOLE = tutor.rooms.Room("ours", house.load, tuple, house.teaching, house.players)
ON_SCREEN = rooms.Room("ours", rooms.room(GAMES[0]).tabletop)
NO_LESSONS = tutor.rooms.Room("ours", house.load, lessons_fail, house.teaching, house.players)
NO_STYLES = rooms.Room("ours", rooms.room(GAMES[0]).tabletop, styles=lessons_fail)

Offer = Callable[..., None]


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Offer]:
    """Pretends that a package is installed that offers this game."""

    def at(below: str, above: str = "") -> None:
        for storey, where in ((tutor.rooms, below), (rooms, above)):
            entries = {"ours": EntryPoint("ours", where, storey.GROUP)} if where else {}
            monkeypatch.setattr(storey, "found", lambda entries=entries: entries)
        forget()

    def forget() -> None:
        rooms._loads.cache_clear()
        for storey in (tutor.rooms, rooms):
            storey.room.cache_clear()

    yield at
    monkeypatch.undo()
    forget()


def test_a_game_of_others_stands_beside_the_house_s(offer: Offer) -> None:
    offer(f"{__name__}:WHOLE", f"{__name__}:ON_SCREEN")
    assert rooms.ids() == (*GAMES, "ours")


@pytest.mark.parametrize(
    ("below", "above"),
    [
        ("not_there:ROOM", f"{__name__}:ON_SCREEN"),
        (f"{__name__}:WHOLE", "not_there:ROOM"),
        (f"{__name__}:WHOLE", f"{__name__}:WHOLE"),
        (f"{__name__}:NO_LESSONS", f"{__name__}:ON_SCREEN"),
        (f"{__name__}:WHOLE", f"{__name__}:NO_STYLES"),
    ],
)
def test_one_that_is_broken_is_left_out_with_one_message(
    offer: Offer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    below: str,
    above: str,
) -> None:
    offer(below, above)
    tab = Paper(App, monkeypatch, hash="ours/table")
    assert "There is no page “ours/table”." in tab.text
    assert rooms.ids() == GAMES
    (record,) = caplog.records
    assert record.getMessage() == "The game “ours” is left out, for its rooms cannot be loaded."


def test_a_game_without_a_screen_has_no_style_either(
    offer: Offer, caplog: pytest.LogCaptureFixture
) -> None:
    offer(f"{__name__}:WHOLE")
    assert theme(dark=False, contrast=False).name in assets.style()
    assert rooms.ids() == GAMES
    assert caplog.records == []
