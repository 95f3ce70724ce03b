# The words of the page. One sentence a message; names of people are facts and are never inflected.
# Facts: $kind is a letter T C H S M, $name a person's or bot's name, $points and $count whole numbers, $card the words of page-card.
# Parts in <b>…</b> are shown strong.

page-title = 5 Towers
page-motto = Bid boldly. Build high.

## Kinds and cards

page-kind = { $kind ->
    [T] Tree
    [C] Candy
    [H] Haunted
    [S] Sand
   *[M] Scrap
}
page-card = { $kind ->
    [T] Tree { $value }
    [C] Candy { $value }
    [H] Haunted { $value }
    [S] Sand { $value }
   *[M] Scrap { $value }
}
page-card-taken = { $card }: taken. Tap to put it back.
page-card-needs = { $card }: fits once { $needs } is demolished.
page-card-along = { $card }: fits on { $along }, which is taken with it.
page-card-no = { $card }: not possible. { $reason }

## Towers
# $values is a list of numbers from the bottom up.

page-tower-mine = { $kind ->
    [T] Your tree tower, bottom to top: { $values }; { $floors } floors
    [C] Your candy tower, bottom to top: { $values }; { $floors } floors
    [H] Your haunted tower, bottom to top: { $values }; { $floors } floors
    [S] Your sand tower, bottom to top: { $values }; { $floors } floors
   *[M] Your scrap tower, bottom to top: { $values }; { $floors } floors
}
page-tower-mine-one = { $kind ->
    [T] Your tree tower: { $top }, 1 floor
    [C] Your candy tower: { $top }, 1 floor
    [H] Your haunted tower: { $top }, 1 floor
    [S] Your sand tower: { $top }, 1 floor
   *[M] Your scrap tower: { $top }, 1 floor
}
page-tower-mine-empty = { $kind ->
    [T] Your tree tower: not started
    [C] Your candy tower: not started
    [H] Your haunted tower: not started
    [S] Your sand tower: not started
   *[M] Your scrap tower: not started
}
page-tower-other = { $floors ->
    [one] { page-kind }: { $top } on top, 1 floor.
   *[other] { page-kind }: { $top } on top, { $floors } floors.
}
page-tower-other-crowned = { $floors ->
    [one] { page-kind }: finished, 1 floor.
   *[other] { page-kind }: finished, { $floors } floors.
}
page-tower-other-empty = { page-kind }: not started.

## Points
# Short forms stand in narrow places; screen readers get the long ones.

page-points = { $points ->
    [one] point
   *[other] points
}
page-points-short = pts
page-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-rubble-cost = rubble −{ $cost }
page-rubble-none = rubble 0
page-player-summary = { $rubble ->
    [0] { $name }, { page-points-of }. { $towers }
   *[other] { $name }, { page-points-of }, rubble { $rubble }. { $towers }
}
page-open-towers = Open the towers.

## The table

