"""Goals of steps: what the position is to be. All look at player 0, the learner."""

from __future__ import annotations

from tutor.chocolate_factory.goods import holds, pile, say_goods
from tutor.chocolate_factory.state import CLEANUP, FULFIL, OVER, RUN, Seat, State
from tutor.chocolate_factory.teaching.steps import Goal
from tutor.i18n import N_
from tutor.lessons.model import LEARNER


def own(state: State) -> Seat:
    """Return what the learner has."""
    return state.players[LEARNER]


def all_of(*goals: Goal) -> Goal:
    """Combine goals: all of them, in the words of the first."""
    first = goals[0]
    return Goal(lambda state: all(goal.met(state) for goal in goals), first.text, first.values)


def tile_holds(tile: int, goods: str) -> Goal:
    """Return the goal that exactly these chocolates lie on a tile, counted from the entrance
    (clause 4.3).
    """
    return Goal(
        lambda state: own(state).belt[tile - 1] == pile(goods),
        N_("{what} on tile {n}"),
        {"what": say_goods(goods), "n": tile},
    )


def in_room(goods: str) -> Goal:
    """Return the goal that at least these chocolates lie in the store room (clause 7.3)."""
    return Goal(
        lambda state: holds(own(state).store, goods),
        N_("{what} in the store room"),
        {"what": say_goods(goods)},
    )


def kept(goods: str) -> Goal:
    """Return the goal that exactly these chocolates lie in the store room (clause 10.1)."""
    return Goal(
        lambda state: own(state).store == pile(goods),
        N_("only {what} in the store room"),
        {"what": say_goods(goods)},
    )


def coal_left(number: int) -> Goal:
    """Return the goal that the bunker holds exactly this much coal (clause 4.3)."""
    return Goal(lambda state: own(state).coal == number, N_("{n} coal left"), {"n": number})


def at_least(coal: int) -> Goal:
    """Return the goal that the bunker holds this much coal or more (clause 7.8)."""
    return Goal(lambda state: own(state).coal >= coal, N_("{n} coal"), {"n": coal})


def operated(place: str) -> Goal:
    """Return the goal that the Part at a place has worked in this Shift (clause 7.5)."""
    return Goal(lambda state: place in own(state).used, N_("the marked Part operated"))


def pushes_left(number: int) -> Goal:
    """Return the goal that this many tiles are left beside the entrance, while the learner runs the
    Factory (clause 7.1).
    """
    return Goal(
        lambda state: own(state).outside == number and own(state).pushed and state.phase == RUN,
        N_("one tile pushed"),
    )


def run_over() -> Goal:
    """Return the goal that the learner's run is over (clause 7.7)."""
    return Goal(
        lambda state: state.phase != RUN or state.player != LEARNER, N_("the end of your run")
    )


def money(pounds: int) -> Goal:
    """Return the goal that the learner's marker stands at this many pounds (clause 9.3)."""
    return Goal(lambda state: own(state).money >= pounds, N_("£{n}"), {"n": pounds})


def delivered(store: str, space: int) -> Goal:
    """Return the goal that the learner's marker stands on this space of a store, or further (clause
    9.5).
    """

    def test(state: State) -> bool:
        track = next(it for it in state.stores if it.id == store)
        return track.space(LEARNER) >= space and state.phase == FULFIL

    return Goal(test, N_("your marker on space {n}"), {"n": space})


def chosen(card: str) -> Goal:
    """Return the goal that the learner has this Part in hand, still to be placed (clause 6.3)."""
    return Goal(lambda state: state.waiting == (card,), N_("the Part in your hand"))


def part_at(place: str, card: str) -> Goal:
    """Return the goal that this Part lies at a place of the learner's Factory (clause 6.4)."""
    return Goal(lambda state: own(state).part(place) == card, N_("the Part at its place"))


def has_part(card: str) -> Goal:
    """Return the goal that this Part lies anywhere in the learner's Factory (clause 6.4)."""
    return Goal(lambda state: card in own(state).places, N_("the Part in your Factory"))


def employs(card: str) -> Goal:
    """Return the goal that the learner has this Employee for the day (clause 6.6)."""
    return Goal(lambda state: own(state).employee == card, N_("the Employee beside your Factory"))


def selling() -> Goal:
    """Return the goal that the runs are over and the learner fulfils orders (clause 9.1)."""
    return Goal(
        lambda state: state.phase == FULFIL and state.player == LEARNER, N_("the time to sell")
    )


def tidying() -> Goal:
    """Return the goal that the learner's Cleanup has begun (clause 10.1)."""
    return Goal(lambda state: state.phase == CLEANUP and state.player == LEARNER, N_("the Cleanup"))


def order_of(place: int, size: str) -> Goal:
    """Return the goal that an order of this size lies there (clause 10.4)."""

    def test(state: State) -> bool:
        mine = own(state).orders[place]
        return mine is not None and mine.id.startswith(size)

    return Goal(test, N_("a new order"))


def day_begun(day: int) -> Goal:
    """Return the goal that the morning of this day has come, 0 for Monday (clause 10.5)."""
    return Goal(lambda state: state.day >= day, N_("the next day"))


def week_over() -> Goal:
    """Return the goal that the week is over (clause 1.1)."""
    return Goal(lambda state: state.phase == OVER, N_("the end of the week"))
