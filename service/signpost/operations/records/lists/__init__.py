"""Lists of records: their filters, orders, totals and pages."""
