"""Many records in one call: created, changed, deleted."""
