"""The table on paper: opened, looked at and played on without a browser."""

from __future__ import annotations

from collections.abc import Callable

from tests.widgets.paper import Paper
from tutor.chocolatiers.actions import Box
from widgets.app.page_host import PageHost
from widgets.chocolatiers.composer import clicks
from widgets.chocolatiers.tabletop import TABLETOP
from widgets.pages.final.page import SKIP
from widgets.pages.table.page import HABIT, KEY, TablePage
from widgets.pages.table.panels import COUNT
from widgets.table import Match, seats_for, strengths_of

GAME = "chocolatiers"
STRENGTHS = strengths_of(GAME)
SEED = 7


class OnePage(PageHost):
    """A visit to the table alone; `#table/<link>` opens a shared game."""

    def page_at(self, address: str, resume: str) -> TablePage:
        return TablePage(
            GAME,
            TABLETOP,
            self.shell.stored.get(KEY, ""),
            keep=lambda text: self.shell.store(KEY, text),
            download=self.shell.download,
            habit=self.shell.stored.get(HABIT, ""),
            keep_habit=lambda text: self.shell.store(HABIT, text),
            link=address.partition("/")[2],
            seed=lambda: SEED,
        )


OpenTable = Callable[..., Paper]


def match_of(paper: Paper) -> Match:
    return paper.app.page.match


def new_match(players: int = 3, strength: str = "greedy", first: int = 0) -> Match:
    return Match.start(GAME, seats_for(players, STRENGTHS, "Ana", [strength] * 3), SEED, first)


def let_computers_play(paper: Paper) -> None:
    """What the browser does: it sends the act it was asked for, until it is not asked any more."""
    while after := paper.last["after"]:
        paper.event("act", after["act"])


def to_the_end(paper: Paper) -> None:
    """From the table of a finished game to the picture of its end."""
    paper.act(COUNT)
    paper.act(SKIP)


def take_a_turn(paper: Paper) -> None:
    """Play one's turn by clicks: the first legal action, then a box if there is one."""
    match = match_of(paper)
    turn = match.state.turn
    while match.your_turn and match.state.turn == turn:
        actions = match.game.actions(match.seen)
        action = next((a for a in actions if isinstance(a, Box)), actions[0])
        if match.state.phase == "bonus" and not isinstance(action, Box):
            action = actions[-1]  # no bonus
        for target in clicks(match.game, match.seen, action):
            paper.event("act", target)
