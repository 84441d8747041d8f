"""Puzzles of Chocolatiers 2019 on the screen."""
