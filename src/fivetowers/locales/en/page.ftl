# The words of the page. One sentence a message; names of people are facts and are never inflected.
# Facts: $kind is a letter T C H S M, $name a person's or bot's name, $points and $count whole numbers, $card the words of page-card.
# Parts in <b>…</b> are shown strong.

page-title = 5 Towers
page-motto = Bid bravely, build high.

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
page-card-taken = { $card }, taken. Tap to put it back.
page-card-needs = { $card }, fits after demolishing { $needs }.
page-card-no = { $card }, not possible. { $reason }

## Towers
# $values is a list of numbers from the bottom up.

page-tower-mine = { $kind ->
    [T] Your tree tower: { $values } on top, { $floors } floors
    [C] Your candy tower: { $values } on top, { $floors } floors
    [H] Your haunted tower: { $values } on top, { $floors } floors
    [S] Your sand tower: { $values } on top, { $floors } floors
   *[M] Your scrap tower: { $values } on top, { $floors } floors
}
page-tower-mine-one = { $kind ->
    [T] Your tree tower: { $top }, 1 floor
    [C] Your candy tower: { $top }, 1 floor
    [H] Your haunted tower: { $top }, 1 floor
    [S] Your sand tower: { $top }, 1 floor
   *[M] Your scrap tower: { $top }, 1 floor
}
page-tower-mine-empty = { $kind ->
    [T] Your tree tower: not begun
    [C] Your candy tower: not begun
    [H] Your haunted tower: not begun
    [S] Your sand tower: not begun
   *[M] Your scrap tower: not begun
}
page-tower-other = { $floors ->
    [one] { page-kind }: { $top } on top, 1 floor.
   *[other] { page-kind }: { $top } on top, { $floors } floors.
}
page-tower-other-crowned = { $floors ->
    [one] { page-kind }: finished, 1 floor.
   *[other] { page-kind }: finished, { $floors } floors.
}
page-tower-other-empty = { page-kind }: not begun.

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
    [1] first time through
   *[other] second time through
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
    [0] Nothing is discarded yet
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
page-to-come = Cards to come: { $count }
page-to-come-card = { $copies ->
    [0] { $card }: none
    [one] { $card }: { $copies } to come
   *[other] { $card }: { $copies } to come
}
page-this-round = This round
page-round-so-far = Round so far
page-nothing-yet = Nothing has been said yet.
page-towers-of = Towers of { $name }
page-previous-player = Previous player, { $name }
page-next-player = Next player, { $name }
page-close = Close
page-bid-said = bid { $number }
page-passed = passed

## What was played, in words

page-said = { $name } says { $number }.
page-said-start = { $name } says { $number } and starts.
page-passes = { $name } passes.
page-builds = { $name } builds { $cards }.
page-demolishes = { $name } demolishes { $card } and builds { $cards }.
page-retracts = { $name } takes the bid back.
# The same about the reader.
page-you-said = You say { $number }.
page-you-said-start = You say { $number } and start.
page-you-pass = You pass.
page-you-build = You build { $cards }.
page-you-demolish = You demolish { $card } and build { $cards }.
page-you-retract = You take the bid back.
page-you-lead = You lead with { $number }.

## Bidding

page-your-bid = Your bid
page-you-start = You start.
page-leads = { $name } says { $number }.
page-most = You can build <b>at most { $most }</b>.
page-most-nothing = You can build <b>nothing</b> of these cards.
page-pass = Pass
page-bid = Bid { $number }
page-bid-price = Bid { $number }, needs a demolition, minus { $price }
page-bid-no = { $number }, not possible. { $reason }
page-pass-no = Pass, not possible. { $reason }
page-needs-demolition = To build { $number } you must demolish a card.
page-why = Why?
page-rule = Rule { $rule }
page-all-rules = All rules
page-bid-going = You say { $number }.
page-pass-going = You pass.
page-take-slip-back = Take it back

## Building

