"""What the product is about: pure, and knowing nothing of ours but itself."""
