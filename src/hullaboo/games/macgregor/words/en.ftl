title = The MacGregor Ghost
tagline = Someone in a sheet walks through walls. Find your keys and get out before it finds you.

crest = { $crest ->
    [thistle] thistle
    [stag] stag
    [crown] crown
    [ship] ship
   *[sun] sun
}
colour = { $colour ->
    [red] red
    [blue] blue
   *[green] green
}

move-lay = lay the { crest }
move-laid = that is my path
move-open = open the { colour } door with the { crest } key
move-stop = stay here
move-draw = draw a key and stay here
move-discard = put the { colour } { crest } key away
move-catch = pass the curse to { $seat }

event-lay = { $seat } lays card { $number }, face down: the { crest }.
event-lay-hidden = { $seat } lays card { $number }, face down.
event-laid = { $seat } has laid a path: { $cards ->
    [one] one card
   *[other] { $cards } cards
}. Now run.
event-open = { $seat } opens the { colour } door from { $from } to { $to } with a { crest } key.
event-escape = { $seat } opens the { colour } gate in { $from } and is free!
event-stop = { $seat } stops in { $room }.
event-stay = { $seat } stays in { $room } and draws nothing.
event-draw = { $seat } draws a { colour } key with the { crest } on its back.
event-draw-hidden = { $seat } draws a key with the { crest } on its back.
event-discard = { $seat } puts a { colour } { crest } key away.
event-reshuffle = The spent keys are shuffled: { $keys } in the new pile.
event-top = The pile now shows the { crest }.
event-reveal = Card { $number } is the { crest }: { $seat } drifts into { $room }.
event-meet = { $seat } finds company in { $room } and may choose.
event-catch = Boo! In { $room } { $seat } throws off the sheet, and { $caught_seat } must wear it in the dungeon.
event-miss = { $seat } meets nobody and waits in { $room }.
event-round = Round { $number }. { $seat } is the ghost.
event-dawn = The cock crows. The night is over.

outcome-escape = { $seat } got out in round { $round }.
outcome-dawn = Day breaks with nobody out: nearest to a gate wins, { $doors ->
    [one] one door
   *[other] { $doors } doors
} and { $missing ->
    [one] one missing key
   *[other] { $missing } missing keys
} away.

option-first-ghost = First ghost
option-first-ghost-random = drawn by lot
option-first-ghost-chosen = the first seat

edition-long-night = a long night
edition-many-doors = many doors

round-line = Round { $round } of { $rounds } · ghost: { $seat }
pile-line = Pile: { $keys } keys, on top the { crest }
pile-empty = Pile: none until a key is put away
spent-line = Spent: { $keys }
seat-line = { $seat } in { $room }
seat-dungeon = { $seat } in the dungeon
seat-outside = { $seat } is free
legend = { $signs } · R B G doors · * treasure · ▓ dungeon · @ ghost, ' where it walked last
path-line = Cards before the ghost: { $path }
trail-line = Last walk: { $trail }

ui-credit = “Le Fantôme des MacGregor”, a game by Dominique Ehrhard, published by Nathan.
ui-reconstructed = 39 keys, five ghost cards and three gates are as on the sheet; rooms, doors, colours and crests are our reconstruction.

