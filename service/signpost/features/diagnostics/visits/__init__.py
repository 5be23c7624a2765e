"""What members ask about visits: where one leads, and what was not found."""
