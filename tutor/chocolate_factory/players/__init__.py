"""The computer players of Chocolate Factory."""
