clock = The clock
seat-name = Seat { $number }
me-name = Seat { $number } (you)
bot-name = Seat { $number } ({ $bot })
bot-random = at random
bot-mo = Mo
bot-otto = Otto
bot-wilma = Wilma
bot-ida = Ida
bot-lux = Lux
plays-random = any move at all, each as likely
plays-mo = takes what looks nice, and forgets what lies where
plays-otto = plays by simple habits, and remembers for a while
plays-wilma = knows a good move when she sees one; her memory is hazy
plays-ida = weighs her moves, remembers long, and thinks a step further
plays-lux = thinks furthest and forgets nothing
advice-line = { $value } points: { $move }. { $why }
edition-classic = classic
your-turn = Your turn, { $seat }.
asked = What do you do? (a number, a move, or ? for help)
help = A number or a move as written plays it. { $undo } takes back, { $table } draws the table, { $list } lists all moves, { $quit } leaves.
choices = { $count } moves. Type some letters to narrow the list, or a whole move.
no-such-choice = Expected a number from 1 to { $count }, the text of a move, or ?; got “{ $got }”.
typed-earlier = The table has changed since you began to type “{ $got }”. Press Enter to play it now, or change it.
cannot-be-played = “{ $got }” cannot be played now; it and what came after it on that line are forgotten.
undone = Taken back.
not-undone = That cannot be taken back: something was learnt since.
nothing-to-undo = There is nothing to take back.
left = The match is left as it is. Its log: { $file }
left-without-log = The match is left as it is.
won = { $winners } wins.
won-together = { $winners } win together.
points = { $seat }: { $points }
time-left = Time: { $seconds } s
which-game = Which game?
pick-game = A number from 1 to { $count }, or q to leave:
next-player = Pass the screen to { $seat }, then press Enter.
event-resigns = { $seat } resigns.
event-stops = The seats agree to stop.
event-leaves = { $seat } gives up; a bot plays on.
event-takes-back = { $seat } takes back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves
}.
outcome-resigns = { $seat } resigned.
outcome-stops = The match was stopped by agreement.
refused-illegal-action = That is not possible now.
refused-bad-notation = Expected a move like { $expected }; got “{ $got }”.

# Only in the browser: the house and its doors

web-skip = Skip to the content
web-welcome = Knock, knock. Who is playing?
web-what-this-is = Five small ghost games, ready to play: against bots, with friends by a link, or together at one screen.
web-facts = { $seats } players · about { $minutes } min
web-play-now = Play now
web-play-title = Play { $game }
web-opponent = Who plays against you?
web-how-many = How many play?
web-level-of = level { $level } of { $levels }
web-new-here = New here? Five short lessons, about three minutes.
web-teach-first = Teach me first
web-play-go = Start
web-invite = Invite
web-learn = Learn
web-watch = Watch
web-left = Your unfinished games
web-resume = Go on
web-shared-table = Come and play: { $game }
web-shared-problem = The problem of the day: { $game }
web-dismiss = Dismiss
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting just now. Invite somebody, or play against the people of the house.
web-sit-down = Sit down
web-live-tables = Games in progress
web-no-live-tables = The house is quiet.
web-look-on = Watch
web-problem = The problem of the day
web-problem-go = Try it
web-problem-time = Your time: { $time }
web-problem-solved = Solved in { $time }!
web-problem-given-up = Not today. Here is what was possible; tomorrow brings another one.
web-problem-tries = { $tries ->
    [0] No miss so far.
    [one] One miss.
   *[other] { $tries } misses.
}
web-problem-streak = { $days ->
    [0] No streak yet: solve today’s problem to begin one.
    [one] One day in a row.
   *[other] { $days } days in a row.
}
web-problem-grade = { $grade ->
    [1] At a glance
    [2] Easy
    [3] Thoughtful
    [4] Tricky
   *[5] Fiendish
}
web-problem-best = Your best time: { $time }
web-problem-before = The day before
web-problem-after = The day after
web-problem-again = Once more
web-problem-chair = The empty chair
web-problem-you = Pip (you)
web-home = Back to the house
web-close = Close
web-opening = The door creaks open …
web-nowhere = There is no such room
web-nowhere-why = The address leads nowhere; the house is still where it was.
web-yes = yes
web-no = no
web-fine = All right

# Making a table

web-make = A table for { $game }
web-seats = Seats
web-friend = a friend, by link
web-same-screen = somebody at this screen
web-name-of = Name at seat { $number }
web-bot-choice = { $bot }: { $plays }
web-open-to-all = Anybody may sit down, not only who has the link
web-variants = Edition and options
web-edition = Edition
web-make-go = Set the table