page-you = You
page-you-small = you
page-menu = Menu
page-others = The other players
page-display = Cards turned up
page-mine = Your towers
page-action = What to do now
page-round = Round { $round }
page-lap = { $lap ->
    [1] first time through the deck
   *[other] second time through the deck
}
page-discard-pile = { $count ->
    [one] Discard pile, { $count } card. Open.
   *[other] Discard pile, { $count } cards. Open.
}
page-draw-pile = { $count ->
    [one] Draw pile, { $count } card to come. Open.
   *[other] Draw pile, { $count } cards to come. Open.
}
page-discard-title = { $count ->
    [0] No discards yet
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
page-to-come = Cards to come: { $count }
page-to-come-card = { $copies ->
    [0] { $card }: none
    [one] { $card }: { $copies } to come
   *[other] { $card }: { $copies } to come
}
page-nothing-yet = No bids yet.
page-towers-of = { $name }’s towers
page-previous-player = Previous player: { $name }
page-next-player = Next player: { $name }
page-close = Close
page-bid-said = bid { $number }
page-passed = passed

## What was played, in words

page-said = { $name } bids { $number }.
page-said-start = { $name } starts with { $number }.
page-passes = { $name } passes.
page-builds = { $name } builds { $cards }.
page-demolishes = { $name } demolishes { $card } and builds { $cards }.
page-retracts = { $name } takes the bid back.
# The same about the reader.
page-you-said = You bid { $number }.
page-you-said-start = You start with { $number }.
page-you-pass = You pass.
page-you-build = You build { $cards }.
page-you-demolish = You demolish { $card } and build { $cards }.
page-you-retract = You take the bid back.
page-you-lead = You lead with { $number }.

## Bidding

page-your-bid = Your bid
page-you-start = You start.
page-leads = { $name } leads with { $number }.
page-most = You can build <b>at most { $most }</b>.
page-most-nothing = You can’t build <b>any</b> of these cards.
page-pass = Pass
page-bid = Bid { $number }
page-bid-price = Bid { $number }, with a demolition, minus { $price }
page-bid-no = { $number }: not possible. { $reason }
page-pass-no = Pass: not possible. { $reason }
page-needs-demolition = To build { $number } you must demolish a card.
page-why = Why?
page-rule = Rule { $rule }
page-all-rules = All rules
page-bid-going = Bidding { $number }…
page-pass-going = Passing…
page-take-slip-back = Undo

## Building

page-take-cards = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
}
page-tap-or-drag = Tap a card or drag it to its tower.
page-all-chosen = All chosen.
page-only-build = There’s only one way to build, and it’s laid out for you.
page-score-change = { $after ->
    [one] { $before } → <b>{ $after } point</b>
   *[other] { $before } → <b>{ $after } points</b>
}
page-demolition-costs = demolition −{ $price }
page-show-one = Hint
page-take-back = Undo
page-more-to-choose = { $count ->
    [one] Choose { $count } more
   *[other] Choose { $count } more
}
page-build = Build
page-sending = Sending…
page-demolish = Demolish { $card }, minus { $price }
page-put-back = Put { $card } back
page-demolish-first = { $card } fits once { $needs } is demolished.
page-demolish-it = Demolish { $card }
page-take-only = { $count ->
    [one] You take only { $count } card.
   *[other] You take only { $count } cards.
}
page-change-order = Change the order of the new floors: { $cards }
page-retract = Take the bid back
page-retract-why = { $count ->
    [one] { $count } card can’t be built.
   *[other] { $count } cards can’t be built.
}

## Waiting

page-is-thinking = { $name } is thinking
page-is-building = { $name } is building
page-still-there = { $name } is still there.
page-is-leading = { $name } leads with { $number }.
page-nobody-leads = Nobody has bid yet.
page-then = Then
page-react = React
page-dealing = Cards are being turned up
page-shuffling = Shuffling together…
page-watching = You’re watching.
page-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## Reactions

page-reaction-hello = Hello
page-reaction-thanks = Thank you
page-reaction-well_built = Well built
page-reaction-oops = Oh dear
page-reaction-wow = Wow
page-reaction-thinking = Let me think
page-reaction-good_game = Good game
page-reaction-said = { $name }: { $words }

## Connection and people

page-connecting = Joining the table…
page-lost = Connection lost. Reconnecting…
page-lost-safe = Your choices are saved, and nobody can take your turn.
page-lost-stand-in = Your choices are saved. If you’re away for long, a bot plays for you until you’re back.
page-restart = The server is restarting.
page-restart-safe = Your game continues where it left off.
page-back = You’re back online.
page-back-safe = Your game continues where it left off.
page-away = { $name } is away.
page-away-safe = The table waits.
page-gone = This table is closed
page-gone-safe = Your finished games are saved.
page-home = Home
page-lost-page = Page not found
page-lost-page-do = Check the link, or start from the home page.
page-trouble = Something went wrong. Nothing was lost.
page-no-server = Can’t reach the server right now. Nothing was lost.
page-seat-taking = Taking over the seat…

## Somebody asks everybody

page-ask-undo = { $name } wants to undo the last move.
page-ask-end = { $name } wants to end the game here.
page-agree = Agree
page-refuse = Decline
page-waiting-for = Waiting for { $names }.
page-withdraw = Cancel request
page-undo-move = Undo my move

## One device

page-hand-over = { $name }, it’s your turn
page-hand-over-do = Hand over the device.
page-i-am = I’m { $name }

## Home and new table

