"""The command line: packs are made, go on where they were stopped, are checked and tried out."""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import attrs
import pytest

from tutor.commands import puzzles as cli
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import dump_pack, load_pack
from tutor.results import Answer, Tally
from tutor.results.result import Result, result_file
from tutor.rooms import GAMES

from .sums import GAME, SUMS, Sum, offered


@pytest.fixture(autouse=True)
def sums(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with offered(monkeypatch):
        yield


def run(*line: str) -> int:
    """`tutor puzzles ...`."""
    parser = argparse.ArgumentParser()
    cli.add_parser(parser.add_subparsers())
    arguments = parser.parse_args(["puzzles", *line])
    return int(arguments.run(arguments))


def test_a_pack_of_any_game_is_made_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "pack.json"
    made = ["make", "--game", GAME, "--count", "4", "--processes", "1", "--out", str(pack)]
    assert run(*made) == 0
    assert [p.task for p in load_pack(pack.read_text(), GAME)] == [Sum(n, 1) for n in range(4)]
    assert not list(tmp_path.glob("*.part"))
    assert run("check", str(pack)) == run("check", str(pack), "--game", GAME) == 0
    assert run("check", str(pack), "--game", GAMES[0]) == 2
    assert "another game" in capsys.readouterr().err


def test_no_more_games_are_looked_at_than_one_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "pack.json"
    made = ["make", "--game", GAME, "--count", "9", "--processes", "1", "--out", str(pack)]
    assert run(*made, "--games", "3") == 0
    assert [p.task for p in load_pack(pack.read_text(), GAME)] == [Sum(n, 1) for n in range(3)]
    assert "Not all" in capsys.readouterr().out
    assert run(*made, "--games", "-1") == 2
    assert run(*made, "--games", "0", "--keep", str(pack)) == 0  # only rated anew
    assert [p.task for p in load_pack(pack.read_text(), GAME)] == [Sum(n, 1) for n in range(3)]


def test_several_earlier_packs_are_kept(tmp_path: Path) -> None:
    made = ["make", "--game", GAME, "--processes", "1", "--games", "1"]
    packs = [tmp_path / f"{seed}.json" for seed in (1, 2)]
    for seed, pack in enumerate(packs, 1):
        assert run(*made, "--count", "1", "--seed", str(seed), "--out", str(pack)) == 0
    both = tmp_path / "both.json"
    keep = [word for pack in packs for word in ("--keep", str(pack))]
    assert run(*made, "--count", "2", "--seed", "3", *keep, "--out", str(both)) == 0
    assert {p.task for p in load_pack(both.read_text(), GAME)} == {Sum(0, 1), Sum(0, 2)}


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    """A run of seven that gave one puzzle and was cut short within the second line."""
    pack = tmp_path / "pack.json"
    assert run(*making(pack), "--count", "3") == 0
    proof = json.loads(pack.read_text())["puzzles"][0]["proof"]
    entry = {"kind": "add", "numbers": [0, 7], "proof": proof}
    lines = [
        {"run": {"game": GAME, "seed": 7, "kinds": ["add"]}},
        {"game": 0, "tried": 1, "seconds": 0.5, "puzzles": [entry]},
    ]
    part = tmp_path / "pack.json.7.part"
    part.write_text("".join(json.dumps(line) + "\n" for line in lines) + '{"game": 1, "tr')
    return pack


def making(pack: Path) -> list[str]:
    return ["make", "--game", GAME, "--seed", "7", "--processes", "1", "--out", str(pack)]


def test_a_stopped_run_goes_on_where_it_was(stopped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, asked = stopped.read_text(), list[int]()

    def counted(number: int, seed: int, kinds: Sequence[str]) -> tuple[list[Puzzle[Sum]], int]:
        asked.append(number)
        return SUMS.from_game(number, seed, kinds)

    with offered(monkeypatch, lambda: attrs.evolve(SUMS, from_game=counted)):
        assert run(*making(stopped), "--count", "3") == 0
    assert stopped.read_text() == whole
    assert asked == [1, 2]


@pytest.mark.parametrize(
    "other", [{"kinds": ["double"]}, {"game": GAMES[0]}, {"seed": 8}, {"kinds": 7}]
)
def test_what_another_run_left_is_not_mixed_in(
    stopped: Path, capsys: pytest.CaptureFixture[str], other: dict[str, object]
) -> None:
    part, before = stopped.with_name("pack.json.7.part"), stopped.read_text()
    lines = part.read_text().splitlines()
    head = json.loads(lines[0])
    head["run"] |= other
    part.write_text("\n".join([json.dumps(head), *lines[1:]]))
    kept = part.read_text()
    assert run(*making(stopped), "--count", "3") == 2
    assert "what another run left" in capsys.readouterr().err
    assert (part.read_text(), stopped.read_text()) == (kept, before)


def test_what_an_earlier_version_left_is_not_mixed_in(stopped: Path) -> None:
    part = stopped.with_name("pack.json.7.part")
    part.write_text("\n".join(part.read_text().splitlines()[1:]))
    assert run(*making(stopped), "--count", "3") == 2


def test_how_many_are_delivered_per_hour_is_told(
    stopped: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*making(stopped), "--count", "1") == 0  # all that half a second gave
    assert "7,200 delivered per hour of a processor; 7,200 proven." in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("ended", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_a_run_that_is_ended(ended: signal.Signals) -> None:
    code = (
        "from tutor.puzzles.making import batches\n"
        f"source = batches({GAMES[0]!r}, 1, ('who',), processes=2)\n"
        "next(source)\n"
        "print('begun', flush=True)\n"
        "for _ in source: pass"
    )
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as making:
        assert making.stdout is not None
        assert making.stdout.readline() == "begun\n"
        making.send_signal(ended)
        # The output ends when the last one that could write to it has ended.
        assert making.communicate(timeout=60)[0] == ""


def test_a_pack_that_is_empty_or_has_one_twice_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack, puzzles = tmp_path / "pack.json", list(SUMS.shipped())
    for held, said in (([], "holds no puzzles"), ([*puzzles, puzzles[3]], "10 is puzzle 4 again")):
        pack.write_text(dump_pack(held) if held else f'{{"format":1,"game":"{GAME}","puzzles":[]}}')
        assert run("check", str(pack)) == 1
        assert said in capsys.readouterr().err


def test_simulated_learners_go_through_a_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "pack.json"
    pack.write_text(dump_pack(list(SUMS.shipped())))
    line = ["learners", str(pack), "--learners", "2", "--count", "6", "--processes"]
    assert run(*line, "1") == 0
    said = capsys.readouterr().out
    *lines, last = said.splitlines()
    assert [line.split(":")[0] for line in lines] == ["600", "1000", "1500", "2000"]
    assert all("of 2 within 120" in line for line in lines)
    assert "best trick" in last
    assert run(*line, "2") == 0
    assert capsys.readouterr().out == said  # whoever does the work
    assert run("learners", str(tmp_path / "none.json")) == 2
    assert run("learners", str(pack), "--learners", "0") == 2


def test_a_kind_of_another_game_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["make", "--out", str(tmp_path / "pack.json")]
    assert run(*line, "--game", GAME, "--kind", "steal") == 2
    assert "the kinds are add." in capsys.readouterr().err
    assert run(*line, "--kind", "add") == 2  # without a game: the first that has puzzles
    assert "steal" in capsys.readouterr().err


def test_solvers_are_sent_through_a_pack_and_ratings_fitted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack, out = tmp_path / "pack.json", tmp_path / "difficulty.json"
    some = [p for p in puzzles_of("chocoly").shipped() if p.task.kind in ("rule", "area")]
    pack.write_text(dump_pack(some))
    assert run("solvers", str(pack), "--each", "6", "--processes", "1", "--out", str(out)) == 0
    said = capsys.readouterr().out
    assert said.startswith(("rule: hurry", "area: hurry"))
    assert "Kind and features explain" in said
    assert set(json.loads(out.read_text())["bases"]) == {"rule", "area"}
    assert run("solvers", str(pack), "--each", "0") == 2


def test_results_of_learners_move_the_ratings_of_kinds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two learners got the areas wrong and the rulings right."""
    met = [p for p in puzzles_of("chocoly").shipped() if p.task.kind in ("rule", "area")]
    answers = tuple(
        Answer(f"chocoly/{p.id}", f"chocoly/{p.task.kind}", p.task.kind == "rule") for p in met[:40]
    )
    files = []
    for name in ("Ann", "Ben"):
        files.append(tmp_path / f"{name}.json")
        files[-1].write_text(result_file(Result(name, "2026-11-26", tally=Tally(puzzles=answers))))
    out = tmp_path / "difficulty.json"
    line = ["answers", *map(str, files), "--game", "chocoly", "--out", str(out)]
    assert run(*line) == 0
    assert capsys.readouterr().out.startswith("area: +")
    moved = json.loads(out.read_text())["moved"]
    assert moved["area"] > 0 > moved["rule"]
    assert run("answers", *map(str, files), "--game", "chocolate-factory") == 2


@pytest.mark.parametrize("command", ["check", "learners", "solvers"])
def test_a_missing_pack_is_said_to_be_missing(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command, str(tmp_path / "none.json")) == 2
    assert "there is no such file" in capsys.readouterr().err
