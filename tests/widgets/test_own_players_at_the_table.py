"""A player of one's own at the app's table: offered by its name, and never the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.widgets.tables import (
    GAME,
    SEED,
    OpenTable,
    let_computers_play,
    match_of,
    take_a_turn,
)
from tutor.cli import main
from tutor.players.brought import PLACES, bring, brought
from tutor.players.own import OwnPlayerError
from widgets.table import Match, seated, strengths_of

FIRST = "def choose(view, actions):\n    return actions[0]\n"
RAISES = "def choose(view, actions):\n    return actions[len(actions)]\n"
ILLEGAL = "def choose(view, actions):\n    return 'a box of chocolates'\n"

Bring = Callable[..., None]


@pytest.fixture
def bringing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bring:
    """Write files of players and offer them, as `tutor app --player` does."""
    monkeypatch.setenv(PLACES, "")

    def write(**files: str) -> None:
        for name, text in files.items():
            (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        bring([str(tmp_path / f"{name}.py") for name in files])

    yield write
    monkeypatch.undo()
    brought.cache_clear()


def against(name: str) -> Match:
    known = strengths_of(GAME)
    return Match.start(GAME, seated([("Ana", ""), ("Ben", f"own:{name}")], known), SEED)


def test_it_is_offered_under_its_name_where_a_table_is_set_up(
    bringing: Bring, open_table: OpenTable
) -> None:
    bringing(ada=FIRST)
    paper = open_table()
    (offer,) = paper.all('select[name="who1"] option[value="own:ada"]')
    assert offer.text == "ada"
    assert strengths_of(GAME)[0] == "playful", "who chooses nobody plays against the weakest"


def test_it_plays_its_turns_at_the_table(bringing: Bring, open_table: OpenTable) -> None:
    bringing(ada=FIRST)
    paper = open_table(against("ada"))
    take_a_turn(paper)
    let_computers_play(paper)
    match = match_of(paper)
    assert match.to_move == 0
    assert match.length > 1
    assert match.slips == []
    assert not paper.all(".message")


@pytest.mark.parametrize(
    ("text", "said"), [(RAISES, "IndexError"), (ILLEGAL, "a box of chocolates")]
)
def test_a_wrong_one_is_told_in_a_sentence_and_the_game_goes_on(
    bringing: Bring, open_table: OpenTable, text: str, said: str
) -> None:
    bringing(bad=text)
    paper = open_table(against("bad"))
    take_a_turn(paper)
    let_computers_play(paper)
    (message,) = paper.all(".message")
    assert "Ben has lost an action, and one was drawn." in message.text
    assert said in message.text
    assert match_of(paper).to_move == 0
    take_a_turn(paper)
    assert match_of(paper).to_move == 1, "Ana plays on"


def test_a_file_that_is_gone_loses_its_turns_and_no_table(
    bringing: Bring, open_table: OpenTable, tmp_path: Path
) -> None:
    bringing(ada=FIRST)
    (tmp_path / "ada.py").unlink()
    brought.cache_clear()  # another process reads it
    paper = open_table(against("ada"))
    take_a_turn(paper)
    let_computers_play(paper)
    assert "There is no file" in paper.all(".message")[0].text
    assert match_of(paper).to_move == 0


def test_two_players_of_one_name_are_refused(bringing: Bring, tmp_path: Path) -> None:
    bringing(ada=FIRST)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "ada.py").write_text(FIRST, encoding="utf-8")
    with pytest.raises(OwnPlayerError, match="Two players are called “ada”"):
        bring([str(tmp_path / "ada.py"), str(tmp_path / "other" / "ada.py")])


def test_the_app_says_at_once_that_there_is_no_such_player(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["app", "--no-browser", "--player", "nobody.py"]) != 0
    assert "There is no file “nobody.py”." in capsys.readouterr().err