ui-castle = The castle. Arrow keys walk from room to room, Enter plans a way there; 1 to 5 pick a key or a card, Escape takes a step back.
ui-room = { $room }, { crest }.
ui-treasure = The treasure room.
ui-here = Here: { $names }.
ui-ghost-named = the ghost { $seat }
ui-is-ghost = the ghost, with five cards and no keys
ui-doors = Doors: { $doors }.
ui-door = { side } { colour }
ui-gate-side = { side } a { colour } gate
side = { $side ->
    [north] up
    [east] right
    [south] down
   *[west] left
}
ui-gate = The { colour } gate of { $room }, the way to freedom.
ui-cost = { $cost ->
    [one] One key away.
   *[other] { $cost } keys away.
}
ui-cost-card = Could be card { $cost } of your path.
ui-dungeon = dungeon
ui-dungeon-lies = The dungeon lies beside { $room }; a ghost leaves it, nobody enters it.
ui-free = free!
ui-key = { colour } key, { crest } on its back
ui-back = key with the { crest } on its back
ui-key-listed = { colour } ({ crest })
ui-back-listed = hidden ({ crest })
ui-holds = { $who }: { $held }
ui-card = Ghost card: { crest }
ui-no-keys = no keys
ui-your-keys = Your keys
ui-your-cards = Your ghost cards
ui-pile = Pile
ui-path = The ghost’s path
ui-spent-title = Spent keys
ui-spent = { $count } × { colour } { crest }
ui-spent-colour = { $count } { colour } spent
ui-keys-of-others = Keys of the others
ui-round = This round
ui-round-short = Round
ui-row = Row { $row }
ui-seats = Who is where, with which keys
ui-beyond = Beyond the walls
ui-path-hidden = { $cards ->
    [one] One card lies before the ghost.
   *[other] { $cards } cards lie before the ghost.
}
ui-path-none = No card lies before the ghost yet.
ui-standing = { $where } · { $keys ->
    [one] 1 key
   *[other] { $keys } keys
}
ui-standing-ghost = Ghost · { $where }
ui-you-ghost = You are the ghost
ui-you-flee = You flee from { $seat }
ui-caught-you = Caught! Now you are the ghost
ui-caught-other = { $seat } was caught and is the ghost now
ui-boo = Boo!
ui-curse = In { $room } { $seat } throws off the sheet and runs on with the keys of { $caught_seat }. { $caught_seat } is the ghost now, and begins in the dungeon.
ui-curse-you = { $seat } caught you in { $room } and runs on with your keys. You are the ghost now, and begin in the dungeon.
ui-curse-by-you = You caught { $caught_seat } in { $room }. You are free of the sheet and have those keys; { $caught_seat } is the ghost now.
ui-go-on = Go on
ui-planned = Planned: { $rooms }.
ui-planned-keys = Planned: { $rooms }, with { $keys }.
ui-laid = { $cards ->
    [one] Lay this card
   *[other] Lay these { $cards } cards
}
ui-go = Go · { $keys ->
    [one] 1 key
   *[other] { $keys } keys
}
ui-go-draw = Go and draw
ui-stop = Stop here
ui-stop-draw = Stop and draw
ui-stay = Stay
ui-stay-draw = Stay and draw
ui-escape = Out into the night! · { $keys ->
    [one] 1 key
   *[other] { $keys } keys
}
ui-discard = Put away: { $key }
ui-catch = Catch { $seat }
ui-back-step = Back
ui-night = Play in the dark
ui-lamp = Light the lamp for everybody
ui-reach = Where could the ghost walk?
ui-haunted = In { $share } of 100 walks the ghost would come here.
ui-asked-lay = You are the ghost: tap your path, one to four rooms, through any wall.
ui-asked-lay-caught = Caught! Now you are the ghost: tap your path out of the dungeon.
ui-asked-move = Your turn: flee to a lit room, or stay.
ui-asked-on = Further on, or stop here?
ui-asked-discard = Five keys are one too many: which one do you put away?
ui-asked-catch = You found company. Who shall wear the sheet?
ui-wait = One moment …
ui-wait-lay = { $seat } is the ghost and is laying a path.
ui-wait-move = { $seat } is choosing a way.
ui-wait-discard = { $seat } has five keys and puts one away.
ui-wait-catch = { $seat } has found several and chooses.
ui-over = The night is over.

rule-1 = Two to four play. One is the ghost: its pawn waits under the sheet in the dungeon, with five cards, one for each crest, and no keys.
rule-2 = All others begin in the treasure room with four keys each; the rest is the pile.
rule-3 = Everybody sees the crests on the backs of all keys, also on top of the pile. The colour of a key is seen by its holder alone.
rule-4 = A round has three parts: the ghost lays its path, the others move, the ghost walks.
rule-5 = The ghost lays one to four cards face down in a row. Each names the next room: the one beside the last, never diagonally, that bears this crest. Walls and doors do not matter to a ghost.
rule-6 = Once the path lies there, it cannot be changed.
rule-7 = From the ghost’s left and clockwise, every other player moves or stays.
rule-8 = To move, play one to four keys, one a door. A key opens a door of its own colour only, and is spent.
rule-9 = If you end your move in a room with the crest that lies on top of the pile, you may draw that key.
rule-10 = If you stay where you are, you may draw the top key.
rule-11 = Nobody keeps five keys: if you draw a fifth, put one of the five away.
rule-12 = When the pile runs out, the spent keys are shuffled and become the pile.
rule-13 = Any number of pawns may share a room.
rule-14 = When all have moved, the ghost turns its cards one by one, from the first to the last, and enters each room.
rule-15 = A ghost that meets nobody waits in the last room and takes its cards back; a new round begins.
rule-16 = In the first room where it meets a pawn the ghost stops and passes the curse on. Whoever is caught takes cards and sheet and begins again in the dungeon; the old ghost is a player from now on, in that room, with the keys of the caught one.
rule-17 = If it meets several, the ghost chooses whom; the others keep their places and keys.
rule-18 = The first to go through a gate, with a key of its colour, has escaped and wins at once: the ghost does not walk any more.
rule-19 = The ghost has one card a crest, so it never enters two rooms of one crest in a round.
rule-20 = Whoever was caught knows the keys that had to be handed over, and so which doors they open, until they are spent.

