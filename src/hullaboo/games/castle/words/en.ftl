title = Castle
tagline = One ghost, walls of six colours: find the way first and call Boo!

colour = { $colour ->
    [white] white
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[purple] purple
}
wall = { $wall ->
    [white] white
    [yellow] yellow
    [green] green
    [red] red
    [blue] blue
   *[purple] purple
}
direction = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
crest = { $crest ->
    [tower] tower
    [lion] lion
    [star] star
    [moon] moon
    [key] key
   *[rose] rose
}
portrait = { $portrait ->
    [cook] cook
    [knight] knight
    [lady] lady
    [bard] bard
    [bishop] bishop
   *[child] child
}

move-call = Boo! { colour }
move-step = go { direction }
move-jump = down the trapdoor, out at { $spot }
move-change = change to { colour }
move-raise = raise your hand: no way for you
move-lower = lower your hand
move-wait = wait
move-claim-over = the claim’s time is over
move-search-over = the search’s time is over
move-cooled = { $seat } may call again

event-call = { $seat }: Boo! { colour }!
event-walk = The ghost glides { direction }.
event-cross = The ghost slips { direction } through the { colour } wall.
event-bump = That wall is { wall }; { $seat } called { colour }. The claim is dropped.
event-jump = The ghost drops through the trapdoor and comes out at { $spot }.
event-change = From here on { $seat } uses { colour }.
event-own-colour = The { colour } wall already lies before { $seat }: the claim is dropped.
event-too-long = { $seat } wanders too long: the claim is dropped.
event-claim-over = Time is over for { $seat }: the claim is dropped.
event-search-over = The time for searching is over.
event-cooled = { $seat } may call again.
event-raise = { $seat } raises a hand.
event-lower = { $seat } lowers the hand.
event-take = { $seat } frightens visitor { $number } and takes the { colour } wall.
event-take-from = { $seat } frightens visitor { $number } and takes the { colour } wall from { $from_seat }.
event-leave-hands = Most hands are up: visitor { $number } leaves unfrightened.
event-leave-time = Nobody came: visitor { $number } leaves unfrightened.
event-leave-unrest = Too much hubbub: visitor { $number } leaves unfrightened.
event-possible = { $count ->
    [one] One colour could have ended the journey; shortest: { colour }, walls crossed: { $walls }.
   *[other] { $count } colours could have ended the journey; shortest: { colour }, walls crossed: { $walls }.
}
event-impossible = There was no way at all.
event-appear = Visitor { $number } appears: { crest } and { portrait }.

outcome-walls = Wall tokens won: { $walls }.
outcome-visitors = Visitors frightened: { $visitors }.
outcome-most = The visitors are used up; most walls and visitors together: { $points }.
outcome-last = Equal at { $points }, but the last of those visitors, number { $number }, decides.
outcome-nobody = Nobody was frightened today.

option-claim-time = Seconds for showing a claim
option-cool-down = Seconds before calling again after a dropped claim
option-search-limit = Seconds for a search (0: no limit)
option-tokens = Special tokens laid out
option-trapdoors = How many of them are trapdoors
option-spots = Where the special tokens lie
option-spots-printed = where the edition puts them
option-spots-luck = in rooms drawn by luck
option-route = Route of the visitors (0: drawn by luck)

round = Visitor { $number } of { $last } · route { $route }
place = The visitor waits at { crest } and { portrait }: row { $row }, column { $column }.
legend = Walls
signs = G ghost · V visitor · T trapdoor · X transition · * the newest journey
reserve = Reserve
before-seat = { $seat }
visitors-taken = visitors: { $visitors }
hand-up = hand up
cooling = cooling down
search = Everybody searches. Who has a way calls Boo! and a colour.
claim = { $seat } shows a journey with { colour }; steps so far: { $steps }.
over = The night is over.

solo-problem = Problem { $number } · grade { $grade } of 5
solo-asked = Type the journey: a colour, then steps, such as “white, n, n, e”; none, if there is no way; q to leave.
solo-right = Right, after { $seconds } s.
solo-right-none = Right: there is no way. { $seconds } s.
solo-wrong = Not quite: { $why }
solo-there-is = There is a way, with { colour }; walls crossed: { $walls }.
solo-short = that journey does not reach the visitor.
solo-bump = the { wall } wall is in the way.
solo-some-way = there is a way after all.
solo-next = Enter for the next problem, q to leave.
solo-done = Solved: { $solved } of { $tried }; median { $seconds } s.

ui-credit = “Boo!” by Christophe Gonthier and Tony Rochon, published by Blackrock Games.
ui-reconstructed = Where walls, crests and portraits lie in the castle is our reconstruction; the pieces and their numbers are as on the sheet.

ui-boo = Boo!
ui-castle = The castle. Keys 1 to 6 pick a colour, B calls Boo!, H raises or lowers your hand.
ui-castle-tracing = The castle. Show your way: arrow keys walk, J jumps through a trapdoor, 1 to 6 change the colour in a transition room.
ui-pick = With which colour?
ui-pick-first = pick a colour
ui-yours = this token lies before you
ui-raise = No way
ui-lower = Hand down
ui-arrows = Walk
ui-before-seats = Before the seats
ui-walls = Wall tokens: { $walls }
ui-no-walls = No wall tokens
ui-empty = empty
ui-ways = The ways there were:
ui-way = Show the way that ends with { colour }: { $steps } steps
ui-asked-search = Find a way with one colour, then call Boo!
ui-asked-trace = Show your way, room by room!
ui-asked-watch = { $seat } called Boo! and shows a way.
ui-asked-cooling = Catch your breath: in a moment you may call again.
ui-standing = { $walls } { $walls ->
    [one] wall
   *[other] walls
} · { $visitors } { $visitors ->
    [one] visitor
   *[other] visitors
}
ui-round = This round
ui-row = Row { $row }: a corridor
ui-row-crest = Row { $row }: rooms of the { crest }
ui-cell = Column { $column }, { $what }: { $sides }
ui-open = open
ui-frame = outer wall
ui-room = room
ui-corridor = corridor
ui-trapdoor = trapdoor { $spot }
ui-transition = transition
ui-ghost = the ghost
ui-visitor = visitor { $number }
ui-ghost-at = The ghost is in row { $row }, column { $column }.
ui-visitor-at = The visitor waits at { crest } and { portrait }: row { $row }, column { $column }.
ui-problem-grade = { $grade ->
    [1] At a glance
    [2] Easy
    [3] Thoughtful
    [4] Tricky
   *[5] Fiendish
}
