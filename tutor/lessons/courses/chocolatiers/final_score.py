"""Lesson 11: final scoring, with the slip in the rulebook's own example."""

from tutor.lessons import N_, Lesson, Predict, Say, other, position
from tutor.lessons.answers import card_points, cards_won, players, points_for, total, winner

WHO = {**players(2), "shared": N_("Both share it")}
KIRA = position(
    phase="over",
    display=".N*MBT/RTMNRR/RVM*NN/MVBNM.",
    points=(3, 4, 4, 6, 5, 3),
    hand="TN",
    others=[other("RMTTTR/BVVVM./VTTVTT/TMRRN.", points=(5, 5, 3, 4, 5, 3))],
    first_card=1,
    last_turns=0,
)
CARDS_AGAINST_POINTS = position(
    phase="over",
    display="NM**MR/.BRBTT/MNRR--/NMVT--",
    points=(4, 3, 4, 4, 5),
    hand="TN",
    others=[other("TRTNRB/NNN*N./NRBN*R/NVMBNR", points=(4, 4, 4, 5, 5, 4))],
    first_card=1,
    last_turns=0,
)
TIED = position(
    phase="over",
    player=1,
    display="RM.BNT/BVTRNR/B.N*NN/MNMNM.",
    points=(5, 3, 4, 4, 4, 3),
    hand="TN",
    others=[other("NTBVTV/T*MM.N/RMNRRV/TM.BNN", points=(4, 6, 3, 4, 4, 5))],
    first_card=0,
    last_turns=0,
)
SHARED = position(
    phase="over",
    player=1,
    display="NVTNTT/VRTBVV/NNVBN./M.MBVT",
    points=(5, 4, 5, 3, 6, 3),
    hand="TN",
    others=[other(".NVNNR/RTRNMV/RNBV*M/RTMMMN", points=(3, 5, 5, 4, 6, 4))],
    first_card=0,
    last_turns=0,
)

LESSON = Lesson(
    id="final-score",
    title=N_("Final score"),
    minutes=3,
    symbol="M",
    steps=[
        Predict(
            N_("The rulebook prints 3 + 4 + 1 + 25 = 37. What do you get?"),
            KIRA,
            answer=total(),
            options=(32, 33, 34, 36, 37),
            hint=N_("Cards 3 and 4, one Wild, 25 in boxes. Add them."),
            mistakes={
                37: Say(N_("So it is printed."), N_("Add it up once more.")),
                32: Say(N_("Almost."), N_("The Wild kept counts, too.")),
            },
            otherwise=Say(N_("Not this either."), N_("Add 3, 4, 1 and 25.")),
            done=Say(N_("33. You found the slip."), N_("The rulebook printed 4 too many.")),
            clauses="10.1",
            practises="9.1",
            show="display cards wild graph",
        ),
        Predict(
            N_("Boxes {boxes}, cards {cards}, and {wilds} Wilds kept. Your total?"),
            SHARED,
            answer=total(),
            facts={
                "boxes": points_for("Boxes"),
                "cards": card_points(),
                "wilds": points_for("Wilds"),
            },
            options=range(36, 41),
            hint=N_("Each Wild you kept is worth 1 point."),
            mistakes={36: Say(N_("The Wilds are missing."), N_("Each one kept is a point."))},
            otherwise=Say(N_("Add once more."), N_("Boxes, cards, and the Wilds kept.")),
            done=Say(N_("Boxes, cards, Wilds."), N_("That is all there is to add.")),
            clauses="10.2",
            practises="10.1 6.7",
            show="display cards wild",
        ),
        Predict(
            N_("You: {mine} points, {cards} cards. Ben: {his}, {others}. Who wins?"),
            CARDS_AGAINST_POINTS,
            answer=winner(),
            facts={"mine": total(), "cards": cards_won(), "his": total(1), "others": cards_won(1)},
            options=WHO,
            hint=N_("Points come first."),
            mistakes={"0": Say(N_("More cards, fewer points."), N_("Points decide."))},
            otherwise=Say(N_("The points differ."), N_("So there is one winner.")),
            done=Say(N_("Ben, by points."), N_("Cards matter only in a tie.")),
            clauses="10.3",
            practises="10.1",
            show="display others cards wild",
        ),
        Predict(
            N_("{mine} points each. You won {cards} cards, Ben {others}. Who wins?"),
            TIED,
            answer=winner(),
            facts={"mine": total(), "cards": cards_won(), "others": cards_won(1)},
            options=WHO,
            hint=N_("In a tie, Scoring cards are counted. First is one."),
            mistakes={"shared": Say(N_("Not yet shared."), N_("First count the Scoring cards."))},
            otherwise=Say(N_("He has fewer cards."), N_("First counts as one, too.")),
            done=Say(N_("You, by one card."), N_("First made the difference.")),
            clauses="10.4",
            practises="10.3 8.1",
            show="display others cards wild",
        ),
        Predict(
            N_("{mine} points each, and {cards} cards each. Who wins?"),
            SHARED,
            answer=winner(),
            facts={"mine": total(), "cards": cards_won()},
            options=WHO,
            hint=N_("There is no further tie-break."),
            otherwise=Say(N_("You are equal in all."), N_("Nothing else is counted.")),
            done=Say(N_("You share the victory."), N_("A sweet end.")),
            clauses="10.5",
            practises="10.4",
            show="display others cards wild",
        ),
    ],
)
