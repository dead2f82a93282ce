[Game "castle"]
[Seats "2"]
[Seed "4"]
[Options "search_limit=60 cool_down=0 tokens=0"]

# Both give up on every visitor, one way or another; nine visitors leave unfrightened, and the two share.
? view spectator
| route: 1
| crests: ["tower", "lion", "star", "moon", "key", "rose"]
| portraits: ["cook", "knight", "lady", "bard", "bishop", "child"]
| visitors: 9
| tokens: []
| tiles: [6, 8, 2, 4, 9, 7, 3, 5, 1]
| east: ["    b     y#", "pwprywgygpy#", " r   g    b#", "grbyrypgrpy#", " y  y    r #", "grygyprgyrr#", "  w  p     #", "rpgbwrypypw#", "b        p #", "grbgygpbwgr#", "      y  w #", "pgpwywrgypy#"]
| south: [" g gpb r rpw", " yyb g p w g", "wb p w bgb b", " y w p r w r", " w pbrwb wwg", " bpr g wyb b", "bb p g b g g", " y w b w w b", "yy prw w brp", " www pbr r y", " r y p y b r", "############"]
| occasion: 1
| phase: "search"
| visitor: {"number": 1, "room": [6, 5]}
| ghost: [3, 3]
| seats: [{"walls": [], "visitors": [], "standing": [0, 0], "hand": false, "cooling": false}, {"walls": [], "visitors": [], "standing": [0, 0], "hand": false, "cooling": false}]
| reserve: ["white", "yellow", "green", "red", "blue", "purple"]
| journey: null
| timers: [{"move": "search over", "milliseconds": 60000}]
| pile: [{"number": 2, "room": null}, {"number": 3, "room": null}, {"number": 4, "room": null}, {"number": 5, "room": null}, {"number": 6, "room": null}, {"number": 7, "room": null}, {"number": 8, "room": null}, {"number": 9, "room": null}]
0 raise
? told 1
| raise seat=0
1 raise
? told 1
| raise seat=1
| leave-hands number=1
| possible count=1 colour=yellow walls=2 ways=[{'last': 'yellow', 'cells': [[5, 5], [5, 4], [6, 4], [7, 4], [8, 4], [8, 5], [8, 6], [8, 7], [8, 8], [9, 8], [10, 8], [11, 8], [11, 9]], 'colours': ['yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow']}]
| appear number=2 crest=star portrait=lady
0 raise
0 lower
? told 1
| lower seat=0
clock search over
? told 1
| search-over
| leave-time number=2
| possible count=1 colour=yellow walls=2 ways=[{'last': 'yellow', 'cells': [[11, 9], [11, 8], [10, 8], [9, 8], [8, 8], [8, 7], [8, 6], [8, 5], [8, 4], [7, 4], [6, 4], [5, 4], [5, 5]], 'colours': ['yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow']}]
| appear number=3 crest=lion portrait=cook
# Seat 1's call lowered its hand, so that at the drop only seat 0's is up; raised again, it is more than half.
1 raise
1 call red
? told 0
| call seat=1 colour=red
0 raise
clock claim over
? told 0
| claim-over seat=1
? legal clock
| search over
1 raise
? told 0
| raise seat=1
| leave-hands number=3
| possible count=2 colour=yellow walls=2 ways=[{'last': 'yellow', 'cells': [[5, 5], [5, 4], [6, 4], [7, 4], [8, 4], [8, 3], [8, 2], [7, 2], [6, 2], [6, 1], [6, 0], [5, 0], [4, 0], [4, 1], [3, 1]], 'colours': ['yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow']}, {'last': 'green', 'cells': [[5, 5], [6, 5], [6, 4], [7, 4], [8, 4], [8, 3], [8, 2], [7, 2], [6, 2], [6, 1], [6, 0], [5, 0], [4, 0], [3, 0], [3, 1]], 'colours': ['green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green']}]
| appear number=4 crest=tower portrait=bard
clock search over
clock search over
clock search over
clock search over
clock search over
clock search over
? told spectator
| search-over
| leave-time number=9
| possible count=1 colour=red walls=3 ways=[{'last': 'red', 'cells': [[5, 7], [5, 6], [6, 6], [6, 7], [6, 8], [6, 9], [6, 10], [7, 10], [8, 10], [9, 10], [9, 11]], 'colours': ['red', 'red', 'red', 'red', 'red', 'red', 'red', 'red', 'red', 'red', 'red']}]
? outcome
| points 0,0 winners 0,1 by nobody
? legal 0
| (none)
