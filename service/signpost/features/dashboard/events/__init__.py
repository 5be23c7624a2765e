"""Pages of webhooks and deliveries."""
