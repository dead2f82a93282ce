[Game "spooky"]
[Seats "3"]
[Edition "short-night"]
[Options "memory_aid=yes"]
[Seed "75241"]
# A peeked card travels through two swaps and a shuffle. With memory aid each seat's table shows what it knows:
# ( 9?) is remembered, [ 9?] lies open to it, [#@#] is being looked at by somebody else.
0 seen
1 seen
2 seen
0 draw
0 throw
0 done
1 draw
1 throw
1 done
2 draw
2 throw
2 done
0 draw
0 throw
0 done
1 draw
1 throw
1 done
2 draw
2 throw
2 refuse
2 done
0 draw
0 throw
0 look 1c
# Seat 0 peeks at c of seat 1. All see where it looks; the 9 is for seat 0 alone.
? table 0
| round number=1 rounds=5
| ▸ name seat=0 points=0     name seat=1 points=0     name seat=2 points=0
|   c [###]  d [###]         c [ 9?]  d [###]         c [###]  d [###]
|   a ( 0 )  b ( 7o)         a [###]  b [###]         a [###]  b [###]
|   pile cards=5   discards cards=7 [15!]
|   o power-look-at-own
|   ? power-look-at-other
|   ! power-look-and-swap
? table 1
| round number=1 rounds=5
| ▸ name seat=0 points=0     name seat=1 points=0     name seat=2 points=0
|   c [###]  d [###]         c [#@#]  d [###]         c [###]  d [###]
|   a [###]  b [###]         a ( 2 )  b (15!)         a [###]  b [###]
|   pile cards=5   discards cards=7 [15!]
|   ! power-look-and-swap
? table 2
| round number=1 rounds=5
| ▸ name seat=0 points=0     name seat=1 points=0     name seat=2 points=0
|   c [###]  d [###]         c [#@#]  d [###]         c [###]  d [###]
|   a [###]  b [###]         a [###]  b [###]         a ( 3 )  b ( 1 )
|   pile cards=5   discards cards=7 [15!]
|   ! power-look-and-swap
0 seen
0 done
1 draw
1 throw
1 offer c
1 swap 2d
# The 9 goes to seat 2, unseen: seat 0 knows where, its old and new owner do not know what.
? table 0
| round number=1 rounds=5
|   name seat=0 points=0   ▸ name seat=1 points=0     name seat=2 points=0
|   c [###]  d [###]         c [###]  d [###]         c [###]  d ( 9?)
|   a ( 0 )  b ( 7o)         a [###]  b [###]         a [###]  b [###]
|   pile cards=4   discards cards=8 [11x]
|   o power-look-at-own
|   ? power-look-at-other
|   x power-swap-blind
? table 1
| round number=1 rounds=5
|   name seat=0 points=0   ▸ name seat=1 points=0     name seat=2 points=0
|   c [###]  d [###]         c [###]  d [###]         c [###]  d [###]
|   a [###]  b [###]         a ( 2 )  b (15!)         a [###]  b [###]
|   pile cards=4   discards cards=8 [11x]
|   x power-swap-blind
|   ! power-look-and-swap
? told 2
| swapped seat=1 slot=c at_seat=2 at_slot=d
1 done
2 draw
2 throw
2 offer d
2 swap 1d
# It comes back to seat 1, into d. Seat 0 still follows it.
? table 0
| round number=1 rounds=5
|   name seat=0 points=0     name seat=1 points=0   ▸ name seat=2 points=0
|   c [###]  d [###]         c [###]  d ( 9?)         c [###]  d [###]
|   a ( 0 )  b ( 7o)         a [###]  b [###]         a [###]  b [###]
|   pile cards=3   discards cards=9 [11x]
|   o power-look-at-own
|   ? power-look-at-other
|   x power-swap-blind
? table 1
| round number=1 rounds=5
|   name seat=0 points=0     name seat=1 points=0   ▸ name seat=2 points=0
|   c [###]  d [###]         c [###]  d [###]         c [###]  d [###]
|   a [###]  b [###]         a ( 2 )  b (15!)         a [###]  b [###]
|   pile cards=3   discards cards=9 [11x]
|   x power-swap-blind
|   ! power-look-and-swap
? told 2
| swapped seat=2 slot=d at_seat=1 at_slot=d
2 done
0 draw
0 throw
0 done
1 draw
1 keep d
# Seat 1 keeps a better card in d: now all have seen the 9.
? told 2
| kept seat=1 slot=d discarded=9
1 done
2 draw
2 throw
2 done
0 draw
# The pile was empty: the discards, the 9 among them, are shuffled. Nobody knows where it is;
# what lies before the seats stays known. Seat 1 alone knows what it kept in d.
? table 0
| round number=1 rounds=5
| ▸ name seat=0 points=0     name seat=1 points=0     name seat=2 points=0
|   c [###]  d [###]         c [###]  d [###]         c [###]  d [###]
|   a ( 0 )  b ( 7o)         a [###]  b [###]         a [###]  b [###]
|   pile cards=10   discards cards=1 [ 6 ]
|   held seat=0 [11x]
|   o power-look-at-own
|   x power-swap-blind
? table 1
| round number=1 rounds=5
| ▸ name seat=0 points=0     name seat=1 points=0     name seat=2 points=0
|   c [###]  d [###]         c [###]  d (-1 )         c [###]  d [###]
|   a [###]  b [###]         a ( 2 )  b (15!)         a [###]  b [###]
|   pile cards=10   discards cards=1 [ 6 ]
|   held seat=0 [###]
|   ! power-look-and-swap
? table 2
| round number=1 rounds=5
| ▸ name seat=0 points=0     name seat=1 points=0     name seat=2 points=0
|   c [###]  d [###]         c [###]  d [###]         c [###]  d [###]
|   a [###]  b [###]         a [###]  b [###]         a ( 3 )  b ( 1 )
|   pile cards=10   discards cards=1 [ 6 ]
|   held seat=0 [###]