page-play = Play
page-play-bots = Play against bots
page-play-bots-last = { $players ->
   *[other] { $players } players, { $level }
}
page-play-friends = Play with friends
page-play-here = Share one device
page-settings = Settings
page-go-on = Continue
page-game-goes-on = Game in progress
page-game-with = with { $names }
page-daily = Daily game
page-daily-new = not played yet
page-daily-begun = in progress
page-daily-done = played
page-join = Join a table
page-join-tile = by link, or pick an open one
page-games = My games
page-games-tile = continue or replay
page-progress = My progress
page-rules = Rules
page-rules-tile = short and complete
page-score-pad = Score pad
page-score-pad-tile = for the boxed game
page-reference = Reference card
page-reference-tile = everything on one screen
page-puzzles = Puzzles
page-puzzles-tile = find the best move
page-tutorial = Learn to play
page-tutorial-tile = five minutes, hands-on
page-tutorial-begun = pick up where you left off
page-film = Watch how it’s played
page-film-tile = two minutes, no reading
page-film-offer = Don’t feel like reading? Watch how it’s played.
page-back-button = Back
page-how-many = How many players?
page-players-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
page-about-game = { $cards ->
   *[other] { $players } players, { $cards } cards, about { $minutes } minutes.
}
page-how-strong = Bot strength
page-level-random = Random
page-level-random-about = builds what fits
page-level-greedy = Greedy
page-level-greedy-about = thinks a little ahead
page-level-apprentice = Apprentice
page-level-apprentice-about = still learning
page-level-bricklayer = Bricklayer
page-level-bricklayer-about = builds steadily
page-level-mason = Mason
page-level-mason-about = knows the trade
page-level-architect = Architect
page-level-architect-about = plans ahead
page-level-master = Master
page-level-master-about = gives nothing away
page-bot-level = bot, { $level }
page-level-of = Strength of { $name }
page-your-name = Your name
page-name-of = Name of player { $seat }
page-player = Player { $seat }
# What stands in a list beside the levels of bots.
page-a-person = Person
page-who-is = Player { $seat }: person or bot
page-hints = Hints
page-hints-about = You can ask what to bid or build, and why
page-check-bids = Check bids
page-check-bids-about = Off: as at a table, a bid that can’t be built is taken back
page-start = Start
page-make-table = Create a table
page-list-table = List as an open table
page-list-table-about = Anyone can join. Everyone gets a random name such as Otter or Maple.

## Joining, my games, the daily game

page-join-code = Link or code of a table
page-join-go = Go to the table
page-join-not = That isn’t a table link or code.
page-lobby = Open tables
page-lobby-none = No open tables right now. You can create one.
page-seats-free = { $count ->
    [0] all seats taken
    [one] { $count } seat free
   *[other] { $count } seats free
}
page-watch = Watch
page-games-running = In progress
page-games-finished = Finished
page-games-none = No games yet. Your first takes about 15 minutes.
page-game-waiting = not started yet
page-daily-about = One game a day: the same cards and bots for everyone, one attempt.
page-daily-begin = Play today’s game
page-daily-look = View my game
page-daily-results = Today’s results
page-daily-nobody = Nobody has finished this game yet.

## Waiting room

page-table-of = { $name }’s table
page-invite = Invite
page-qr = QR code with the link
page-copy-link = Copy the link
page-copied = Copied
page-send-link = Send the link
page-seats = Seats
page-seats-taken = { $taken } of { $seats } taken
page-host = you (host)
page-is-host = host
page-is-you = you
page-ready = Here
page-not-here = away right now
page-free-seat = Free seat
page-add-bot = Add a bot
page-add-here = Add a player on this device
page-start-with = { $count ->
    [one] Start with { $count } player
   *[other] Start with { $count } players
}
page-wait-for-host = Waiting for the host to start.
page-seats-must-fill = Every seat needs a player or a bot.
page-sit-down = Take a seat
page-full-watch = All seats are taken. You can watch.
page-only-here = This link only works on this device.
page-home-network = Friends on your home network can’t open this link yet.
page-share-home = Let them join
page-home-shared = Any device on your home network can open this link.

## The end

page-win-you = { $points ->
    [one] You win with { $points } point
   *[other] You win with { $points } points
}
page-win-other = { $points ->
    [one] { $name } wins with { $points } point
   *[other] { $name } wins with { $points } points
}
page-win-shared = { $points ->
    [one] { $names } share the victory with { $points } point each
   *[other] { $names } share the victory with { $points } points each
}
page-win-shared-you = { $points ->
    [one] { $names } share the victory with { $points } point each
   *[other] { $names } share the victory with { $points } points each
}
page-ahead = { $points ->
    [one] { $points } point ahead of { $name }
   *[other] { $points } points ahead of { $name }
}
page-ahead-you = { $points ->
    [one] { $points } point ahead of you
   *[other] { $points } points ahead of you
}
page-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
page-ended-early = Ended by agreement
page-in-front = { $points ->
    [one] Leading: { $names }, { $points } point
   *[other] Leading: { $names }, { $points } points
}
page-scores = Points of every player by tower
page-score-main = Main tower
page-score-rubble = Rubble
page-score-total = Points
page-rematch = Rematch
page-to-rematch = Go to the rematch
page-replay = Replay
page-challenge = Challenge a friend
page-same-cards = Same cards
page-open-file = Open a game file
page-open-file-again = open the game file again
page-analyse = Analyse
page-share-picture = Share picture
page-share-text = 5 Towers: { $names }
page-save-record = Save game record
page-shared-saved = The picture is saved.

