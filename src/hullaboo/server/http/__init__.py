"""HTTP: connections, requests, endpoints, pages and files."""
