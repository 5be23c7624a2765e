"""The rules of a record: what they say, when they hold, how people write them."""
