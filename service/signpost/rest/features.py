"""GET /features: an extension to the specification."""

from typing import Any

from flask import g

from signpost.operations import features
from signpost.rest.blueprint import Blueprint
from signpost.schemas.features import FeatureList

blp = Blueprint("features", __name__, "What this instance can do besides the specification.")


@blp.route("/features")
@blp.response(200, FeatureList)
@blp.operation(features.list_features)
@blp.extension
def list_features() -> Any:
    """List the features of this instance.

    Which are on, the packages and versions that they come from, what each needs, and its hooks and tables.
    """
    return {"data": features.list_features(g.caller)}
