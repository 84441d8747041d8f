"""Chocolatiers 2019 on screen: what differs from the first edition, whose pictures it shares."""
