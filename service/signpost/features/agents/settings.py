"""The settings of the sign-in of agents."""

from marshmallow import Schema, fields


class AgentSettings(Schema):
    """What the feature agents reads."""

    AGENT_OAUTH = fields.Boolean(
        load_default=True,
        metadata={
            "description": "Whether agents may be connected without a token, by a page where a person agrees (OAuth). "
            "It needs a PUBLIC_URL with https, or a loopback name."
        },
    )
