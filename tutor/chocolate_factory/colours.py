"""Colours of the chocolates in a terminal."""

COLOURS = {
    "Bean": 102,
    "Beans": 102,
    "Cocoa": 137,
    "Chunks": 179,
    "Fingers": 180,
    "Caramel": 172,
    "Nuts": 204,
    "Boxed": 75,
}
"""By name (a msgid): numbers of the 256 colours, readable on dark and on light ones."""
