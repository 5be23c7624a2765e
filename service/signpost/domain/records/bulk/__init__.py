"""Many records in one call: the rows of one that creates, and a change to many."""
