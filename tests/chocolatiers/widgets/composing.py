"""Positions of two players, clicks on them, and what the composer then shows and says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from attrs import evolve
from hypothesis import strategies as st

from tutor.chocolatiers.actions import Box
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.tiles import Tile
from widgets.chocolatiers import prompts
from widgets.chocolatiers.composer import Outcome, click
from widgets.chocolatiers.desk import Board, desk_of
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.draw.theme import LIGHT
from widgets.tabletop import Button, Prompt

GAME = Chocolatiers.from_file()


def board(state: State, player: int, selection: Selection) -> Board:
    return Board(GAME, state, player, LIGHT, selection, GAME.actions(state))


def targets(state: State, player: int, selection: Selection) -> Mapping[str, str]:
    return desk_of(board(state, player, selection)).states


def label(state: State, player: int, selection: Selection, target: str) -> str:
    return desk_of(board(state, player, selection)).label(target)


def prompt(state: State, player: int, selection: Selection) -> Prompt:
    return prompts.prompt(board(state, player, selection))


def buttons(state: State, player: int, selection: Selection) -> tuple[Button, ...]:
    return prompts.buttons(board(state, player, selection))


def position(phase: str = "bonus", **changes: Any) -> State:
    """Two players; the first is to act, holds T T N M and has one box."""
    start = evolve(
        GAME.start(2, seed=1),
        phase=phase,
        hands=("TTNM", "RR"),
        tray="TNRMBV",
        stacks=((Tile("TNM.", 3),), (Tile("TBNM", 5), Tile("VVVV", 6)), (), (Tile("RRRR", 4),), ()),
        displays=(Display.parse("TN/.V", [3]), Display.parse("")),
    )
    return evolve(start, **changes)


def play(state: State, *wanted: str, selection: Selection = NOTHING, player: int = 0) -> Outcome:
    """Click one target after the other; the last answer."""
    outcome = Outcome(selection)
    for target in wanted:
        outcome = click(GAME, state, player, outcome.chosen, target)
    return outcome


def clauses(outcome: Outcome) -> list[str]:
    return [violation.clause for violation in outcome.refusal]


@cache
def game_states(players: int, seed: int) -> tuple[State, ...]:
    rng = Random(seed)
    states = [GAME.start(players, seed=seed)]
    while not GAME.over(states[-1]) and len(states) < 200:
        actions = GAME.actions(states[-1])
        boxes = [a for a in actions if isinstance(a, Box)]
        states.append(GAME.apply(states[-1], rng.choice(boxes or actions)))
    return tuple(states)


@st.composite
def positions(draw: st.DrawFn) -> State:
    states = game_states(draw(st.integers(2, 4)), draw(st.integers(0, 5)))
    return states[draw(st.integers(0, len(states) - 1))]
