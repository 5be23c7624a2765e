"""The words that filters take: schemas read them, operations know what they mean, pins suggest them."""

# What can be wrong with a record.
HEALTH = ("broken", "dns_issue", "paused", "expired", "no_clicks")
# Created in the last so many days.
CREATED = {"7d": 7, "30d": 30, "90d": 90}
