[Game "castle"]
[Seats "3"]
[Seed "10"]

# Three seats search; everything is open but the rooms of the pile.
? table 0
| round number=1 last=12 route=4
| place crest=rose portrait=knight row=6 column=2
| search
|
|                     portraitportraitportraitportraitportraitportrait
|                   ┌───────────────────────────────────────────────┐
|                   │   b                               y           │
|                   │ppp·bbb·   ·rrr·rrr·www·   ·www·bbb·rrr·www·bbb│
| crest crest=tower │   y   w   g   y   y   g   p   b   y   p   r   │
|                   │   ·ggg·   ·ppp·   ·ppp·bbb·rrr·   ·ggg·   ·www│
|                   │       g                   y           p       │
|                   │   ·www·   ·bbb·   ·ppp·   ·yyy·   ·ggg·   ·bbb│
|  crest crest=lion │   r   y   pT1 g   y   w   r   g   wX3 r   y   │
|                   │   ·ppp·   ·rrr·   ·ggg·   ·bbb·   ·bbb·   ·www│
|                   │       y               p           b           │
|                   │   ·www·   ·ppp·   ·bbb·rrr·ppp·yyy·yyy·   ·ppp│
|  crest crest=star │   g   r   y   g   w   g   r   b   g   r   b   │
|                   │   ·bbb·ppp·rrr·   ·rrr·   ·yyy·   ·www·www·www│
|                   │           w           w                       │
|                   │bbb·bbb·   ·ppp·   ·bbb·   ·rrr·   ·rrr·   ·yyy│
|  crest crest=moon │   r   p   g   b   y G p   y   g   p   g   p   │
|                   │   ·yyy·   ·www·   ·ggg·   ·www·   ·bbb·   ·rrr│
|                   │                       r                   y   │
|                   │   ·ggg·   ·ggg·   ·www·www·ggg·   ·rrr·ppp·www│
|   crest crest=key │   p   w   pX4 r   y   r   r   p   gT2 p   y   │
|                   │   ·yyy·yyy·bbb·yyy·bbb·   ·bbb·   ·www·   ·ggg│
|                   │       r                                   b   │
|                   │www·bbb·   ·ppp·   ·ggg·   ·ggg·ggg·bbb·   ·bbb│
|  crest crest=rose │   g   r   b V y   y   p   w   r   r   p   y   │
|                   └───────────────────────────────────────────────┘
|
| legend: w colour colour=white · y colour colour=yellow · g colour colour=green · r colour colour=red · b colour colour=blue · p colour colour=purple
| signs
|
| before-seat seat=0: – · visitors-taken visitors=–
| before-seat seat=1: – · visitors-taken visitors=–
| before-seat seat=2: – · visitors-taken visitors=–
| reserve: colour colour=white, colour colour=yellow, colour colour=green, colour colour=red, colour colour=blue, colour colour=purple
? legal 0
| call white, call yellow, call green, call red, call blue, call purple, raise, wait
# Seat 1 is too quick: the wall to the west is yellow.
0 raise
1 call white
? legal 1
| n, e, s, w, wait
? legal 2
| raise, wait
1 w
? told 2
| bump seat=1 direction=west wall=yellow colour=white
? legal 1
| raise, wait
# Seat 2 has seen it, and gets the yellow wall.
2 call yellow
2 w
? told 0
| cross seat=2 direction=west colour=yellow
2 s
? told 0
| walk seat=2 direction=south
2 s
2 s
2 s
2 w
? told spectator
| cross seat=2 direction=west colour=yellow
| take seat=2 number=1 colour=yellow walls=[0, 0, 1] visitors=[0, 0, 1]
| possible count=3 colour=yellow walls=3 ways=[{'last': 'yellow', 'cells': [[7, 5], [7, 4], [8, 4], [9, 4], [10, 4], [11, 4], [11, 3]], 'colours': ['yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow']}, {'last': 'blue', 'cells': [[7, 5], [8, 5], [8, 4], [8, 3], [9, 3], [9, 3], [10, 3], [10, 2], [11, 2], [11, 3]], 'colours': ['green', 'green', 'green', 'green', 'green', 'blue', 'blue', 'blue', 'blue', 'blue']}, {'last': 'purple', 'cells': [[7, 5], [7, 6], [8, 6], [8, 7], [8, 8], [9, 8], [10, 8], [10, 7], [10, 6], [10, 5], [10, 4], [10, 3], [11, 3]], 'colours': ['purple', 'purple', 'purple', 'purple', 'purple', 'purple', 'purple', 'purple', 'purple', 'purple', 'purple', 'purple', 'purple']}]
| appear number=2 crest=moon portrait=cook
? legal 0
| call white, call yellow, call green, call red, call blue, call purple, raise, wait
# In the next round seat 2 may not use yellow any more.
2 call yellow
? told 0
| call seat=2 colour=yellow
| own-colour seat=2 colour=yellow
clock cooled 2
? told 0
| cooled seat=2
# Seat 0 goes blue, then purple from the transition on, and gets purple only.
0 call blue
0 w
0 n
0 e
0 n
? legal 0
| n, e, s, w, change white, change yellow, change green, change red, change purple, wait
0 change purple
? told 1
| change seat=0 colour=purple
0 w
0 n
0 n
0 w
? told 1
| cross seat=0 direction=west colour=purple
| take seat=0 number=2 colour=purple walls=[1, 0, 1] visitors=[1, 0, 1]
| possible count=4 colour=yellow walls=3 ways=[{'last': 'yellow', 'cells': [[11, 3], [11, 4], [10, 4], [9, 4], [8, 4], [8, 3], [8, 2], [8, 1], [7, 1]], 'colours': ['yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow']}, {'last': 'purple', 'cells': [[11, 3], [11, 2], [10, 2], [10, 3], [9, 3], [9, 3], [9, 2], [8, 2], [7, 2], [7, 1]], 'colours': ['blue', 'blue', 'blue', 'blue', 'blue', 'purple', 'purple', 'purple', 'purple', 'purple']}, {'last': 'red', 'cells': [[11, 3], [11, 2], [10, 2], [10, 3], [9, 3], [9, 3], [9, 4], [8, 4], [8, 3], [8, 2], [8, 1], [8, 0], [7, 0], [7, 1]], 'colours': ['blue', 'blue', 'blue', 'blue', 'blue', 'red', 'red', 'red', 'red', 'red', 'red', 'red', 'red', 'red']}, {'last': 'blue', 'cells': [[11, 3], [11, 2], [10, 2], [10, 3], [9, 3], [9, 3], [8, 3], [8, 4], [7, 4], [6, 4], [5, 4], [4, 4], [3, 4], [2, 4], [2, 5], [2, 6], [3, 6], [4, 6], [4, 7], [4, 8], [3, 8], [2, 8], [2, 9], [3, 9], [3, 9], [4, 9], [4, 8], [4, 7], [4, 6], [3, 6], [2, 6], [2, 5], [2, 4], [3, 4], [4, 4], [5, 4], [6, 4], [7, 4], [8, 4], [8, 3], [8, 2], [7, 2], [6, 2], [6, 1], [7, 1]], 'colours': ['blue', 'blue', 'blue', 'blue', 'blue', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'green', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue', 'blue']}]
| appear number=3 crest=rose portrait=child
? table spectator
| round number=3 last=12 route=4
| place crest=rose portrait=child row=6 column=6
| search
|
|                     portraitportraitportraitportraitportraitportrait
|                   ┌───────────────────────────────────────────────┐
|                   │   b                               y           │
|                   │ppp·bbb·   ·rrr·rrr·www·   ·www·bbb·rrr·www·bbb│
| crest crest=tower │   y   w   g   y   y   g   p   b   y   p   r   │
|                   │   ·ggg·   ·ppp·   ·ppp·bbb·rrr·   ·ggg·   ·www│
|                   │       g                   y           p       │
|                   │   ·www·   ·bbb·   ·ppp·   ·yyy·   ·ggg·   ·bbb│
|  crest crest=lion │   r   y   pT1 g   y   w   r   g   wX3 r   y   │
|                   │   ·ppp·   ·rrr·   ·ggg·   ·bbb·   ·bbb·   ·www│
|                   │       y               p           b           │
|                   │   ·www·   ·ppp·   ·bbb·rrr·ppp·yyy·yyy·   ·ppp│
|  crest crest=star │   g   r   y   g   w   g   r   b   g   r   b   │
|                   │   ·bbb·ppp·rrr·   ·rrr·   ·yyy·   ·www·www·www│
|                   │           w           w                       │
|                   │bbb·bbb·   ·ppp·   ·bbb·   ·rrr·   ·rrr·   ·yyy│
|  crest crest=moon │   r G p * g   b   y   p   y   g   p   g   p   │
|                   │   ·yyy·   ·www·   ·ggg·   ·www·   ·bbb·   ·rrr│
|                   │         *             r                   y   │
|                   │   ·ggg·   ·ggg·   ·www·www·ggg·   ·rrr·ppp·www│
|   crest crest=key │   p   w * pX4 r   y   r   r   p   gT2 p   y   │
|                   │   ·yyy·yyy·bbb·yyy·bbb·   ·bbb·   ·www·   ·ggg│
|                   │       r *   *                             b   │
|                   │www·bbb·   ·ppp·   ·ggg·   ·ggg·ggg·bbb·   ·bbb│
|  crest crest=rose │   g   r * b * y   y   p   w   r   r   p   y V │
|                   └───────────────────────────────────────────────┘
|
| legend: w colour colour=white · y colour colour=yellow · g colour colour=green · r colour colour=red · b colour colour=blue · p colour colour=purple
| signs
|
| before-seat seat=0: colour colour=purple · visitors-taken visitors=2
| before-seat seat=1: – · visitors-taken visitors=–
| before-seat seat=2: colour colour=yellow · visitors-taken visitors=1
| reserve: colour colour=white, colour colour=green, colour colour=red, colour colour=blue
? outcome
| unfinished
