"""The page in the browser: its shell, the messages to and from it, its canvases and style."""
