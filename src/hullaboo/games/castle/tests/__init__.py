"""Tests of the castle."""
