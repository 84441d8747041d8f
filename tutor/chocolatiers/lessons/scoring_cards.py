"""Lesson 10: who wins the Scoring cards. One table of three, card by card."""

from tutor.chocolatiers.teaching import N_, Do, Lesson, Predict, Say, other, position, wins
from tutor.chocolatiers.teaching.answers import face_down, group_marks, players, winner_of

YOU = "MRTR/TTM./TRNT/NR*R"
TABLE = position(
    display=YOU,
    hand="TNB",
    others=[other("TTTR/N.NN/NMNM/.BMN"), other("NNB./M.RN/MTBT/MRRR")],
)
WHO = players(3, N_("Nobody"))

LESSON = Lesson(
    id="scoring-cards",
    title=N_("Scoring cards"),
    minutes=3,
    symbol="N",
    steps=[
        Predict(
            N_("The largest group wins the card. Who wins Mint?"),
            TABLE,
            answer=winner_of("M"),
            options=WHO,
            hint=N_("Look for Mint that lie side by side."),
            mistakes={
                "1": Say(N_("Ben’s Mint lie apart."), N_("They touch at corners only.")),
                "0": Say(N_("You have single ones."), N_("Somebody has three in a line.")),
            },
            otherwise=Say(N_("Somebody does."), N_("Look for three in a line.")),
            done=Say(N_("Cleo, with three."), N_("The Mint card is hers.")),
            practises="9.1 1.5",
            show="display others",
            reveals="cards graph",
        ),
        Predict(
            N_("Who wins Raspberry?"),
            TABLE,
            answer=winner_of("R"),
            options=WHO,
            hint=N_("Your Wild counts as one of the group."),
            mistakes={
                "2": Say(N_("Cleo has three."), N_("With your Wild you have four.")),
                "none": Say(N_("It is no tie."), N_("Count your Wild as well.")),
            },
            otherwise=Say(N_("He has but one."), N_("Look at your own.")),
            done=Say(N_("You, with four."), N_("Three Raspberry and the Wild.")),
            reveal=group_marks("R"),
            clauses="9.2",
            practises="9.1",
            show="display others",
            reveals="cards graph",
        ),
        Predict(
            N_("Who wins Truffle?"),
            TABLE,
            answer=winner_of("T"),
            options=WHO,
            hint=N_("You and Ben have three each."),
            mistakes={
                "0": Say(N_("Ben has three as well."), N_("A tie pays nobody.")),
                "1": Say(N_("You have three as well."), N_("A tie pays nobody.")),
            },
            otherwise=Say(N_("Cleo has only one."), N_("Compare yours with Ben’s.")),
            done=Say(N_("Nobody: it is a tie."), N_("The card is turned face down.")),
            reveal=group_marks("T"),
            clauses="9.3",
            show="display others",
            reveals="cards graph",
        ),
        Predict(
            N_("Who wins Violet?"),
            TABLE,
            answer=winner_of("V"),
            options=WHO,
            hint=N_("Look for any Violet at all."),
            otherwise=Say(N_("There is no Violet there."), N_("Nothing shown, nothing won.")),
            done=Say(N_("Nobody shows any."), N_("So nobody gets the card.")),
            clauses="9.4",
            show="display others",
            reveals="cards graph",
        ),
        Predict(
            N_("How many of the six kinds’ cards end up face down?"),
            TABLE,
            answer=face_down(),
            options=range(6),
            hint=N_("Ties, and kinds that nobody shows."),
            mistakes={
                1: Say(N_("There are more."), N_("Think of Violet and of Blueberry.")),
                2: Say(N_("One more tie."), N_("Look at Blueberry.")),
            },
            otherwise=Say(N_("Go kind by kind."), N_("Truffle and Violet are two.")),
            done=Say(N_("Truffle, Blueberry, Violet."), N_("Two ties, and one not shown.")),
            practises="9.3 9.4",
            show="display others",
            reveals="cards graph",
        ),
        Do(
            N_("Nut Cluster is tied. Break the tie with a Wild."),
            position(
                phase="bonus",
                display="VNMN/RNNM/TR--/NN--",
                hand="TRB",
                tray="NM.MTV",
                others=[other("VM.M/RNNN/T.TM/RBVT")],
            ),
            goal=wins("N"),
            solution="wild 0 2",
            hint=N_("Let your group of three take in a neighbour."),
            mistakes={
                "wild *": Say(N_("Still a tie."), N_("Put it beside the group.")),
                "skip": Say(N_("A tie pays nobody."), N_("One more would win it.")),
            },
            done=Say(N_("The card is yours."), N_("Worth more than a Wild kept.")),
            practises="9.2 9.3 6.1 6.2",
            show="display wild others cards graph",
        ),
    ],
)
