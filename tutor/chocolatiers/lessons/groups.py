"""Lesson 7: what is connected. First say it, then see the components of the graph."""

from tutor.chocolatiers.teaching import N_, Do, Lesson, Predict, Say, group_of, position
from tutor.chocolatiers.teaching.answers import (
    group_marks,
    groups_of,
    kind_marks,
    kinds,
    largest,
    largest_kind,
)

RASPBERRY = "TBNT/BNRR/MRRT/VVB."
NUTS = "VNMN/RNNM/TR--/NN--"

LESSON = Lesson(
    id="groups",
    title=N_("Groups"),
    minutes=3,
    symbol="R",
    steps=[
        Predict(
            N_("Side by side is connected. How large is the largest Raspberry group?"),
            position(display="RRVM/TNRN/NRRR/MTTB", hand="TNB"),
            answer=largest("R"),
            options=range(2, 7),
            hint=N_("Corner to corner is not connected."),
            mistakes={
                6: Say(N_("Corners do not join."), N_("Two of them only touch at one.")),
                3: Say(N_("One more belongs to it."), N_("Look above the row of three.")),
                2: Say(N_("There is a larger one."), N_("Look at the lower boxes.")),
            },
            otherwise=Say(N_("Count once more."), N_("From piece to piece, edge by edge.")),
            done=Say(N_("A group of four."), N_("Joined across two boxes.")),
            look=kind_marks("R"),
            reveal=group_marks("R"),
            clauses="9.1",
            show="display",
            reveals="graph",
        ),
        Predict(
            N_("Into how many groups do these five Mint fall?"),
            position(display="BRMN/VMVR/TRB./MMMN", hand="TNB"),
            answer=groups_of("M"),
            options=range(1, 6),
            hint=N_("A single Mint is a group of one."),
            mistakes={
                2: Say(N_("The upper two are apart."), N_("They touch at a corner only.")),
                5: Say(N_("Some are joined."), N_("Three lie side by side.")),
                1: Say(N_("Not all are joined."), N_("Follow the edges.")),
            },
            otherwise=Say(N_("Count the islands."), N_("Each one without a way out counts.")),
            done=Say(N_("Three groups."), N_("In the graph: three components.")),
            look=kind_marks("M"),
            reveal=group_marks("M"),
            practises="9.1",
            show="display",
            reveals="graph",
        ),
        Predict(
            N_("Which kind has the largest group here?"),
            position(display="NTRM.N/.TTMRT/TVVM--/TVBM--", hand="TNB"),
            answer=largest_kind(),
            options=kinds("TNMV"),
            hint=N_("Many pieces are not yet a large group."),
            mistakes={
                "T": Say(N_("Six, but scattered."), N_("Only three of them are joined.")),
                "V": Say(N_("A good three."), N_("One kind has four in a line.")),
            },
            otherwise=Say(N_("There is a larger one."), N_("Look for a line of four.")),
            done=Say(N_("Mint, four in a line."), N_("Joined counts, not how many.")),
            reveal=group_marks("M"),
            practises="9.1",
            show="display",
            reveals="graph",
        ),
        Do(
            N_("Place the new box to grow your Raspberry group."),
            position(
                phase="bonus",
                display=RASPBERRY,
                hand="TRRBV",
                tray="NM.MVT",
                stacks=["TRBR", "NMMN", "TNNT", "BNMB", "MBMV"],
            ),
            goal=group_of("R", 6),
            solution="box 0 TRRB 0 2 RBRT",
            hint=N_("At the upper right, Raspberry edge to Raspberry edge."),
            mistakes={
                "box 0 * 0 2 *": Say(N_("The right place."), N_("Now turn the box there.")),
                "box 0 *": Say(N_("Out of reach."), N_("Both Raspberry must join it.")),
                "skip": Say(N_("The group wants more."), N_("The first box has two Raspberry.")),
                "wild *": Say(N_("Only one more."), N_("The box brings two.")),
            },
            done=Say(N_("A group of six."), N_("Place and turn, both count.")),
            practises="5.3 5.4 9.1",
            show="display stacks hand graph",
            point="stack:0",
        ),
        Do(
            N_("Two Nut Cluster groups. Join them with the new box."),
            position(
                phase="bonus",
                display=NUTS,
                hand="NNMTB",
                tray="TB.RVT",
                stacks=["N.NM", "TMRN", "BNMB", "MRVV", "TVRR"],
            ),
            goal=group_of("N", 7),
            solution="box 0 NNM 1 1 N.NM",
            hint=N_("It fits into the inner corner, Nut Cluster at the left."),
            mistakes={
                "box 0 * 1 1 *": Say(N_("The right place."), N_("Turn it to touch both groups.")),
                "box 0 *": Say(N_("Still two groups."), N_("One place touches both.")),
                "skip": Say(N_("They stay apart."), N_("The first box can join them.")),
                "wild *": Say(N_("One is not enough."), N_("The box brings two.")),
            },
            done=Say(N_("One group of seven."), N_("A bridge is worth two groups.")),
            practises="5.3 9.1",
            show="display stacks hand graph",
            point="stack:0",
        ),
    ],
)
