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
move-appear = the next visitor appears

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
outcome-last = A tie at { $points }: the last visitor taken, number { $number }, decides.
outcome-nobody = Nobody was frightened today.

option-claim-time = Seconds for showing a claim
option-cool-down = Seconds before calling again after a dropped claim
option-search-limit = Seconds for a search (0: no limit)
option-countdown = Seconds of peace before a visitor appears (0: none)
option-tokens = Special tokens laid out
option-trapdoors = How many of them are trapdoors
option-spots = Where the special tokens lie
option-spots-printed = where the edition puts them
option-spots-luck = in rooms drawn by luck
option-spot-1 = Room of special token 1, 1–36 row by row (0: where it usually lies)
option-spot-2 = Room of special token 2, 1–36 row by row (0: where it usually lies)
option-spot-3 = Room of special token 3, 1–36 row by row (0: where it usually lies)
option-spot-4 = Room of special token 4, 1–36 row by row (0: where it usually lies)
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
countdown = The next visitor appears in a moment.
over = The night is over.

solo-problem = { $number ->
    [1] The problem of the day
   *[other] Problem { $number }
  } · grade { $grade } of 5
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

ui-credit = “Boo!” by Blackrock Games; its sheet names Christophe Gonthier and Tony Rochon.
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
ui-asked-countdown = Get ready: the next visitor appears in a moment.
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

rule-1 = Nine tiles in random order make a castle of six by six rooms. Every room has a wall on each of its four sides; some walls stand across corridors; nobody passes the frame.
rule-2 = The ghost begins in one of the four rooms in the middle. A route, drawn for the whole match, says in which room each visitor appears.
rule-3 = Two play with visitors 1 to 9, three or four with 1 to 12, five or six with 1 to 15, in order. Six wall tokens lie in the reserve; two trapdoors and two transitions lie in their rooms.
rule-4 = Everything is open but one thing: where the next visitors will appear.
rule-5 = A visitor appears, and all search at the same time, with their eyes only.
rule-6 = The ghost moves up, down, left or right: through open sides, and through walls of one colour in one journey. It never slips round a corner.
rule-7 = In a room with a trapdoor it may go on as usual, or come out of another trapdoor with the same colour.
rule-8 = In a room with a transition it may go on as usual, or change its colour from there on. Tokens may be used again and again.
rule-9 = Boo! and a colour: whoever calls first has the floor and shows the journey step by step. Each step is final.
rule-10 = You may never use a colour whose wall token lies before you, in no part of the journey.
rule-11 = If your journey reaches the visitor, the ghost stays there. You take the visitor and the wall token of your colour, from the reserve or from whoever has it; they may then use that colour again.
rule-12 = A journey of several colours earns the token of the last one only.
rule-13 = At a wall of another colour, or with a colour of your own, the claim is dropped: nothing is lost or won, and all search on.
rule-14 = If you believe there is no way for you, raise your hand; you may lower it again. When more than half of the hands are up, the visitor leaves and the ghost takes its place.
rule-15 = Four wall tokens before you: you win at once.
rule-16 = Five visitors before you: you win at once.
rule-17 = When the visitors are used up, the most wall tokens and visitors together win; among equals, whoever took a visitor last.
rule-18 = For those who know the castle well: another mix of trapdoors and transitions, fewer of them, other rooms for them, or a route of your choice.

lesson-1-title = One colour
lesson-1-asked = The ghost wants to reach the visitor. It walks through open sides and through walls of one colour. Red will do: pick red and call Boo!
lesson-1-asked-2 = You have the floor. Show the way room by room, by tapping, drawing or with the arrow keys: down, then right along the corridor. Only red walls may be crossed.
lesson-1-done = The visitor is yours, and so is the red wall token. Four tokens or five visitors win the night.
lesson-1-missed = That wall has another colour, or that colour has no way to the visitor. Nothing is lost; in a real match all search on. Try again with red.
lesson-2-title = The trapdoor
lesson-2-asked = No colour leads there on foot. But green leads to a trapdoor, and out of the other one it is two steps to the visitor. Call green.
lesson-2-asked-2 = Walk to the trapdoor up on the left: left, up, up, left. Jump, then go down to the visitor.
lesson-2-done = Whoever stands on a trapdoor may come out of the other one, with the same colour. You could also have walked on.
lesson-2-missed = Not that way. With green: left, up, up, left to the trapdoor; jump; down, down.
lesson-3-title = Change of colour
lesson-3-asked = Begin with white. In the room of the transition, down on the right, the ghost may take on another colour. Call white.
lesson-3-asked-2 = With white: down, right, down, down, three times right, down. There change to blue, and twice down to the visitor.
lesson-3-done = Two colours on one journey. Only the last one earns its token: blue lies before you now, white does not.
lesson-3-missed = That wall stood in another colour than the ghost’s. White to the transition: down, right, down, down, right, right, right, down; then blue.
lesson-4-title = Your own walls
lesson-4-asked = The purple token lies before you, so purple is closed to you, short as its way would be. Another colour leads there too. Call blue.
lesson-4-asked-2 = Blue it is: up, left, four times up, left, down.
lesson-4-done = Another token, another visitor. The more walls lie before you, the fewer colours are left to you: that keeps the race close.
lesson-4-missed = Purple is yours and may not be used, and not every colour has a way. Call blue and go up, left, four times up, left, down.
lesson-5-title = No way
lesson-5-asked = Search as long as you like: with these walls nobody can reach the visitor. Say so: raise your hand with No way.
lesson-5-done = Most hands were up, so the visitor left and the ghost took its place. In a match everybody searches at once, and the first Boo! has the floor.
lesson-5-missed = A claim without a way is dropped, and costs only time. Here there is none: press No way.
picture-1 = The ghost in the middle, and the first visitor at two signs.
picture-2 = A journey with red, one step before its end.
picture-3 = In at one trapdoor, out of the other.
picture-4 = White up to the transition, blue from there on.
picture-5 = The visitor and the purple wall lie before you.
picture-6 = A castle without a way: a hand is up.

advice-way = There is a way of { $steps } steps, walls crossed: { $walls }; it earns the { colour } wall from the reserve.
advice-way-from = There is a way of { $steps } steps, walls crossed: { $walls }; it takes the { colour } wall from { $from_seat }.
advice-wins = There is a way of { $steps } steps, walls crossed: { $walls }; with the { colour } wall you win the match.
advice-no-way = No way begins with this colour: the claim would be dropped.
advice-own = This wall lies before you: the claim would be dropped.
advice-give-up = With the colours left to you there is no way to the visitor.
advice-there-is-one = There is a way for you: search on.
advice-there = There stands the visitor: your claim is right.
advice-on = { $steps ->
    [one] From there it is one step to the visitor.
   *[other] From there it is { $steps } steps to the visitor.
}
advice-astray = From there your colour leads to the visitor no more.
advice-wall = A wall of another colour stands there: the claim would be dropped.
advice-time = The time of your claim runs on.
advice-nothing = Nothing changes by it.
