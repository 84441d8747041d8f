"""Many learners at once, measured: `make load`."""
