"""The page of everything that was changed, and its words."""

from flask import Blueprint

blp = Blueprint("history", __name__, template_folder="templates")
