"""What is served when, what is kept, and what happens to texts that cannot be read."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.engine import SaveError
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.pack import dump_pack, to_link
from tutor.puzzles.training import items
from widgets.browser.protocol import View, read_view
from widgets.storage.packs import LARGEST_KEPT, PACK_KEY
from widgets.storage.puzzle_trainer import ASIDE, KEY, OPENED, PuzzleTrainer

START = datetime(2026, 11, 21, 9, tzinfo=UTC)
POOL = shipped()[::3]


class StoringBrowser:
    """A browser that only keeps."""

    def __init__(self, today: str = "2026-11-21") -> None:
        self.view = View(today=today)
        self.stored: dict[str, str] = {}
        self.downloads: dict[str, str] = {}

    def store(self, key: str, text: str) -> None:
        self.stored[key] = text

    def download(self, filename: str, text: str) -> None:
        self.downloads[filename] = text


def trainer(browser: StoringBrowser | None = None, at: datetime = START) -> PuzzleTrainer:
    made = PuzzleTrainer(
        browser or StoringBrowser(), "chocolatiers", lambda: at, Random(3), lambda: POOL
    )
    made.restore()
    return made


def theme(puzzle) -> str:  # type: ignore[no-untyped-def]
    return PUZZLE_KINDS[puzzle.task.kind].theme


def test_every_theme_has_a_name_and_every_named_theme_puzzles() -> None:
    room = puzzles_of("chocolatiers")
    assert set(room.themes) == {kind.theme for kind in room.kinds.values()}


def test_a_missed_kind_comes_again_after_some_others() -> None:
    for missed in POOL[:40:5]:
        desk = trainer()
        desk.first_answer(missed, False)
        kinds = []
        for _n in range(6):
            puzzle = desk.next()
            assert puzzle != missed
            kinds.append(puzzle.task.kind)
            desk.first_answer(puzzle, True)
        assert 3 <= kinds.index(missed.task.kind) <= 5


@pytest.mark.parametrize(("way", "fits"), [("kind:last", "last"), ("theme:ties", "ties")])
def test_a_set_serves_only_its_own(way: str, fits: str) -> None:
    desk = trainer()
    desk.way = way
    seen = set()
    for _n in range(8):
        puzzle = desk.next()
        assert fits in (puzzle.task.kind, theme(puzzle))
        assert puzzle.id not in seen  # as long as there are fresh ones
        seen.add(puzzle.id)
        desk.first_answer(puzzle, True)
    assert desk.solved_of(POOL) == 8


def test_what_was_missed_is_due_and_practised_first() -> None:
    browser = StoringBrowser()
    desk = trainer(browser)
    assert desk.due == ()
    missed = POOL[7]
    desk.first_answer(missed, False)
    later = trainer(browser, START + timedelta(days=30))
    assert set(items(missed)) <= set(later.due)
    later.way = "due"
    assert not set(later.due).isdisjoint(items(later.next()))


def test_the_day_is_the_learners_own_and_its_puzzle_everybodys() -> None:
    here, there = trainer(StoringBrowser("2026-11-21")), trainer(StoringBrowser("2026-11-22"))
    assert here.today == date(2026, 11, 21)
    assert here.daily == trainer(StoringBrowser("2026-11-21")).daily
    assert here.daily != there.daily
    here.day_done()
    assert here.practice.days == ("2026-11-21",)
    assert trainer(StoringBrowser("")).today == START.date()


def test_practice_outlives_the_visit() -> None:
    browser = StoringBrowser()
    desk = trainer(browser)
    gained = desk.first_answer(POOL[-1], True)
    assert gained > 0
    again = trainer(browser)
    assert again.practice == desk.practice
    del browser.stored[KEY]  # the learner starts over
    again.restore()
    assert again.practice.tried == 0


@pytest.mark.parametrize("text", ["nonsense", "{}", "[1]", '{"mu": "<b>"}', "[" * 5000])
def test_a_broken_practice_is_set_aside_with_a_message(text: str) -> None:
    browser = StoringBrowser()
    browser.stored[KEY] = text
    desk = PuzzleTrainer(browser, "chocolatiers", lambda: START, Random(3), lambda: POOL)
    assert "set aside" in desk.restore()
    assert browser.stored[ASIDE] == text
    assert desk.practice.tried == 0
    assert desk.restore() == ""


def test_puzzles_are_found_by_id_and_link() -> None:
    desk = trainer()
    puzzle = shipped()[5]
    assert desk.find(puzzle.id) == puzzle
    assert desk.find(to_link(puzzle)) == puzzle
    for damaged in ("", "steal-0000", to_link(puzzle)[:-3], "<script>", "%00", "a" * 20_000):
        with pytest.raises(SaveError):
            desk.find(damaged)


def test_a_pack_is_opened_kept_grown_and_put_away() -> None:
    browser = StoringBrowser()
    desk = trainer(browser)
    own = POOL[:3]
    assert desk.open_pack(dump_pack(own))
    desk.way = OPENED
    assert desk.next() in own
    desk.add_to_pack(POOL[9])
    desk.add_to_pack(POOL[9])
    assert len(trainer(browser).pack.puzzles) == 4
    desk.close_pack()
    assert trainer(browser).pack.puzzles == ()


def test_a_pack_too_long_to_keep_is_open_for_this_visit() -> None:
    browser = StoringBrowser()
    desk = trainer(browser)
    text = dump_pack(POOL[:3]) + " " * LARGEST_KEPT
    assert not desk.open_pack(text)
    assert len(desk.pack.puzzles) == 3
    assert browser.stored[PACK_KEY] == ""


def test_a_pack_with_false_proofs_is_proven_anew() -> None:
    desk = trainer()
    hasty = next(puzzle for puzzle in POOL if puzzle.proof.greedy_fails)
    data = json.loads(dump_pack([hasty]))
    proof = data["puzzles"][0]["proof"]
    right = proof["answers"]
    data["puzzles"][0]["proof"] = proof | {"answers": [proof["greedy"]]}
    desk.open_pack(json.dumps(data))
    (false,) = desk.pack.puzzles
    assert list(desk.find(false.id).proof.answers) == right


def test_a_proof_whose_answer_cannot_be_given_is_refused_with_its_number() -> None:
    data = json.loads(dump_pack(POOL[:1]))
    data["puzzles"][0]["proof"]["answers"] = ["<img src=x>"]
    with pytest.raises(SaveError, match=r"Puzzle 1 .* no possible answer"):
        trainer().open_pack(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{}", '{"format": 1, "puzzles": []}', "PK\x03\x04", "[[["])
def test_a_broken_pack_changes_nothing(text: str) -> None:
    browser = StoringBrowser()
    desk = trainer(browser)
    desk.open_pack(dump_pack(POOL[:2]))
    before = dict(browser.stored)
    with pytest.raises(SaveError):
        desk.open_pack(text)
    assert browser.stored == before
    assert len(desk.pack.puzzles) == 2


def test_the_browser_tells_its_date_and_nothing_else_passes_for_one() -> None:
    sent = {"width": 800, "height": 600, "dpr": 1}
    assert read_view(sent | {"today": "2026-11-21"}).today == "2026-11-21"
    assert read_view(sent).today == ""
    for wrong in ("tomorrow", "2026-02-30", 20261121):
        with pytest.raises(ValueError, match=r"\w"):
            read_view(sent | {"today": wrong})
