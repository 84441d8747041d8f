"""The `tutor` command, through `main(argv)`: what it says, and its exit codes."""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Callable
from pathlib import Path
from random import Random

import attrs
import pytest

from tutor import GAMES, Record, load_game
from tutor.chocolatiers.components import STANDARD
from tutor.chocolatiers.players import PLAYERS
from tutor.cli import main
from tutor.players import decide

RULEBOOK = load_game("chocolatiers").rulebook


@attrs.frozen
class Said:
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


@pytest.fixture
def tutor(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Said]:
    """Runs the command with this line of words, and with these lines typed."""

    def run(line: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main(shlex.split(line))
        except SystemExit as end:  # argparse leaves this way
            code = int(end.code or 0)
        printed = capsys.readouterr()
        return Said(code, printed.out, printed.err)

    return run


def test_without_a_command_the_help_lists_them_all(tutor: Callable[..., Said]) -> None:
    said = tutor("")
    assert said.code == 2
    commands = [
        "app",
        "games",
        "rules",
        "play",
        "lesson",
        "puzzles",
        "simulate",
        "components",
        "docs",
    ]
    for command in commands:
        assert re.search(rf"^    {command}\b", said.out, re.M)


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "simulate --players 7",
        "simulate --players 1",
        "simulate --games 0",
        "simulate --games many",
        "simulate --strength genius",
        "simulate --players 2 --strength random greedy random",
        "play --players 9",
        "play --link nonsense",
        "play --strength genius",
        "play --game chess",
        "simulate --game chess",
        "rules --game chess",
        "lesson list --game chess",
        "lesson check --game chess",
        "components show no-such-file.toml",
        "components",
    ],
)
def test_a_wrong_word_is_answered_in_a_line(tutor: Callable[..., Said], line: str) -> None:
    said = tutor(line)
    assert (said.code, said.out) == (2, "")
    assert "Traceback" not in said.err
    assert re.match(r"tutor\b.*: ", said.err.strip().splitlines()[-1])


def test_rules_lists_every_clause_in_order(tutor: Callable[..., Said]) -> None:
    said = tutor("rules")
    assert said.code == 0
    assert re.findall(r"^(\d+\.\d+)  ", said.out, re.M) == list(RULEBOOK)


def test_rules_finds_the_clauses_with_every_word(tutor: Callable[..., Said]) -> None:
    said = tutor("rules Wild COVERS")
    found = re.findall(r"^(\d+\.\d+)  ", said.out, re.M)
    assert found == ["6.3"]
    assert RULEBOOK["6.3"].text in said.out
    assert RULEBOOK["6.3"].ruling in said.out


def test_rules_finds_a_clause_by_its_number(tutor: Callable[..., Said]) -> None:
    said = tutor("rules 4.3")
    assert re.findall(r"^(\d+\.\d+)  ", said.out, re.M) == ["4.3"]


def test_rules_says_when_nothing_is_found(tutor: Callable[..., Said]) -> None:
    said = tutor("rules spaceship")
    assert (said.code, said.out) == (1, "")
    assert "spaceship" in said.err


def test_games_are_listed_with_their_players(tutor: Callable[..., Said], two_games: str) -> None:
    lines = tutor("games").out.splitlines()
    assert [line.split()[0] for line in lines] == [*GAMES, two_games]
    assert [line.split()[-2] for line in lines] == ["2-4", "2-5", "2-4", "2-4", "1", "2-4"]
    assert "The Twin" in lines[-1]


def test_another_game_is_asked_for_by_its_id(tutor: Callable[..., Said], two_games: str) -> None:
    assert tutor(f"rules --game {two_games} 4.3").out == tutor("rules 4.3").out
    assert len(tutor(f"lesson list --game {two_games}").out.splitlines()) == 2
    assert tutor(f"simulate --game {two_games} --games 1 --strength random").code == 0
    said = tutor(f"play --game {two_games} --seed 4", "quit\n")
    assert Record.from_link(said.out.split("--link=")[-1].strip()).game.id == two_games


def test_components_show_counts_what_is_in_the_box(tutor: Callable[..., Said]) -> None:
    said = tutor("components show")
    assert said.code == 0
    assert re.search(r"^Truffle +9 +4$", said.out, re.M)
    assert sum(int(n) for n in re.findall(r"^(\d+) Box tiles", said.out, re.M)) == 30
    assert "RBN." in said.out


