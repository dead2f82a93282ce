"""The smallest whole game: `hullaboo new-game` copies this folder, and the conformance kit plays it."""
