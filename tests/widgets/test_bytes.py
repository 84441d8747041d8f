"""How much a click costs the line: text that is sent to the page, without pictures.

Pictures are counted elsewhere: a canvas is sent only if its drawing has changed, and a flying
piece's picture once a visit.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from statistics import median

import pytest

from tests.widgets.paper import Paper, PaperBoard
from tutor import Record
from widgets.app import App
from widgets.pages.table.page import TablePage
from widgets.pages.table.panels import TurnPanel
from widgets.table import Match, seats_for, strengths_of

MOST = 3_000
TABLES = [
    ("chocolatiers", ""),
    ("chocolatiers-2019", "chocolatiers-2019/"),
    ("chocoly", "chocoly/"),
]


def sent(paper: Paper, act: Callable[[], None]) -> int:
    """Bytes of text that an act brings to the page."""
    before = len(paper.sent)
    act()
    texts = ({**message, "pictures": {}} for message in paper.sent[before:])
    return sum(len(json.dumps(text).encode()) for text in texts)


@pytest.mark.parametrize(("game", "path"), TABLES)
def test_choosing_a_card_is_cheap(game: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    link = Record.start(game, players=2, seed=7).link()
    paper = Paper(App, monkeypatch, hash=f"{path}table/{link}")
    whole = len(paper.shell.page.html)
    costs = [sent(paper, lambda: paper.act("hand:0"))]
    assert "html" in paper.last
    costs += [sent(paper, lambda: paper.event("act", "cancel"))]
    assert max(costs) < MOST < whole / 5


@pytest.mark.parametrize(("game", "path"), TABLES[:2])
def test_the_answer_to_a_computers_move_is_cheap(
    game: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = seats_for(3, strengths_of(game), "Ana", ["greedy"] * 3)
    key = "table" if not path else f"table:{game}"
    costs = []
    for seed in range(1, 8):  # one seed would decide it by chance
        match = Match.start(game, seats, seed, 1)
        paper = Paper(App, monkeypatch, hash=f"{path}table", stored={key: match.dump()})
        while paper.last["after"]:
            costs.append(sent(paper, partial(paper.event, "act", "computer")))
    assert len(costs) > 20
    assert median(costs) < MOST


@pytest.mark.parametrize(("game", "path"), TABLES)
def test_pictures_wait_for_no_text(game: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    link = Record.start(game, players=2, seed=7).link()
    paper = Paper(App, monkeypatch, hash=f"{path}table/{link}")
    done: list[str] = []

    def note(owner: type, name: str) -> None:
        usual = getattr(owner, name)

        def noting(self: object, *given: object) -> object:
            done.append(name)
            return usual(self, *given)

        monkeypatch.setattr(owner, name, noting)

    note(PaperBoard, "draw")
    note(TurnPanel, "element")
    note(TablePage, "resume")
    paper.act("hand:0")
    done.clear()
    paper.event("act", "cancel")
    assert set(done) == {"draw", "element", "resume"}
    last_drawn = len(done) - 1 - done[::-1].index("draw")
    assert done[: last_drawn + 1] == ["draw"] * (last_drawn + 1)
