"""The page in the browser: its shell, the messages between both sides, canvases and style."""
