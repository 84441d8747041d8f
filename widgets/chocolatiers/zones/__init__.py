"""The stacks and the seven Scoring cards, see `widgets.chocolatiers_family.zones`."""
