"""What strangers and machines may do, played against a server on this machine: bounded in count and time, on loopback.

Each module with a function of its own name is an attack or a fault. `python -m tests.attack.<name>` plays it, and says
what it did to the server's memory and to the victim's pings, what it gained (the cheats of races, keys and luck), or
how many of so many tries went wrong (`trying`, `test_tries`); `python -m benchmarks attacks` plays all that have a
victim. `server` starts the server, `victim` measures, `beside` puts both next to an attack, `wire` speaks without
manners; `test_attacks` plays short forms of all. What a full disk does is played by `tests.faults.full_disk`.
"""
