"""Between servers that share a database: people and requests that came to one server and are for a table of another."""
