"""Lesson 10: who wins each of the eight Score tiles, with “3 and 4” among them."""

from tutor.chocolatiers_2019.teaching import N_, Do, Lesson, Say, Touch, other, position, wins
from tutor.chocolatiers_2019.teaching.pieces import (
    cheap_spaces,
    score_tiles_of,
    winners_display,
)
from tutor.chocolatiers_family.teaching.answers import deciding_groups

TABLE = position(
    display="N*NB/MRTT/BRTB/VMBN",
    points=(4, 4, 5, 5),
    hand="TNB",
    others=[other("MTRB/.RN./TM.N/VTTT"), other("MBTR/RMMM/NNB./RTMN", reserved="TN.V")],
)
"""Ben has the fewest points in boxes, and most boxes of 3 and 4; Cleo would tie with her reserved
one."""

LESSON = Lesson(
    id="score-tiles",
    title=N_("Eight Score tiles"),
    minutes=3,
    symbol="R",
    can=N_("You can tell who wins a Score tile, and break a tie."),
    untold="leaders",
    steps=[
        Touch(
            N_("The largest group wins the tile. Tap who wins Mint."),
            TABLE,
            since=N_("Another table, with three players."),
            answer=winners_display("M"),
            among="display",
            hint=N_("Look for Mints side by side."),
            mistakes={
                "display:0": Say(N_("You have single ones."), N_("Somebody has three together.")),
                "display:1": Say(N_("Ben has single ones."), N_("Somebody has three together.")),
            },
            done=Say(N_("Cleo, with three."), N_("The tile of Mint is hers.")),
            reveal=deciding_groups("M"),
            clauses="8.1",
            practises="1.5",
            show="display others cards",
            reveals="graph",
            point="card:M",
        ),
        Touch(
            N_("Truffle: tap who wins it. At a tie, tap the tile."),
            answer=winners_display("T"),
            among="display card",
            hint=N_("You and Ben have three each."),
            mistakes={
                "display:0": Say(N_("Ben has three as well."), N_("A tie: tap the tile.")),
                "display:1": Say(N_("You have three as well."), N_("A tie: tap the tile.")),
                "display:2": Say(N_("Cleo has one."), N_("Compare yours with Ben’s.")),
            },
            otherwise=Say(N_("That is another tile."), N_("Truffle is the marked one.")),
            done=Say(N_("Three and three."), N_("On a tie nobody gets the tile.")),
            reveal=deciding_groups("T"),
            clauses="8.2",
            practises="8.1",
            show="display others cards",
            reveals="graph",
            point="card:T",
        ),
        Touch(
            N_("“3 and 4”: tap who has most boxes worth 3 or 4."),
            answer=winners_display("three_four"),
            among="display card",
            hint=N_("Count boxes with a 3 or a 4 in the middle."),
            mistakes={
                "display:0": Say(N_("Yours are dear ones."), N_("Boxes count, not points."), "8.3"),
                "display:2": Say(
                    N_("Not her reserved one."),
                    N_("It is not in her display."),
                    "8.3",
                ),
                "card:three_four": Say(N_("It is no tie."), N_("No reserved box counts."), "8.3"),
            },
            otherwise=Say(N_("That is another tile."), N_("“3 and 4” is the marked one.")),
            done=Say(N_("Ben: four cheap boxes."), N_("The fewest points, and the tile.")),
            reveal=cheap_spaces,
            clauses="8.3",
            practises="6.2",
            show="display others cards",
            point="card:three_four",
        ),
        Touch(
            N_("One tile is for nobody yet, whatever lies there. Tap it."),
            answer=lambda state: ["card:first"],
            among="card",
            hint=N_("It takes six boxes to win it."),
            otherwise=Say(N_("That one is for displays."), N_("One waits for a sixth box.")),
            done=Say(N_("First, the eighth tile."), N_("The first sixth box takes it.")),
            clauses="8.4",
            practises="1.5",
            show="display others cards",
        ),
        Touch(
            N_("Tap every Score tile that would be yours now."),
            answer=score_tiles_of(),
            among="card",
            every=True,
            hint=N_("Those where nobody has as many as you."),
            mistakes={
                "card:first": Say(N_("Nobody has six boxes."), N_("First waits for that."), "8.4"),
                "card:[TBV]": Say(N_("That one is tied."), N_("Somebody has as many.")),
            },
            otherwise=Say(N_("Somebody has more."), N_("Compare the displays.")),
            done=Say(N_("Nut Cluster and Raspberry."), N_("Your Wild is in both groups.")),
            practises="8.1 8.2 5.3",
            show="display others cards",
            reveals="graph",
        ),
        Do(
            N_("Truffle is tied. Break the tie with a Wild."),
            TABLE,
            goal=wins("T"),
            solution="wild 2 3",
            since=N_("The same table: your first action."),
            hint=N_("Let your three Truffles take in a neighbour."),
            mistakes={
                "wild *": Say(N_("Still a tie."), N_("Put it beside your Truffles.")),
                "take *": Say(N_("A tie pays nobody."), N_("One more would win it.")),
                "trade *": Say(N_("A tie pays nobody."), N_("A Wild would win it.")),
                "reserve *": Say(N_("That would lock it."), N_("Place it beside your Truffles.")),
            },
            done=Say(N_("The tie is broken."), N_("The tile is yours: 5 points.")),
            practises="8.1 8.2 5.1",
            show="display wild others cards graph",
        ),
    ],
)
