"""What goes over the wire, described once: REST, the agent endpoint and OpenAPI read the same classes."""

from marshmallow import EXCLUDE, Schema


class ResponseSchema(Schema):
    """What we send. Unlike a body, an answer may grow: OpenAPI does not promise that there is nothing else in it."""

    class Meta:
        unknown = EXCLUDE
