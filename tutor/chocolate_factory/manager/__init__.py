"""Factory Manager, the solo game of Chocolate Factory."""
