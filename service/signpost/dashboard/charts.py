"""Charts, as SVG made here: nothing is drawn by a script, and screen readers get the numbers as a table beside it."""

from typing import Any

WIDTH, HEIGHT, GAP = 720, 160, 2


def days(data: list[dict[str, Any]]) -> dict[str, Any]:
    """Bars of a day each, people below and bots on top: what the template draws."""
    most = max([1, *(one["clicks"] + one["bots"] for one in data)])
    step = WIDTH / max(1, len(data))
    bars = []
    for number, one in enumerate(data):
        people = round(HEIGHT * one["clicks"] / most, 1)
        bots = round(HEIGHT * one["bots"] / most, 1)
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
    return {"width": WIDTH, "height": HEIGHT, "bars": bars, "most": most}
