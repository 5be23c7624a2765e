"""Pages of clicks, and their charts."""
