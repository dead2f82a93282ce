"""Websockets: frames, and the session of one client at a table."""
