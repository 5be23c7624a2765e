"""A tool of the agent endpoint: the clicks of a record."""

from signpost.features.reports import clicks
from signpost.features.reports.schemas import ClickReport, ClicksQuestion
from signpost.mcp.inputs import RecordId
from signpost.mcp.tools import READ_ONLY, Tool


class RecordClicksInput(RecordId, ClicksQuestion):
    pass


TOOLS = [
    Tool(
        "link_clicks", "Count clicks", READ_ONLY, clicks.link_clicks, RecordClicksInput, ClickReport,
        "Count the clicks (visitors, traffic) of one record by day, or one or two of referrer, country, device, "
        "campaign ... (by=day,country). from, to: days; or period=7d, last_month; else 30 days. One filter, like "
        "country=DE; compare=previous: what changed, why: the reason. Returns total (clicks by people, bots, "
        "visitors) and data, which sums to it: other: rare values, empty: unknown. "
        "Example: id=01m7z2mv28x77xxgtyjtjsj2qn.",
        ("total", "data"),
        after="suggest_alias",
    ),
]  # fmt: skip
