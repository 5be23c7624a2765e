"""The pages where people sign in, and those about their account and the members of a workspace."""

from flask import Blueprint

blp = Blueprint("sign_in", __name__, template_folder="templates")
