"""Lanterns on screen."""
