"""Commands for events, webhooks and notifications."""
