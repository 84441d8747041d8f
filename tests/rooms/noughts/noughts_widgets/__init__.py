"""Noughts and crosses on screen."""
