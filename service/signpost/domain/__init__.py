"""The rules of the product: pure functions and types that do not depend on any other package of Signpost."""
