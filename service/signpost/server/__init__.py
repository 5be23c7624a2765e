"""The process that serves: the HTTP server, locks, signals, and the order of starting and stopping."""
