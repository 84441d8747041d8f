"""The pages of the app: each a `Page` that paints itself and answers what the learner does."""
