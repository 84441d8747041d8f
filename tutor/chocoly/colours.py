"""Colours of the flavours in a terminal."""

COLOURS = {"Almond": 174, "Biscuit": 179, "Caramel": 172}
"""By name (a msgid): numbers of the 256 colours, readable on dark and on light ones."""