## Replay

page-first-round = First round
page-step-back = One step back
page-round-back = One round back
page-step-on = One step forward
page-round-on = One round forward
page-last-round = Last round
page-autoplay = Play
page-pause = Pause
page-nobody-builds = Nobody builds. All cards are discarded.

## Settings

page-language = Language
page-tempo = Other players’ pace
page-tempo-calm = Calm
page-tempo-brisk = Brisk
page-tempo-once = Instant
page-theme = Appearance
page-theme-system = Match device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sound
page-slow-bids = Pause briefly before sending a bid
page-slow-bids-about = So you can undo a slip
page-hand-over-setting = On a shared device, announce whose turn it is
page-install = Install on this device
page-install-no = Installing needs a secure address (https). Here you can play in the browser.
page-keys = Keyboard
page-keys-bid = Bidding: 0–5 bid, P passes, ? explains why not.
page-keys-build = Building: 1–5 take or return a card, T C H S M demolish, U undoes, ? gives a hint, Enter builds, Esc returns everything.
page-keys-all = A jumps to what you need to do. Arrow keys move within a group.
page-end-game = Propose ending the game
page-leave = Leave the table
page-stay = Stay here
page-leave-ask = Leave the table?
page-leave-waits = The game waits for you: nothing is played while you’re away. You’ll find it on the home page.
page-leave-others = The others play on. After a minute a bot plays for you, until you come back.
page-end-alone = End the game
page-end-ask = End this game?
page-end-alone-about = The game ends here, with the points as they stand, and nobody wins. This can’t be undone.
page-end-others = Everyone at the table is asked. If all agree, the game ends with the points as they stand, and nobody wins.
page-left = You’ve left the table
page-left-waits = The game waits for you.
page-left-others = A bot plays for you in a minute.
page-left-undo = Go back to the table

## The live region for screen readers: one sentence an event

page-live-round = Round { $round }. Turned up: { $cards }.
page-live-bid = { $name } bids { $number }.
page-live-pass = { $name } passes.
page-live-retract = { $name } takes the bid back.
page-live-build = { $points ->
    [one] { $name } builds { $cards }. { $points } point.
   *[other] { $name } builds { $cards }. { $points } points.
}
page-live-demolish = { $points ->
    [one] { $name } demolishes { $card } and builds { $cards }. { $points } point.
   *[other] { $name } demolishes { $card } and builds { $cards }. { $points } points.
}
page-live-your-bid = Your turn. { $name } leads with { $number }. You can build at most { $most }.
page-live-your-start = Your turn. You start. You can build at most { $most }.
page-live-your-build = { $count ->
    [one] Your turn. Take { $count } card.
   *[other] Your turn. Take { $count } cards.
}
page-live-choice = { $missing ->
    [0] { $card }. All chosen. { $change }, points: { $points }.
   *[other] { $card }. { $missing } more. { $change }, points: { $points }.
}
page-live-end = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
page-live-end-you = { page-win-you }.
page-live-end-shared = { $points ->
    [one] { $names } share the victory with { $points } point each.
   *[other] { $names } share the victory with { $points } points each.
}
page-live-end-shared-you = { page-win-shared-you }.
page-plus = plus { $points }
page-minus = minus { $points }

## Refusals about a player, by name (small and without a full stop, like the others)
page-named-turn-other = it’s { $name }’s turn
page-named-turn-bid = { $name } has to bid or pass now
page-named-turn-build = { $name } has to build now
page-named-seat-here = { $name } is here
page-named-seat-gone_briefly = { $name } has only just left: a bot can take over in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
page-named-seat-not_yours = { $name } plays there, not you
page-named-seat-taken = { $name } is already sitting there
page-named-ask-pending = { $name } has already asked; that comes first
