"""Code shared by all HTTP interfaces: authentication, proxies, limits of bodies, and the address of the service."""