# At a table

web-a-bot = bot
web-level = level { $level }
web-you = (you)
web-me = You
web-name-me = { $name } (you)
web-spectator = (watching)
web-board = The board
web-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-dealing = Everybody is here. Dealing …
web-seat-open = free
web-seat-invited = waits for a guest
web-seat-ready = ready
web-seat-coming = is just sitting down
web-sit-here = Sit here
web-seat-asked = has not come yet
web-seat-host = hosts the table
web-seat-not-ready = not ready yet
web-all-ready = Everybody is ready.
web-waits-for = Waiting for { $who }.
web-waits-for-you = The others are only waiting for you.
web-waits-for-host = Waiting for { $who } to start.
web-come-in = Come in. What shall we call you?
web-invited-by = { $who } is waiting for you. What shall we call you?
web-offered-names = Lady Lantern, Count Creak, Aunt Cobweb, Old Candle, Miss Midnight, Sir Shudder, Uncle Attic, Grey Heron, Doctor Moth, Penny Dusk, Captain Fog, Mrs Whisper, Little Owl, Sam Shadow, Moonlit Max, Cousin Cellar
web-another-name = Another name
web-only-watch = I only want to watch
web-rename = Change my name
web-strangers = This table stands in the list of the house: strangers may sit down too.
web-ready = I am ready
web-start = Deal the cards
web-leave = Leave the table
web-who-sits-here = Who sits in { $seat }’s place
web-ask-to-leave = Ask to leave
web-ask-to-leave-sure = Yes, free the seat
web-move-up = Move { $seat } one place up
web-take-seat-away = Take { $seat }’s seat away
web-one-more-seat = One more seat
web-looking-on = You are watching.
web-full = All seats are taken. As soon as one is free you can sit down here.
web-broken-off = The cards were to be dealt several times, and each time somebody broke it off. Whoever does that on purpose may be waiting for a deal that suits them.
web-put-out = You no longer sit here: the host has given your seat to somebody else, this browser was away when the cards were to be dealt, or another one that held the seat has left it.
web-go-on = Go on all the same
web-invite-link = The link for your friends
web-own-seat = Your own seat: take it along
web-take-along = Your own seat on another device: keep this link to yourself
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = The link as a code for a camera
web-your-turn-title = Your turn
web-to-move = to move
web-away = away
web-stood-in = a bot plays for them
web-taken-up = Another browser holds the seat of { $seat } too.
web-that-was-me = That was me
web-shut-out = Shut the others out
web-others-hold = { $count ->
    [one] Another browser holds your seat too.
   *[other] { $count } other browsers hold your seat too.
}
web-gone = { $seat } is gone. The seat is kept.
web-gone-for-long = { $seat } has been gone for a while.
web-stand-in-later = A bot may sit in after { $seconds } s.
web-gave-up = gave up; a bot plays on
web-stand-in = Let a bot play
web-more-short = More
web-more = Log, chat, rules
web-log = Log
web-fold = Fold the panel away
web-unfold = Unfold the panel
web-caption = What just happened
web-again-scene = Show that again
web-log-empty = What happens from now on stands here. The whole story is in the replay, once it is over.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-talk = Talk
web-unread = { $count ->
    [one] one line unread
   *[other] { $count } lines unread
}
web-react = Say it with one tap
web-react-boo = Boo!
web-react-bravo = Bravo!
web-react-haha = Ha ha!
web-react-oops = Oops …
web-react-hmm = Hm …
web-react-thanks = Thank you!
web-mute = Mute { $seat }
web-unmute = Hear { $seat } again
web-rules = Rules
web-in-words = In words
web-table-menu = This table
web-stop = Propose to stop
web-stop-asks = Everybody else is asked. If all agree, the match ends here, and there is no winner.
web-stop-ask = Ask the others
web-stop-ends = The match ends here, and there is no winner.
web-stop-sure = Yes, stop here
web-take-move-back = Take back my last move
web-resign = Resign
web-resign-sure = Yes, the others win
web-resign-goes-on = You have lost, and the others play on; a bot takes your seat.
web-resign-sure-goes-on = Yes, I give up
web-for-stop = For stopping here: { $who }.
web-for-stand-in = For letting a bot play in { $absent_seat }’s place: { $who }.
web-for-take-back = { $absent_seat } wants to take back the last move: { $who }.
web-agree = Agree
web-take-back = Take back
web-pass = Pass the screen to { $seat }.
web-it-is-me = I am { $seat }: raise the curtain

# Bad times

