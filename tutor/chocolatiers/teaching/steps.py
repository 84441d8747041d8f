"""The steps of lessons, typed with this game's positions and actions.

Each name is that of `tutor.lessons`, so that a checker of types knows what a lesson's own functions
are given.
"""

from __future__ import annotations

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.state import State
from tutor.lessons import goal, model

Goal = goal.Goal[State]
Step = model.Step[State]
Do = model.Do[State, Action]
Predict = model.Predict[State]
Explore = model.Explore[State]
Touch = model.Touch[State]
Mistake = model.Mistake[State, Action]
Opening = model.Opening[State]
Lesson = model.Lesson[State, Action]
