"""The browsers that classes have beside Chromium: Firefox, and WebKit for iPads."""
