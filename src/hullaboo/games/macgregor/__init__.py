"""The ghost that walks through walls: two to four seats, a hidden path, a race for the gates."""
