"""The app's kernels: light ones, and on Linux forked from a parent that has everything loaded."""
