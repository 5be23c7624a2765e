"""The addresses of events, webhooks and deliveries."""
