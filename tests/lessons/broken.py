"""A small sound lesson, and ways to spoil it."""

from __future__ import annotations

import attrs

from tutor.chocolatiers.teaching import (
    Do,
    Explore,
    Lesson,
    MovedWild,
    PaymentsOf,
    Predict,
    Say,
    Touch,
    all_of,
    boxes,
    can_fill,
    group_of,
    position,
    turn_over,
)
from tutor.chocolatiers.teaching.answers import YES_NO, allowed
from tutor.chocolatiers.teaching.pieces import payable_boxes
from tutor.chocolatiers_family.teaching.pieces import open_places

BITE = position(hand="NT", tray="RBTMVN", stacks=["T.TN", "RMBV", "NT.R", "NMMN", "TRBR"])

TAKE = Do(
    "Take the Truffle.",
    BITE,
    goal=can_fill(0),
    solution="take T",
    hint="The box shows two Truffles.",
    mistakes={"take *": Say("It needs a Truffle.", "Try again.", "4.2")},
    done=Say("Yours.", "Now fill the box."),
    clauses="3.1",
    show="tray hand stacks",
)
FILL = Do(
    "Fill the box.",
    goal=boxes(1),
    solution="box 0 TTN 0 0 T.TN",
    mistakes={"skip": Say("Not so fast.", "You can pay.")},
    done=Say("Filled.", "Three points."),
    clauses="4.5",
    show="display stacks hand",
)
ASK = Predict(
    "May you take twice?",
    position(phase="bonus", hand="TNB", tray="NM.TVB"),
    answer=allowed("take N"),
    options=YES_NO,
    hint="One action a turn.",
    otherwise=Say("That would be two.", "One is all."),
    done=Say("One.", "Always one."),
    clauses="2.2",
    show="tray",
)
PAY = Explore(
    "Find every payment.",
    position(phase="bonus", display="TM/RN", hand="TTNRB", tray="VB.MNT", stacks=["RBN."]),
    by=PaymentsOf(),
    solution=("NRB", "TTNR", "TTNB", "TTRB"),
    hint="A pair stands for one.",
    done=Say("All.", "There are no more."),
    clauses="4.4",
    show="hand stacks",
)
MOVE = Explore(
    "Join Mint and Violet.",
    position(phase="bonus", display="NNMT/M.MR/VVNV/TTVR", hand="TNB", tray="NM.TVB"),
    by=MovedWild(all_of(group_of("M", 4), group_of("V", 3)), kinds="MV"),
    solution=((0, 3), (1, 1)),
    hint="It needs both beside it.",
    done=Say("Both.", "Several kinds at once."),
    clauses="6.4",
    show="display wild",
)
TURN = Do(
    "Play a turn.",
    position(hand="MM", tray="NBVTRM", stacks=["BTNB", "VVTT", "TMRN", "NNRT", "MBMV"]),
    goal=turn_over(),
    solution="take R; skip",
    done=Say("Done.", "Ben plays."),
    clauses="2.1",
    show="tray hand",
)

TAP = Touch(
    "Tap the box you can pay for.",
    position(phase="bonus", hand="TNR", tray="VB.MNT", stacks=["NT.R", "RMBV", "T.TN", "", "NMMN"]),
    answer=payable_boxes(),
    among="stack",
    hint="It shows no Mint.",
    mistakes={"stack:1": Say("It needs four.", "You hold three."), "stack:2": Say("Two Truffle.")},
    otherwise=Say("Not that one.", "Look at its kinds."),
    done=Say("That one.", "Your cards match."),
    clauses="4.2",
    show="stacks hand",
)
PLACES = Touch(
    "Mark all free places.",
    position(phase="bonus", display="TM/RN", hand="TNR", tray="VB.MNT"),
    answer=open_places(),
    among="place",
    every=True,
    otherwise=Say("Only a corner.", "It must join at a side.", "5.2"),
    hint="Along a side of your box.",
    done=Say("All four.", "Corners do not count."),
    clauses="5.2",
    show="display",
    since="Two turns later.",
)

SOUND = Lesson("sound", "Sound", 1, "T", [TAKE, FILL, ASK, PAY, MOVE, TURN, TAP, PLACES])


def lesson(*steps) -> Lesson:
    """A lesson of these steps."""
    return Lesson("one", "One", 1, "T", steps)


def spoilt(step, **changes) -> Lesson:
    """A lesson of one step, changed."""
    return lesson(attrs.evolve(step, id="", **changes))
