"""Sample data, for who has none yet."""
