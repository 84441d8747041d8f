"""The one lesson, what it is made of, and the player who knows the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

import attrs

from lanterns.game import DARK, GAME, LIT, Action, Pull, Rest, State, changed
from tutor.engine import Game
from tutor.i18n import N_
from tutor.lessons import goal, model
from tutor.lessons.model import AnyLesson, Say
from tutor.lessons.teaching import Teaching
from tutor.players.player import AnyPlayer, Planner, Player, choices
from tutor.players.random_player import RandomPlayer

Do, Predict = model.Do[State, Action], model.Predict[State]
LIT_ALL = goal.Goal[State](lambda state: DARK not in state.ring, N_("every lantern lit"))


@attrs.frozen
class Lamplighter(Planner[State, Action]):
    """Finds the fewest cords that light every lantern, and pulls as many as the evening leaves."""

    title: str = N_("Lamplighter")
    description: str = N_("Knows which cords to pull.")

    def plan(self, game: Game[State, Action], view: State, rng: Random) -> Sequence[Action]:
        choices(game, view)
        every = range(len(view.ring))
        ways = (way for n in range(len(every) + 1) for way in combinations(every, n))
        way = next(way for way in ways if DARK not in after(view.ring, way))
        free = [Pull(n) for n in way if n not in view.pulled]
        return (*free[: view.pulls], Rest())


def after(ring: str, pulls: Sequence[int]) -> str:
    """The ring after these cords were pulled, in any order."""
    for lantern in pulls:
        ring = changed(ring, lantern)
    return ring


PLAYERS: Mapping[str, AnyPlayer] = {"random": RandomPlayer(), "lamplighter": Lamplighter()}


@attrs.frozen
class LanternTeaching(Teaching[State, Action]):
    """One area, the ring; its pieces are the lanterns."""

    areas: tuple[str, ...] = ("ring",)
    symbols: tuple[str, ...] = (LIT, DARK)
    adviser: Player[State, Action] = PLAYERS["lamplighter"]

    def area_of(self, target: str) -> str:
        return "ring" if target.startswith("lantern:") else ""

    def describe(self, state: State, seat: int, names: Sequence[str]) -> str:
        return GAME.describe(state, seat, names)

    def targets(self, state: State) -> Sequence[str]:
        return [f"lantern:{n}" for n in range(len(state.ring))]

    def pieces(self, state: State, action: Action) -> Sequence[str]:
        return (f"lantern:{action.lantern}" if isinstance(action, Pull) else "rest",)


TEACHING = LanternTeaching()
LESSON = model.Lesson[State, Action](
    id="light-the-ring",
    title=N_("Light the ring"),
    minutes=2,
    symbol=LIT,
    can=N_("You can light the ring."),
    game="lanterns",
    steps=[
        Do(
            N_("Three lanterns are dark. Pull the cord in their middle."),
            State("...**"),
            goal=LIT_ALL,
            solution="pull 1",
            hint=N_("A cord changes its lantern and both beside it."),
            done=Say(N_("All five are lit."), N_("One cord changed three lanterns.")),
            clauses="1.1 2.1",
            show="ring",
        ),
        Do(
            N_("Light them all. The order of your pulls does not matter."),
            State("..*.."),
            goal=LIT_ALL,
            solution="pull 1; pull 3",
            hint=(N_("Lanterns 1 and 2 need a cord."), N_("Lanterns 4 and 5 need one, too.")),
            done=Say(N_("Two pulls did it."), N_("The other way round they do, too.")),
            clauses="2.2",
            practises="1.1 2.1",
            show="ring",
        ),
        Do(
            N_("Every lantern is lit. End the evening."),
            goal=goal.Goal(lambda state: state.won, N_("a game that is won")),
            solution="rest",
            hint=N_("There is a button for it."),
            done=Say(N_("You have won."), N_("All were lit as the evening ended.")),
            clauses="3.1",
            practises="2.2",
            show="ring",
        ),
        Do(
            N_("Wind: two pulls only. Light them all."),
            State(".*...", wind=1),
            goal=LIT_ALL,
            solution="pull 0; pull 2",
            hint=(
                N_("Lantern 5 needs the cord of lantern 1."),
                N_("Lantern 3 has one of its own."),
            ),
            done=Say(N_("Two were enough."), N_("No pull is left this evening.")),
            clauses="2.3",
            practises="2.1 2.2",
            show="ring",
        ),
        Predict(
            N_("The last evening is over. How did it end?"),
            State("**.**", evening=2, over=True),
            answer=lambda state: "won" if state.won else "lost",
            options={"won": N_("Won"), "lost": N_("Lost")},
            otherwise=Say(N_("Look at lantern 3."), N_("It is dark.")),
            hint=N_("Is every lantern lit?"),
            done=Say(N_("Lost."), N_("One dark lantern is enough.")),
            clauses="3.2",
            practises="3.1 2.3",
            show="ring",
        ),
        Predict(
            N_("It is the first of two evenings. Is the game lost?"),
            State("**.**", pulled=(0,)),
            answer=lambda state: "lost" if state.over and not state.won else "open",
            options={"lost": N_("Yes"), "open": N_("No")},
            otherwise=Say(N_("There is another evening."), N_("Then each cord is free again.")),
            hint=N_("Only after the last evening a dark lantern loses."),
            done=Say(N_("Not yet."), N_("Tomorrow you go on.")),
            practises="3.2",
            show="ring",
        ),
    ],
)


def course() -> tuple[AnyLesson, ...]:
    return (LESSON,)