web-line-lost = Line lost. Your seat and all moves are safe; the table’s clock goes on. Coming back …
web-line-closing = The server is starting again. Your seat and all moves are safe; back in a moment …
web-line-cannot-keep = Nothing can be saved just now; everything you see is safe. Play goes on by itself as soon as it can.
web-two-tabs = This seat is also open in another tab. Both show the same; play in either.
web-refused = That did not work. Nothing has changed.
web-refused-not-legal = That is not possible now. Nothing has changed.
web-refused-not-your-turn = Not yet: somebody else is to move.
web-refused-late = Too late: somebody was quicker, or the moment has passed.
web-refused-over = The match is over.
web-refused-not-playing = The match has not begun.
web-refused-not-your-seat = That seat is somebody else’s.
web-refused-shut-out = You no longer sit here: another browser that held this seat has left it, or keeps it for itself.
web-refused-no-such-seat = That seat does not exist.
web-refused-one-seat-each = You already sit at this table.
web-refused-not-abandoned = Give them a minute first: they may be on their way back.
web-refused-not-now = That is not possible at this moment.
web-refused-no-chat = Only those who play may talk at this table.
web-refused-too-often = Not so fast: that was a bit much at once.
web-refused-nothing-to-undo = There is nothing to take back.
web-refused-something-was-learnt = That cannot be taken back any more: something was seen since.
web-refused-not-all-ready = Not everybody is ready yet.
web-refused-not-the-host = Only the host of the table can do that.
web-refused-asked-to-leave = The host of this table has asked you to leave. You may watch.
web-refused-too-many-tables = You have too many unfinished tables. Finish or leave one first.
web-refused-unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
web-refused-cannot-keep = Nothing can be saved just now; everything you see is safe. Nothing has changed.
web-trouble = Something went wrong
web-trouble-why = The server said “{ $code }”. What was played is kept.
web-trouble-unreachable = No connection
web-trouble-unreachable-why = The server cannot be reached. What was played is kept; try again in a moment.
web-trouble-offline = You are offline
web-trouble-offline-why = The games are played on a server, and it cannot be reached from here. Your tables wait there; this page tries again as soon as there is a network.
web-trouble-cannot-keep = Nothing can be saved just now
web-trouble-cannot-keep-why = What was played is safe. Try again in a moment.
web-trouble-cannot-read = The table cannot be read just now
web-trouble-cannot-read-why = What was played is safe. Try again in a moment.
web-trouble-elsewhere = This table cannot be reached just now
web-trouble-elsewhere-why = It is played on another of our servers, which does not answer this one. What was played is safe; try again in a moment.
web-trouble-no-such-table = This table is not here
web-trouble-no-such-table-why = Perhaps the link is cut short, or the table is private: ask for its whole link.
web-trouble-broken-table = This table cannot be opened
web-trouble-broken-table-why = Its record does not fit together, or the rules have changed since. Nothing of it was changed; whoever runs this server has been told.
web-trouble-not-your-seat = This link no longer opens the seat
web-trouble-not-your-seat-why = The link to a seat changes with every deal. Come back in the browser in which you sat down; there the table’s menu has the new link for other devices.
web-trouble-not-over = It is still being played
web-trouble-not-over-why = A replay can be seen when the match is over. Until then, watch at the table.
web-trouble-no-such-game = That game is not in the house
web-trouble-no-such-game-why = Look what is behind the other doors.
web-try-again = Try again
web-to-table = To the table

# The end and the replay

web-nobody-won = There is no winner.
web-draw = A draw.
web-won-you = You won.
web-won-you-points = You won, { $best } to { $next }.
web-won = { $winner } won.
web-won-points = { $winner } won, { $best } to { $next }.
web-won-shared = A shared win: { $winners }.
web-you-resigned = You resigned.
web-round-by-round = Round by round
web-round-of = Round { $round }
web-total = Total
web-evening = The score of the evening:
web-harder = Harder: { $bot }
web-easier = Easier: { $bot }
web-seats-move = In the next match everybody sits one seat further on: who begins changes, and with it any colours.
web-seats-moved = Everybody sits one seat further on than in the last match.
web-again = Play again
web-again-join = Play again: join the others
web-again-go = To the new table
web-replay = Replay
web-fair = Was the luck fair?
web-fair-promise = The secret is the one that was promised before the deal:
web-fair-unchanged = The promise did not change since you sat down:
web-fair-added = What your browser added to the shuffle was used:
web-fair-bound = What the others added was fixed before yours was shown:
web-fair-once = Nobody broke off the round before the deal to draw again:
web-fair-yes = yes
web-fair-no = no!
web-fair-unknown = cannot be told here
web-fair-more = The log holds everything: “hullaboo verify” plays it again, move by move, against the secret.
web-download = Download the log
web-replay-of = { $game }: replay
web-first = To the beginning
web-back = One move back
web-run = Play
web-pause = Pause
web-forward = One move on
web-last = To the end
web-move = Move
web-move-of = { $move } of { $moves }
web-eyes = Through the eyes of
web-eyes-all = all at once
web-eyes-spectator = a spectator
web-speed = Speed
web-share-here = Link to this move

