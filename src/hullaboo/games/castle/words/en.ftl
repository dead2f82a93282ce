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
event-own-colour = { colour } already lies before { $seat }: the claim is dropped.
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
place = The visitor waits at { crest } and { portrait }, row { $row }, column { $column }.
ghost-at = The ghost is in row { $row }, column { $column }.
legend = Walls
signs = G ghost · V visitor · T trapdoor · X transition · digits: its number
reserve = Reserve
before-seat = { $seat }
visitors-taken = Visitors: { $visitors }
hand-up = hand up
cooling = cooling down
search = Everybody searches.
claim = { $seat } shows a journey: { $steps } steps so far.
over = The night is over.
