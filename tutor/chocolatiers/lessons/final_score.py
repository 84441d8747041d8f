"""Final score: cards awarded by hand, points added up, ties broken; the match with Ben."""

from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.teaching import N_, Awarding, Explore, Lesson, Say, other, position
from tutor.chocolatiers.teaching.answers import cards_won, total

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
CARDS = Awarding("cards")
OWN = Awarding("wilds boxes sum", own=True)
PRINTED = Awarding("slip", printed=(3, 4, 1, 25, 37))
WINNER = Awarding("winner")
ALL = Awarding("cards wilds boxes sum winner")

LESSON = Lesson(
    id="final-score",
    title=N_("Final score"),
    minutes=4,
    symbol="M",
    can=N_("You can add up a game and name the winner."),
    steps=[
        Explore(
            N_("The game is over. Tap each card’s winner, or turn it."),
            KIRA,
            by=CARDS,
            solution=CARDS.rest,
            done=Say(N_("All six are awarded."), N_("Two of them count for nobody.")),
            practises="9.1 9.3 8.1",
        ),
        Explore(
            N_("Now your points: take your Wild, then your boxes. Add up."),
            by=OWN,
            solution=OWN.rest,
            done=Say(N_("33: cards, Wild, boxes."), N_("There is nothing else to add.")),
            clauses="10.2",
            practises="6.7",
        ),
        Explore(
            N_("The rulebook adds up this same game. Tap its mistake."),
            by=PRINTED,
            solution=PRINTED.rest,
            done=Say(N_("33, not 37."), N_("The rulebook printed 4 too many.")),
            clauses="10.1",
        ),
        Explore(
            N_("{mine} points and {cards} cards, or {his} and {others}? Tap who wins."),
            CARDS_AGAINST_POINTS,
            by=WINNER,
            solution=WINNER.rest,
            facts={"mine": total(), "cards": cards_won(), "his": total(1), "others": cards_won(1)},
            hint=N_("Points come first."),
            done=Say(N_("Ben, by points."), N_("Cards matter only in a tie.")),
            clauses="10.3",
            practises="10.1",
            since=N_("Another game has ended."),
        ),
        Explore(
            N_("{mine} points each. You won {cards} cards, Ben {others}. Tap who wins."),
            TIED,
            by=WINNER,
            solution=WINNER.rest,
            facts={"mine": total(), "cards": cards_won(), "others": cards_won(1)},
            hint=N_("In a tie, Scoring cards are counted. First is one."),
            done=Say(N_("You, by one card."), N_("First made the difference.")),
            clauses="10.4",
            practises="10.3 8.1",
            since=N_("And one more."),
        ),
        Explore(
            N_("{mine} points each, and {cards} cards each. Who wins?"),
            SHARED,
            by=WINNER,
            solution=WINNER.rest,
            facts={"mine": total(), "cards": cards_won()},
            hint=N_("There is no further tie-break."),
            done=Say(N_("You share the victory."), N_("A sweet end.")),
            clauses="10.5",
            practises="10.4",
            since=N_("This one is closer still."),
        ),
        Explore(
            N_("Your match with Ben: award, take, add up, tap the winner."),
            MATCH.end(),
            by=ALL,
            solution=ALL.rest,
            done=Say(N_("You beat Ben by 1."), N_("The Wild you kept was that point.")),
            practises="9.1 9.3 10.1 10.2 10.3",
            since=N_("Back to your own match: it is over."),
        ),
    ],
)
