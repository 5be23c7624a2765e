"""Questions about clicks beyond their number, and their answers: by day, referrer, country and other breakdowns, by two
of them, in a time zone, compared with the time before. For those who want to know what their links do.
"""
