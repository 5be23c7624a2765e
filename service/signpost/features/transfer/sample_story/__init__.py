"""What sample data tells: a library opens an exhibition, an app's Android page breaks, redirects rescue visitors."""
