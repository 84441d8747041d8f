"""What the composer says: labels, prompts and buttons."""

from __future__ import annotations

from attrs import evolve

from tests.chocolatiers.widgets.composing import (
    buttons,
    label,
    play,
    position,
    prompt,
    targets,
)
from tutor.chocolatiers_family.display import Display
from widgets.chocolatiers_family.selection import NOTHING, Selection


class TestWords:
    def test_labels_say_what_where_and_how_large(self) -> None:
        state = position(displays=(Display.parse("TT/*V"), Display()))
        said = {t: label(state, 0, NOTHING, t) for t in targets(state, 0, NOTHING)}
        assert said["space:0,1"] == "Truffle, row 1, column 2, in a group of 3"
        assert said["space:1,0"] == "Wild, row 2, column 1, in groups of Truffle 3 and Violet 2"
        assert said["tray:3"] == "Share Tray, slot 4, Mint"
        assert said["stack:2"] == "Stack 3, empty"
        assert label(position("action"), 0, NOTHING, "tray:1").endswith("Nut Cluster, take")

    def test_labels_follow_the_preview(self) -> None:
        state = position(displays=(Display.parse("TN/TV"), Display()))
        before = label(state, 0, NOTHING, "space:0,0")
        after = label(state, 0, Selection(wild=True, space=(0, 1)), "space:0,0")
        assert (before[-1], after[-1]) == ("2", "3")

    def test_prompts_are_short(self) -> None:
        chosen = Selection(box="stack:1", cards=(0,), place=(0, 1))
        for state in (position("action"), position(), position("end", hands=("TTTNNNMM", ""))):
            for selection in (NOTHING, chosen, Selection(wild=True), Selection(give=0)):
                if state.phase == "end" and selection != NOTHING:
                    continue
                assert len(prompt(state, 0, selection).head.split()) <= 12

    def test_the_prompt_says_what_is_missing_and_what_grows(self) -> None:
        state = position()
        assert (
            prompt(state, 0, Selection(box="stack:0", cards=(0,))).text
            == "Missing: 1 Nut Cluster and 1 Mint."
        )
        held = evolve(state, hands=("TNMV", "RR"))
        over = Selection(box="stack:0", cards=(0, 1, 2, 3))
        assert prompt(held, 0, over).text == "One card too many: the Violet."
        odd = Selection(box="stack:0", cards=(0, 3))
        assert prompt(held, 0, odd).text == "These cards do not pay for it."
        placed = play(state, "stack:0", "pay", "place:0,1").chosen
        assert prompt(state, 0, placed).text == "The cards match."
        wild = Selection(wild=True, space=(1, 0))
        assert prompt(state, 0, wild).text == "Grows: Truffle 2 and Violet 2."

    def test_at_most_one_button_is_primary(self) -> None:
        for selection in (NOTHING, Selection(box="stack:0"), Selection(wild=True)):
            shown = buttons(position(), 0, selection)
            assert sum(b.primary for b in shown) <= 1
