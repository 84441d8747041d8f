"""The room of Chocolatiers: where everything that the house asks of it is."""

from __future__ import annotations

from tutor.chocolatiers_family.room import FAMILY
from tutor.rooms import Room

ROOM = Room(
    id="chocolatiers",
    package="tutor.chocolatiers",
    family=FAMILY,
    load="tutor.chocolatiers.game:Chocolatiers.from_file",
    lessons="tutor.chocolatiers.lessons:course",
    teaching="tutor.chocolatiers.teaching.room:TEACHING",
    writing="tutor.chocolatiers.teaching.writing:WRITING",
    players="tutor.chocolatiers.players:PLAYERS",
    coach="tutor.chocolatiers.coach.room:COACH",
    puzzles="tutor.chocolatiers.puzzles.room:PUZZLES",
    box="tutor.chocolatiers_family.box:box",
    checklist="tutor.chocolatiers.checklist:checklist",
    exercises="tutor.chocolatiers.exercises:EXERCISES",
    colours="tutor.chocolatiers_family.colours:COLOURS",
    plans={
        45: "first-bite/your-turn..your-display/rule.9.1/groups/scoring-cards..majorities/daily",
        90: "first-bite..your-display/rule.9.1/groups..final-score/6.steal.1-3/rule.9.3/whole-game",
    },
    further_plans=(
        "wilds..the-end/final-score/6.steal.1-2/rule.9.3/daily",
        "setting-the-table/whole-game/4.tally.1/daily",
    ),
)
