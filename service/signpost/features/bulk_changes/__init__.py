"""Creating and changing many records at once: with a result for each, and with a preview that is confirmed."""
