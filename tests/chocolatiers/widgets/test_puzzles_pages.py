"""The puzzle pages on a browser of paper: solve, fail, be told why, go on; hub, sets, editor."""

from __future__ import annotations

import json
import re
from typing import Any

import attrs
import pytest

from tests.chocolatiers.widgets.test_puzzles_answer import SAMPLES, clicks_for, wrong_answer
from tests.widgets.paper import Paper
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import CHOOSE, CHOOSE_TWO, PAY, PLACE, TURN, Task
from tutor.chocolatiers.puzzles.shipped import shipped
from tutor.puzzles.games import shipped_by_id
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import dump_pack, load_pack, to_link
from tutor.puzzles.training import Practice, dump_practice
from widgets import trainer
from widgets.app import App
from widgets.chocolatiers.puzzles.layout import sizes
from widgets.protocol import View
from widgets.settings import Frame

ONE_OF_EACH = [sample[-1] for sample in SAMPLES]
EVERY_KIND = pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=lambda p: p.task.kind)


@pytest.fixture
def open_at(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open the app at an address."""

    def open_at(address: str, **more: Any) -> Paper:
        more.setdefault("today", "2026-11-21")
        return Paper(App, monkeypatch, hash=address, **more)

    return open_at


SMALLER, LARGE = (1476, 831), [((1920, 1080), 1.3), ((2560, 1440), 1.734)]
"""The largest window on which nothing has grown yet; larger ones, and how much all has grown."""


@EVERY_KIND
@pytest.mark.parametrize(("size", "unit"), LARGE, ids=lambda size: str(size))
def test_everything_grows_with_a_large_screen(
    puzzle: Puzzle[Task], size: tuple[int, int], unit: float
) -> None:
    small, large = (
        sizes(puzzle.task, Frame(View(width=width, height=height)))
        for width, height in (SMALLER, size)
    )
    for before, after in ((small.own, large.own), (small.rivals, large.rivals)):
        for one, other in zip(attrs.astuple(before), attrs.astuple(after), strict=True):
            assert other == pytest.approx(unit * one, rel=0.03)
    assert large.panel == pytest.approx(unit * small.panel, rel=0.03)
    assert large.tile == pytest.approx(unit * small.tile, rel=0.03)


def answer(page: Paper, puzzle: Puzzle[Task], text: str) -> None:
    for target in clicks_for(puzzle.task, text):
        page.act(target)
    page.act("check")


def asks(page: Paper) -> bool:
    """Whether a puzzle waits for its answer: to be checked, or for a turn to be played."""
    return bool(page.all("#check, .turn-puzzle"))


def practice(page: Paper) -> dict[str, Any]:
    return json.loads(page.stored.get("practice", '{"tried": 0, "solved": 0, "days": []}'))


# ---- solving


@EVERY_KIND
def test_right_is_told_so_rated_and_led_on(open_at: Any, puzzle: Puzzle[Task]) -> None:
    page = open_at(f"puzzle/{puzzle.id}")
    assert page.heading == PUZZLE_KINDS[puzzle.task.kind].question(puzzle.task)
    answer(page, puzzle, puzzle.proof.answers[0])
    assert "Right.A rating after 9 more" in page.find("#verdict").get_text()
    assert "solved" in page.find("#verdict")["class"]
    assert (practice(page)["tried"], practice(page)["solved"]) == (1, 1)
    page.act("next")
    assert page.address.startswith("puzzle/")
    assert page.address != f"puzzle/{puzzle.id}"
    assert asks(page)


@EVERY_KIND
def test_wrong_is_told_why_with_its_rule_and_led_on_to_another(
    open_at: Any, puzzle: Puzzle
) -> None:
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, wrong_answer(puzzle))
    verdict = page.find("#verdict")
    assert "refused" in verdict["class"]
    assert verdict.select(".lines li")
    page.act(verdict.select_one(".chip")["data-act"])
    assert page.find("dialog").select_one(".rule-text")
    page.act("close")
    assert not page.all("dialog")
    assert practice(page)["missed"]
    page.act("next")
    following = shipped_by_id("chocolatiers")[page.address.removeprefix("puzzle/")]
    assert following.task.kind != puzzle.task.kind


def by_board() -> list[Puzzle[Task]]:
    return [p for p in ONE_OF_EACH if PUZZLE_KINDS[p.task.kind].mode == PLACE]


@pytest.mark.parametrize("puzzle", by_board(), ids=lambda p: p.task.kind)
def test_the_refuting_line_lies_on_the_board_and_the_best_beside_it(
    open_at: Any, puzzle: Puzzle
) -> None:
    page = open_at(f"puzzle/{puzzle.id}")
    before = page.scene("own")
    answer(page, puzzle, wrong_answer(puzzle))
    mine = page.scene("own")
    assert mine != before
    page.act("answer")
    if len(puzzle.task.position.displays) == 2:  # else the panel is too low for pictures
        assert {"yours-answer", "best-answer"} <= set(page.shell.page.scenes)
    assert page.scene("own") != mine
    page.act("show:yours")
    assert page.scene("own").width == mine.width
    assert page.find("#show-yours")["aria-pressed"] == "true"
    page.act("again")
    assert page.find("#check")
    answer(page, puzzle, puzzle.proof.answers[0])
    assert "second look" in page.find("#verdict").get_text()
    assert (practice(page)["tried"], practice(page)["solved"]) == (1, 0)


@EVERY_KIND
def test_no_hint_is_the_answer(open_at: Any, puzzle: Puzzle[Task]) -> None:
    page = open_at(f"puzzle/{puzzle.id}")
    for number in (1, 2):
        page.act("hint")
        assert f"Hint {number} of 2" in page.text
    assert page.find("#hint")["aria-disabled"] == "true"
    if page.all("#check"):
        page.act("check")
    assert practice(page)["tried"] == 0 or puzzle.task.kind == "keep"


# ---- what an answer counts


def rated(page: Paper) -> int:
    return round(practice(page)["mu"])


def with_rating(**more: Any) -> dict[str, str]:
    """A browser whose learner has solved ten."""
    return {"practice": dump_practice(Practice(solved=10, tried=12, **more))}


def test_what_is_at_stake_is_what_comes_of_it(open_at: Any) -> None:
    for text, right in ((ONE_OF_EACH[0].proof.answers[0], True), (None, False)):
        puzzle = ONE_OF_EACH[0]
        page = open_at(f"puzzle/{puzzle.id}", stored=with_rating())
        stake = re.search(r"right \+(\d+), wrong -(\d+)", page.find(".question").get_text())
        assert stake
        answer(page, puzzle, text or wrong_answer(puzzle))
        change = int(stake[1]) if right else -int(stake[2])
        assert f"Rating {1000 + change} ({change:+d})." in page.find("#verdict .came").get_text()
        assert rated(page) == 1000 + change
        assert not page.all(".stake")


def test_hints_and_why_have_their_price_and_a_puzzle_met_before_gives_nothing(
    open_at: Any,
) -> None:
    puzzle = ONE_OF_EACH[0]
    gains = []
    for helps in ((), ("hint",), ("hint", "why", "close")):
        page = open_at(f"puzzle/{puzzle.id}", stored=with_rating())
        for help in helps:
            page.act(help)
        answer(page, puzzle, puzzle.proof.answers[0])
        gains.append(rated(page) - 1000)
        assert ("price" in page.find("#verdict .came").get_text()) == bool(helps)
    assert gains[0] > gains[1] > gains[2]
    page.go("home")
    page.go(f"puzzle/{puzzle.id}")
    assert "no rating" in page.find(".stake").get_text()
    answer(page, puzzle, wrong_answer(puzzle))
    assert "no rating" in page.find("#verdict .came").get_text()
    assert rated(page) - 1000 == gains[2]


def test_who_wants_no_rating_sees_none(open_at: Any) -> None:
    puzzle = ONE_OF_EACH[0]
    page = open_at("puzzles", stored=with_rating())
    assert "Your rating 1000" in page.text
    page.act("rating", "false")
    assert "Your rating" not in page.text
    page.go(f"puzzle/{puzzle.id}")
    assert not page.all(".stake")
    answer(page, puzzle, puzzle.proof.answers[0])
    assert not page.all("#verdict .came")
    page.go("puzzles")
    page.act("rating", "true")
    assert "Your rating 1" in page.text


def test_after_two_misses_of_one_cause_its_lesson_is_offered_once(open_at: Any) -> None:
    stored: dict[str, str] = {}
    offered = []
    for puzzle in [p for p in shipped() if p.task.kind == "who" and p.proof.greedy_fails][:8]:
        page = open_at(f"puzzle/{puzzle.id}", stored=stored)
        answer(page, puzzle, puzzle.proof.greedy)
        offered.append(bool(page.all("#offer")))
        if offered[-1]:
            assert page.find("#offer")["href"].startswith("#lesson/")
            page.go(page.find("#offer")["href"][1:])
            assert not page.all(".told")
    assert offered[0] is False
    assert any(offered)


@EVERY_KIND
def test_ones_own_choice_stays_to_be_seen(open_at: Any, puzzle: Puzzle[Task]) -> None:
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, wrong_answer(puzzle))
    mode = PUZZLE_KINDS[puzzle.task.kind].mode
    if mode in (CHOOSE, CHOOSE_TWO):
        assert "yours" in page.find(".answers.given .wrong").get_text()
    if page.all('[data-act="answer"]'):
        assert not page.all(".answers.given .right")
        page.act("answer")
    if mode in (CHOOSE, CHOOSE_TWO):
        assert page.all(".answers.given .right")
        assert page.find(".answers.given .own.wrong")
    elif mode == PAY:
        assert len(page.all(".paid-so dl")) == 2
    else:
        assert page.find(".difference")


@pytest.mark.parametrize("puzzle", by_board(), ids=lambda p: p.task.kind)
def test_the_difference_adds_up_to_what_the_answers_are_worth(
    open_at: Any, puzzle: Puzzle[Task]
) -> None:
    kind = PUZZLE_KINDS[puzzle.task.kind]
    wrong = wrong_answer(puzzle)
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, wrong)
    page.act("answer")
    rows = [
        [int(cell.get_text()) for cell in row.select(".gain")]
        for row in page.all(".difference tbody tr")
    ]
    if not kind.margin:
        assert not page.all(".difference tfoot")
        return
    total = [int(cell.get_text()) for cell in page.all(".difference tfoot .gain")]
    assert total == [sum(column) for column in zip(*rows, strict=True)]
    assert total == [kind.value(puzzle.task, wrong), puzzle.proof.value]


def test_an_incomplete_answer_is_reminded_and_does_not_count(open_at: Any) -> None:
    for puzzle in ONE_OF_EACH:
        if puzzle.task.kind == "keep":
            continue
        if PUZZLE_KINDS[puzzle.task.kind].mode == TURN:
            continue  # there is no Check before the turn is played
        page = open_at(f"puzzle/{puzzle.id}")
        page.act("check")
        assert page.said
        assert page.find("#check")
        assert practice(page)["tried"] == 0


def test_cards_that_do_not_pay_are_refused_with_the_rule_and_do_not_count(open_at: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "pay")
    page = open_at(f"puzzle/{puzzle.id}")
    page.act("hand:0")
    page.act("check")
    assert page.find(".message.refused").select_one('.chip[data-act^="rule:4."]')
    assert practice(page)["tried"] == 0


def test_the_table_hides_only_what_is_asked(open_at: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "who")
    page = open_at(f"puzzle/{puzzle.id}")
    rows = page.all(".groups-table tbody tr")
    assert len(rows) == len(puzzle.task.position.displays)
    assert all(row.get_text().count("?") == 2 for row in rows)  # the kind and the sum
    answer(page, puzzle, puzzle.proof.answers[0])
    assert "?" not in page.find(".groups-table").get_text()


@pytest.mark.parametrize("width", [1280, 768, 390])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_display_is_on_the_page_or_a_tab_away(open_at: Any, width: int, seats: int) -> None:
    puzzle = next(
        p
        for p in shipped()
        if p.task.kind in ("steal", "last") and len(p.task.position.displays) == seats
    )
    page = open_at(f"puzzle/{puzzle.id}", width=width, height=844)
    own = page.scene("own")
    canvases = set(page.shell.page.scenes)
    if width == 390:
        for tab in page.all('[role="tab"]'):
            page.act(tab["data-act"])
            canvases |= set(page.shell.page.scenes)
            assert page.scene("own") == own
        page.act("tab:groups")
        assert page.all(".groups-table")
    assert {c for c in canvases if c.startswith("player-")} == {
        f"player-{p}" for p in range(seats) if p != puzzle.task.position.player
    }
    assert own.width <= width


def test_nothing_moves_while_a_puzzle_is_solved(open_at: Any) -> None:
    for puzzle in ONE_OF_EACH:
        page = open_at(f"puzzle/{puzzle.id}")
        sizes = {n: (s.width, s.height) for n, s in page.shell.page.scenes.items() if n != "hand"}
        answer(page, puzzle, wrong_answer(puzzle))
        after = {n: (s.width, s.height) for n, s in page.shell.page.scenes.items()}
        assert all(after.get(name, size) == size for name, size in sizes.items())


def test_a_solved_group_lights_up_piece_by_piece_unless_nothing_may_move(open_at: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "steal")
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, puzzle.proof.answers[0])
    seen = [page.scene("own")]
    while page.last["after"] is not None:
        assert page.last["after"]["act"] == "light"
        page.event("act", "light")
        seen.append(page.scene("own"))
    assert len(set(seen)) > 2
    still = open_at(f"puzzle/{puzzle.id}", reduced_motion=True)
    answer(still, puzzle, puzzle.proof.answers[0])
    assert still.last["after"] is None
    assert still.scene("own") == seen[-1]


def test_the_box_flies_to_its_place(open_at: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "last")
    page = open_at(f"puzzle/{puzzle.id}")
    page.act(clicks_for(puzzle.task, puzzle.proof.answers[0])[0])
    (move,) = page.last["moves"]
    assert (move["kind"], move["from_canvas"], move["to_canvas"]) == ("move", "tile", "own")
    page.act("rotate")
    assert page.last["moves"] == []
    page.event("act", "cancel")
    (back,) = page.last["moves"]
    assert (back["from_canvas"], back["to_canvas"]) == ("own", "tile")


def test_what_flies_is_the_box_as_it_is_turned(open_at: Any) -> None:
    puzzle = next(
        p for p in shipped() if p.task.kind == "last" and len(p.task.position.own.open_places) > 1
    )
    page = open_at(f"puzzle/{puzzle.id}")
    first, second, *_others = puzzle.task.position.own.open_places
    flown = []
    for place in (first, second):
        page.act("place:{},{}".format(*place))
        (move,) = page.last["moves"]
        flown.append(move["picture"])
        page.act("rotate")
    assert flown[0] != flown[1]
    assert move["from_canvas"] == "own", "the second time it flies from where it lay"


# ---- addresses


def test_a_link_is_proven_anew_and_leads_to_the_same_puzzle(open_at: Any) -> None:
    puzzle = by_board()[0]
    page = open_at(f"puzzle/{puzzle.id}")
    link = page.find("#copy-link")["data-copy"]
    assert link == f"#puzzle/{to_link(puzzle)}"
    other = open_at(link[1:])
    assert other.heading == page.heading
    assert other.scene("own") == page.scene("own")


@pytest.mark.parametrize(
    "name", ["nothing", "<script>alert(1)</script>", "steal-093aed587d0", "%", "A" * 9000, "../x"]
)
def test_a_damaged_link_says_so_in_one_message(open_at: Any, name: str) -> None:
    page = open_at(f"puzzle/{name}")
    (message,) = page.all(".told .message")
    assert "link" in message.get_text()
    assert "<script>" not in page.shell.page.html


def test_reload_keeps_what_is_chosen_and_counts_nothing_twice(open_at: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "steal")
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, wrong_answer(puzzle))
    again = open_at(f"puzzle/{puzzle.id}", resume=page.resume, stored=page.stored)
    assert again.find("#verdict").get_text() == page.find("#verdict").get_text()
    assert again.scene("own") == page.scene("own")
    again.act("again")
    answer(again, puzzle, puzzle.proof.answers[0])
    assert practice(again)["tried"] == 1


@pytest.mark.parametrize(
    "session",
    [
        None,
        7,
        {"attempt": [[9, 9], 0, [], "", []], "stage": "wrong", "showing": "yours", "hint": 0},
        {"attempt": [None, 0, [[99, 99]], "", []], "stage": "asking", "hint": 0, "answered": 1},
        {"attempt": [None, 0, [], "", [44]], "stage": "right", "hint": 99, "answered": None},
    ],
)
def test_a_nonsense_resume_begins_anew(open_at: Any, session: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "steal")
    text = json.dumps({"puzzle": puzzle.id, "way": "<b>", "session": session, "change": "x"})
    address = f"puzzle/{puzzle.id}"
    page = open_at(address, resume=json.dumps([address, text]))
    assert page.find("#check")


# ---- the day


def test_the_days_puzzle_fills_the_week_and_is_the_same_for_all(open_at: Any) -> None:
    page = open_at("puzzle/daily")
    puzzle = shipped_by_id("chocolatiers")[json.loads(json.loads(page.resume)[1])["puzzle"]]
    assert open_at("puzzle/daily").heading == page.heading
    answer(page, puzzle, puzzle.proof.answers[0])
    assert practice(page)["days"] == ["2026-11-21"]
    page.go("home")
    assert "Saturday: solved" in page.text
    assert "1 day in a row" in page.text


def test_home_is_there_before_the_pack_is_read(
    open_at: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trainer, "_READ", set())
    page = open_at("")
    assert not page.all(".daily-board svg")
    assert page.last["after"] == {"ms": 0, "act": "daily-board"}
    page.event("act", "daily-board")
    assert page.all(".daily-board svg")
    assert page.last["after"] is None


def test_what_was_missed_waits_on_the_home_page(open_at: Any) -> None:
    puzzle = ONE_OF_EACH[3]
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, wrong_answer(puzzle))
    page.go("home")
    assert page.find('a[href="#puzzle/due"]')
    page.go("puzzle/due")
    assert page.find("#check")


# ---- hub and sets


def test_the_hub_leads_to_every_kind_and_theme(open_at: Any) -> None:
    page = open_at("puzzles")
    page.go(page.find('a[href="#puzzles/sets"]')["href"][1:])
    assert len(page.all(".kind")) == len(PUZZLE_KINDS)
    for link in [a["href"][1:] for a in page.all(".kind, .theme h2 a")]:
        page.go(link)
        assert page.find("#start")
        page.act("start")
        assert asks(page)


def test_a_set_counts_what_is_solved_and_opens_any(open_at: Any) -> None:
    puzzle = ONE_OF_EACH[0]
    page = open_at(f"puzzles/kind/{puzzle.task.kind}")
    assert "0 of" in page.text
    page.act(f"open:{puzzle.id}")
    assert page.address == f"puzzle/{puzzle.id}"
    answer(page, puzzle, puzzle.proof.answers[0])
    page.go(f"puzzles/kind/{puzzle.task.kind}")
    assert "1 of" in page.find(".set-progress").get_text()
    assert "won" in page.find(f"#open-{puzzle.id}")["class"]


def test_a_set_that_is_none_says_so(open_at: Any) -> None:
    page = open_at("puzzles/kind/<b>")
    assert "no set" in page.find(".told").get_text()


def test_a_pack_is_opened_solved_and_put_away(open_at: Any) -> None:
    page = open_at("puzzles")
    page.event("act", "open-pack", dump_pack(ONE_OF_EACH[:3]))
    assert "3 puzzles opened." in page.text
    page.act("serve-pack")
    assert page.address.removeprefix("puzzle/") in {p.id for p in ONE_OF_EACH[:3]}
    page.go("puzzles")
    page.act("close-pack")
    assert not page.all("#serve-pack")


@pytest.mark.parametrize(
    "text",
    ["", "{}", '{"format": 1, "puzzles": [{"kind": "<img src=x onerror=alert(1)>"}]}', "[" * 9999],
)
def test_a_broken_pack_gets_one_message(open_at: Any, text: str) -> None:
    page = open_at("puzzles")
    page.event("act", "open-pack", text)
    (message,) = page.all(".own-packs .message.refused")
    assert "was not opened" in message.get_text()
    assert "<img" not in page.shell.page.html


# ---- the editor


def finish(page: Paper) -> None:
    """The pause after the last change is over."""
    assert page.last["after"] == {"ms": 200, "act": "search"}
    page.event("act", "search")
    assert page.last["after"] is None


def test_a_teacher_makes_a_puzzle_and_the_trainer_serves_it(open_at: Any) -> None:
    page = open_at("editor")
    finish(page)
    assert "Proven" in page.find(".found").get_text()
    page.act("player:1")
    page.act("place:0,2")  # a box more for Ben
    page.act("remove")
    page.act("kept:+")
    assert page.find("#try")["aria-disabled"] == "true"  # not before it is proven again
    finish(page)
    page.act("best")
    assert "answer" in page.shell.page.scenes
    page.act("add")
    page.act("save")
    (puzzle,) = load_pack(page.downloads["chocolatiers-puzzles.json"])
    page.act("try")
    assert page.address == f"puzzle/{to_link(puzzle)}"
    answer(page, puzzle, puzzle.proof.answers[0])
    assert "Right" in page.find("#verdict").get_text()
    page.go("editor")
    finish(page)
    assert page.find("#copy")["data-copy"] == f"#puzzle/{to_link(puzzle)}"  # still on the desk


def test_what_is_wrong_with_a_draft_is_one_message(open_at: Any) -> None:
    page = open_at("editor")
    page.act("place:2,2")
    finish(page)
    (message,) = page.all(".found .message")
    assert "You: " in message.get_text()
    page.act("remove")
    page.act("clear")
    finish(page)
    assert "no box" in page.find(".found .message").get_text()


@pytest.mark.parametrize("kind", [kind.id for kind in PUZZLE_KINDS.values() if kind.drawn])
def test_every_drawn_kind_can_be_edited_from_a_shipped_one(open_at: Any, kind: str) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == kind)
    page = open_at(f"editor/{to_link(puzzle)}")
    finish(page)
    assert "Proven" in page.find(".found").get_text()
    page.act("best")
    assert page.all(".found .best > *")


def test_the_desk_outlives_a_reload_and_a_nonsense_one_begins_anew(open_at: Any) -> None:
    page = open_at("editor")
    page.act("more")
    page.act("kind", "keep")
    again = open_at("editor", resume=page.resume)
    assert len(again.all(".seats [role=tab]")) == 3
    assert again.find('#kind option[value="keep"]').has_attr("selected")
    for nonsense in ("", "{}", '{"kind": "<b>"}', "[1,2]", '{"sketches": [[[0]]]}'):
        fresh = open_at("editor", resume=json.dumps(["editor", nonsense]))
        assert len(fresh.all(".seats [role=tab]")) == 2


def test_everything_on_the_editor_can_be_pressed(open_at: Any) -> None:
    for kind in PUZZLE_KINDS:
        page = open_at("editor")
        page.event("act", "kind", kind)
        for act in [item["data-act"] for item in page.all("button[data-act]")]:
            if act in ("theme", "to-heading", "try"):
                continue
            page.event("act", act)
            assert page.find("h1")
