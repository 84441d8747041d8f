"""A learner's result and the teacher's page of many, without a browser."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import attrs
import pytest

from tutor import GAMES
from tutor.lessons.course import course
from tutor.lessons.written import read_written
from tutor.lessons.written.build import writing_of
from tutor.lessons.written.file import written_link
from tutor.results.result import Result, read_result, result_file, result_text
from tutor.results.tally import Answer, Slip, StepTally, Tally
from widgets.storage.shared_lessons import lesson_id
from widgets.storage.tally import KEY

GAME = GAMES[0]
FIRST = course(GAME)[0]
TAUGHT = next(each for each in course(GAME) if each.steps[0].clauses)
CLAUSE = TAUGHT.steps[0].clauses[0]


def tally_of(page: Any) -> Any:
    return json.loads(page.stored[KEY])


def result(name: str, stuck: bool = False) -> Result:
    step = StepTally(not stuck, 1, (Slip(CLAUSE, "It needs a Truffle.", 2),))
    return Result(
        name,
        "2026-03-04",
        {FIRST.id: 3},
        tally=Tally({f"{TAUGHT.id}/1": step}, (Answer("gone-1", "tally", False, said="Ben"),)),
    )


def files(*results: Result, **more: str | None) -> str:
    named = [[f"{each.name}.json", result_file(each)] for each in results]
    return json.dumps([*named, *([name, text] for name, text in more.items())])


# ---- a learner


def test_slips_hints_and_answers_of_a_lesson_are_in_the_result(at: Any) -> None:
    page = at("lesson/first-bite")
    page.act("tray:0")
    page.act("hint")
    page.act("tray:2")
    solved, hints, slips = tally_of(page)["steps"]["first-bite/1"]
    assert (solved, hints) == (1, 1)
    ((clause, said, times),) = slips
    assert clause
    assert (said, times) == ("It needs a Truffle.", 1)
    page.go("result")
    assert "without one your teacher cannot tell whose it is" in page.text
    page.event("input", "nickname", text=" Ada ")
    assert "cannot tell" not in page.text
    page.act("save-result")
    (name, text), *_others = page.downloads.items()
    assert name == "result-Ada.json"
    found = read_result(text)
    assert (found.name, dict(found.at)) == ("Ada", {"first-bite": 1})
    assert read_result(page.find("#copy")["data-copy"]) == found


def test_the_latest_of_it_is_a_code_for_a_phone(at: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr(
        "widgets.pages.classroom.result.qr_svg",
        lambda text, size, words: read.append(text) or words,
    )
    page = at("lesson/first-bite", place="http://class.example/")
    page.act("hint")
    page.go("result")
    assert "Your result as a QR code" in page.text
    address = read[-1].removeprefix("http://class.example/#")
    page.go(address)
    assert page.find(".heat tbody th").get_text() == "Somebody"


def test_on_a_hub_the_code_leads_a_teacher_to_a_tutor_of_their_own(
    at: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(
        "widgets.pages.classroom.result.qr_svg",
        lambda text, size, words: read.append(text) or words,
    )
    page = at("lesson/first-bite", place="http://hub/user/ada/tutor/")
    page.act("hint")
    page.go("result")
    assert read[-1].startswith("http://hub/hub/user-redirect/tutor/?at=classroom/results/choco-")


def test_nothing_is_counted_in_a_lesson_that_is_only_looked_at(at: Any) -> None:
    page = at("lesson/first-bite/1")
    page.act("tray:0")
    assert KEY not in page.stored


def test_the_first_answer_to_a_puzzle_is_in_the_result(at: Any) -> None:
    page = at("puzzle/who-0925fc8853")
    puzzle = page.app.page.puzzle
    wrong = next(
        each["data-act"]
        for each in page.all('[data-act^="choose:"]')
        if each["data-act"].partition(":")[2] not in puzzle.proof.answers
    )
    page.act(wrong)
    page.act("check")
    ((name, kind, right, hints, said),) = tally_of(page)["puzzles"]
    assert (name, kind, right, hints) == (puzzle.id, "who", 0, 0)
    assert said


def test_who_did_nothing_is_told_what_to_do_first(at: Any) -> None:
    page = at("result")
    assert "nothing in it yet" in page.text
    assert not page.all("#save")


def test_settings_lead_to_it(at: Any) -> None:
    assert at("settings").find("#result")["href"] == "#result"


# ---- a teacher


def test_results_dropped_make_a_table_with_words_for_everybody(at: Any) -> None:
    page = at("classroom/results")
    page.event("act", "files", text=files(result("Bo"), result("Ada", stuck=True)))
    rows = page.all(".heat tbody tr")
    assert [row.th.get_text() for row in rows] == ["Ada", "Bo"]
    words = [[cell.get_text() for cell in row.select("td .visually-hidden")] for row in rows]
    assert words[0][0] == "stuck"
    assert words[1][0] == "help"
    assert "2 of 2 needed help" in page.find(".finding").get_text()
    assert "It needs a Truffle." in page.find(".finding").get_text()
    assert page.find("#show-finding")["href"] == f"#classroom/projector/rules/{CLAUSE}"
    assert "Ada" in page.find("[aria-labelledby=stuck]").get_text()
    assert "2 of 2 were wrong. 2 times: “Ben”" in page.find("[aria-labelledby=misled]").get_text()
    assert not page.all('[href*="gone-1"]'), "a puzzle that is not there is not linked"


def test_tasks_of_notebooks_stand_beside_the_lessons(at: Any) -> None:
    tried = {"task/pays": StepTally(False, 0, (Slip("4.2", "Count them.", 3),))}
    in_notebooks = Result("Ada", "", tally=Tally({**tried, "task/player": StepTally(True)}))
    page = at("classroom/results")
    page.event("act", "files", text=files(result("Ada"), result("Bo"), in_notebooks))
    assert [row.th.get_text() for row in page.all(".heat tbody tr")] == ["Ada", "Bo"]
    assert not page.all(".problems")
    pays, player = (line.get_text(" ") for line in page.all("[aria-labelledby=tasks] li"))
    assert "pays(hand, box) 0 of 1 right. Not yet: Ada. 3 times: “Count them.”" in pays
    assert player == "A computer player of one’s own 1 of 1 right."
    (link,) = page.all("[aria-labelledby=tasks] a")
    assert link["href"] == "#classroom/projector/rules/4.2"


def test_how_far_each_is_in_the_plan_on_the_desk(at: Any) -> None:
    written = read_written(writing_of(GAME).templates()[0])
    lessons = course(GAME)[:3]
    plan = f"{lessons[0].id}..{lessons[2].id}/own.{written_link(written)}/pause.5"
    page = at("classroom/results", stored={"plan": plan})
    ada = Result("Ada", stars={lessons[0].id: 3, lessons[1].id: 1})
    bo = Result("Bo", stars={each.id: 3 for each in lessons} | {lesson_id(written): 3})
    page.event("act", "files", text=files(ada, bo))
    lines = [each.get_text(" ", strip=True) for each in page.all(".in-the-plan li")]
    assert lines == [f"Ada 2 of 4 done. Next: {lessons[2].title}", "Bo 4 of 4 done. All done."]


def test_nothing_is_said_of_a_plan_that_nobody_has_begun(at: Any) -> None:
    page = at("classroom/results", stored={"plan": "pause.5/table.20"})
    page.event("act", "files", text=files(result("Ada")))
    assert not page.all(".in-the-plan")


def test_a_lesson_that_a_teacher_wrote_is_in_the_result(at: Any) -> None:
    page = at(f"given/{written_link(read_written(writing_of(GAME).templates()[0]))}")
    page.act("begin")
    page.act("hint")
    page.go("result")
    said = [line.get_text() for line in page.all(".inside li")]
    assert "A lesson from your teacher: at step 1." in said


def test_one_is_said_of_one(at: Any) -> None:
    page = at("classroom/results")
    page.event("act", "files", text=files(result("Ada")))
    assert "1 of 1 was wrong. 1 time: “Ben”" in page.find("[aria-labelledby=misled]").get_text()


def test_bad_ones_are_named_and_the_good_ones_read(at: Any) -> None:
    page = at("classroom/results")
    page.event("act", "files", text=files(result("Ada"), **{"cat.jpg": "\x00", "huge.txt": None}))
    assert len(page.all(".heat tbody tr")) == 1
    assert [each.get_text().partition(":")[0] for each in page.all(".problems li")] == [
        "“cat.jpg”",
        "“huge.txt”",
    ]
    page.act("problems-read")
    assert not page.all(".problems")


@pytest.mark.parametrize("sent", ["", "[]", "[[1, 2]]", '[["a"]]', "{}", '[["a", "b", "c"]]'])
def test_whatever_the_browser_sends_the_page_stays(at: Any, sent: str) -> None:
    page = at("classroom/results")
    page.event("act", "files", text=sent)
    assert page.heading == "How is it going"


def test_pasted_texts_are_read_and_text_in_them_is_only_text(at: Any) -> None:
    page = at("classroom/results")
    nasty = result("<b>Ada</b>")
    nasty = attrs.evolve(nasty, tally=Tally({f"{TAUGHT.id}/1": StepTally(True)}))
    page.event(
        "act", "paste", fields={"texts": f"{result_text(nasty)} {result_text(result('Bo'))}"}
    )
    assert [row.th.get_text() for row in page.all(".heat tbody tr")] == ["<b>Ada</b>", "Bo"]
    assert not page.all(".heat b")


def test_a_link_with_a_result_adds_it(at: Any) -> None:
    page = at(f"classroom/results/{result_text(result('Ada'))}")
    assert page.find(".heat tbody th").get_text() == "Ada"
    page.go("home")
    page.go("classroom/results")
    assert page.find(".heat tbody th").get_text() == "Ada", "they stay for the day"
    assert "day.results" in page.stored


def test_tabs_of_one_browser_share_the_results(at: Any) -> None:
    first = at(f"classroom/results/{result_text(result('Ada'))}")
    second = at(f"classroom/results/{result_text(result('Bo'))}", stored=first.stored)
    first.event("stored", stored=second.stored)
    assert [row.th.get_text() for row in first.all(".heat tbody tr")] == ["Ada", "Bo"]
    first.event("act", "files", text=files(result("Cy")))
    assert len(first.all(".heat tbody tr")) == 3
    second.event("stored", stored={})
    assert not second.all(".heat"), "forgotten in the other tab"


def test_what_came_in_the_address_is_forgotten_too(at: Any) -> None:
    page = at(f"classroom/results/{result_text(result('Ada'))}")
    page.act("forget-all")
    page.act("really-forget")
    assert "All forgotten." in page.said
    assert page.address == "classroom/results"
    page.go(page.address)
    assert not page.all(".heat")


def test_one_that_takes_the_place_of_two_is_no_negative_number_of_learners(at: Any) -> None:
    page = at("classroom/results")
    one, two = (Result("Ada", stars={each.id: 1}) for each in course(GAME)[:2])
    page.event("act", "files", text=files(one, two))
    both = Result("Ada", stars={each.id: 1 for each in course(GAME)[:2]})
    page.event("act", "files", text=files(both))
    assert page.said.startswith("0 new learners.")


def test_csv_and_forgetting(at: Any) -> None:
    page = at("classroom/results")
    page.event("act", "files", text=files(result("Ada"), result("Bo")))
    page.act("csv")
    (text,) = page.downloads.values()
    rows = list(csv.reader(io.StringIO(text)))
    assert [row[0] for row in rows[1:]] == ["Ada", "Bo"]
    page.act("forget-all")
    page.act("keep")
    assert page.all(".heat")
    page.act("forget-all")
    page.act("really-forget")
    assert not page.all(".heat")
    assert "day.results" not in page.stored


@pytest.mark.parametrize(("width", "columns"), [(1280, 8), (1024, 5), (390, 3)])
def test_so_many_rules_as_there_is_room_for_and_the_others_by_paging(
    at: Any, width: int, columns: int
) -> None:
    rules = list(dict.fromkeys(c for each in course(GAME) for c in each.teaches))[:10]
    steps = {
        f"{each.id}/{n}": StepTally(True)
        for each in course(GAME)
        for n, step in enumerate(each.steps, 1)
        if set(step.clauses) & set(rules)
    }
    page = at("classroom/results", width=width)
    page.event("act", "files", text=files(Result("Ada", tally=Tally(steps))))
    first = [each.get_text() for each in page.all(".heat thead th")]
    assert len(first) == columns
    page.act(f"rules:{columns}")
    assert not set(first) & {each.get_text() for each in page.all(".heat thead th")}


def test_many_learners_have_low_rows_of_dots_and_still_words(at: Any) -> None:
    page = at("classroom/results")
    page.event("act", "files", text=files(*(result(f"N{n:02}") for n in range(36))))
    assert page.find(".heat.low")
    assert len(page.all(".heat tbody tr")) == 36
    assert {each.get_text() for each in page.all(".heat td .visually-hidden")} == {"help", "2nd"}
    assert len(page.all(".heat-legend li")) == 4