def test_components_check_names_the_line(tutor: Callable[..., Said], tmp_path: Path) -> None:
    text = STANDARD.read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace("T = 9", "T = 8"), encoding="utf-8")
    said = tutor(f"components check {own}")
    assert said.code == 1
    line = text.splitlines().index("[cards]") + 1
    assert said.err.startswith(f"own.toml: line {line}: ")
    assert tutor(f"components check {STANDARD}").code == 0


def test_simulate_counts_who_wins(tutor: Callable[..., Said]) -> None:
    line = "simulate --games 6 --players 3 --strength greedy random"
    said = tutor(line)
    assert said.code == 0
    rows = {row.split()[0]: row.split()[1:] for row in said.out.splitlines()}
    assert rows["greedy"][:2] == ["6", "100%"]
    assert rows["random"][:2] == ["12", "0%"]
    assert tutor(line) == said
    assert tutor(f"{line} --processes 2").out == said.out
    assert "ms at most" in tutor(f"{line} --time").out


def test_simulate_lets_the_two_strongest_play(tutor: Callable[..., Said]) -> None:
    said = tutor("simulate --games 1")
    rows = [row.split()[0] for row in said.out.splitlines()[1:3]]
    assert rows == ["thoughtful", "farsighted"] == list(PLAYERS.names)[-2:]


def test_a_player_is_asked_for_by_the_name_that_people_read(tutor: Callable[..., Said]) -> None:
    by_id = tutor("simulate --games 1 --strength greedy random").out
    by_name = tutor("simulate --games 1 --strength Eager carefree").out
    assert by_name.replace("Eager ", "greedy").replace("carefree", "random  ").split() == (
        by_id.split()
    )
    said = tutor("simulate --strength clever")
    assert said.err.endswith("are: playful, dreamy, eager, careful, thoughtful, farsighted.\n")


def test_play_explains_and_goes_on_from_a_link(tutor: Callable[..., Said]) -> None:
    record = Record.start("chocolatiers", players=2, seed=4)
    card = record.state.tray[0]
    said = tutor("play --seed 4", f"undo\n?\nnonsense\nskip\ntake {card}\nskip\nquit\n")
    assert said.code == 0
    assert "There is nothing to undo." in said.out
    assert all(
        record.game.action_text(action) in said.out for action in record.game.actions(record.state)
    )
    assert "“nonsense” is no action." in said.out
    assert "cannot be skipped: take a chocolate or swap. (rule 2.2)" in said.out
    assert "Player 2: " in said.out
    assert "\nRound 1> " in said.out
    link = said.out.split("--link=")[-1].strip()
    left = Record.from_link(link)
    assert [record.game.action_text(a) for a in left.actions][:2] == [f"take {card}", "skip"]
    again = tutor(f"play --link={link}", "undo\n")
    assert len(Record.from_link(again.out.split("--link=")[-1].strip()).actions) == 1


def test_play_ends_with_the_score(tutor: Callable[..., Said]) -> None:
    """The end of a game is played again from its link, the learner's actions typed."""
    record = Record.start("chocolatiers", players=2, seed=2)
    game = record.game
    while not game.over(record.state):
        strength = "careful" if record.state.player == 0 else "dreamy"
        rng = Random(len(record.actions))  # as the command does for its computer players
        record.play(decide(PLAYERS[strength], game, record.state, rng))
    before = record.cut(len(record.actions) - 12)
    moves = zip(record.states[len(before.actions) :], record.actions[-12:], strict=False)
    typed = [game.action_text(action) for state, action in moves if state.player == 0]
    said = tutor(f"play --link={before.link()}", "\n".join(typed))
    assert said.code == 0
    best = game.standings(record.state)[0]
    assert game.verdict(record.state, ["You", "Player 2"]).head in said.out
    assert f"1. {['You', 'Player 2'][best.player]}: {best.total} (Boxes " in said.out


def test_a_hint_says_why(tutor: Callable[..., Said]) -> None:
    said = tutor("play --game chocoly --seed 3", "hint\nquit\n")
    assert re.search(r"flavour [ABC]: Choose \w+\. Your hand shows most of \w+\.", said.out)
