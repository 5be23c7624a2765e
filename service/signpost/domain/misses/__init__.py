"""Visits that found nothing."""
