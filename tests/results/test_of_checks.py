"""What the checks of notebooks have said, saved as a file and read at the desk."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path

import attrs
import pytest

from tutor import GAMES, SaveError
from tutor.chocolatiers import check
from tutor.chocolatiers.exercises import EXERCISES
from tutor.chocoly import check as check_chocoly
from tutor.kit import tries
from tutor.results import of_checks
from tutor.results.findings import tasks
from tutor.results.gather import gather, merge
from tutor.results.heat import Level, levels_of
from tutor.results.result import Result, read_result, result_file
from tutor.results.tally import StepTally, Tally, task_key

GAME = GAMES[0]
RIGHT = EXERCISES["pays"].truth
SLIP = EXERCISES["pays"].slips[0]
DONE, BEGUN = StepTally(True), StepTally(False, 1)
IN_APP = Result("Ada", "2026-11-01", {"groups": 3}, {}, Tally({"groups/1": DONE}))


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    new_kernel(monkeypatch)


def new_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tries, "_TRIES", [])
    monkeypatch.setattr(of_checks, "_COUNTED", {})


def text_of(*steps: tuple[str, StepTally], name: str = "Ada") -> str:
    return result_file(Result(name, "2026-11-02", {}, {}, Tally(dict(steps))))


def add(old: tuple[Result, ...], *texts: str) -> tuple[Result, ...]:
    found = gather(old, [("", text) for text in texts])
    assert found.problems == ()
    return found.results


def test_what_was_said_comes_to_the_desk(tmp_path: Path) -> None:
    check.pays(SLIP.makes)
    check.pays(RIGHT)
    check.take(lambda hand, tray, card: None)
    saved = check.save_result("Ada", tmp_path)
    assert saved.path == tmp_path / "result-Ada.json"
    assert "1 of 2 tasks are right." in repr(saved)
    (ada,) = add((), saved.path.read_text(encoding="utf-8"))
    levels = levels_of(ada, GAME)
    assert levels[SLIP.clause] == Level.SECOND
    assert levels[EXERCISES["take"].clause] == Level.STUCK
    take, pays = tasks((ada,), GAME)
    assert (take.task, take.right, take.met, take.learners) == ("take", 0, 1, ("Ada",))
    assert "gives nothing back" in take.said
    assert (pays.task, pays.right, pays.learners) == ("pays", 1, ())
    assert SLIP.text.startswith(pays.said)


def test_saved_again_nothing_counts_twice_and_what_is_new_is_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check.pays(SLIP.makes)
    first = check.save_result("Ada", tmp_path).path.read_text(encoding="utf-8")
    again = check.save_result("Ada", tmp_path).path.read_text(encoding="utf-8")
    assert again == first
    new_kernel(monkeypatch)  # of another notebook in the folder
    check.take(EXERCISES["take"].truth)
    read = read_result(check.save_result("Ada", tmp_path).path.read_text(encoding="utf-8"))
    assert set(read.tally.steps) == {"task/pays", "task/take"}


def test_what_was_right_once_stays_right(tmp_path: Path) -> None:
    check.pays(RIGHT)
    check.pays(SLIP.makes)
    path = check.save_result("Ada", tmp_path).path
    assert read_result(path.read_text(encoding="utf-8")).tally.steps["task/pays"] == DONE


def test_a_player_of_ones_own_is_a_task_too(tmp_path: Path) -> None:
    check_chocoly.player(lambda view, actions: None, games=1)
    path = check_chocoly.save_result("Ada", tmp_path).path
    (player,) = tasks(add((), path.read_text(encoding="utf-8")), "chocoly")
    assert (player.task, player.clause, player.right) == ("player", "", 0)


def test_what_cannot_be_saved_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="Nothing was checked yet"):
        check.save_result("Ada", tmp_path)
    check.pays(RIGHT)
    for name in ("", " \n", None, 3):
        with pytest.raises(ValueError, match="Say under which nickname"):
            check.save_result(name, tmp_path)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="cannot be written: No such file or directory"):
        check.save_result("Ada", tmp_path / "nowhere")
    (tmp_path / "result-Ada.json").write_text("{}", encoding="utf-8")
    with pytest.raises(ValueError, match=r"lies there already.* no result of this tutor"):
        check.save_result("Ada", tmp_path)
    (tmp_path / "result-Ada.json").write_bytes(b"\xff\xfe{")
    with pytest.raises(ValueError, match=r"lies there already.* cannot be read"):
        check.save_result("Ada", tmp_path)
    (tmp_path / "result-A-B.json").write_text(text_of(name="A+B"), encoding="utf-8")
    with pytest.raises(ValueError, match=r"It is the result of “A\+B”"):
        check.save_result("A B", tmp_path)


@pytest.mark.parametrize("name", ["../Ada", "/etc/Ada", "A/B"])
def test_a_nickname_is_no_path(tmp_path: Path, name: str) -> None:
    check.pays(RIGHT)
    assert check.save_result(name, tmp_path).path.parent == tmp_path


def test_a_notebooks_file_joins_the_learners_result_in_any_order() -> None:
    app, one = result_file(IN_APP), text_of((task_key(GAME, "pays"), DONE))
    other = text_of((task_key("chocoly", "sizes"), BEGUN))
    for texts in permutations((app, one, other)):
        found: tuple[Result, ...] = ()
        for text in texts:
            found = add(found, text)
        (ada,) = found
        assert ada.stars == IN_APP.stars
        assert set(ada.tally.steps) == {"groups/1", "task/pays", "chocoly/task/sizes"}


def test_later_files_of_both_kinds_take_the_place_of_earlier_ones() -> None:
    before = add((), result_file(IN_APP), text_of((task_key(GAME, "pays"), BEGUN)))
    tally = Tally({**IN_APP.tally.steps, "groups/2": DONE})
    later = attrs.evolve(IN_APP, day="2026-11-09", tally=tally)
    found = gather(
        before, [("", result_file(later)), ("", text_of((task_key(GAME, "pays"), DONE)))]
    )
    (ada,) = found.results
    assert ada.tally.steps == {**tally.steps, "task/pays": DONE}
    assert all("later result" in problem for problem in found.problems)


def test_two_learners_of_one_name_keep_what_is_theirs() -> None:
    other = Result("Ada", "", {"wilds": 1}, {}, Tally({"wilds/1": DONE}))
    one, two = merge([IN_APP, other])
    of_one = Result(one.name, tally=Tally({"task/pays": DONE}))
    assert len(merge([one, two, of_one])) == 3, "whose it is cannot be told"
    named = merge([attrs.evolve(two, name="Ada (2)"), one, of_one])
    assert [set(each.tally.steps) for each in named] == [
        {*one.tally.steps, "task/pays"},
        {*two.tally.steps},
    ]
    assert merge(named) == named


def test_a_file_that_is_not_ours_is_named_in_one_sentence() -> None:
    bad = json.loads(text_of((task_key(GAME, "pays"), DONE)))
    bad["steps"]["task/pays"] = [1, "x", []]
    found = gather((), [("result-Ada.json", json.dumps(bad))])
    assert found.results == ()
    assert len(found.problems) == 1
    assert found.problems[0].startswith("“result-Ada.json”: It cannot be so.")
    with pytest.raises(SaveError):
        read_result(json.dumps(bad))
