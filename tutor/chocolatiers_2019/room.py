"""The room of Chocolatiers 2019: where everything that the house asks of it is."""

from __future__ import annotations

from tutor.chocolatiers_family.room import FAMILY
from tutor.rooms import Room

ROOM = Room(
    id="chocolatiers-2019",
    package="tutor.chocolatiers_2019",
    family=FAMILY,
    load="tutor.chocolatiers_2019.game:Chocolatiers2019.from_file",
    lessons="tutor.chocolatiers_2019.lessons:course",
    short="tutor.chocolatiers_2019.lessons.short_way:short_way",
    teaching="tutor.chocolatiers_2019.teaching.room:TEACHING",
    writing="tutor.chocolatiers_2019.teaching.writing:WRITING",
    players="tutor.chocolatiers_2019.players:PLAYERS",
    coach="tutor.chocolatiers_2019.coach.room:COACH",
    puzzles="tutor.chocolatiers_2019.puzzles.room:PUZZLES",
    box="tutor.chocolatiers_family.box:box",
    checklist="tutor.chocolatiers_2019.checklist:checklist",
    exercises="tutor.chocolatiers_2019.exercises:EXERCISES",
    colours="tutor.chocolatiers_family.colours:COLOURS",
    plans={
        45: "two-actions/trading..out-of-reserve/rule.6.3/two-wilds/3.still.1/daily",
        90: "two-actions..out-of-reserve/rule.6.3/two-wilds..final-score/4.trade.1-3"
        "/rule.8.3/whole-game/3.tally.1-2",
    },
    further_plans=(
        "hand-limit..final-score/rule.8.3/4.trade.1-2/daily",
        "the-table/whole-game/4.tally.1-2/daily",
    ),
)
