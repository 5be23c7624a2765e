"""What happens to a visit, and why: for people whose links do not do what they expected."""
