"""What strangers may try, played against a server on this machine: bounded in count and time, loopback only.

Each module with a function of its own name is an attack: `python -m tests.attack.<name>` plays it beside a victim and
prints what it did to the server's memory and to the victim's pings, or what it gained (the cheats of races, keys and
luck); `python -m benchmarks attacks` plays all that have a victim. `blinking`, `nonsense`, `masks` and `lost_files`
count what succeeds of so many tries (`trying`, `test_tries`). `server` starts the server, `victim` measures, `beside`
puts both next to an attack, `wire` speaks without manners; `test_attacks` plays short forms of all.
"""
