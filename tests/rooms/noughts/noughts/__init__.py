"""Noughts and crosses: a small game of its own, as a package beside the tutor."""
