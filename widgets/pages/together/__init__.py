"""Tables of several devices: coming together, and playing there."""
