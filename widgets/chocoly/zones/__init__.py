"""The parts of the table: canvases with invisible buttons over what is drawn there."""
