"""Shows a position: areas of the table, dialogs, the checklist, thumbnails, notebook views."""
