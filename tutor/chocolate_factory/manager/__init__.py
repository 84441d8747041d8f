"""Factory Manager, the solo game of Chocolate Factory; `tutor.chocolate_factory` offers `pays`."""
