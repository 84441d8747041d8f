"""Lets the learner do the final score by hand, on the final page's stage."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.chocolatiers_family.teaching.awarding import (
    KEPT,
    SHARED,
    SLIP,
    SUM,
    TIE,
    TILES,
    WINNER,
    Awarding,
    Item,
    decade,
    given,
)
from tutor.chocolatiers_family.teaching.played import Played
from tutor.i18n import _
from tutor.lessons.model import LEARNER
from tutor.lessons.teaching import Value
from widgets.chocolatiers_family.desk import Board
from widgets.chocolatiers_family.draw.portrait import portrait_svg
from widgets.chocolatiers_family.selection import Selection
from widgets.pages.final.score_sheet import ScoreSheet
from widgets.pages.final.stage import Stage
from widgets.tabletop import Button, Column, Explored, Explorer

ACT = "award"
Columns = Callable[[Any, Any, Sequence[str]], tuple[Column, ...]]
"""The score of an edition item by item, see `tally`."""
STAY = 700
"""Milliseconds that an award is looked at once it is counted."""


def column(by: Awarding, key: str) -> int:
    """Return the column of the score that an item is about; the other items come after all of
    them.

    First comes before everything that is awarded.
    """
    columns = [*by.by.names, KEPT, TILES]
    return 1 + (columns.index(key) if key in columns else len(columns))


@frozen
class AwardExplorer(Explorer[Any, Selection]):
    """Cards, points, sum and winner of a finished game. `columns`: those of the edition."""

    exploration: Awarding
    columns: Columns

    def chosen(self, chosen: Selection) -> Selection:
        """Return the choice as it is: every tap is an answer, nothing is chosen first."""
        return chosen

    def click(
        self, state: Played, seat: int, chosen: Selection, target: str
    ) -> Explored[Selection]:
        """Try what was tapped as the answer."""
        kind, _colon, value = target.partition(":")
        return Explored(chosen, value if kind == ACT else None)

    def clicks(self, state: Played, seat: int, value: Value) -> tuple[str, ...]:
        """Return the display, button or number itself."""
        return (f"{ACT}:{value}",)

    def buttons(self, state: Played, chosen: Selection) -> tuple[Button, ...]:
        """Return no button: they stand at what they are about."""
        return ()

    def marks(self, state: Played, seat: int, seen: Sequence[Value]) -> Mapping[str, str]:
        """Mark nothing beside what can always be tapped."""
        return {}

    def goal(self, state: Played, seen: Sequence[Value]) -> str:
        """Return how far one is."""
        items = self.exploration.items(state)
        if len(items) == 1:
            return ""
        # Items that lie with their winner from the beginning count as done, too, as the question
        # does.
        first = items[0].key
        before = column(self.exploration, first) if self.exploration.counts(first) else 0
        done = before + self.exploration.at(state, seen)
        return _("{n} of {of} done").format(n=done, of=before + len(items))

    def found(self, state: Played, seen: Sequence[Value]) -> Node:
        """Return nothing to show below the table: the stage shows what is found."""
        return None

    def stage(self, board: Board, seen: Sequence[Value]) -> Node:
        """Return the item that is to be done; over it, for a moment, the card that was just
        awarded."""
        by, state = self.exploration, board.state
        items, at = by.items(state), by.at(state, seen)
        last = _last(by, items, at, seen)
        was = self._stage(board, items, last, seen, leaves=True) if last is not None else None
        wait = was.wait + STAY if was is not None else 0
        now = self._stage(board, items, at, seen, wait=wait)
        return h.div(".ceremony-room")[
            h.div(
                class_={"ceremony-stack": True, "follows": was is not None},
                style=f"--stay:{wait}ms",
            )[
                now.element(),
                h.div(".was", id=f"was-{last}", aria_hidden="true")[was.element()] if was else None,
            ]
        ]

    def _stage(
        self,
        board: Board,
        items: Sequence[Item],
        at: int,
        seen: Sequence[Value],
        *,
        leaves: bool = False,
        wait: int = 0,
    ) -> Stage:
        """Return the stage of one item: to be done, or (`leaves`) just awarded."""
        state = board.state
        item = items[at] if at < len(items) else None
        by = self.exploration
        end = min(column(by, items[-1].key) + 1, column(by, ""))  # what no item is about: not yet
        key = item.key if item else ""
        open_ = item is not None and not board.quiet and not leaves
        wrong = bool(item and given(item, seen) - item.right)
        summed = SUM not in self.exploration.tasks or any(i.key == SUM for i in items[:at])
        return Stage(
            self._tally(board),
            column(by, key) if item else end,
            counted=leaves or (by.counts(key) and wrong),
            turning=leaves,
            question=_question(by, key if item else items[-1].key, done=item is None),
            asked=self._asked(board, item or items[-1], done=item is None)
            if open_ or item is None
            else None,
            taken=_taken(self.exploration, state, items[: at + 1], seen),
            hidden=() if summed else (LEARNER,),
            picks=_picks(state, key) if open_ else (),
            other=_other(self.exploration, key) if open_ else ("", "", ""),
            marks=board.marks,
            later=wait,
            key="was" if leaves else "now",
            over=item is None,
        )

    def _tally(self, board: Board) -> ScoreSheet:
        game, state, names = board.game, board.state, board.all_names
        return ScoreSheet(
            names,
            self.columns(game, state, names),
            game.standings(state),
            game.verdict(state, names),
            game.kind.ranked,
            lambda player, about: portrait_svg(state.displays[player], player, about),
        )

    def _asked(self, board: Board, item: Item, *, done: bool) -> Node:
        """What can be tapped besides the displays: numbers; the printed ones stay, put right."""
        if item.key == SUM and not done:
            total = self.exploration.standings(board.state)[LEARNER].total
            return _numbers(board, SUM, [(str(n), "") for n in decade(total)])
        if item.key == SLIP:
            *parts, whole = (str(n) for n in self.exploration.printed)
            if done:
                total = self.exploration.standings(board.state)[LEARNER].total
                return h.p(".numbers.put-right")[
                    f"{' + '.join(parts)} = ", h.s[whole], " ", h.strong[str(total)]
                ]
            signs = ["" if n == 0 else "+" for n in range(len(parts))]
            return _numbers(board, SLIP, [*zip(parts, signs, strict=True), (whole, "=")])
        return None


def _last(by: Awarding, items: Sequence[Item], at: int, seen: Sequence[Value]) -> int | None:
    """Return the card that the last answer awarded, by its number; None if it awarded none."""
    if not seen or at == 0:
        return None
    item = items[at - 1]
    answers = [f"{item.key}:{answer}" for answer in item.right]
    return at - 1 if by.counts(item.key) and str(seen[-1]) in answers else None


def _taken(
    by: Awarding, state: Played, items: Sequence[Item], seen: Sequence[Value]
) -> set[tuple[int, int]]:
    """Points that lie with their players already: by the columns of the score."""
    done = {item.key: given(item, seen) for item in items if item.key in (KEPT, TILES)}
    return {(column(by, key), int(player)) for key, players in done.items() for player in players}


def _question(by: Awarding, key: str, *, done: bool) -> str:
    if done and by.counts(key):
        return _("The cards are awarded.")
    if done and key != SLIP:
        return _("All is awarded.")
    return {
        SUM: _("What is your total?"),
        SLIP: _("So it is printed."),
        WINNER: _("Who wins?"),
    }.get(key, "")


def _picks(state: Played, key: str) -> tuple[str, ...]:
    """Return the act of tapping each display."""
    if key in (SUM, SLIP):
        return ()
    return tuple(f"{ACT}:{key}:{player}" for player in range(state.players))


def _other(by: Awarding, key: str) -> tuple[str, str, str]:
    """Return the answer that is nobody's display: its act, word and icon."""
    if by.counts(key):
        return f"{ACT}:{key}:{TIE}", _("A tie: turn it"), "equal"
    if key == WINNER:
        return f"{ACT}:{key}:{SHARED}", _("They share it"), "equal"
    return "", "", ""


def _numbers(board: Board, key: str, numbers: Sequence[tuple[str, str]]) -> h.Element:
    """Numbers to tap, each with the sign before it."""
    return h.div(".numbers", role="group", aria_label=_("Numbers"), data_grid=f"numbers-{key}")[
        (
            [
                h.span(aria_hidden="true")[sign] if sign else None,
                h.button(
                    ".btn",
                    type="button",
                    id=f"number-{n}",
                    data_act=f"{ACT}:{key}:{number}",
                    data_shows=board.marks.get(f"{ACT}:{key}:{number}"),
                )[number],
            ]
            for n, (number, sign) in enumerate(numbers)
        )
    ]
