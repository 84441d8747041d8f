"""The table of a puzzle: the position to answer on, and from clicks to an answer; no widget."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from attrs import evolve, frozen

from tutor.chocoly.actions import Action, Lay, Stack, action_text, parse_action
from tutor.chocoly.faces import canonical
from tutor.chocoly.puzzles.judging import Explanation, broken, explain
from tutor.chocoly.puzzles.model import CHOOSE, GAME, Task
from tutor.chocoly.puzzles.placement_answers import after, whole
from tutor.chocoly.state import State
from tutor.i18n import _, ngettext
from tutor.puzzles.model import BETWEEN, Puzzle, without_last
from tutor.rooms import load_game
from widgets.chocoly import composer
from widgets.chocoly.composer import Board
from widgets.chocoly.gain import GAIN
from widgets.chocoly.selection import NOTHING, Selection
from widgets.chocoly.target_ids import spot
from widgets.draw.theme import LIGHT, Theme
from widgets.pages.puzzles.solving.session import Answers, Clicked, Hint

LOOKED_AT = ("bean", "stack", "turn")
"""Buttons that are not there where nothing is placed."""


@frozen
class Attempt:
    """What is chosen so far. `done`: placements, as text; `selection`: what is in hand on the way
    to the next one; `choice`: key of a choice.
    """

    done: str = ""
    selection: Selection = NOTHING
    choice: str = ""


EMPTY = Attempt()


def only(task: Task) -> type[Lay] | type[Stack] | None:
    """Return whether only lays or only stacks answer this; None if both do."""
    kinds = [kind for kind in (Lay, Stack) if task.asked.allows(task, kind("AAAB", 0, 0))]
    return kinds[0] if len(kinds) == 1 else None


@lru_cache(maxsize=64)
def actions_of(task: Task, done: str) -> tuple[Action, ...]:
    """Return what can be placed next; nothing where the answer is whole, or is chosen."""
    if task.asked.mode == CHOOSE or (done and whole(task, done)):
        return ()
    allowed = (a for a in load_game(GAME).actions(after(task, done)) if isinstance(a, Lay | Stack))
    return tuple(action for action in allowed if task.asked.allows(task, action))


def named(task: Task) -> Selection:
    """Return the placement that a question is about, as if it were tried out."""
    action = parse_action(task.named) if task.named else None
    if not isinstance(action, Lay | Stack):
        return NOTHING
    held = canonical(action.face)
    number = task.state.hand.index(held) if held in task.state.hand else 0
    place = (action.row, action.column)
    return Selection(number, action.face, isinstance(action, Stack), place)


def held(task: Task, selection: Selection) -> Selection:
    """Return what is in hand; where only stacks answer, it is to be stacked."""
    return evolve(selection, stacking=True) if only(task) is Stack else selection


def board(task: Task, attempt: Attempt, theme: Theme, marks: Mapping[str, str]) -> Board:
    """Return the table as a board to play on; quiet once the answer is whole, and where it is
    chosen."""
    actions = actions_of(task, attempt.done)
    quiet = not actions
    choosing = task.asked.mode == CHOOSE
    chosen = named(task) if choosing else held(task, attempt.selection)
    return Board(
        load_game(GAME),
        after(task, attempt.done),
        task.player,
        theme,
        chosen,
        actions=actions,
        marks=marks,
        names=task.names,
        quiet=quiet,
        without=LOOKED_AT if choosing else ("bean", "stack") if only(task) or quiet else ("bean",),
        untold=(GAIN,),
        retractable=() if choosing else actions_in(attempt.done),
    )


def actions_in(done: str) -> tuple[Action, ...]:
    """Return the actions that this text tells."""
    return tuple(map(parse_action, done.split(BETWEEN))) if done else ()


def looked_at(
    task: Task, state: State, theme: Theme, marks: Mapping[str, str], chosen: Selection = NOTHING
) -> Board:
    """Return the table after the answer, to look at: what was cut or joined is seen."""
    return Board(
        load_game(GAME),
        state,
        task.player,
        theme,
        chosen,
        marks=marks,
        names=task.names,
        quiet=True,
        without=LOOKED_AT,
        untold=(GAIN,),
        before=task.state if state is not task.state else None,
    )


def click(task: Task, attempt: Attempt, target: str) -> Clicked[Attempt]:
    """Return the answer to a click. Never raises, whatever the target."""
    act, _colon, key = target.partition(":")
    kind = task.asked
    if kind.mode == CHOOSE:
        chosen = act == "choose" and kind.choices is not None and key in kind.choices(task)
        return Clicked(Attempt(choice=key) if chosen else EMPTY if act == "cancel" else attempt)
    if act == "cancel":
        loose = attempt.selection != NOTHING
        return Clicked(Attempt(attempt.done if loose else without_last(attempt.done)))
    made = board(task, attempt, LIGHT, {})
    if target in composer.just_done(made):
        return Clicked(Attempt(without_last(attempt.done)))
    if not made.actions:
        return Clicked(attempt)
    led = composer.click(made, target)
    if isinstance(led.action, Lay | Stack):
        return _placed(task, attempt, led.action)
    refusal = led.refusal[0] if led.refusal else None
    return Clicked(evolve(attempt, selection=led.chosen), refusal, led.told)


def _placed(task: Task, attempt: Attempt, action: Lay | Stack) -> Clicked[Attempt]:
    if not task.asked.allows(task, action):
        return Clicked(attempt)
    text = action_text(action)
    return Clicked(Attempt(f"{attempt.done}{BETWEEN}{text}" if attempt.done else text))


def missing(task: Task, attempt: Attempt) -> str:
    """Return what is still to be done before the answer can be checked, "" if nothing is."""
    if task.asked.mode == CHOOSE:
        return "" if attempt.choice else _("Choose an answer.")
    if whole(task, attempt.done):
        return ""
    if attempt.done:
        return _("They are not joined yet. Lay another tile.")
    return _("Place a tile first.")


def answer_of(task: Task, attempt: Attempt) -> str:
    """Return the attempt as an answer; "" while something is missing."""
    if missing(task, attempt):
        return ""
    return attempt.choice or attempt.done


def attempt_of(task: Task, answer: str) -> Attempt:
    """Return the attempt that gives this answer."""
    return Attempt(choice=answer) if task.asked.mode == CHOOSE else Attempt(answer)


def clicks(task: Task, answer: str) -> tuple[str, ...]:
    """Return the targets that, clicked one after the other with nothing chosen, give this
    answer.
    """
    if task.asked.mode == CHOOSE:
        return (f"choose:{answer}",)
    game, done, found = load_game(GAME), "", list[str]()
    for text in answer.split(BETWEEN):
        acts = composer.clicks(game, after(task, done), parse_action(text))
        found += [act for act in acts if act != "stack" or only(task) is None]
        done = f"{done}{BETWEEN}{text}" if done else text
    return tuple(found)


def in_words(task: Task, attempt: Attempt) -> str:
    """Return what is placed, in a sentence."""
    count = len(attempt.done.split(BETWEEN)) if attempt.done else 0
    text = ngettext("{n} tile is placed.", "{n} tiles are placed.", count)
    return text.format(n=count) if count else ""


def _hint(puzzle: Puzzle[Task], level: int) -> Hint:
    clue = puzzle.task.asked.hint(puzzle, level)
    return Hint(level, clue.text, {spot("square", square): "hint" for square in clue.squares})


def _choosing(task: Task) -> bool:
    return task.asked.mode == CHOOSE


def _data(attempt: Attempt) -> dict[str, Any]:
    """What is only in hand is put down."""
    return {"done": attempt.done, "choice": attempt.choice}


ANSWERS: Answers[Task, Attempt, Explanation] = Answers(
    nothing=EMPTY,
    click=click,
    missing=missing,
    answer=answer_of,
    attempt=attempt_of,
    explain=explain,
    broken=broken,
    hint=_hint,
    tells=_choosing,
    compares=lambda task: not _choosing(task),
    data=_data,
    read=lambda _task, data: Attempt(str(data["done"]), choice=str(data["choice"])),
)
"""How Chocoly's puzzles are answered: by tiles on the table, or by a choice."""
