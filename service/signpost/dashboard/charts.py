"""Charts as SVG, drawn on the server. The page also has the numbers as a table, for screen readers."""

from typing import Any

WIDTH, HEIGHT, GAP = 720, 160, 2


def days(data: list[dict[str, Any]]) -> dict[str, Any]:
    """What the template draws: one bar for each day, people below and bots on top."""
    highest = max([1, *(one["clicks"] + one["bots"] for one in data)])
    step = WIDTH / max(1, len(data))
    bars = []
    for number, one in enumerate(data):
        people = round(HEIGHT * one["clicks"] / highest, 1)
        bots = round(HEIGHT * one["bots"] / highest, 1)
        bars.append(
            {
                "x": round(number * step + GAP / 2, 1),
                "width": round(max(1.0, step - GAP), 1),
                "people": people,
                "people_y": round(HEIGHT - people, 1),
                "bots": bots,
                "bots_y": round(HEIGHT - people - bots, 1),
                "text": f"{one['value']}: {one['clicks']} by people, {one['bots']} by bots",
            }
        )
    return {"width": WIDTH, "height": HEIGHT, "bars": bars}
