"""The app as plain files: a site that any file server can send, with Python in the browser.

`build` writes the folder. What runs in it: `page/` (the page, the worker in which Python lives, the
service worker that keeps it all for a day without a network), `host` (one App, spoken to by the
page) and `standins` (the few names of Jupyter's libraries that the app asks for, without Jupyter).
"""
