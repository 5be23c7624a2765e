"""The page that tests a link, and who lands where."""

from flask import Blueprint

blp = Blueprint("diagnostics", __name__, template_folder="templates")
