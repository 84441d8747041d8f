"""Lessons as data: they go through a file and a link unharmed, and nobody's text does any harm."""

from __future__ import annotations

import re
from base64 import b85encode
from hashlib import sha512
from importlib import import_module

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.serving import ROOT
from tutor.cli import main
from tutor.engine import SaveError
from tutor.kit.links import to_link
from tutor.lessons.session import LessonSession
from tutor.lessons.written import Reply, Written, WrittenStep, examine, read_written, write_written
from tutor.lessons.written.build import build, writing_of
from tutor.lessons.written.file import MOST_LINK, of_link, writable, written_link
from tutor.lessons.written.model import MOST_STEPS
from tutor.lessons.written.own_lesson import LessonFileError, load_lesson

TEMPLATES = [text for game in writable() for text in writing_of(game).templates()]
FIRST = read_written(TEMPLATES[0])
LINE = st.text(st.characters(exclude_categories=("Cc", "Cs"), exclude_characters="‪‫‬‭‮⁦⁧⁨⁩"), max_size=30)
STEPS = st.builds(
    WrittenStep,
    kind=st.sampled_from(["do", "tap", "ask"]),
    text=LINE,
    since=LINE,
    table=st.none() | st.dictionaries(st.sampled_from(["display", "hand", "tiles"]), LINE),
    task=LINE,
    solution=LINE,
    right=LINE,
    every=st.booleans(),
    hint=LINE,
    clause=LINE,
    show=LINE,
    done=LINE,
    wrong=LINE,
    replies=st.lists(st.builds(Reply, LINE, LINE, LINE), max_size=3).map(tuple),
)
LESSONS = st.builds(
    Written,
    game=st.sampled_from(writable()),
    title=LINE,
    aim=LINE,
    symbol=LINE,
    minutes=st.integers(1, 60),
    steps=st.lists(STEPS, max_size=3).map(tuple),
)


@given(LESSONS)
@settings(max_examples=60, deadline=None)
def test_any_lesson_comes_back_from_its_file_and_its_link(written):
    assert read_written(write_written(written)) == written
    assert of_link(written_link(written)) == written


@given(LESSONS)
@settings(max_examples=40, deadline=None)
def test_whatever_stands_in_a_form_is_answered_in_sentences(written):
    built = build(written)
    found = examine(written)
    assert found or built.lesson is not None
    assert all(finding.text and finding.about for finding in found)


@pytest.mark.parametrize("text", TEMPLATES, ids=lambda text: re.search('title = "(.*)"', text)[1])
def test_a_template_works_and_is_solved_by_its_hints(text):
    written = read_written(text)
    assert [str(finding) for finding in examine(written)] == []
    session = LessonSession(build(written).lesson)
    while not session.finished:
        if session.solved:
            session.next()
        session.hint()


@pytest.mark.parametrize("game", writable())
def test_every_choice_of_a_form_can_be_made_and_an_empty_position_be_laid(game):
    writing = writing_of(game)
    assert writing.templates()
    state = writing.position({})
    usual = {field.name: field.example for field in writing.fields if field.example}
    assert writing.position(usual)
    for forms in (writing.goals, writing.pieces, writing.questions):
        for form in forms.values():
            made = form.made(form.usual)
            made.met(state) if forms is writing.goals else made(state)
    if writing.of_state is not None:
        assert writing.position(writing.of_state(state)).hands[0] == state.hands[0]


# ---- the same sentences as the command


def spoilt(**changes):
    return FIRST.changed(1, **changes)


