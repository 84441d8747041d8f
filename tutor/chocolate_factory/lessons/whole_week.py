"""Lesson 17: a whole day, then a week of one's own, counted by hand in the end."""

from tutor.chocolate_factory.teaching import N_, Do, Lesson, Say, Touch, day_begun, table, week_over
from tutor.chocolate_factory.teaching.pieces import first_of_all

ALL = "factory orders stores display others"
COUNTED = "factory orders stores others"
DAY = (
    "1.2 5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4 6.6 6.7 7.1 7.2 7.3 7.4 7.5 7.7 7.8 7.9 7.10 7.12 7.14 "
    "8.1 8.2 8.3 8.4 9.1 9.2 9.3 10.1 10.2 10.3 10.5"
)
"""What every day needs."""

LESSON = Lesson(
    id="whole-week",
    title=N_("A whole week"),
    minutes=30,
    symbol="C",
    steps=[
        Do(
            N_("Your own Monday, all five phases. Hint helps at any time."),
            table(seed=12),
            since=N_("A new table, just set."),
            goal=day_begun(1),
            open_play=True,
            hint=N_("Take, place, run three Shifts, sell, end the day."),
            done=Say(N_("A whole day."), N_("Five more like it, each with more coal.")),
            practises=DAY,
            show=ALL,
        ),
        Do(
            N_("Now Tuesday and Wednesday. On Tuesday Ben begins."),
            goal=day_begun(3),
            open_play=True,
            hint=N_("Complete orders, and visit many stores."),
            done=Say(N_("Half the week."), N_("From now on Parts are of deck B.")),
            practises=DAY + " 2.2 7.6 8.5 8.6 8.7 8.8 8.9 8.10 8.11 9.4 9.5 9.6 9.8 9.10 9.12 9.14",
            show=ALL,
        ),
        Do(
            N_("On to Saturday morning. Your Factory fills up: cover a Part."),
            goal=day_begun(5),
            open_play=True,
            hint=N_("Count what each order and store still pays."),
            done=Say(N_("Five days are done."), N_("On Saturday nothing has to be kept.")),
            practises=DAY + " 6.5 9.4 9.5 10.4",
            show=ALL,
        ),
        Do(
            N_("Saturday: run, empty the belt, sell what you can."),
            goal=week_over(),
            open_play=True,
            hint=N_("After this day only money counts."),
            done=Say(N_("Six days are done."), N_("Now count.")),
            practises="1.1 7.11 9.1 11.1",
            show=ALL,
        ),
        Touch(
            N_("Add up money, stores, bonus and leftovers. Tap who has won."),
            answer=first_of_all(),
            among="player",
            otherwise=Say(N_("Less money."), N_("Add up each line once more.")),
            hint=N_("Shops, most orders, five stores, bonus, leftovers."),
            done=Say(N_("A whole week."), N_("Run and counted by you.")),
            practises="11.2 11.3 11.4 11.5 11.6 11.7 1.1",
            show=COUNTED,
        ),
    ],
)
