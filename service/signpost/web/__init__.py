"""What all HTTP faces share: authentication, proxies, limits of bodies, and the address of the service."""
