"""Lesson 13: Kira's 43 of the rulebook, sum by sum; ties; a locked Wild."""

from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.teaching import (
    COUNTING,
    N_,
    Awarding,
    Explore,
    Lesson,
    Say,
    other,
    position,
)
from tutor.chocolatiers_2019.teaching.answers import score_tiles, total

KIRA = position(
    phase="over",
    display="MNNRVB/N**VMB/NRMBTV/NMMVRR",
    hand="TN",
    others=[other("TNTRT./TBBRNR/TMBRRV/TR.TNN")],
    first_tile=1,
    starter=1,
)
TIED = position(
    phase="over",
    display="BBMT/R*.R/BBBT/VMNB/*M.T/MR*N",
    points=(5, 3, 6, 5, 5, 3),
    hand="TN",
    others=[other("*NRR/TTTB/B.BV/MNMM/*BMR/TTVV", points=(4, 4, 4, 6, 4, 6))],
    first_tile=0,
    player=1,
)
SHARED = position(
    phase="over",
    display="VB.T/MBNV/BTTR/NBM./RVTV/V*MT",
    points=(6, 3, 5, 3, 5, 4),
    hand="TN",
    others=[other("TNR./*VTN/TTN*/*V.M/MRTN/VVTB", points=(3, 3, 5, 3, 6, 4))],
    first_tile=0,
    player=1,
)

CARDS = Awarding("cards", by=COUNTING)
OWN = Awarding("wilds boxes sum", own=True, by=COUNTING)
WINNER = Awarding("winner", by=COUNTING)
ALL = Awarding("cards wilds boxes sum winner", by=COUNTING)

LESSON = Lesson(
    id="final-score",
    title=N_("Final score"),
    minutes=4,
    symbol="B",
    can=N_("You can add up a game and name the winner."),
    steps=[
        Explore(
            N_("The game is over. Tap each tile’s winner, or turn it."),
            KIRA,
            since=N_("You are Kira, in the rulebook’s example."),
            by=CARDS,
            solution=CARDS.rest,
            done=Say(N_("All seven are awarded."), N_("First is Ben’s already.")),
            clauses="7.3",
            practises="8.1 8.2 8.3 8.4",
        ),
        Explore(
            N_("Now your points: your free Wild, your boxes. Add up."),
            by=OWN,
            solution=OWN.rest,
            done=Say(N_("43, as in the rulebook."), N_("5 + 4 + 3 for tiles, 1 + 30.")),
            clauses="9.1",
            practises="7.3 5.7",
        ),
        Explore(
            N_("You have {mine} points, Ben has {his}. Tap who wins."),
            by=WINNER,
            solution=WINNER.rest,
            facts={"mine": total(), "his": total(1)},
            hint=N_("Most points win."),
            done=Say(N_("Ben, by one point."), N_("“3 and 4” and First made it.")),
            clauses="9.2",
            practises="9.1",
        ),
        Explore(
            N_("{mine} points each. You hold {tiles} Score tiles, Ben {others}. Who wins?"),
            TIED,
            by=WINNER,
            solution=WINNER.rest,
            facts={"mine": total(), "tiles": score_tiles(), "others": score_tiles(1)},
            hint=N_("Count the Score tiles: First and “3 and 4”, too."),
            done=Say(N_("You, by one tile."), N_("Tiles are counted, not their points.")),
            clauses="9.3",
            practises="9.2 8.4",
            since=N_("Another game has ended."),
        ),
        Explore(
            N_("{mine} points each, and {tiles} Score tiles each. Who wins?"),
            SHARED,
            by=WINNER,
            solution=WINNER.rest,
            facts={"mine": total(), "tiles": score_tiles()},
            hint=N_("There is no further tie-break."),
            done=Say(N_("You share the victory."), N_("A sweet end.")),
            clauses="9.4",
            practises="9.3",
            since=N_("This one is closer still."),
        ),
        Explore(
            N_("Your match with Ben: award, take, add up, tap the winner."),
            MATCH.end(),
            by=ALL,
            solution=ALL.rest,
            done=Say(N_("You beat Ben by 12."), N_("Five Score tiles against two.")),
            practises="7.3 8.1 8.2 8.3 9.1 9.2",
            since=N_("Back to your own match: it is over."),
        ),
    ],
)