lesson-1-title = Keys open doors
lesson-1-asked = Otto is the ghost and has laid one card. Out of the dungeon that can only be A3, where you stand: tap a lit room and go. Every door costs a key of its colour.
lesson-1-done = The ghost came through the wall into A3, and nobody was there. Now it waits in A3, and its next walk begins there.
lesson-1-missed = You were in A3 when the ghost came out, so the sheet is yours. Be somewhere else when it walks.
lesson-2-title = A crest brings a key
lesson-2-asked = The pile shows the ship, so whoever ends a move in a ship room may draw that key. A4 bears a ship: go there and draw. With one card the ghost comes no farther than A3.
lesson-2-done = One key spent, one key drawn: that is how a long way is paid. Everybody saw the ship on its back; its colour you alone know.
lesson-2-missed = That brought no key, or it brought the ghost. End your move in a room with a ship, and choose “Go and draw”.
lesson-3-title = Through the walls
lesson-3-asked = Now you are the ghost. Otto would love to draw: the pile shows the stag, and the stag room next to him is A2. Lay two cards: A3, then A2.
lesson-3-done = Otto went to A2, drew his key, and there you were. You throw off the sheet and have his keys; he is the ghost and begins in the dungeon.
lesson-3-missed = That path does not end in A2. Out of the dungeon you enter A3 first; from there A2 is the room on the left.
lesson-4-title = Whom to catch?
lesson-4-asked = The ghost again, and two before you. Lay one card only, for A3: perhaps they do not run.
lesson-4-asked-2 = Otto stayed; Wilma went out and came back, and both stand in A3. You choose, and you will have the keys of whom you catch: look at their hands.
lesson-4-done = Otto wears the sheet and begins in the dungeon; you stand in A3 with his four keys. Wilma keeps her place and her two.
lesson-4-missed = One card, for A3, is enough. Then catch whoever has more keys, for they become yours.
lesson-5-title = Out into the night
lesson-5-asked = It is late, and freedom is three doors away: a red one, a blue one, and the red gate below E5. Tap that gate and run, all in one move.
lesson-5-done = Three keys, three doors, and out! You win at once, and the ghost does not even walk.
lesson-5-missed = You stopped before the gate. Your three keys reach all the way: tap the gate below E5 itself.

picture-1 = The beginning: the ghost in the dungeon, the other in the treasure room. You see the colours of your own keys, and the crests on the backs of all.
picture-2 = A path of three cards, as the ghost sees it: A3, A2, A1, through every wall.
picture-3 = One key spent for the blue door. A4 bears the crest that lies on the pile, so the move may end with a draw.
picture-4 = After a catch: the old ghost stands in A2 with the keys, the new one waits in the dungeon.
picture-5 = Two of three doors are behind you; one key is left, for the gate.

advice-walk = The best path with it is { $rooms }; it meets somebody in { $percent } of 100 such rounds.
advice-free = You are out in this very move, and win.
advice-go = It leads on to { $room }, { $doors ->
    [one] one door
   *[other] { $doors } doors
} from freedom; the ghost comes there in { $percent } of 100 such rounds.
advice-stay = { $room } is { $doors ->
    [one] one door
   *[other] { $doors } doors
} from freedom; the ghost comes in { $percent } of 100 such rounds.
advice-draw = One key more; the ghost comes to { $room } in { $percent } of 100 such rounds.
advice-keys = The keys that you keep are worth { $worth } of 100 on your way out.
advice-catch = In this room those keys are worth { $worth } of 100, as far as you can know.
