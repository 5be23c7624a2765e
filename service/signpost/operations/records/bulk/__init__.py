"""Many records in one call."""
