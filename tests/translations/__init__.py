"""The languages of pages and e-mails: that the catalogs fit the texts of the code."""
