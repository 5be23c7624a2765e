"""A tool of the agent endpoint: what was not found."""

from signpost.features.misses import misses
from signpost.features.misses.schemas import MissListSchema, MissQuestion
from signpost.mcp.inputs import rows_per_page
from signpost.mcp.tools import READ_ONLY, Tool


class MissesInput(MissQuestion):
    per_page = rows_per_page()


TOOLS = [
    Tool(
        "list_misses", "List what was not found", READ_ONLY, misses.list_misses, MissesInput, MissListSchema,
        "See which addresses visitors requested and nothing answers (404), the commonest first: redirects that a move "
        "of a site forgot. Each has counts of people and bots and the nearest paths; proposals are patterns that "
        "would answer many. create_redirect answers one. days: 30 unless given. scanners=true: "
        "also probes. Returns data, proposals. Example: host=old.example.com, days=7.",
        after="list_filter_pins",
    ),
]  # fmt: skip
