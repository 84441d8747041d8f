"""The tutor on screen: a shell of HTML, canvases for the pieces, and the pages."""
