"""The interfaces of other services, YOURLS and Shlink, translated to our operations, for people who move from them.

They are off unless the setting DIALECTS names them. docs/dialects.md says which requests are answered, and how.
"""
