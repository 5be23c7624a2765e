"""The format of requests and responses, described once: REST, the agent endpoint and OpenAPI use the same classes."""

from marshmallow import EXCLUDE, Schema


class ResponseSchema(Schema):
    """A response. Unlike a request, it may get more members: OpenAPI does not promise that there are no others."""

    class Meta:
        unknown = EXCLUDE
