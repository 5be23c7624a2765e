"""Events on their way out: the outbox, its retention, and what signs them."""