page-take-cards = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
}
page-tap-or-drag = Tap a card or drag it to its tower.
page-all-chosen = All chosen.
page-only-build = There is one way, and here it is.
page-score-change = { $after ->
    [one] { $before } → <b>{ $after } point</b>
   *[other] { $before } → <b>{ $after } points</b>
}
page-demolition-costs = demolition −{ $price }
page-show-one = Show one
page-take-back = Take back
page-more-to-choose = { $count ->
    [one] { $count } more to choose
   *[other] { $count } more to choose
}
page-build = Build
page-sending = sending …
page-demolish = Demolish { $card }, costs { $price }
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
    [one] { $count } card cannot be built.
   *[other] { $count } cards cannot be built.
}

## Waiting

page-is-thinking = { $name } is thinking
page-is-building = { $name } is building
page-still-there = { $name } is still there.
page-is-leading = { $name } leads with { $number }.
page-nobody-leads = Nobody has said a number yet.
page-then = Then
page-react = React
page-dealing = Cards are being turned up
page-watching = You are watching.
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

page-connecting = Going to the table …
page-lost = Connection lost. Trying again …
page-lost-safe = Your choices are kept; nobody can take your turn.
page-lost-stand-in = Your choices are kept. If it takes long, a bot plays for you until you are back.
page-restart = The server starts anew.
page-restart-safe = The game goes on where it was.
page-back = The connection is back.
page-back-safe = The game goes on where it was.
page-away = { $name } is away.
page-away-safe = The table waits.
page-gone = This table has ended
page-gone-safe = Your finished games are kept.
page-home = Home
page-lost-page = There is nothing at this address
page-lost-page-do = Look at the link again, or begin at home.
page-trouble = That did not work. Nothing is lost.
page-no-server = The server cannot be reached at the moment. Nothing is lost.
page-seat-taking = Taking the seat over …

## Somebody asks everybody

page-ask-undo = { $name } would like to take the last move back.
page-ask-end = { $name } would like to end the game here.
page-agree = Agree
page-refuse = No
page-waiting-for = Waiting for { $names }.
page-withdraw = Withdraw
page-undo-move = Take my move back

## One device

page-hand-over = { $name }, it is your turn
page-hand-over-do = Pass the device on.
page-i-am = I am { $name }

## Home and new table

page-play = Play
page-play-bots = Play against bots
page-play-bots-last = { $players ->
   *[other] { $players } players, { $level }
}
page-play-friends = Play with friends
page-play-here = Same device
page-settings = Settings
page-go-on = Go on
page-game-goes-on = Your game goes on
page-game-with = With { $names }
page-daily = Daily deal
page-daily-new = not played yet
page-daily-begun = begun
page-daily-done = played
page-join = Join a table
page-join-tile = by link, or an open one
page-games = My games
page-games-tile = to go on or to replay
page-rules = Rules
page-rules-tile = all of them, short
page-score-pad = Score pad
page-score-pad-tile = for the card box
page-reference = Reference card
page-reference-tile = all on one screen
page-puzzles = Puzzles
page-puzzles-tile = find the best choice
page-tutorial = Learn to play
page-tutorial-tile = five minutes, hands on
page-tutorial-begun = go on where you were
page-back-button = Back
page-how-many = How many players?
page-players-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
page-about-game = { $cards ->
   *[other] { $players } players, { $cards } cards, about { $minutes } minutes.
}
page-how-strong = How strong?
page-level-gentle = Gentle
page-level-gentle-about = builds what fits
page-level-steady = Steady
page-level-steady-about = thinks ahead
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
# Bots have names, one a seat, with different first letters.
page-bot-name = { $seat ->
    [1] Ada
    [2] Bruno
    [3] Cleo
    [4] Dora
   *[other] Emil
}
page-bot-level = bot, { $level }
page-level-of = How strong { $name } is
page-your-name = Your name
page-name-of = Name of player { $seat }
page-player = Player { $seat }
# What stands in a list beside the levels of bots.
page-a-person = Person
page-who-is = Who player { $seat } is
page-hints = Hints
page-hints-about = Ask for one possible build
page-check-bids = Check bids for us
page-check-bids-about = Off: as at a table, a bid can be taken back
page-start = Start
page-make-table = Make a table
page-list-table = Among the open tables
page-list-table-about = Anybody can join; names are drawn, such as Otter or Maple

