"""Lesson 12: the cheap box or the dear one; what a Wild is worth: placed, locked, or kept. The
rulebook's slip comes last."""

from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.scoring import THREE_FOUR
from tutor.chocolatiers_2019.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    other,
    position,
    wilds_kept,
    wins,
)
from tutor.chocolatiers_2019.teaching.pieces import row_boxes, worth_a_point

LESSON = Lesson(
    id="place-lock-keep",
    title=N_("Last choices"),
    minutes=3,
    symbol="*",
    can=N_("You can tell what a last Wild is worth: placed, locked or kept."),
    steps=[
        Do(
            N_("Fill the box that wins you “3 and 4”."),
            position(
                display="TTNM/RMMN",
                hand="TTNNRV",
                row=["NNVR", "T.TN", "MBMV", "MVBB", "NRMV"],
                others=[other("TRNN/NRRT")],
            ),
            since=N_("With Ben: two cheap boxes each."),
            goal=wins(THREE_FOUR),
            solution="box 1 TTN 0 2 T.TN",
            hint=N_("A box of 3 or 4 points makes it three against two."),
            mistakes={
                "box *": Say(N_("Five points, no tile."), N_("Boxes of 5 do not count."), "8.3"),
                "take *": Say(N_("You can pay for it."), N_("Fill the cheap box.")),
                "trade *": Say(N_("You have the cards."), N_("Fill the cheap box.")),
                "wild *": Say(N_("A Wild changes no points."), N_("Fill the cheap box.")),
                "reserve *": Say(N_("Reserved, it does not count."), N_("Fill it instead."), "6.2"),
            },
            done=Say(N_("Three against two."), N_("Together 6 points: box and tile.")),
            practises="8.3 4.1",
            show="display others cards wild hand tray row reserved",
        ),
        Do(
            N_("Your last action. Do what brings you most points."),
            MATCH.at(17, 1),
            since=N_("Your match: First is yours, one action left."),
            goal=all_of(wins("B"), text=N_("most points for you")),
            solution=MATCH.moves(17)[1:],
            hint=N_("You and Ben have one Blueberry each. A Wild is one more."),
            mistakes={
                "wild *": Say(N_("Blueberry is not won."), N_("Let it touch your Blueberry.")),
                "take *": Say(N_("A card counts nothing."), N_("Blueberry is tied: break it.")),
                "trade *": Say(N_("Cards count nothing."), N_("Blueberry is tied: break it.")),
                "reserve *": Say(N_("A point less."), N_("It locks a Wild for good."), "6.3"),
            },
            done=Say(N_("Blueberry: 3 points."), N_("Kept, the Wild was worth only one.")),
            practises="5.3 8.2 7.1",
            show="display others cards wild hand tray row reserved",
            reveals="graph",
        ),
        Do(
            N_("Another last action. Do what brings you most points."),
            position(
                display="RMMN/TM*N/.NV*/TTTT/MNRB/VRTB",
                points=(4, 4, 3, 5, 5, 5),
                hand="TN",
                tray="RMTNBV",
                others=[other("NTNM/RR.B/NTTT/NR*M/M*NT/NMTN", points=(4, 4, 4, 4, 4, 4))],
                phase="second",
                starter=1,
                first_tile=1,
            ),
            since=N_("The end of another game with Ben."),
            goal=all_of(wilds_kept(1), text=N_("most points for you")),
            solution="take R",
            hint=N_("Five kinds are yours. Raspberry is out of reach. Take anything."),
            mistakes={
                "wild *": Say(N_("It wins no tile."), N_("Kept, it would be worth a point.")),
                "reserve *": Say(N_("Locked, it is worth nothing."), N_("Keep it free."), "6.3"),
            },
            done=Say(
                N_("Kept: 1 point."), N_("The rulebook contradicts itself here; the point counts.")
            ),
            practises="5.7 4.8 6.3",
            show="display others cards wild hand tray row reserved",
        ),
        Touch(
            N_("The game is over. Tap what is worth a point."),
            position(
                display="NMMB/MNMV/RMNR/BVMV",
                hand="TN",
                reserved="VVTT",
                others=[other("TNTRT./TBBRNR/TMBRRV/TR.TNN")],
                starter=1,
                phase="over",
                first_tile=1,
            ),
            since=N_("The end of a third game."),
            answer=worth_a_point(),
            among="wild reserved hand",
            mistakes={
                "reserved": Say(
                    N_("That one is locked."), N_("Neither Wild nor box counts anything."), "6.3"
                ),
            },
            otherwise=Say(N_("Cards left over count nothing."), N_("Something else was kept.")),
            hint=N_("One Wild is locked; the others are free."),
            done=Say(N_("Each free one."), N_("Not the locked one, nor its box.")),
            clauses="5.7",
            practises="6.2 6.3",
            show="display wild reserved hand",
        ),
        Touch(
            N_("You have no free Wild. Try to reserve a box."),
            position(
                display="T*NM/*M*N",
                points=(4, 4),
                hand="TNB",
                others=[other("TRNN/NRRT")],
            ),
            since=N_("In the middle of another game."),
            answer=row_boxes(),
            among="row tray",
            otherwise=Say(N_("That is a card."), N_("Try a box of the row.")),
            hint=N_("Any box of the row will do."),
            done=Say(N_("It stays in the row."), N_("Reserving takes a free Wild.")),
            lights=False,
            clauses="6.5",
            practises="6.1",
            show="row tray hand display wild reserved",
        ),
    ],
)
