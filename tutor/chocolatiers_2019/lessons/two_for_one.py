"""Lesson 5: a pair stands for any one chocolate, as in the rulebook's example of David."""

from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    has_box,
    holds,
    other,
    position,
)
from tutor.chocolatiers_2019.teaching.pieces import payable_boxes
from tutor.chocolatiers_family.teaching.pieces import these

NO_BOXES_LEFT = position(
    display="MRRB/BMN./TVTR/RRM./TM--/RN--",
    hand="TTNNR",
    tray="TNRMBV",
    row=["TRNR", "BTNB", "NMMN", "TRBB", "TTRM"],
    others=[
        other("BNN./MBNM/NNNR/RTNM/MRVV/VVTT", reserved="MBMV"),
        other("MVMT/BBMR/RNNT/.T.R/NM.B/.BTR", reserved="TRBR"),
        other("RVVT/VNTM/NBT./TTTN/TNTM/NTN."),
        other("RMNR/BVMV/TVTN/.N.V/TTNN/NMVR"),
    ],
    starter=1,
    first_tile=1,
)
"""Five players: all 36 boxes have come out of the pile."""

LESSON = Lesson(
    id="two-for-one",
    title=N_("Two for one"),
    minutes=3,
    symbol="B",
    can=N_("You can pay two equal cards for one you lack."),
    without="pay",
    steps=[
        Touch(
            N_("You lack a Mint. One thing of yours never pays: tap it."),
            MATCH.at(6, 1),
            since=N_("Back to your sixth turn, with saved Raspberries."),
            answer=these("wild"),
            among="wild hand",
            otherwise=Say(N_("A card can pay."), N_("What of yours is no card?")),
            hint=N_("Only cards pay, not tokens."),
            done=Say(N_("Wilds never pay."), N_("They count in displays, for every kind.")),
            practises="4.2",
            show="row hand tray display wild",
            point="row:3",
        ),
        Do(
            N_("No Mint? Two cards alike stand for it. Fill the marked box."),
            goal=has_box("TMRN"),
            solution=MATCH.moves(6)[1:],
            hint=N_("Truffle, Raspberry, Nut Cluster; two more Raspberries for the Mint."),
            mistakes={
                "box *": Say(N_("Fewer points."), N_("Fill the marked box.")),
                "take *": Say(
                    N_("You can pay already."), N_("Two Raspberries stand for the Mint.")
                ),
                "trade *": Say(N_("You can pay already."), N_("Two Raspberries do for the Mint.")),
                "wild *": Say(N_("A Wild pays for nothing."), N_("Two Raspberries do.")),
                "reserve *": Say(N_("No need to reserve."), N_("You can pay for it now.")),
            },
            done=Say(N_("Two for one."), N_("Any two alike stand for any chocolate.")),
            clauses="4.3",
            practises="4.2 4.5",
            show="row hand tray display wild",
            point="row:3",
        ),
        Do(
            N_("You are David: no Blueberry, two Truffles. Fill the marked box."),
            position(hand="RNTT", row=["RBN.", "VVTT", "MBMV", "NMMN", "TVRR"]),
            since=N_("The example of the rulebook."),
            goal=has_box("RBN."),
            solution="box 0 TTNR 0 0 RBN.",
            hint=N_("Raspberry and Nut Cluster; both Truffles for the Blueberry."),
            mistakes={
                "take *": Say(N_("You can pay already."), N_("Two Truffles are a Blueberry.")),
                "trade *": Say(N_("You can pay already."), N_("Two Truffles stand for it.")),
                "reserve *": Say(N_("No need to reserve."), N_("Two Truffles are a Blueberry.")),
            },
            done=Say(N_("Four cards, three chocolates."), N_("So David paid, too.")),
            practises="4.3 4.1",
            show="row hand tray display",
            point="row:0",
        ),
        Touch(
            N_("Tap every box that you can pay for, with pairs."),
            position(
                hand="TTTNNRV",
                row=["RBN.", "MVBB", "TV.N", "TTRM", "MBMV"],
                phase="second",
            ),
            since=N_("Another table: your second action, seven cards."),
            answer=payable_boxes(),
            among="row",
            every=True,
            otherwise=Say(N_("Too many are missing."), N_("Count your pairs: two of them.")),
            hint=N_("You have two pairs to spare: Truffle and Nut Cluster."),
            done=Say(N_("Three of five."), N_("Several pairs may pay for one box.")),
            practises="4.3 4.2",
            show="row hand tray display",
        ),
        Do(
            N_("Fill the marked box, but keep your Violet."),
            goal=all_of(has_box("TV.N"), holds("V"), text=N_("box filled, Violet kept")),
            solution="box 2 TTTN 0 0 TV.N",
            hint=N_("Two Truffles can stand for the Violet."),
            mistakes={
                "box 2 *V *": Say(N_("There goes the Violet."), N_("Let a pair stand in.")),
                "box *": Say(N_("That is another box."), N_("Fill the marked one.")),
                "take *": Say(N_("You can have both."), N_("Box and Violet: pay with a pair.")),
                "trade *": Say(N_("You can have both."), N_("Let a pair stand for Violet.")),
                "reserve *": Say(N_("No need to reserve."), N_("You can pay for it now.")),
            },
            done=Say(N_("Violet kept."), N_("Pairs may stand for what you hold.")),
            practises="4.3 4.4",
            show="row hand tray display",
            point="row:2",
        ),
        Do(
            N_("The pile is empty. Fill the marked box: does one follow?"),
            NO_BOXES_LEFT,
            since=N_("Five players, late in a game."),
            goal=has_box("TTRM"),
            solution="box 4 TTNNR 2 1 TTRM",
            hint=N_("Two Nut Clusters stand for the Mint."),
            mistakes={
                "take *": Say(N_("That fills no box."), N_("You can pay for the marked one.")),
                "trade *": Say(N_("No trade is needed."), N_("You can pay already.")),
                "wild *": Say(N_("First the box."), N_("You can pay for it now.")),
                "reserve *": Say(N_("Reserved, it counts nothing."), N_("Fill the marked box.")),
            },
            done=Say(N_("None: four are left."), N_("The pile is empty, the row stays short.")),
            practises="4.9 4.1 4.3",
            show="row hand tray display wild",
            point="row:4",
        ),
    ],
)
