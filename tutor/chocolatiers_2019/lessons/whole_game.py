"""The last lesson: a whole game of three, from the table just set to the winner."""

from tutor.chocolatiers_2019.teaching import (
    COUNTING,
    N_,
    Awarding,
    Do,
    Explore,
    Lesson,
    Say,
    any_of,
    boxes,
    game_over,
    table,
)
from tutor.chocolatiers_2019.teaching.answers import verdict_of

TABLE = table(players=3, seed=21)
CARDS = Awarding("cards", by=COUNTING)
SUM = Awarding("wilds boxes sum winner", by=COUNTING)
AREAS = "display row tray hand wild reserved others cards"

LESSON = Lesson(
    id="whole-game",
    title=N_("A whole game"),
    minutes=15,
    symbol="V",
    can=N_("You can play a whole game, to its last point."),
    steps=[
        Do(
            N_("Play. Your first box comes first; Hint is there throughout."),
            TABLE,
            since=N_("Three players; the table is set."),
            goal=any_of(boxes(1), game_over()),
            open_play=True,
            done=Say(N_("Your first box."), N_("Five more end the game.")),
            practises="1.1 1.2 1.3 1.4 1.6 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 3.5 4.1 4.6 4.7 4.9",
            show=AREAS,
        ),
        Do(
            N_("Now play on to the end of the game."),
            goal=game_over(),
            open_play=True,
            done=Say(N_("The last turn is played."), N_("Let us see who won.")),
            practises="4.6 4.7 4.8 5.1 5.2 5.4 5.5 5.6 6.1 6.3 6.4 6.5 6.6 7.1 7.2",
            show=AREAS,
        ),
        Explore(
            N_("Award the tiles, one by one: tap the winner, or turn it."),
            by=CARDS,
            solution=CARDS.rest,
            done=Say(N_("All seven are awarded."), N_("Now everyone’s points.")),
            practises="7.3 8.1 8.2 8.3 8.4",
        ),
        Explore(
            N_("Free Wilds, boxes, your sum: who has won?"),
            by=SUM,
            solution=SUM.rest,
            facts={"verdict": verdict_of()},
            done=Say(N_("{verdict}"), N_("From the first card to the last sum.")),
            practises="9.1 9.2 9.3 9.4",
        ),
    ],
)
