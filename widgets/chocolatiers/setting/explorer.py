"""How a table is set by clicks: a place takes the next piece, a Scoring card is chosen first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import htpy as h
from attrs import evolve, frozen
from htpy import Node

from tutor.chocolatiers import setting as table
from tutor.chocolatiers.checklist import checklist
from tutor.chocolatiers.setting import FINISH, PARTS, as_setting
from tutor.chocolatiers.state import State
from tutor.chocolatiers.teaching.setting_up import Lay
from tutor.i18n import _
from tutor.lessons.teaching import Value
from tutor.rooms import qualified
from widgets.chocolatiers.setting import words
from widgets.chocolatiers.setting.dragging import PLACES, SOURCE
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.draw.icons import icon_svg
from widgets.tabletop import MAIN, Button, Explored, Explorer, Misplaced
from widgets.tabletop.zone import Way


@frozen
class PlayersExplorer(Explorer[State, Selection]):
    """One click says how many play."""

    def chosen(self, chosen: Selection) -> Selection:
        """Return the learner's own choice."""
        return chosen

    def click(self, state: State, seat: int, chosen: Selection, target: str) -> Explored[Selection]:
        """Try the chosen number of players."""
        kind, _colon, number = target.partition(":")
        return Explored(chosen, int(number) if kind == "players" else None)

    def clicks(self, state: State, seat: int, value: Value) -> tuple[str, ...]:
        """Return the card with the number."""
        return (f"players:{value}",)

    def buttons(self, state: State, chosen: Selection) -> tuple[Button, ...]:
        """Return no button: the cards are the buttons."""
        return ()

    def marks(self, state: State, seat: int, seen: Sequence[Value]) -> Mapping[str, str]:
        """Mark nothing beside hints."""
        return {}

    def goal(self, state: State, seen: Sequence[Value]) -> str:
        """Return no goal: the step's text names it."""
        return ""

    def found(self, state: State, seen: Sequence[Value]) -> Node:
        """Return nothing to show below the table."""
        return None


@frozen
class LayExplorer(Explorer[State, Selection]):
    """Pieces are laid one by one, or the rest of a part at once."""

    exploration: Lay

    def chosen(self, chosen: Selection) -> Selection:
        """Return the learner's own choice."""
        return chosen

    def click(self, state: State, seat: int, chosen: Selection, target: str) -> Explored[Selection]:
        """Try a place at once; the button tries the next one; choose a Scoring card."""
        now = as_setting(state)
        kind, _colon, which = target.partition(":")
        if kind == "pick" and which not in now.ranks:
            return Explored(NOTHING if chosen.pick == which else evolve(NOTHING, pick=which))
        if target == FINISH:
            return Explored(chosen, FINISH)
        place = target if kind in PLACES else ""
        if target in ("lay", SOURCE) and table.missing(now):
            place = table.missing(now)[0].partition(" ")[0]
        if place.startswith("rank"):
            place = f"{place} {chosen.pick}"
        return Explored(chosen, place or None)

    def clicks(self, state: State, seat: int, value: Value) -> tuple[str, ...]:
        """Return a Scoring card, then its place; else the place or the button."""
        place, _blank, card = str(value).partition(" ")
        return (f"pick:{card}", place) if card else (place,)

    def buttons(self, state: State, chosen: Selection) -> tuple[Button, ...]:
        """Lay it here; or the rest at once, when it has been seen how it goes on."""
        now = as_setting(state)
        if now.part == "starter" or not table.missing(now):
            return ()
        if now.at_once:
            label = _(words.FINISH[now.part])
            return (Button(FINISH, label, "chevron", primary=True, role=MAIN),)
        off = now.part == "cards" and not chosen.pick
        return (Button("lay", _("Lay it here"), "chevron", primary=True, role=MAIN, off=off),)

    def marks(self, state: State, seat: int, seen: Sequence[Value]) -> Mapping[str, str]:
        """Return where the next piece goes; who may start."""
        now = as_setting(state)
        if now.part == "starter":
            return {f"seat:{p}": "clickable" for p in range(now.players)}
        left = table.missing(now)
        return {left[0].partition(" ")[0]: "clickable"} if left else {}

    def goal(self, state: State, seen: Sequence[Value]) -> str:
        """Return how much of the part lies."""
        return words.progress(as_setting(state))

    def found(self, state: State, seen: Sequence[Value]) -> Node:
        """Return nothing to show below the table, which shows it itself."""
        return None

    def beside(self, state: State, seen: Sequence[Value], game: str) -> Node:
        """Return the checklist of one's own table: done, now, later."""
        now = as_setting(state)
        lines, address = checklist(now.players), f"setup/{now.players}"
        return h.div(".checking")[
            h.a(".checklist-link", href=f"#{qualified(game, address)}", id="checklist")[
                icon_svg("phone", 20), _("Also on your own table")
            ],
            h.ol(".checklist")[
                (
                    h.li(
                        class_=_stage(now, part),
                        aria_current="step" if part == now.part else None,
                    )[
                        h.span(".tick", aria_hidden="true")[icon_svg("check", 16)],
                        h.span[line.text],
                    ]
                    for part, line in zip(PARTS, lines, strict=True)
                )
            ],
        ]

    def misplaced(
        self, state: State, chosen: Selection, value: Value
    ) -> Misplaced[Selection] | None:
        """Show one box too many on its stack, whose bars shake."""
        now = as_setting(state)
        kind, _colon, number = str(value).partition(":")
        full = kind == "pile" and now.part == "stacks" and not table.complete(now, "stacks")
        if not full or len(now.stacks[int(number)]) < table.height(now):
            return None
        return Misplaced(evolve(chosen, over=int(number)), (f"bars:{number}",))

    def ways(self, value: Value) -> Iterable[Way]:
        """Return the ways from what is to be laid to its place."""
        place, _blank, card = str(value).partition(" ")
        if value != FINISH:
            yield (f"pick:{card}" if card else SOURCE), place


def _stage(now: table.Setting, part: str) -> str:
    if table.complete(now, part):
        return "done"
    return "current" if part == now.part else "later"
