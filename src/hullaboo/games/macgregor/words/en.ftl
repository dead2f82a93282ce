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
event-laid = { $seat } has made up its mind: { $cards ->
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
ui-reconstructed = The castle’s rooms and doors are our reconstruction; keys, crests and cards are as on the sheet.
