"""Hands of cards."""

from __future__ import annotations


def without(cards: str, gone: str) -> str:
    """Return the cards less those that are gone."""
    for card in gone:
        cards = cards.replace(card, "", 1)
    return cards
