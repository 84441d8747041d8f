"""The teacher's desk: a page for each part of it, see `widgets.pages.classroom.tabs`."""
