"""The server of the app: Voila, set up for one notebook and many learners."""
