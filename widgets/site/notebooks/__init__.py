"""The lesson notebooks without a server: JupyterLab as plain files, with Python in the browser.

`build` writes the folder beside the site's own pages; it uses the same Python for the browser.
`packages` makes the wheels that Python loads there, `contents` fits the notebooks to the place.
"""
