"""The contract every game meets, and what it stands on: compiled rules, records, luck, seats, options, editions."""
