"""Tests of spooky."""
