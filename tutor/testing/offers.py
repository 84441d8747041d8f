"""Check what a room offers besides the game: a checklist, plans for a class, the box."""

from __future__ import annotations

from tutor.classroom.plan import length
from tutor.classroom.plan_text import read_plan, write_plan
from tutor.rooms import Room
from tutor.testing.drawn import need, setups

A_LESSON = 45
MOST_SPARE = 0.45
"""Most relative difference between a plan's minutes and the time it takes."""


def check_offers(room: Room) -> None:
    """Check that the checklist for each number of players has lines with known clauses, that each
    plan names known things and takes about its time, and that the box has words.
    """
    _check_checklist(room)
    _check_plans(room)
    _check_box(room)


def _check_box(room: Room) -> None:
    if room.box is None:
        return
    game = room.load(None)
    for setup in setups(game):
        box = room.box(game, setup.options)
        need(box.line and any(box.lines), f"What is in the box of {setup} is said by no word.")


def _check_checklist(room: Room) -> None:
    if room.checklist is None:
        return
    game = room.load(None)
    for setup in setups(game):
        lines = room.checklist(setup.players, setup.options)
        need(lines, f"The checklist of {setup} is empty.")
        for line in lines:
            need(line.text, f"The checklist of {setup} has an empty line: {line}.")
            known = line.clause in game.rulebook
            need(known, f"Checklist, “{line.text}”: there is no clause {line.clause!r}.")


def _check_plans(room: Room) -> None:
    wanted = [*room.plans.items(), *((A_LESSON, text) for text in room.further_plans)]
    for minutes, text in wanted:
        plan, left_out = read_plan(room.id, text)
        need(not left_out, f"The plan for {minutes} minutes: {left_out}")
        again, _left_out = read_plan(room.id, write_plan(plan))
        need(again == plan, f"The plan for {minutes} minutes, written and read, is another one.")
        takes = length(plan)
        fits = (1 - MOST_SPARE) * minutes <= takes <= minutes
        need(fits, f"The plan for {minutes} minutes takes about {takes}.")
