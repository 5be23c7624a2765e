"""A period beside another one: what changed, why, and whether that is usual."""
