"""Events, webhooks and deliveries."""
