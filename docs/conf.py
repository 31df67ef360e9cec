"""Settings of the documentation site; `make docs` builds it."""

from importlib.metadata import version as installed

project = "Snowbound"
copyright = "the Snowbound authors"
release = version = installed("snowbound")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["pictures/*"]
html_theme = "furo"
html_title = "Snowbound"
html_static_path = ["pictures"]

myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # the games' rules start with a heading of their own

autodoc_default_options = {"members": True, "show-inheritance": False}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
default_role = "literal"  # single backticks in docstrings are code
