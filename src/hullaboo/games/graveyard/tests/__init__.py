"""Tests of graveyard."""
