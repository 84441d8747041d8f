"""Pictures of every page, to see what a change of looks has changed. See `make pictures`."""
