"""Sheets of QR codes for print, for people who put up posters or stick labels.

Each code is as wide as it should be, on plain paper or on labels, and the scans of each place are counted apart.
"""
