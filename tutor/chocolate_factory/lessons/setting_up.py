"""Lesson 7: the table is set, piece by piece, before a week begins."""

from tutor.chocolate_factory.names import DAYS
from tutor.chocolate_factory.teaching import N_, Lesson, Predict, Say, Touch, table
from tutor.chocolate_factory.teaching.pieces import (
    beside_markers,
    empty_tiles,
    orders_of,
    starter,
    stores_showing,
    the,
)

LESSON = Lesson(
    id="setting-up",
    title=N_("Set up with me"),
    minutes=4,
    symbol="O",
    can=N_("You can set the table, and say who begins."),
    steps=[
        Touch(
            N_("Four of your Conveyor tiles go into the channel. Tap each place."),
            table(sides="PD"),
            since=N_("Before a week begins, the table is set."),
            answer=empty_tiles(),
            among="tile part room",
            every=True,
            mistakes={
                "room": Say(N_("Chocolates lie there."), N_("Tiles run across the middle.")),
            },
            otherwise=Say(N_("Parts go there."), N_("Tiles run across the middle.")),
            hint=N_("The channel runs from the entrance to the exit."),
            done=Say(
                N_("Four in the channel."), N_("Three wait at the entrance, for three Shifts.")
            ),
            clauses="3.1",
            show="factory",
        ),
        Touch(
            N_("The Store Room card lies right of your Factory. Tap it."),
            answer=the("room"),
            among="room tile part",
            otherwise=Say(N_("That is the Factory."), N_("The card lies beside it.")),
            hint=N_("Its normal side is up; a reference card lies with it."),
            done=Say(
                N_("Chocolates below, coal above."), N_("Small tokens are 1 coal, large ones 3.")
            ),
            clauses="3.2",
            practises="3.1",
            show="factory",
        ),
        Touch(
            N_("Orders: three decks by size, one card each. Tap the small one."),
            answer=orders_of("S"),
            among="order",
            otherwise=Say(N_("It has more rows."), N_("A small order has a single one.")),
            hint=N_("The larger the order, the more rows."),
            done=Say(N_("Two Nuts."), N_("Real Nuts are red; these are pink.")),
            clauses="2.3 3.3",
            show="orders",
        ),
        Touch(
            N_("Lay a marker beside each order and each store: tap them."),
            answer=beside_markers(),
            among="order store part",
            every=True,
            otherwise=Say(N_("Not beside a Part."), N_("They count orders and deliveries.")),
            hint=N_("Three orders and five stores."),
            done=Say(N_("Eight of your nine."), N_("The last one lies on £0.")),
            clauses="3.4",
            practises="3.3",
            show="factory orders stores",
        ),
        Predict(
            N_("The bookkeeping board counts days. Where does its Day marker begin?"),
            answer=lambda state: state.day,
            options=dict(enumerate(DAYS)),
            hint=N_("Six working days; the last is Saturday."),
            otherwise=Say(N_("Not that day."), N_("A working week begins earlier.")),
            done=Say(N_("Monday."), N_("Money and £50 coins lie there, too.")),
            clauses="2.1",
            practises="3.4",
            show="factory stores",
        ),
        Touch(
            N_("Stores have sides A and B. Tap both that show B."),
            answer=stores_showing("B"),
            among="store",
            every=True,
            otherwise=Say(N_("That is side A."), N_("Its letter stands at the left.")),
            hint=N_("The letter stands beside the track."),
            done=Say(N_("Mix them as you like."), N_("First game: all on side A.")),
            clauses="2.4",
            practises="3.4",
            show="stores",
        ),
        Touch(
            N_("Whoever ate chocolate last begins. You just did: tap yourself."),
            answer=starter(),
            among="player",
            otherwise=Say(N_("Ben had some yesterday."), N_("You had a piece just now.")),
            hint=N_("Your name stands first."),
            done=Say(N_("You start."), N_("Unused boards and tiles go away.")),
            clauses="2.7",
            practises="3.1",
            show="factory others",
        ),
    ],
)
