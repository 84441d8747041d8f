"""The last lesson: a whole game, from the bare table to the winner."""

from tutor.chocolatiers.setting import PARTS
from tutor.chocolatiers.teaching import (
    N_,
    Awarding,
    ChoosePlayers,
    Do,
    Explore,
    Lay,
    Lesson,
    Predict,
    Say,
    any_of,
    bare_table,
    boxes,
    game_over,
    table,
)
from tutor.chocolatiers.teaching.answers import boxes_left, verdict_of

TABLES = {players: table(players=players, seed=21) for players in (2, 3, 4)}
TABLE = Lay(TABLES, PARTS[:-1], quick=True)
STARTER = Lay(TABLES, PARTS[-1:])
CARDS = Awarding("cards")
SUM = Awarding("wilds boxes sum winner")

LESSON = Lesson(
    id="whole-game",
    title=N_("A whole game"),
    minutes=15,
    symbol="V",
    can=N_("You can play a whole game, to its last point."),
    steps=[
        Explore(
            N_("How many will play this time?"),
            bare_table(),
            by=ChoosePlayers(),
            solution=(3,),
            hint=N_("With two, each turn counts most; with four, plans change."),
            done=Say(N_("A whole game."), N_("First the table, as you know it.")),
            practises="1.4",
            show="setting",
        ),
        Explore(
            N_("Set the table. Each part can be finished at once."),
            by=TABLE,
            solution=TABLE.rest,
            hint=N_("The checklist says what comes next."),
            done=Say(N_("The table is set."), N_("Only one thing is open: who starts.")),
            practises="1.1 1.2 1.3 1.4 1.5",
            show="setting",
        ),
        Explore(
            N_("Who starts? Tap whoever ate chocolate last."),
            by=STARTER,
            solution=STARTER.rest,
            hint=N_("You had a piece just now."),
            done=Say(N_("You start."), N_("The others follow, clockwise.")),
            practises="1.6",
            show="setting",
        ),
        Predict(
            N_("How many boxes are there to fill, for all of you together?"),
            answer=boxes_left(),
            options=(15, 20, 25, 30),
            hint=N_("Five stacks; the number at each says how high it is."),
            mistakes={30: Say(N_("The box has 30."), N_("Not all of them are laid out."))},
            otherwise=Say(N_("Count once more."), N_("Five stacks, all equally high.")),
            done=Say(N_("So many, and no more."), N_("Six of them fill one display.")),
            practises="1.4 4.1",
            show="stacks",
        ),
        Do(
            N_("Play. Your first box comes first; Hint is there throughout."),
            goal=any_of(boxes(1), game_over()),
            open_play=True,
            done=Say(N_("Your first box."), N_("Five more end the game.")),
            practises="2.1 2.2 2.3 3.1 4.1 7.1 7.2 7.3 7.4",
            show="display stacks tray hand wild others cards graph",
        ),
        Do(
            N_("Now play on to the end of the game."),
            goal=game_over(),
            open_play=True,
            done=Say(N_("The last turn is played."), N_("Let us see who won.")),
            practises="2.1 2.2 2.3 6.2 7.1 7.2 7.3 7.4 8.1 8.2 8.3",
            show="display stacks tray hand wild others cards graph",
        ),
        Explore(
            N_("Award the cards, one by one: tap the winner, or turn it."),
            by=CARDS,
            solution=CARDS.rest,
            done=Say(N_("All six are awarded."), N_("Now everyone’s points.")),
            practises="8.1 9.1 9.2 9.3 9.4",
        ),
        Explore(
            N_("Wilds kept, boxes, your sum: who has won?"),
            by=SUM,
            solution=SUM.rest,
            facts={"verdict": verdict_of()},
            done=Say(N_("{verdict}"), N_("From the bare table to the last sum.")),
            practises="10.1 10.2 10.3 10.4 10.5",
        ),
    ],
)
