"""Factory Manager on screen: the solo game of Chocolate Factory."""
