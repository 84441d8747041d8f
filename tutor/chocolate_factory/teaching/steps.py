"""What lessons are made of, with the positions and actions of Chocolate Factory.

Each name is that of `tutor.lessons`, so that a checker of types knows what a lesson's own functions
are given.
"""

from __future__ import annotations

from tutor.chocolate_factory.actions import Action
from tutor.chocolate_factory.state import State
from tutor.lessons import goal, model

Goal = goal.Goal[State]
Do = model.Do[State, Action]
Predict = model.Predict[State]
Touch = model.Touch[State]
Opening = model.Opening[State]
Lesson = model.Lesson[State, Action]