@pytest.mark.parametrize(
    ("wrong", "about", "told"),
    [
        (attrs.evolve(FIRST, title=""), "title", "a title"),
        (attrs.evolve(FIRST, symbol="Q"), "symbol", "must be one of these"),
        (attrs.evolve(FIRST, steps=()), "steps", "no steps"),
        (spoilt(text=""), "text", "say what the learner is to do"),
        (spoilt(text="{0.__class__}"), "text", "without the signs"),
        (spoilt(text="a b c d e f g h i j k l m"), "text", "more than 12 words"),
        (spoilt(table={"hand": "VVVVV"}), "table", "not so many Violet"),
        (spoilt(table={"display": "TT"}), "table", "half a box"),
        (spoilt(table={"kitchen": "T"}), "table", "has no “kitchen”"),
        (spoilt(table={"stacks": "NT.R:99"}), "table", "four letters"),
        (spoilt(task="fly 3"), "task", "Choose what"),
        (spoilt(task="boxes many"), "task", "whole number"),
        (spoilt(task="group_of"), "task", "This needs"),
        (spoilt(solution="take R; dance"), "solution", "“dance” is no action"),
        (spoilt(solution="take V"), "solution", "misses the goal"),
        (spoilt(solution=";".join(["take R"] * 20)), "solution", "more than 12 moves"),
        (spoilt(hint="a b c d e f g h i j k l m"), "hint", "more than 12 words"),
        (spoilt(clause=""), "clause", "name a clause"),
        (spoilt(clause="99.9"), "clause", "no clause 99.9"),
        (spoilt(show="cellar"), "show", "no area “cellar”"),
        (spoilt(done=""), "done", "that it is right"),
        (spoilt(replies=(Reply("jump", "No."),)), "replies/1", "choose what"),
        (spoilt(replies=(Reply("take", ""),)), "replies/1", "hears then"),
        (spoilt(replies=(Reply("discard", "Never."),)), "replies/1", "nothing a learner can do"),
        (FIRST.changed(0, wrong=""), "wrong", "after a wrong tap"),
        (FIRST.changed(0, hint=""), "hint", "no hint"),
        (FIRST.changed(0, table={"hand": "B"}), "task", "no piece is right"),
    ],
)
def test_what_is_wrong_is_said_at_its_field_and_by_the_command(
    wrong, about, told, tmp_path, capsys
):
    found = examine(wrong, "mine")
    assert any(about == each.about and told in each.text for each in found)
    file = tmp_path / "mine.toml"
    file.write_text(write_written(wrong), "utf-8")
    assert main(["lesson", "check", str(file)]) == 1
    assert capsys.readouterr().err.splitlines() == [str(finding) for finding in found]


def asking(right, *wrong, task="own"):
    replies = tuple(Reply(each, f"Not {n}.") for n, each in enumerate(wrong))
    table = {"display": "RRVM/TNRN"}
    step = WrittenStep("ask", "How many?", table=table, task=task, right=right, replies=replies)
    return Written(
        "chocolatiers", "T", steps=(attrs.evolve(step, hint="H", clause="9.2", done="D"),)
    )


def test_a_question_knows_its_answer_from_the_position():
    assert examine(asking("2", "1", "3", task="largest R")) == []
    assert examine(asking("yes", "no")) == []
    (wrong,) = examine(asking("3", "4", task="largest R"))
    assert (wrong.about, wrong.text) == ("right", "in this position it is 2.")
    assert {each.about for each in examine(asking("2", task="largest R"))} == {"replies"}
    assert {each.about for each in examine(asking("3", "3"))} == {"replies/1"}
    session = LessonSession(build(asking("10", "9", "few")).lesson)
    assert [value for value, _label in session.step.options] == ["9", "10", "few"]


def test_a_question_that_cannot_be_answered_is_said_once(monkeypatch):
    def fail(state):
        raise IndexError("no such thing")

    writing = writing_of("chocolatiers")
    form = attrs.evolve(writing.questions["total"], make=lambda: fail)
    questions = {**writing.questions, "total": form}
    build_module = import_module("tutor.lessons.written.build")
    spoilt_writing = attrs.evolve(writing, questions=questions)
    monkeypatch.setattr(build_module, "writing_of", lambda game: spoilt_writing)
    (wrong,) = examine(asking("2", "1", task="total"), "told-once")
    assert (wrong.about, "no such thing" in wrong.text) == ("task", True)


def test_steps_are_checked_up_to_the_one_that_is_not_finished():
    unfinished = FIRST.changed(0, hint="").added(2, WrittenStep())
    found = [(finding.where, finding.about) for finding in examine(unfinished)]
    assert ("own/1", "hint") in found
    assert ("own/3", "text") in found


def test_a_sound_file_passes_the_command_and_can_be_played(tmp_path, capsys):
    file = tmp_path / "mine.toml"
    file.write_text(TEMPLATES[0], "utf-8")
    assert main(["lesson", "check", str(file)]) == 0
    assert "each can be solved" in capsys.readouterr().out
    assert load_lesson(file).title == FIRST.title
    file.write_text("lesson = 1\ngame = 'chocolatiers'", "utf-8")
    with pytest.raises(LessonFileError, match="no steps"):
        load_lesson(file)


# ---- nobody's file is believed

