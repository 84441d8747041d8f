"""Chocolate Factory on screen."""
