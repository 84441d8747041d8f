"""A class that its teacher sees: the pages of pupils, and the desk."""
