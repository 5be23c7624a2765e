"""What is counted of a visit."""
