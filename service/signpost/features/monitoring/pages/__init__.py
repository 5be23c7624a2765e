"""The wall of links: one picture on which each link is a square."""

from flask import Blueprint

blp = Blueprint("monitoring", __name__, template_folder="templates")
