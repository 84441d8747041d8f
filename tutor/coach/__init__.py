"""The coach: what to do next and why, and afterwards what would have been better."""

from tutor.coach.coach import AnyCoach, AnyMoment, Coach, Moment
from tutor.coach.moments import Review
from tutor.coach.plain import coach_of
from tutor.coach.turning import Turning, starts

__all__ = ["AnyCoach", "AnyMoment", "Coach", "Moment", "Review", "Turning", "coach_of", "starts"]