# Settings

web-settings = Settings
web-name = Your name
web-keep = Save
web-name-kept = Saved. At new tables you are called that.
web-name-refused = 1 to 24 letters, digits, spaces, . ' - and _ please.
web-language = Language
web-theme = Theme
web-theme-auto = as the system
web-theme-dusk = dusk (light)
web-theme-midnight = midnight (dark)
web-motion = Motion
web-motion-auto = as the system
web-motion-full = full
web-motion-reduced = reduced
web-tempo = Speed of play
web-tempo-calm = calm
web-tempo-normal = normal
web-tempo-brisk = brisk
web-tempo-at-once = at once
web-sound = Sound
web-sound-off = off
web-sound-on = on
web-memory = Memory aids, where a game has them
web-memory-off = off
web-memory-on = on
web-hand = Buttons on a phone
web-hand-right = on the right
web-hand-left = on the left
web-notify = A notification when it is your turn and this page is hidden
web-notify-off = off
web-notify-on = on
web-notify-refused = This browser does not allow it; its own settings for this page do.

# Learning and about

web-how = How { $game } is played
web-about = About
web-about-lead = Hullaboo is a house for five small tabletop games. The rules are written once and drive everything: this page, the bots that play with you, replays and the laboratory.
web-credits = Whose games these are
web-credits-lead = The games are the work of their authors and publishers. The rules here are told in our own words and all pictures are drawn by us; if you like a game, get the box.
web-privacy = What this page knows about you
web-privacy-text = A cookie that makes you a guest, a name if you give one, and in your browser the list of your tables and your settings. No accounts, no other servers, no counting.
web-made-of = What it is made of
web-made-of-text = Free software under the MIT licence. The titles are set in Fraunces (SIL Open Font License).

web-learn-play = Learn by playing
web-learn-play-why = Five little positions on the real board, about three minutes.
web-learn-go-on = Go on with lesson { $lesson }
web-learn-rules = The rules, with pictures
web-lesson = Lesson { $lesson } of { $lessons }: { $title }
web-lesson-learned = done
web-lesson-you = Pip (you)
web-lesson-other = { $number ->
    [1] Otto
    [2] Wilma
    [3] Ida
    [4] Mo
   *[other] Lux
}
web-lesson-hurrah = That is it!
web-lesson-not-quite = Not quite.
web-lesson-again = Try again
web-lesson-next = Next lesson
web-lesson-skip = Skip this one
web-lesson-real = Now a real match
web-lesson-leave = Back to the rules
web-moves = What you may do
web-lesson-show = Show me
web-problem-give-up = Give up?
web-problem-give-up-why = Then the solution is shown, and this day no longer counts for your row of solved days.
web-problem-give-up-yes = Show the solution
web-problem-give-up-no = Keep searching
web-hand-over = Hand over to { $seat }

verify-holds = holds together, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
verify-proved = Proved:
verify-unproved = Not proved:
verify-secret = The secret fits the commitment: with that, the luck of every move was fixed.
verify-salts-committed = Every seat’s salt is there, and the bots’ salts follow from the secret: no bot chose its own.
verify-moves = Every move was legal by these rules and led to the table and the outcome that the log states.
verify-chain = The text is whole: no header, move or time was changed without making all later seals anew.
verify-taken-back = What was taken back is written down, and what was played after it had the luck that had been fixed for it.
verify-consent = That everybody agreed to what was taken back after something was seen: that is the server’s word.
verify-signed = The server signed this text: nobody has changed, cut or replaced it since.
verify-no-salts = That the luck was fair: nobody added to it, so whoever knew the secret could choose the deal.
verify-salts-chosen = That nobody chose their salt to suit them: these salts were not bound before the others were known.
verify-only-bots = That the luck was fair: only bots sat there, so whoever knew the secret could choose it to suit them.
verify-salts-seen = That people’s salts were bound before any was shown, and that no round was broken off to draw again: only the browsers that were there can say that.
verify-commitment-seen = That the commitment was shown before the deal: only who saw it at the table then can say that.
verify-seals-of-format-1 = That the text is whole: the log was made before seals lasted.
verify-unsigned = That the log is the one that was played: it has no signature, and whoever has the secret could write another.
verify-signed-by-somebody = Who signed it: ask the server for its key (/api/keys), and give it with --server.
