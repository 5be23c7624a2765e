"""The pages of webhooks and of what they delivered."""

from flask import Blueprint

blp = Blueprint("events", __name__, template_folder="templates")