## Joining, my games, the daily deal

page-join-code = Link or code of a table
page-join-go = To the table
page-join-not = That is neither a link nor a code of a table.
page-lobby = Open tables
page-lobby-none = There is no open table now. You can make one.
page-seats-free = { $count ->
    [0] all seats taken
    [one] { $count } seat free
   *[other] { $count } seats free
}
page-watch = Watch
page-games-running = Not over yet
page-games-finished = Finished
page-games-none = Your first game takes 15 minutes.
page-game-waiting = not started yet
page-daily-about = One deal a day: the same cards and bots for everybody, and one try.
page-daily-begin = Play today’s deal
page-daily-look = Look at my game
page-daily-results = Results of today
page-daily-nobody = Nobody has finished this deal yet.
page-daily-practise = Practise the deal of yesterday

## Waiting room

page-table-of = { $name }: table
page-invite = Invite
page-qr = QR code with the link
page-copy-link = Copy the link
page-copied = Copied
page-send-link = Send the link
page-seats = Seats
page-seats-taken = { $taken } of { $seats } taken
page-host = you, host
page-is-you = you
page-ready = Here
page-not-here = not here at the moment
page-free-seat = Free seat
page-add-bot = Add a bot
page-add-here = One more on this device
page-start-with = Start with { $count }
page-wait-for-host = The game starts when the host says so.
page-seats-must-fill = Every seat needs a person or a bot.
page-sit-down = Sit down
page-full-watch = All seats are taken. You can watch.
page-only-here = This link opens only on this device.
page-home-network = Friends in your home network cannot open this link yet.
page-share-home = Let them in
page-home-shared = Every device in your home network can open this link.

## The end

page-win-you = You win with { $points }
page-win-other = { $name } wins with { $points }
page-win-shared = { $names } share the victory with { $points }
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
    [one] In front: { $names }, { $points } point
   *[other] In front: { $names }, { $points } points
}
page-scores = Points of every player by tower
page-score-main = Main tower
page-score-rubble = Rubble
page-score-total = Points
page-rematch = Rematch
page-to-rematch = To the rematch
page-replay = Replay
page-share-picture = Share picture
page-share-text = 5 Towers: { $names }
page-save-record = Save the record
page-shared-saved = The picture is saved.

## Replay

page-first-round = First round
page-round-back = One step back
page-round-on = One step on
page-last-round = Last round
page-autoplay = Play
page-pause = Pause
page-nobody-builds = Nobody builds. All cards are discarded.

## Settings

page-language = Language
page-theme = Light or dark
page-theme-system = As the device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sound
page-slow-bids = Wait a moment before a bid is sent
page-slow-bids-about = A slip of the finger can be taken back
page-hand-over-setting = Say whose turn it is on one device
page-install = Install on this device
page-install-no = Installing needs a secure address (https). At this address the game is played in the browser.
page-keys = Keys
page-keys-bid = Bidding: 0 to 5 say a number, P passes, ? says why not.
page-keys-build = Building: 1 to 5 take a card or put it back, T C H S M demolish, U takes back, ? shows one, Enter builds, Esc clears.
page-keys-all = A goes to what is to be done. Arrows move inside a group.
page-end-game = Ask to end the game
page-leave = Leave the table

## The live region for screen readers: one sentence an event

page-live-round = Round { $round }. Turned up: { $cards }.
page-live-bid = { $name } says { $number }.
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
page-live-end = { $name } wins with { $points }.
page-live-end-shared = { $names } share the victory with { $points }.
page-plus = plus { $points }
page-minus = minus { $points }
