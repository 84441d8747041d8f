"""Steps in which pieces are tapped: what looks it, what is heard, what a tap is answered."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.widgets.paper import Paper
from tutor.chocolatiers.teaching import Lesson, Say, Touch, other, position
from tutor.chocolatiers.teaching.pieces import payable_boxes, winners_display
from tutor.chocolatiers_family.teaching.pieces import open_places
from widgets import lesson_player

PAY = Touch(
    "Tap the box you can pay for.",
    position(phase="bonus", hand="TNR", tray="VB.MNT", stacks=["NT.R", "RMBV", "T.TN"]),
    answer=payable_boxes(),
    among="stack",
    mistakes={"stack:1": Say("It needs four.", "You hold three.")},
    otherwise=Say("Not that one.", "Look at its kinds."),
    hint="It shows no Mint.",
    done=Say("That one.", "Your cards match."),
    clauses="4.2",
    show="stacks hand",
)
PLACES = Touch(
    "Mark all free places.",
    position(phase="bonus", display="TM/RN", hand="TNR", tray="VB.MNT"),
    answer=open_places(),
    among="place",
    every=True,
    otherwise=Say("Only a corner.", "It must join at a side.", "5.2"),
    hint="Along a side of your box.",
    done=Say("All four.", "Corners do not count."),
    clauses="5.2",
    show="display",
    since="Two turns later.",
)
WINNER = Touch(
    "Who wins Mint? Tap the display.",
    position(display="TM/RN", hand="TNR", others=[other("MT/MR"), other("RB/N.")]),
    answer=winners_display("M"),
    among="display card",
    otherwise=Say("Not that one.", "Count the Mint."),
    hint="Look for Mint side by side.",
    done=Say("Ben.", "Two beat one."),
    clauses="9.1",
    show="display others cards",
)


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A lesson of these steps in a cell."""

    def play(*steps: Any, **view: Any) -> Paper:
        lesson = Lesson("mine", "Mine", 1, "T", steps)
        shown = {"width": 800, "embedded": True, "reduced_motion": True} | view
        return Paper(lambda **shell: lesson_player(lesson, **shell), monkeypatch, **shown)

    return play


def shows(page: Paper, act: str) -> str:
    """The state in which a piece is shown."""
    return str(page.find(f'[data-act="{act}"]')["data-shows"])


def test_what_can_be_tapped_looks_it_and_nothing_else_does(at: Any) -> None:
    page = at(PAY)
    assert {shows(page, f"stack:{n}") for n in range(3)} == {"clickable"}
    assert {shows(page, f"hand:{n}") for n in range(3)} == {"rest"}
    page.event("act", "hand:0")
    assert "Tap one of the dashed pieces." in page.find(".message").get_text()
    page.act("stack:0")
    assert page.find(".message.solved")
    assert shows(page, "stack:0") == "solved"
    assert page.last["focus"] == "next"


def test_a_wrong_piece_shakes_and_says_why(at: Any) -> None:
    page = at(PAY)
    page.act("stack:1")
    assert "It needs four. You hold three." in page.find(".message.refused").get_text(" ")
    assert shows(page, "stack:1") == "refused"
    assert [move["kind"] for move in page.last["moves"]] == ["shake"]
    assert "It needs four." in page.said
    page.act("stack:0")
    assert page.app.page.at.session.slips == 1


def test_free_places_are_marked_one_after_the_other(at: Any) -> None:
    page = at(PLACES)
    assert shows(page, "place:-1,-1") == shows(page, "place:0,1") == "clickable"
    size = page.find('[data-canvas="display"]')["style"]
    where = page.find('[data-act="place:1,0"]')["style"]
    page.act("place:0,1")
    assert shows(page, "place:0,1") == "chosen"
    assert page.find('[data-act="place:0,1"]')["aria-pressed"] == "true"
    assert "Found: 1" in page.find(".goal").get_text()
    page.act("place:1,1")
    assert shows(page, "place:1,1") == "refused"
    assert "Only a corner." in page.text
    for place in ("place:-1,0", "place:0,-1", "place:1,0"):
        page.act(place)
    assert page.find(".message.solved")
    assert shows(page, "place:1,0") == "solved"
    assert page.find('[data-act="place:1,0"]')["style"] == where
    assert page.find('[data-canvas="display"]')["style"] == size


