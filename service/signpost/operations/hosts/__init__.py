"""What is done with hostnames."""
