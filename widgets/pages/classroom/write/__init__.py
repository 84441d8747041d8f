"""A teacher writes a lesson in a form: see `widgets.pages.classroom.write.page`."""
