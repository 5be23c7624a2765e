"""What the service does. Operations take a Caller and cleaned values, return models or plain values, know no HTTP.

Order inside each: may they (role, plan), does it fit (rules), do it (one transaction), tell others (after commit).
"""
