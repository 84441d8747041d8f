"""Lesson 8: every tile feeds whoever it touches; the tile that helps you and not them."""

from tutor.chocoly.actions import Action
from tutor.chocoly.areas import largest
from tutor.chocoly.lessons.free_turn import free_turn
from tutor.chocoly.lessons.match import MATCH
from tutor.chocoly.lessons.tables import TEAMS, THREE
from tutor.chocoly.state import State
from tutor.chocoly.teaching import N_, Do, Lesson, Say, Touch, all_of, area_below, area_of
from tutor.chocoly.teaching.pieces import any_of, area, outside
from tutor.chocoly.teaching.places import richest_tiles


def feeds_ben(before: State, action: Action, after: State) -> bool:
    """Return whether Ben's largest area has grown."""
    return largest(after.board, "C") > largest(before.board, "C")


LESSON = Lesson(
    id="feed-nobody",
    title=N_("Feed nobody"),
    minutes=3,
    symbol="B",
    can=N_("You can grow without feeding anybody else."),
    without="stack bean",
    steps=[
        Touch(
            N_("Every tile feeds whom it touches. Which would feed Ben most?"),
            MATCH.at(10),
            since=N_("Back in the match: fifteen each."),
            answer=richest_tiles("C"),
            among="hand",
            otherwise=Say(N_("No Caramel on it."), N_("It cannot feed Ben.")),
            hint=N_("Count the Caramels on your tiles."),
            done=Say(N_("Two Caramels."), N_("Beside his they count for Ben.")),
            practises="5.2",
            show="players board hand",
        ),
        Do(
            N_("Grow by three or more. Ben’s area must not grow."),
            goal=all_of(area_of(18), area_below(16, "C")),
            solution=MATCH.moves(10),
            hint=N_("At the left edge three Almonds can join."),
            mistakes={
                feeds_ben: Say(
                    N_("That feeds Ben."), N_("His pieces count, whoever lays them."), "5.2"
                ),
                "lay *": Say(N_("It brings too little."), N_("Three Almonds can join you.")),
            },
            done=Say(N_("Three for you alone."), N_("No Caramel on it feeds Ben.")),
            practises="3.1 5.2 2.1",
            show="players board hand",
        ),
        Touch(
            N_("Whose area feeds nobody? Tap Biscuit’s largest."),
            answer=area("B"),
            among="square",
            mistakes={
                any_of(outside("B")): Say(N_("Not its largest."), N_("Look for eight or more.")),
            },
            otherwise=Say(N_("That is no Biscuit."), N_("They are square and dark.")),
            hint=N_("It lies at the right, above the middle."),
            done=Say(N_("Neutral here."), N_("With two players nobody has it.")),
            practises="1.4 5.2",
            show="players board hand",
        ),
        Touch(
            N_("Now nobody is neutral. Tap the larger rival’s largest area."),
            THREE.at(8),
            since=N_("Another table: three players, three flavours."),
            answer=area("C"),
            among="square",
            mistakes={
                any_of(area("A"), outside("A")): Say(
                    N_("Almond is yours."), N_("Ben has Biscuit, Cleo Caramel.")
                ),
                any_of(area("B"), outside("B")): Say(
                    N_("Ben has nine."), N_("Cleo has more."), "1.5"
                ),
            },
            otherwise=Say(N_("Cleo’s, but not there."), N_("Thirteen lie together.")),
            hint=N_("Cleo’s Caramels have grown to thirteen."),
            done=Say(N_("Cleo’s thirteen."), N_("Three players: every flavour is somebody’s.")),
            clauses="1.5",
            practises="5.2",
            show="players board hand",
        ),
        Touch(
            N_("Two teams: Almond and Caramel. The largest area is nobody’s: tap it."),
            TEAMS.end(),
            since=N_("Four players, at the end of a game."),
            answer=area("B"),
            among="square",
            mistakes={
                any_of(area("A"), outside("A")): Say(
                    N_("Almond is your team’s."), N_("Which flavour has no team?")
                ),
                any_of(area("C"), outside("C")): Say(
                    N_("Caramel is the others’."), N_("Which flavour has no team?")
                ),
            },
            otherwise=Say(N_("Nobody’s, but smaller."), N_("Nine lie together.")),
            hint=N_("Nine Biscuits lie together."),
            done=Say(N_("Nine for nobody."), N_("With teams the third flavour is neutral.")),
            practises="1.6 5.2",
            show="players board hand",
        ),
        free_turn(
            N_("Free turn: feed nobody, if you can. Ben will answer."),
            11,
            practises="5.2 2.1",
            solution="lay ABAA 2 -4",
        ),
    ],
)
