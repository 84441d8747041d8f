"""Chocolate Factory: its rules."""
