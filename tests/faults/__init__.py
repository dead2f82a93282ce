"""What machines do to a server: disks that are full, hang or lose files, databases that go away and come back.

`planted` makes the faults happen to a real writer and a real PostgreSQL. Each test plays one fault under a server with
people at its tables; `python -m tests.faults.<name>` plays it longer, with many tables, and prints what it did.
"""
