"""Lesson 12: the last turns of a game for two, played in earnest and scored."""

from tutor.chocolatiers.teaching import N_, Do, Lesson, Predict, Say, game_over, other, position
from tutor.chocolatiers.teaching.answers import (
    boxes_left,
    cards_won,
    players,
    target_marks,
    wilds_left,
    winner,
)

TABLE = position(
    display="RBBM/RTBV/B..N/MNBR",
    hand="NRBV",
    wilds=2,
    tray="TTMMRB",
    stacks=["N.NM", ".BTR", "TNNT", "TRNR", "NBTT"],
    others=[other("MNTR/T*N./R*RV/BVVN", hand="TTN", wilds=1)],
)

LESSON = Lesson(
    id="whole-game",
    title=N_("To the last turn"),
    minutes=4,
    symbol="V",
    steps=[
        Predict(
            N_("You both began with 3 Wilds. How many has Ben left?"),
            TABLE,
            answer=wilds_left(1),
            options=range(4),
            hint=N_("Count the Wilds that lie in Ben’s display."),
            mistakes={2: Say(N_("Two are placed."), N_("Of three, that leaves …"))},
            otherwise=Say(N_("Look at Ben’s display."), N_("Count the Wilds there.")),
            done=Say(N_("One. You have two."), N_("That may decide the game.")),
            practises="1.2 6.2",
            show="others display",
            reveals="wild",
        ),
        Predict(
            N_("Five stacks of three, and eight boxes placed. How many are left?"),
            TABLE,
            answer=boxes_left(),
            options=range(6, 11),
            hint=N_("There were fifteen at the start."),
            mistakes={
                10: Say(N_("Eight, not five."), N_("You and Ben have four each.")),
            },
            otherwise=Say(N_("Fifteen, less eight."), N_("Boxes are never added.")),
            done=Say(N_("Seven boxes."), N_("Two of them bring you to six.")),
            look=target_marks("display:1"),
            practises="1.4 4.1",
            show="display others",
            reveals="stacks",
        ),
        Do(
            N_("You and Ben have four boxes each. Play to the end."),
            TABLE,
            goal=game_over(),
            solution=(
                "swap B TR; box 3 TNRR 0 -1 RRTN; swap V TB; wild 2 2; "
                "take T; wild 2 3; take N; box 4 TTNB 1 0 TTBN"
            ),
            replies=(
                "take B; wild 3 1; swap N MM; box 1 TMMB 2 0 BR.T; swap T NB; skip; swap B TV; skip"
            ),
            open_play=True,
            hint=(
                N_("Blueberry you have enough. Truffle and Raspberry fill a box."),
                N_("Four points, and Raspberry beside Raspberry."),
                N_("The last stack wants Blueberry, Nut Cluster and two Truffle."),
                N_("A Wild beside Blueberry lets that group grow."),
                N_("One Truffle nearer to the sixth box."),
                N_("A second Wild joins still more."),
                N_("Now the box can be paid for."),
                N_("The sixth box takes First, and ends the game."),
            ),
            done=Say(N_("The last turn is played."), N_("Let us see who won.")),
            practises="1.6 2.1 2.2 2.3 7.1 7.2 7.3 7.4 8.1 8.2 8.3",
            show="display stacks tray hand wild others cards graph",
        ),
        Predict(
            N_("How many Scoring cards have you won, First included?"),
            answer=cards_won(),
            options=range(8),
            hint=N_("Compare your largest groups with Ben’s, kind by kind."),
            otherwise=Say(N_("Go kind by kind."), N_("And see who holds First.")),
            done=Say(N_("Counted right."), N_("Each is worth what is printed on it.")),
            practises="9.1 9.2 9.3 9.4 8.1",
            show="display others graph",
            reveals="cards",
        ),
        Predict(
            N_("Boxes, cards, Wilds kept: who has won?"),
            answer=winner(),
            options={**players(2), "shared": N_("We share it")},
            hint=N_("Boxes, Scoring cards, and a point for each Wild kept."),
            mistakes={"shared": Say(N_("One of you is ahead."), N_("Add once more."))},
            otherwise=Say(N_("Add once more."), N_("Boxes, cards, and Wilds kept.")),
            done=Say(N_("So it is."), N_("You know every rule. Well played.")),
            practises="10.1 10.2 10.3 10.4 10.5",
            show="display others cards wild",
        ),
    ],
)
