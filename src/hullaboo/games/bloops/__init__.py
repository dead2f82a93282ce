"""Bloops: a game of memory and reflexes for two to five seats."""
