"""The pages of imports, exports and jobs."""

from flask import Blueprint

blp = Blueprint("transfer", __name__, template_folder="templates")
