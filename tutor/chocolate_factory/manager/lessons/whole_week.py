"""Lesson 10: a whole week of one's own; then what makes it harder."""

from tutor.chocolate_factory.manager.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    day_begun,
    outcome,
    table,
    week_over,
)
from tutor.chocolate_factory.manager.teaching.pieces import initial_demands, the

ALL = "goals row factory orders stores"
DAY = (
    "1.1 5.2 5.3 5.4 6.1 6.2 6.3 7.1 9.1 9.5 10.1 10.5 14.1 14.2 14.3 14.4 14.5 14.6 14.7 14.8 "
    "14.9 15.7"
)
"""What each day needs."""

LESSON = Lesson(
    id="whole-week",
    title=N_("A week of yours"),
    minutes=25,
    symbol="N",
    can=N_("You can play a whole week alone."),
    steps=[
        Touch(
            N_("A table just set. Tap all cards that lie face up."),
            table(11, target="W7"),
            since=N_("Monday morning of your own week."),
            answer=the("goal:0", "goal:1", "goal:2"),
            among="goal",
            every=True,
            otherwise=Say(N_("Face down."), N_("Its day is still to come.")),
            hint=N_("Target, Initial Demand, Monday’s Demand."),
            done=Say(N_("Three to begin with."), N_("Four more come until Friday.")),
            practises="2.7 3.2 12.1 12.2 12.3 12.4 12.5 12.6 12.7 14.2",
            show=ALL,
        ),
        Do(
            N_("Play your whole Monday: choose, run, sell, tidy up."),
            goal=day_begun(1),
            open_play=True,
            hint=N_("Which open card can today bring nearer?"),
            done=Say(N_("Monday is done."), N_("Meters show how far each card is.")),
            practises=DAY,
            show=ALL,
        ),
        Do(
            N_("Play Tuesday to Thursday; a new Demand comes each morning."),
            goal=day_begun(4),
            open_play=True,
            hint=N_("Money first; then the stores that cards name."),
            done=Say(N_("Two days are left."), N_("Plan them from their end.")),
            practises=DAY,
            show=ALL,
        ),
        Do(
            N_("Play Friday and Saturday, and end your week."),
            goal=week_over(),
            open_play=True,
            hint=N_("What is still missing, and which store closes?"),
            facts={"outcome": outcome},
            done=Say(N_("{outcome}"), N_("The next week waits for you.")),
            practises=f"{DAY} 11.1 13.1 15.1 15.2 15.3 15.4",
            show=ALL,
        ),
        Touch(
            N_("A harder week has more Initial Demands. Tap both."),
            table(8, target="W2", initial=2),
            since=N_("Another Monday, set for a harder week."),
            answer=initial_demands(),
            among="goal",
            every=True,
            otherwise=Say(N_("No Initial Demand."), N_("They lie beside the Target.")),
            hint=N_("They lie between the Target and Monday’s Demand."),
            done=Say(N_("Two here; up to four."), N_("All of them have to be met.")),
            clauses="12.9",
            practises="12.4",
            show=ALL,
        ),
        Touch(
            N_("There are still five Daily Demands. Tap today’s."),
            answer=the("goal:3"),
            among="goal",
            mistakes={"goal:[4-7]": Say(N_("Face down."), N_("Its day is still to come."))},
            otherwise=Say(N_("It was open before."), N_("Today’s has Monday’s name.")),
            hint=N_("It comes after both Initial Demands."),
            done=Say(N_("Eight cards in all."), N_("Begin with one Initial Demand.")),
            practises="12.9 12.5 14.2",
            show=ALL,
        ),
    ],
)
