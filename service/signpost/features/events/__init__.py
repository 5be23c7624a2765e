"""What happens in a workspace, told to programs: an event log, a stream, and webhooks."""
