"""Lesson 11: the sixth box, and who still has a turn: all have had the same number."""

from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_2019.teaching import (
    N_,
    Do,
    Lesson,
    Predict,
    Say,
    Touch,
    holds_first,
    other,
    position,
)
from tutor.chocolatiers_2019.teaching.answers import next_to_play
from tutor.chocolatiers_2019.teaching.pieces import still_to_play
from tutor.chocolatiers_family.teaching.answers import players


def ben_ends(starter: int) -> State:
    """Return a position for three: Ben has just placed his sixth box, this player has the start
    marker.
    """
    return position(
        display="NMMB/MNMV/RMNR/BVMV",
        hand="TNB",
        others=[other("TNTRT./TBBRNR/TMBRRV/TR.TNN"), other("VVRV/TTVN/MR--/VV--")],
        player=1,
        phase="second",
        starter=starter,
        first_tile=1,
    )


LESSON = Lesson(
    id="last-round",
    title=N_("The last round"),
    minutes=3,
    symbol="M",
    can=N_("You can tell when the game ends, and who still plays."),
    steps=[
        Do(
            N_("Fill your sixth box before Ben does."),
            MATCH.at(17),
            since=N_("Your match: five boxes each."),
            goal=holds_first(),
            solution=MATCH.moves(17)[:1],
            hint=N_("You hold all four cards of the marked box."),
            mistakes={
                "take *": Say(N_("That can wait."), N_("You can pay for the box.")),
                "trade *": Say(N_("No trade is needed."), N_("You hold all four cards.")),
                "wild *": Say(N_("A Wild ends nothing."), N_("The sixth box does.")),
                "reserve *": Say(N_("That is no sixth box."), N_("Fill the marked one.")),
            },
            done=Say(N_("First is yours."), N_("At once. You still finish your turn.")),
            clauses="7.1",
            practises="8.4 4.8",
            show="row hand tray display wild reserved cards",
            point="row:2",
        ),
        Touch(
            N_("You started the match. Tap who still has a turn."),
            answer=still_to_play(),
            among="display",
            otherwise=Say(N_("This is your last one."), N_("Ben has had one turn less.")),
            hint=N_("Everybody gets the same number of turns."),
            done=Say(N_("Ben, once."), N_("Then you both had equally many turns.")),
            clauses="7.2",
            practises="7.1 2.1",
            show="display others cards",
        ),
        Touch(
            N_("You started. Ben takes First now. Tap who still plays."),
            ben_ends(0),
            since=N_("Another table, with three players."),
            answer=still_to_play(),
            among="display",
            mistakes={
                "display:0": Say(
                    N_("Not one more for all."), N_("You had this round’s turn already."), "7.2"
                ),
            },
            otherwise=Say(N_("Ben has his last turn."), N_("Who has not played this round?")),
            hint=N_("The round ends on the right of the start marker."),
            done=Say(N_("Cleo alone."), N_("She sits to your right, and ends it.")),
            practises="7.2 1.6",
            show="display others cards",
        ),
        Touch(
            N_("The same, but Ben started. Tap all who still play."),
            ben_ends(1),
            since=N_("Now Ben has the start marker."),
            answer=still_to_play(),
            among="display",
            every=True,
            otherwise=Say(N_("Ben has his last turn."), N_("He started, so the others follow.")),
            hint=N_("The round began with Ben."),
            done=Say(N_("Cleo, then you."), N_("The round goes round once.")),
            practises="7.2",
            show="display others cards",
        ),
        Predict(
            N_("The same, but Cleo started. Who plays after Ben?"),
            ben_ends(2),
            since=N_("Now Cleo has the start marker."),
            answer=next_to_play(),
            options=players(3, N_("Nobody")),
            hint=N_("Cleo began this round, then you, then Ben."),
            mistakes={
                "0": Say(N_("You played before Ben."), N_("It is not one more for all."), "7.2"),
                "1": Say(N_("Ben has his last turn."), N_("Who has not played this round?")),
                "2": Say(N_("Cleo began this round."), N_("She has had as many turns."), "7.2"),
            },
            done=Say(N_("Nobody: it is over."), N_("All have had the same number of turns.")),
            practises="7.2 1.6",
            show="display others cards",
        ),
    ],
)