HEAD = 'lesson = 1\ngame = "chocolatiers"\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "the entry “lesson” is missing"),
        ("lesson = 2", "newer tutor"),
        ("lesson = true", "whole number"),
        ("import os", "Line 1: this is not TOML"),
        ('lesson = 1\ngame = "go"', "one of: chocolatiers"),
        (HEAD + "title = 7", "“title”"),
        (HEAD + f'title = "{"x" * 61}"', "0 to 60 letters"),
        (HEAD + 'title = """a\nb"""', "one line of plain text"),
        (HEAD + 'title = "a\\u202eb"', "one line of plain text"),
        (HEAD + "minutes = 900", "1 to 60"),
        (HEAD + "run = 'x'", "no entry “run”"),
        (HEAD + "step = 'x'", "a list of 0 to 12 items"),
        (HEAD + "[[step]]\nkind = 'do'\n" * 13, "a list of 0 to 12 items"),
        (HEAD + "[[step]]\n" * 5000, "a list of 0 to 12 items"),
        (HEAD + "[[step]]\nkind = 'do'\n" * 10_000, "far too long"),
        (HEAD + "minutes = nan", "whole number"),
        (HEAD + "minutes = inf", "whole number"),
        (HEAD + '"\u202e" = 1', "no entry “�”"),
        (HEAD + "[[step]]\nkind = 'explode'", "one of: do, tap, ask"),
        (HEAD + "[[step]]\nkind = 'do'\ncode = 'x'", "no entry “code”"),
        (HEAD + "[[step]]\nkind = 'do'\n" + "[[step.reply]]\n" * 7, "0 to 6 items"),
        (HEAD + "[[step]]\nkind = 'do'\n[step.table]\nhand = ['T']", "“step, item 1, table, hand”"),
        (HEAD + "[[step]]\nkind = 'do'\n[step.table]\n'a b' = 'x'", "“a b” is no name"),
        (HEAD + "[[step]]\nkind = 'do'\n[step.table]\n'' = 'x'", "“” is no name"),
        (HEAD + "title = " + "[" * 9000 + "]" * 9000, "nested too deep"),
        (HEAD + "a" + ".a" * 500 + " = 1", "so many dots"),
        (HEAD + "x = " + "9" * 9000, "far too long"),
        (HEAD + "#" * 70_000, "far too long"),
    ],
)
def test_a_file_that_is_no_lesson_is_answered_in_one_sentence(text, told, tmp_path, capsys):
    with pytest.raises(SaveError) as error:
        read_written(text)
    assert told in str(error.value)
    assert "\n" not in str(error.value)
    file = tmp_path / "bad.toml"
    file.write_text(text, "utf-8")
    assert main(["lesson", "check", str(file)]) == 2
    assert told in capsys.readouterr().err


def test_a_file_that_is_not_there_or_no_text_is_said(tmp_path):
    with pytest.raises(LessonFileError, match="no such file"):
        load_lesson(tmp_path / "nowhere.toml")
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(LessonFileError, match="this is no text"):
        load_lesson(tmp_path / "noise.toml")


@pytest.mark.parametrize("link", ["", "x", "!!!", to_link("no toml ="), to_link("x" * 500_000)])
def test_a_damaged_link_is_said(link):
    with pytest.raises(SaveError):
        of_link(link)


def test_a_lesson_too_long_for_a_link_is_for_a_file():
    noise = [b85encode(sha512(bytes([n])).digest()).decode()[:80] for n in range(100)]
    steps = tuple(
        WrittenStep(text=noise[n], hint=noise[n + 12], solution="".join(noise[n + 24 : n + 31]))
        for n in range(0, 5 * MOST_STEPS, 5)
    )
    long = Written("chocolatiers", steps=steps)
    with pytest.raises(SaveError, match="Save it as a file"):
        written_link(long)
    assert read_written(write_written(long)) == long
    with pytest.raises(SaveError, match="too long"):
        of_link("A" * (MOST_LINK + 1))


def test_the_file_of_the_guide_is_a_sound_lesson():
    guide = (ROOT / "docs" / "writing-lessons.md").read_text("utf-8")
    text = re.search(r"```toml\n(.*?)```", guide, re.S)[1]
    assert examine(read_written(text)) == []


@given(st.text(st.characters(), max_size=200))
def test_anybodys_text_is_a_lesson_or_one_sentence(text):
    """Halves of characters, signs that nobody sees and all others."""
    for read in (read_written, of_link):
        with pytest.raises(SaveError) as refused:
            read(text)
        assert str(refused.value).isprintable()
