"""The coach of Chocolatiers: why an action is good, what the others change, what was missed."""
