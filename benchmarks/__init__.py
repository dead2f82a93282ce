"""How fast, against others, in one run on one machine: `make bench`."""
