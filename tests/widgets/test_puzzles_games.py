"""Pages about the puzzles of a game that is not the first: its own pages, keys and addresses."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random
from typing import Any

import htpy as h
import pytest
from bs4 import BeautifulSoup

from tests.puzzles.sums import GAME
from tests.widgets.sum_pages import shown
from tests.widgets.test_puzzles_trainer import StoringBrowser
from tutor import SaveError
from tutor.puzzles.pack import dump_pack, to_link
from tutor.rooms import GAMES
from widgets.app.puzzle_addresses import puzzle_page
from widgets.browser.protocol import Event, View
from widgets.pages.page import NoSuchPageError, Page, Picture
from widgets.pages.puzzles.tiles import PuzzleTiles
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame, Settings

FRAME = Frame(View(), Settings())
START = datetime(2026, 11, 21, 9, tzinfo=UTC)


@pytest.fixture(autouse=True)
def sums(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with shown(monkeypatch):
        yield


def trainer(browser: StoringBrowser | None = None, game: str = GAME) -> PuzzleTrainer:
    made = PuzzleTrainer(browser or StoringBrowser(), game, lambda: START, Random(3))
    assert made.restore() == ""
    return made


def html(page: Page | None) -> BeautifulSoup:
    assert page is not None
    picture: Picture = page.paint(FRAME)
    return BeautifulSoup(str(h.div[picture.body]), "html.parser")


def test_the_hub_shows_its_kinds_and_every_link_stays_in_the_game() -> None:
    desk = trainer()
    hub = html(puzzle_page(desk, "puzzles", ""))
    assert hub.select_one(".daily-board .sum") is not None
    assert not hub.select("#editor")
    page = html(puzzle_page(desk, "puzzles/sets", ""))
    assert [kind.get_text() for kind in page.select(".kind .way-title")] == ["Addition"]
    assert page.select_one(".kind .symbol").get_text() == "+"
    hrefs = {a["href"] for found in (hub, page) for a in found.select("a[href]")}
    assert hrefs == {
        *(f"#{GAME}/puzzles{way}" for way in ("", "/rush", "/streak", "/duel", "/sets")),
        *(f"#{GAME}/puzzles/{way}" for way in ("kind/add", "theme/sums")),
        f"#{GAME}/puzzle/daily",
    }


def test_a_set_names_its_rules_and_leads_to_its_puzzles() -> None:
    desk = trainer()
    page = puzzle_page(desk, "puzzles/kind/add", "")
    found = html(page)
    assert found.select_one(f'a[href="#{GAME}/rules/1.1"]').get_text() == "Adding up"
    assert page is not None
    reply = page.on(Event("act", "start", ""), FRAME)
    assert reply is not None
    assert reply.go is not None
    game, _slash, name = reply.go.partition("/")
    assert game == GAME
    opened: Any = puzzle_page(desk, name, "")
    assert opened.puzzle in desk.pool
    with pytest.raises(NoSuchPageError):
        puzzle_page(desk, "puzzles/kind/steal", "")


def test_an_editor_it_has_not_is_no_page() -> None:
    with pytest.raises(NoSuchPageError, match="no editor"):
        puzzle_page(trainer(), "editor", "")
    assert puzzle_page(trainer(), "table", "") is None


def test_its_practice_and_pack_are_kept_beside_those_of_the_first_game() -> None:
    browser = StoringBrowser()
    own, first = trainer(browser), trainer(browser, GAMES[0])
    own.first_answer(own.pool[2], False)
    own.open_pack(dump_pack(own.pool[:2]))
    assert set(browser.stored) == {f"practice:{GAME}", f"pack:{GAME}", "tally"}
    first.first_answer(first.pool[2], True)
    assert set(browser.stored) == {f"practice:{GAME}", f"pack:{GAME}", "practice", "tally"}
    again = trainer(browser)
    assert (again.practice, len(again.pack.puzzles)) == (own.practice, 2)
    with pytest.raises(SaveError, match="another game"):
        first.open_pack(browser.stored[f"pack:{GAME}"])


def test_the_tiles_of_the_home_page_lead_to_it() -> None:
    desk = trainer()
    desk.first_answer(desk.pool[0], False)
    tiles = PuzzleTiles(desk)
    tiles.read()
    found = BeautifulSoup(str(h.div[tiles.tiles()]), "html.parser")
    hrefs = [a["href"] for a in found.select("a[href]")]
    assert all(href.startswith(f"#{GAME}/puzzle") for href in hrefs)
    assert f"#{GAME}/puzzle/due" in hrefs


DIGITS = "1" * 5000
HELD = [
    DIGITS,
    f'{{"kind": "add", "numbers": [{DIGITS}, 1]}}',
    '{"kind": "add", "numbers": [NaN, 1]}',
    '{"kind": "add", "numbers": [1e999, 1]}',
    '{"kind": "add"}',
    '{"kind": "steal", "wilds_left": [1e999, 1]}',
    '{"kind": "steal", "displays": [[1e999, 1]]}',
    "[" * 3000,
    "null",
]


def link_of(text: str) -> str:
    """A link that anybody could make, whatever it holds."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


@pytest.mark.parametrize("game", [GAME, GAMES[0]])
@pytest.mark.parametrize("held", HELD, ids=lambda text: text[:40])
def test_whatever_a_link_or_a_pack_holds_is_a_sentence_and_no_blank_app(
    game: str, held: str
) -> None:
    """A number of 5,000 digits, which Python refuses to read, left a blank app."""
    desk = trainer(game=game)
    for address in ("puzzle", *(["editor"] if game == GAMES[0] else [])):
        with pytest.raises(NoSuchPageError, match=r"\w"):
            puzzle_page(desk, f"{address}/{link_of(held)}", "")
    with pytest.raises(SaveError, match=r"\w"):
        desk.open_pack(f'{{"format": 1, "game": "{game}", "puzzles": [{held}]}}')
    browser = StoringBrowser()
    browser.stored[f"pack:{GAME}" if game == GAME else "pack"] = held
    assert PuzzleTrainer(browser, game).restore()


@pytest.mark.parametrize("resume", [DIGITS, "[" * 3000, f'{{"session": {DIGITS}}}', *HELD])
def test_whatever_a_reload_brings_the_page_is_there(resume: str) -> None:
    desk = trainer(game=GAMES[0])
    puzzle = desk.pool[0]
    for address in (f"puzzle/{puzzle.id}", "editor", f"editor/{to_link(puzzle)}"):
        assert html(puzzle_page(desk, address, resume)).select("h1")


def test_a_reload_with_a_piece_at_infinity_begins_anew() -> None:
    desk = trainer(game=GAMES[0])
    puzzle = next(p for p in desk.pool if p.task.kind == "last")
    for place in ("[1e999, 0]", "[1e300, 0]", "[1000000000, 0]"):
        attempt = f'[{place}, 0, [], "", []]'
        session = f'{{"attempt": {attempt}, "stage": "asking", "hint": 0, "answered": null}}'
        resume = f'{{"puzzle": "{puzzle.id}", "way": "", "session": {session}}}'
        assert html(puzzle_page(desk, f"puzzle/{puzzle.id}", resume)).select("#check")
