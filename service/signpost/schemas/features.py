"""GET /features on the wire: an extension to the specification."""

from signpost.schemas import ResponseSchema
from signpost.schemas.response_fields import flag, number, rows, text, texts


class FeatureSchema(ResponseSchema):
    """A feature of this instance."""

    name = text("Its name, as FEATURES has it.")
    is_on = flag("Whether it is on.")
    package = text('The package that it comes with; "" where that is gone, and its tables are still here.')
    version = text("The version of that package.")
    needs = texts("The features without which it cannot be on.")
    hooks = texts("The hooks by which it joins in.")
    tables = texts("Its tables.")
    tables_version = number("How far its tables are; 0: it has none here.")


class FeatureList(ResponseSchema):
    """The features of this instance."""

    data = rows(FeatureSchema, "Those that are installed, in the order in which their hooks are called.")
