[Game "spooky"]
[Seats "2"]
[Seed "7"]
# Without memory aid. The first look is told to who looks, and shown only while it lasts.
? table 0
| round number=1 rounds=5
|   name seat=0 points=0     name seat=1 points=0
|   c [###]  d [###]         c [###]  d [###]
|   a [11x]  b [ 1 ]         a [#@#]  b [#@#]
|   pile cards=46   discards cards=0 [   ]
|   x power-swap-blind
0 seen
? told 0
| memorised-faces seat=0 a=11 b=1 fleeting=True
? told 1
| memorised seat=0
? table 0
| round number=1 rounds=5
|   name seat=0 points=0     name seat=1 points=0
|   c [###]  d [###]         c [###]  d [###]
|   a [###]  b [###]         a [#@#]  b [#@#]
|   pile cards=46   discards cards=0 [   ]
1 seen
? legal 0
| call, draw
? legal 1
| call, wait
# Nobody hears that seat 1 says nothing.
1 wait
? told 0
| (nothing)
0 draw
? told 0
| drew-face seat=0 value=1 fleeting=True
? told 1
| drew seat=0
0 keep d
? told 1
| kept seat=0 slot=d discarded=6
# Seat 1 calls at the end of the turn, and is wrong: ten points. All hands are shown.
1 call
? told spectator
| called seat=1
| wrong-call seat=1 points=22
| hand seat=0 a=11 b=1 c=7 d=1 gained=0 total=0
| hand seat=1 a=5 b=9 c=8 d=0 gained=10 total=10
? table spectator
| round number=1 rounds=5
|   name seat=0 points=0 (+0)     name seat=1 points=10 (+10)
|   c [ 7o]  d [ 1 ]              c [ 8o]  d [ 0 ]
|   a [11x]  b [ 1 ]              a [ 5 ]  b [ 9?]
|   pile cards=45   discards cards=1 [ 6 ]
|   o power-look-at-own
|   ? power-look-at-other
|   x power-swap-blind
0 seen
clock seen
? told 0
| time-up
| ready seat=1
| dealt round=2
? table 1
| round number=2 rounds=5
|   name seat=0 points=0     name seat=1 points=10
|   c [###]  d [###]         c [###]  d [###]
|   a [#@#]  b [#@#]         a [12x]  b [ 2 ]
|   pile cards=46   discards cards=0 [   ]
|   x power-swap-blind
