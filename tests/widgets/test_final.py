"""Final scoring: what is counted, who tied, how a tie is decided, and how it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.widgets.paper import Paper
from tutor.chocolatiers import Display, final_scores
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.state import State, changed
from tutor.engine import Note
from widgets.chocolatiers.tabletop import TABLETOP
from widgets.pages.final.page import STEP, FinalPage
from widgets.pages.final.tally import Tally
from widgets.visit import Visit

GAME = Chocolatiers.from_file()
NAMES = ("Ana", "Ben", "Cleo", "Dora")
ANA, BEN = Display.parse("TTMM/TTM.", [5, 4]), Display.parse("NNMM/NN.M", [5, 4])
POOR = Display.parse("NNMM/NN.M", [4, 1])
LABELS = ["Boxes", "First", "Truffle", "Nut Cluster", "Raspberry", "Mint", "Blueberry", "Violet"]


def over(*displays: Display, wilds: tuple[int, ...] = (), first: int | None = None) -> State:
    """A finished game with these displays."""
    start = GAME.start(max(2, len(displays)), seed=1)
    return changed(
        start,
        phase="over",
        hands=start.hands[: len(displays)],
        displays=displays,
        wilds=wilds or (0,) * len(displays),
        first_card=first,
    )


def tally(*displays: Display, names: tuple[str, ...] = NAMES, **more: Any) -> Tally:
    return Tally.of(TABLETOP, GAME, over(*displays, **more), names[: len(displays)])


class TestTally:
    def test_columns_are_in_the_order_of_scoring_and_add_up(self) -> None:
        found = tally(ANA, BEN, wilds=(2, 1), first=1)
        assert [c.label for c in found.columns] == [*LABELS, "Wilds"]
        standings = final_scores([ANA, BEN], (2, 1), 1)
        assert {s.player: s.total for s in standings} == {
            player: found.total(player, len(found.columns)) for player in (0, 1)
        }

    def test_a_tie_turns_the_card_face_down_and_says_who_tied(self) -> None:
        mint = next(c for c in tally(ANA, BEN).columns if c.letter == "M")
        assert mint.down
        assert mint.note == Note("Mint: Ana and Ben tie with 3, so nobody gets the card.", "9.3")
        assert [cell.size for cell in mint.cells] == [3, 3]

    def test_a_kind_that_nobody_shows_is_not_called_a_tie(self) -> None:
        violet = next(c for c in tally(ANA, BEN).columns if c.letter == "V")
        assert violet.down
        assert violet.note == Note("Violet: nobody shows it, so nobody gets the card.", "9.4")

    def test_first_lies_face_down_until_somebody_has_it(self) -> None:
        assert tally(ANA, BEN).columns[1].down
        assert not tally(ANA, BEN, first=0).columns[1].down

    @pytest.mark.parametrize(
        ("found", "headline", "clause"),
        [
            (tally(ANA, BEN, first=1), "Ben wins by 4.", ""),
            (tally(ANA, BEN), "Ana and Ben share the victory.", "10.5"),
            (tally(ANA, POOR, first=1), "Ben wins, with more Scoring cards.", "10.4"),
            (tally(ANA), "16 points.", ""),
        ],
    )
    def test_who_wins_and_why(self, found: Tally, headline: str, clause: str) -> None:
        assert found.verdict.head == headline
        assert [note.clause for note in found.verdict.notes] == [clause] * bool(clause)

    def test_a_tie_is_explained_in_numbers(self) -> None:
        (note,) = tally(ANA, POOR, first=1).verdict.notes
        assert note.text == (
            "Ben and Ana tie with 13 points. Of the Scoring cards, Ben has 2 and Ana has 1. "
            "So Ben wins."
        )

    def test_the_learner_wins_in_their_own_words(self) -> None:
        assert (
            tally(ANA, BEN, names=("You", "Ben"), wilds=(1, 0), first=0).verdict.head
            == "You win by 5."
        )


OpenFinal = Callable[..., Paper]


@pytest.fixture
def open_final(monkeypatch: pytest.MonkeyPatch) -> OpenFinal:
    def open_final(**view: Any) -> Paper:
        class Room(Visit):
            def page_at(self, address: str, resume: str) -> FinalPage:
                names = ("Ana", "<b>Ben</b>")
                shown = tally(ANA, BEN, names=names, wilds=(2, 0), first=1)
                return FinalPage(shown, GAME.rulebook, GAME.id)

        return Paper(Room, monkeypatch, **view)

    return open_final


class TestPage:
    def test_it_counts_column_by_column(self, open_final: OpenFinal) -> None:
        paper = open_final()
        assert paper.heading == "Counting the points."
        seen = [[cell.get_text() for cell in paper.all("td.total")]]
        while after := paper.last["after"]:
            assert after == {"ms": STEP, "act": "tally"}
            paper.event("act", "tally")
            seen.append([cell.get_text() for cell in paper.all("td.total")])
        assert len(seen) == 10  # nothing, then nine columns
        assert seen[0] == ["0", "0"]
        assert seen[-1] == ["17", "15"]
        assert paper.said == paper.heading

    def test_rows_change_their_order_only_at_the_end(self, open_final: OpenFinal) -> None:
        paper = open_final()
        orders = []
        while True:
            orders.append([row["id"] for row in paper.all("tbody tr")])
            if not paper.last["after"]:
                break
            paper.event("act", "tally")
        assert set(map(tuple, orders[:-1])) == {("tally-0", "tally-1")}

    @pytest.mark.parametrize("way", ["tally-skip", "cancel"])
    def test_a_click_or_a_key_shows_all(self, open_final: OpenFinal, way: str) -> None:
        paper = open_final()
        paper.event("act", way)
        assert paper.heading != "Counting the points."
        assert paper.last["after"] is None

    def test_nothing_is_drawn_out_where_nothing_moves(self, open_final: OpenFinal) -> None:
        paper = open_final(reduced_motion=True)
        assert paper.heading != "Counting the points."
        assert paper.last["after"] is None

    @pytest.mark.parametrize("width", [1280, 768, 390])
    def test_it_is_a_table_with_headers(self, open_final: OpenFinal, width: int) -> None:
        paper = open_final(reduced_motion=True, width=width)
        across = [cell.get_text(" ") for cell in paper.all('thead th[scope="col"]')]
        down = [cell.get_text(" ") for cell in paper.all('tbody th[scope="row"]')]
        items, players = (down, across) if width == 390 else (across, down)
        assert any("Truffle" in item for item in items)
        assert any("Ana" in player for player in players)
        assert paper.find("caption").get_text()
        assert "Mint, face down" in paper.text

    def test_names_are_escaped(self, open_final: OpenFinal) -> None:
        paper = open_final(reduced_motion=True)
        assert "<b>Ben</b>" in paper.text
        assert not paper.all("b")

    def test_the_rule_of_a_tie_is_a_click_away(self, open_final: OpenFinal) -> None:
        paper = open_final(reduced_motion=True)
        paper.act("rule:9.3")
        assert paper.find("dialog h2").get_text() == "A tie pays nobody"
        paper.act("close")
        assert not paper.all("dialog")
