"""What is kept: records, the store that writes and reads them, and the databases behind it."""
