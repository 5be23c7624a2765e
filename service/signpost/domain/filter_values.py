"""The values of filters: schemas load them, operations implement them, pins suggest them."""

# What can be wrong with a record.
HEALTH = ("broken", "dns_issue", "paused", "expired", "no_clicks")
# Created in the last 7, 30 or 90 days.
CREATED = {"7d": 7, "30d": 30, "90d": 90}
