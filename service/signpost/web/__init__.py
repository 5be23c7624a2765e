"""What all HTTP faces share: who calls, through which proxies, and where the service is found."""
