"""Final scoring: what is counted, who tied, how a tie is decided, and how it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from tests.widgets.paper import Paper
from tutor.chocolatiers import Display, final_scores
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.state import State
from tutor.engine import Note, Verdict
from tutor.kit.frozen import changed
from widgets.app.page_host import PageHost
from widgets.browser.protocol import Event
from widgets.chocolatiers.tabletop import TABLETOP
from widgets.pages.final.end import End
from widgets.pages.final.page import AGAIN, ITEM, ON, RUN, SKIP, SUMS, FinalPage
from widgets.pages.final.score_sheet import ScoreSheet
from widgets.storage.settings import Frame

GAME = Chocolatiers.from_file()
NAMES = ("Ana", "Ben", "Cleo", "Dora")
ANA, BEN = Display.parse("TTMM/TTM.", [5, 4]), Display.parse("NNMM/NN.M", [5, 4])
POOR = Display.parse("NNMM/NN.M", [4, 1])
BARE = Display.parse("../..", [3])
LABELS = ["First", "Truffle", "Nut Cluster", "Raspberry", "Mint", "Blueberry", "Violet"]
LABELS += ["Wilds", "Boxes"]


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


def tally(*displays: Display, names: tuple[str, ...] = NAMES, **more: Any) -> ScoreSheet:
    return ScoreSheet.of(TABLETOP, GAME, over(*displays, **more), names[: len(displays)])


def test_who_has_lost_sees_what_was_best_of_theirs_lit_and_nobody_else_does() -> None:
    sheet = tally(ANA, POOR)  # Ana wins; Nut Cluster was Ben's
    of_ben, of_ana = (str(End(sheet, player).element()) for player in (1, 0))
    assert of_ben.count("var(--solved-bg)") == 4
    assert "var(--solved-bg)" not in of_ana


class TestTally:
    def test_columns_are_in_the_order_of_scoring_and_add_up(self) -> None:
        found = tally(ANA, BEN, wilds=(2, 1), first=1)
        assert [c.label for c in found.columns] == LABELS
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
        assert tally(ANA, BEN).columns[0].down
        assert not tally(ANA, BEN, first=0).columns[0].down

    @pytest.mark.parametrize(
        ("found", "headline", "clause"),
        [
            (tally(ANA, BEN, first=1), "Ben wins by 4.", ""),
            (tally(ANA, BEN), "Ana and Ben share the victory.", "10.5"),
            (tally(ANA, POOR, first=1), "Ben wins, with more Scoring cards.", "10.4"),
            (tally(ANA), "16 points.", ""),
        ],
    )
    def test_who_wins_and_why(self, found: ScoreSheet, headline: str, clause: str) -> None:
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
USUAL = tally(ANA, BEN, names=("Ana", "<b>Ben</b>"), wilds=(2, 0), first=1)


@pytest.fixture
def open_final(monkeypatch: pytest.MonkeyPatch) -> OpenFinal:
    def open_final(shown: ScoreSheet = USUAL, **view: Any) -> Paper:
        class OnePage(PageHost):
            def page_at(self, address: str, resume: str) -> FinalPage:
                return FinalPage(shown, GAME)

        return Paper(OnePage, monkeypatch, **view)

    return open_final


def to_the_end(paper: Paper) -> None:
    while paper.all(".ceremony"):
        paper.act(ON)


def at_the_end(open_final: OpenFinal, *given: Any, **view: Any) -> Paper:
    paper = open_final(*given, **view)
    paper.act(SKIP)
    return paper


def totals(paper: Paper) -> list[str]:
    return [cell.find_all("span")[-1].get_text() for cell in paper.all(".contender .total")]


class TestCeremony:
    """Item by item, a click each, until the picture of the end."""

    @pytest.mark.parametrize("still", [False, True])
    def test_every_item_is_asked_about_in_the_order_of_scoring(
        self, open_final: OpenFinal, still: bool
    ) -> None:
        paper = open_final(reduced_motion=still)
        asked = []
        while paper.all(".ceremony"):
            assert paper.last["after"] is None
            asked.append(paper.heading)
            paper.act(ON)
        kinds = [label for label in LABELS if label not in ("First", "Wilds", "Boxes")]
        assert asked == [
            "Who holds the First card?",
            *(f"Who has the largest {kind} group?" for kind in kinds),
            "Each Wild kept is a point.",
            "Now the points of the boxes.",
        ]
        assert paper.heading == "<b>Ben</b> wins by 2."

    def test_totals_grow_with_what_was_awarded_and_no_sooner(self, open_final: OpenFinal) -> None:
        paper = open_final()
        seen = [totals(paper)]
        for _n in range(8):
            paper.event("act", ON)
            seen.append(totals(paper))
        assert seen[0] == ["0", "0"]
        assert seen[1] == ["0", "4"], "Ben holds First"
        assert seen[2] == ["4", "4"], "Ana has the most Truffle"
        assert seen[-1] == ["6", "8"], "boxes are still to come"
        paper.event("act", ON)
        assert "Total: 17" in paper.text
        assert "Total: 15" in paper.text

    def test_a_card_goes_to_who_wins_it_or_turns_on_its_place(self, open_final: OpenFinal) -> None:
        paper = open_final()
        for _n in range(5):
            paper.event("act", ON)
        carried = [card["data-carry"] for card in paper.all(".contender")[0].select("[data-carry]")]
        assert carried == ["card-1"], "Truffle lies with Ana"
        (down,) = (li for li in paper.all(".rail-card.down") if "Mint" in li.get_text())
        assert "Mint, face down" in down.get_text()
        assert down["data-carry"] == "card-4"

    def test_largest_groups_are_counted_at_every_display_at_once(
        self, open_final: OpenFinal
    ) -> None:
        paper = open_final()
        paper.event("act", ON)
        pips = [
            [int(pip.get_text()) for pip in seat.select(".pip")] for seat in paper.all(".contender")
        ]
        sizes = [seat.select(".size") for seat in paper.all(".contender")]
        assert pips == [[1, 2, 3, 4], []]
        assert [[size.get_text()[0] for size in each] for each in sizes] == [["?", "4"], ["0"]]
        assert sizes[0][1]["style"] == "--wait:320ms", "it covers the sign when all are counted"
        assert paper.all(".contender")[0].select("[opacity]"), "the rest pales"

    def test_the_points_of_the_boxes_are_counted_one_after_the_other(
        self, open_final: OpenFinal
    ) -> None:
        paper = open_final()
        while paper.heading != "Now the points of the boxes.":
            paper.event("act", ON)
        for seat, display in zip(paper.all(".contender"), (ANA, BEN), strict=True):
            assert [int(pip.get_text()) for pip in seat.select(".pip")] == [*display.points]
            waits, known = seat.select(".size")
            assert waits.get_text() == "?"
            assert known["style"] == f"--wait:{80 * len(display.points)}ms"
            assert seat.select("[opacity]"), "all the chocolates pale"

    def test_each_award_is_said_aloud(self, open_final: OpenFinal) -> None:
        paper = open_final()
        paper.event("act", ON)
        assert paper.said == "First: <b>Ben</b>, 4 points."
        for _n in range(4):
            paper.event("act", ON)
        assert paper.said == "Mint: Ana and <b>Ben</b> tie with 3, so nobody gets the card."
        to_the_end(paper)
        assert paper.said == "Boxes: Ana 9, <b>Ben</b> 9. <b>Ben</b> wins by 2."

    @pytest.mark.parametrize("way", [SKIP, "cancel"])
    def test_a_click_or_a_key_leads_to_the_end(self, open_final: OpenFinal, way: str) -> None:
        paper = open_final()
        paper.event("act", way)
        assert paper.heading == "<b>Ben</b> wins by 2."
        assert paper.last["after"] is None

    def test_space_goes_on(self, open_final: OpenFinal) -> None:
        paper = open_final()
        assert "space" in paper.last["look"]["keys"]
        paper.act(paper.last["look"]["keys"]["space"])
        assert paper.heading == "Who has the largest Truffle group?"

    def test_it_runs_by_itself_when_asked_to_and_can_be_stopped(
        self, open_final: OpenFinal
    ) -> None:
        paper = open_final()
        paper.act(RUN)
        assert paper.last["after"] == {"ms": ITEM, "act": ON}
        paper.event("act", ON)
        assert paper.last["after"] == {"ms": ITEM, "act": ON}
        paper.act(RUN)
        assert paper.last["after"] is None
        paper.act(RUN)
        while after := paper.last["after"]:
            paper.event("act", after["act"])
        assert paper.heading == "<b>Ben</b> wins by 2."

    def test_it_can_be_watched_again(self, open_final: OpenFinal) -> None:
        paper = open_final()
        paper.act(RUN)
        to_the_end(paper)
        paper.act(AGAIN)
        assert paper.heading == "Who holds the First card?"
        assert paper.last["after"] is None


class TestEnd:
    def test_the_winner_lies_on_the_doily_the_others_beside_it(self, open_final: OpenFinal) -> None:
        paper = at_the_end(open_final)
        assert [part["aria-label"] for part in paper.all(".on-doily .winner")] == ["<b>Ben</b>"]
        assert [part["aria-label"] for part in paper.all(".loser")] == ["Ana"]
        assert paper.find(".loser .place").get_text() == "Second"
        assert "--player-2" in str(paper.find(".lid")), "the ribbon is the winner's"
        assert not paper.all(".finale .pip")

    def test_who_shares_the_victory_shares_the_doily(self, open_final: OpenFinal) -> None:
        paper = at_the_end(open_final, tally(ANA, BEN, BARE))
        assert paper.heading == "Ana and Ben share the victory."
        assert [part["aria-label"] for part in paper.all(".on-doily .winner")] == ["Ana", "Ben"]
        assert [part["aria-label"] for part in paper.all(".loser")] == ["Cleo"]
        totals = [part.get_text() for part in paper.all(".winner .total")]
        assert totals == ["Total: 13", "Total: 13"]
        (lid,) = paper.all(".lid")
        assert "--player-1" in str(lid)
        assert "--player-2" in str(lid), "the ribbon has a band for each"

    def test_a_tie_for_the_victory_is_told_at_the_foot(self, open_final: OpenFinal) -> None:
        foot = at_the_end(open_final, tally(ANA, BEN)).find(".ties").get_text(" ")
        assert "Ana and Ben tie with 13 points. Of the Scoring cards, " in foot
        assert "That is a tie too, so they share the victory." in foot
        foot = at_the_end(open_final, tally(ANA, POOR, first=1)).find(".ties").get_text()
        assert "So Ben wins." in foot

    def test_who_is_level_is_named_and_so_is_a_wild_that_was_kept(
        self, open_final: OpenFinal
    ) -> None:
        paper = at_the_end(open_final)
        assert "Mint (Ana and <b>Ben</b> are level)" in paper.find(".ties").get_text(" ")
        kept = [part.get_text(" ") for part in paper.all(".kept")]
        assert len(kept) == 1, "Ben has kept none"
        assert "Wilds: 2." in kept[0]
        assert len(paper.find(".loser .kept").select("svg")) == 2

    def test_cards_that_nobody_won_are_named_at_the_foot(self, open_final: OpenFinal) -> None:
        paper = at_the_end(open_final)
        foot = paper.find(".ties").get_text(" ")
        assert "Blueberry and Violet: points for nobody." in foot
        assert "Mint (" in foot

    def test_the_table_of_all_results_is_a_click_away(self, open_final: OpenFinal) -> None:
        paper = at_the_end(open_final)
        paper.act(SUMS)
        assert [cell.get_text() for cell in paper.all("td.total")] == ["17", "15"]
        paper.act(SUMS)
        assert paper.all(".doily")

    @pytest.mark.parametrize("width", [1280, 768, 390])
    def test_that_is_a_table_with_headers(self, open_final: OpenFinal, width: int) -> None:
        paper = at_the_end(open_final, width=width)
        paper.act(SUMS)
        across = [cell.get_text(" ") for cell in paper.all('thead th[scope="col"]')]
        down = [cell.get_text(" ") for cell in paper.all('tbody th[scope="row"]')]
        items, players = (down, across) if width == 390 else (across, down)
        assert any("Truffle" in item for item in items)
        assert any("Ana" in player for player in players)
        assert paper.find("caption").get_text()
        assert "Mint, face down" in paper.text

    def test_names_are_escaped(self, open_final: OpenFinal) -> None:
        paper = at_the_end(open_final)
        assert "<b>Ben</b>" in paper.text
        assert not paper.all("b")

    def test_the_rule_of_a_tie_is_a_click_away(self, open_final: OpenFinal) -> None:
        paper = at_the_end(open_final)
        paper.act(SUMS)
        paper.act("rule:9.3")
        assert paper.find("dialog h2").get_text() == "A tie pays nobody"
        paper.act("close")
        assert not paper.all("dialog")


class TestNobodyHasWon:
    """A draw or a lost game is told, and not celebrated."""

    ALONE = attrs.evolve(
        tally(ANA, names=("You",)),
        verdict=Verdict("The week is lost.", (Note("Two orders are missing."),)),
        ranked=False,
    )

    def test_there_is_no_doily_and_no_ribbon(self, open_final: OpenFinal) -> None:
        paper = at_the_end(open_final, self.ALONE)
        assert paper.heading == "The week is lost."
        assert not paper.all(".doily, .lid, .winner, .place")
        assert [part["aria-label"] for part in paper.all(".level .loser")] == ["You"]
        assert "Two orders are missing." in paper.find(".ties").get_text()

    def test_nobody_is_marked_as_the_winner_in_the_table(self, open_final: OpenFinal) -> None:
        paper = at_the_end(open_final, self.ALONE)
        paper.act(SUMS)
        assert not paper.all(".wins")

    def test_the_fanfare_is_for_who_has_won(self) -> None:
        def sounds(shown: ScoreSheet) -> tuple[str, ...]:
            page = FinalPage(shown, GAME)
            page.shown = len(shown.columns) - 1
            reply = page.on(Event("act", ON), Frame())
            assert reply is not None
            return reply.sounds

        assert sounds(self.ALONE) == ("tie",)
        assert sounds(USUAL) == ("won",)

    def test_all_who_drew_stand_side_by_side_without_a_place(self, open_final: OpenFinal) -> None:
        drawn = attrs.evolve(tally(ANA, BEN), verdict=Verdict("Nobody wins."))
        paper = at_the_end(open_final, drawn)
        assert [part["aria-label"] for part in paper.all(".level .loser")] == ["Ana", "Ben"]
        assert [part.get_text() for part in paper.all(".place")] == ["", ""]


class TestMissed:
    """One true sentence on what was close, for who has lost."""

    def test_one_more_of_a_kind_that_would_have_won_it(self) -> None:
        found = tally(ANA, Display.parse("NNMM/NN.M", [5, 5]))
        (winner,) = found.winners
        assert winner == 1
        best = "Your Truffle group was the best: 4."
        assert found.missed(0) == f"{best} One more Mint in your group would have won it."

    def test_one_kept_wild_that_would_have_won_a_kind(self) -> None:
        """Its kept point is gone then: 14 and Mint's 3 would only tie."""
        found = tally(ANA, BEN, wilds=(2, 0), first=1)
        assert [(s.player, s.total) for s in found.standings] == [(1, 17), (0, 15)]
        best = "Your Truffle group was the best: 4."
        assert found.missed(0) == f"{best} One Wild would have won Mint."

    def test_one_kept_wild_that_would_have_won_the_game(self) -> None:
        found = tally(ANA, BEN, wilds=(3, 0), first=1)
        assert [(s.player, s.total) for s in found.standings] == [(1, 17), (0, 16)]
        won = "One Wild would have won Mint, and the game: 18 to 17."
        assert found.missed(0) == f"Your Truffle group was the best: 4. {won}"
        assert "kept-ghost" in found.nearly(0, "T"), "where it would have lain is shown"
        assert (
            found.portrait(0, "T").count("kept-ghost")
            == found.nearly(1, "").count("kept-ghost")
            == 0
        )

    def test_who_has_won_missed_nothing(self) -> None:
        assert tally(ANA, BEN, first=1).missed(1) == ""

    def test_nobody_is_told_that_a_shared_victory_was_missed(self) -> None:
        shared = tally(ANA, BEN)
        assert len(shared.winners) == 2
        assert {shared.missed(0), shared.missed(1)} == {""}

    def test_where_nothing_was_close_the_points_are_told(self) -> None:
        far = tally(ANA, BARE, wilds=(12, 0), first=0)
        assert far.missed(1) == "29 points more would have been enough for a tie."

    def test_the_end_tells_it_to_the_loser_alone(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def shown(player: int) -> str:
            class OnePage(PageHost):
                def page_at(self, address: str, resume: str) -> FinalPage:
                    found = tally(ANA, BEN, wilds=(2, 0), first=1)
                    return FinalPage(found, GAME, player=player)

            paper = Paper(OnePage, monkeypatch)
            paper.act(SKIP)
            return paper.text

        assert "One Wild would have won Mint." in shown(0)
        assert "would have won it" not in shown(1)