def test_a_found_place_can_be_taken_back(at: Any) -> None:
    page = at(PLACES)
    page.act("place:0,1")
    page.act("undo")
    assert shows(page, "place:0,1") == "clickable"


def test_why_the_position_changed_stands_above_the_text_and_is_said(at: Any) -> None:
    page = at(PAY, PLACES)
    assert not page.all(".since")
    page.act("stack:0")
    page.act("next")
    assert page.find("h1 .since").get_text().strip() == "Two turns later."
    assert page.said == "Two turns later. Mark all free places."


@pytest.mark.parametrize("width", [1280, 800, 390])
def test_displays_are_tapped_whole(at: Any, width: int) -> None:
    page = at(WINNER, width=width)
    own = page.find('[data-act="display:0"]')
    assert own["data-shows"] == "clickable"
    assert not page.all('[data-act^="space:"], [data-act^="enlarge:"]')
    assert "row 1: Truffle, Mint" in own["aria-label"]
    page.act("display:2")
    assert "Count the Mint." in page.text
    assert shows(page, "display:2") == "refused"
    page.event("act", "space:0,0")
    assert shows(page, "display:0") == "refused"
    page.act("display:1")
    assert page.find(".message.solved")
    assert shows(page, "display:1") == "solved"


def test_nothing_on_the_page_answers_who_wins_before_the_learner_does(at: Any) -> None:
    page = at(WINNER, width=1600, height=1200)

    def told() -> str:
        labels = [item["aria-label"] for item in page.all("[aria-label]")]
        return " ".join([page.text, *labels])

    page.act("board")
    for word in ("group", "leads", "lead.", "Nobody"):
        assert word not in told(), told()
    assert "row 1: Truffle, Mint" in told()
    page.act("close")
    page.act("display:1")
    page.act("board")
    assert "Largest groups: Truffle 1" in page.text
    page.act("close")
    labels = [page.find(f'[data-act="card:{kind}"]')["aria-label"] for kind in "TNRMBV"]
    assert not [label for label in labels if "lead" in label], "other cards are not given away"


def test_who_holds_first_is_no_secret(at: Any) -> None:
    over = position(
        phase="over",
        player=1,
        display="RM.BNT/BVTRNR/B.N*NN/MNMNM.",
        others=[other("NTBVTV/T*MM.N/RMNRRV/TM.BNN")],
        first_card=0,
        last_turns=0,
    )
    page = at(attrs.evolve(WINNER, start=over, answer=winners_display("B")), width=1600)
    assert page.find('[data-act="card:first"]')["aria-label"] == "First, 4 points. You have it."


def test_a_card_that_nobody_wins_is_turned_once_it_is_found(at: Any) -> None:
    step = attrs.evolve(WINNER, text="Tap the Violet card.", answer=winners_display("V"))
    page = at(step, width=1600, height=1200)
    before = page.scene("scoring")
    assert page.find('[data-act="card:V"]')["aria-label"].startswith("Violet, ")
    page.act("card:V")
    assert page.find('[data-act="card:V"]')["aria-label"] == "Violet, face down. Nobody gets it."
    assert page.scene("scoring") != before


def test_hints_mark_then_tell_then_tap(at: Any) -> None:
    page = at(PAY)
    page.act("hint")
    assert shows(page, "stack:0") == "hint"
    page.act("hint")
    assert "It shows no Mint." in page.find(".message.hint").get_text()
    page.act("hint")
    assert page.find(".message.solved")


def test_the_place_in_a_step_survives_a_reload(at: Any) -> None:
    page = at(PLACES)
    page.act("place:0,1")
    again = at(PLACES, resume=page.resume)
    assert shows(again, "place:0,1") == "chosen"
