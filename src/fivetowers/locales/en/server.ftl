# What the server says: why a table refuses something, what happened at it, reactions, and friendly names.
# One message for each code (its dots written as dashes). Facts: cards in notation, seats from 1; $name is a person.
# People are called by name in front of a colon, so that no sentence bends a name.

## Messages
message-too_long = a message has at most { $longest } bytes
message-not_understood = this message cannot be understood

## Tables
table-stale = the table has moved on since then
table-waiting = the game has not started yet
table-started = the game has started already
table-ended = this table has ended
table-not_creator = only the person who made the table can do that
table-seats_open = { $open ->
    [one] { $open } seat is still free: give it to somebody or to a bot
   *[other] { $open } seats are still free: give them to somebody or to bots
}
host-only = only whoever runs the server can do that

## Seats
seat-none = there is no seat { $seat }; the table has { $seats }
seat-not_yours = seat { $seat } is not yours
seat-taken = seat { $seat } is taken
seat-full = all seats are taken; you can watch
seat-already = you sit at this table already, on seat { $seat }
seat-watching = you are watching this table; only those who play can do that
seat-order = each of the { $seats } seats has to stand in the new order once
seat-here = whoever plays on seat { $seat } is here
turn-other = it is the turn of seat { $seat }
clock-not_due = there is still time

## Options of a table
options-seats = a table has { $fewest } to { $most } seats, not { $seen }
options-bot = “{ $seen }” is none of the bots: { $bots }
options-start = the starting seat is one from 1 to { $seats }, not { $seen }
options-pace = the time for a decision is from { $shortest } to { $longest } seconds, or up to { $days } days
options-away = a bot can take over after at most { $longest } seconds, not { $seen }
options-daily = expected a date such as 2026-11-15, not “{ $seen }”
name-invisible = a name needs at least one letter that can be seen
name-marks = at most { $most } accents can stand on one letter

## Taking back, ending, playing again
undo-none = there is nothing of yours to take back
undo-daily = the daily deal is one try: nothing can be taken back
undo-too_late = the time for that decision is over
ask-none = nobody has asked
ask-own = it is for the others to answer
ask-pending = seat { $seat } has asked already; that comes first
rematch-early = the game is not over yet
rematch-daily = the daily deal is one try; tomorrow there is another

## Putting a build together
preview-not_building = nobody is building now
preview-dead_end = with { $card } you could not take { $bid } any more
preview-one_demolition = only one card can be demolished; { $card } already is

## Lessons of the tutorial
lesson-none = there is no such lesson
lesson-lost = this lesson has to begin again
lesson-other = that is allowed too, but try what is asked for here
lesson-low_bid = somebody else can say more and take the cards: try the highest number that you can build
lesson-try_five = that is allowed; but first try 5
lesson-tower = { $cards ->
    [one] without a spire each card is worth 1 point: { $cards } card
   *[other] without a spire each card is worth 1 point: { $cards } cards
}
lesson-crowned = { $cards ->
    [one] with a spire each card is worth 2 points: { $cards } card, times 2
   *[other] with a spire each card is worth 2 points: { $cards } cards, times 2
}
lesson-main = each card of the main tower is worth 1 point more
lesson-rubble = the first card costs 1 point, the second 2 points

## Fairness
fairness-missing = the tag { $tag } is missing, so the deals cannot be checked
fairness-published = the commitment in the record is { $seen }, but { $expected } was published
fairness-salt = the salt has to be at least { $fewest } hexadecimal digits
fairness-commitment = salt and orders give the commitment { $expected }, not { $seen }
fairness-order = the tag { $tag } is not an order of all cards, each as often as the deck holds it
fairness-deal = round { $round } should have turned up { $expected }, not { $seen }
verify-good = { $file }, game { $index }: dealt as promised by the commitment { $commitment }
verify-unfair = { $file }, game { $index }: { $words }
verify-refused = { $file }: { $words }

## What happened (for the history; an action of the game by its first word)
event-created = The table is open.
event-joined = { $name }: sits down
event-left = { $name }: leaves, a bot plays on
event-returned = { $name }: is back
event-seats_moved = The seats have a new order.
event-seat_changed = Seat { $seat } was set up anew.
event-owner_moved = { $name }: plays on another device now
event-started = The game begins. First to bid: { $name }
event-acted-deal = Turned up: { $cards }
event-acted-bid = { $name }: { $bid }
event-acted-pass = { $name }: pass
event-acted-build = { $name }: builds { $cards }
event-acted-build-demolish = { $name }: demolishes { $card } and builds { $cards }
event-acted-retract = { $name }: takes the bid back
event-by-clock = The time was over: a bot decided for { $name }
event-by-stand_in = A bot plays for { $name }
event-undo_asked = { $name }: wants to take the last decision back
event-undo_agreed = { $name }: agrees to take it back
event-undo_refused = { $name }: no, it stays
event-undone = { $name }: the last decision is taken back
event-end_asked = { $name }: wants to end the game here
event-end_agreed = { $name }: agrees to end it
event-end_refused = { $name }: no, the game goes on
event-ended-over = The game is over.
event-ended-agreed = The game was ended early, by agreement.
event-ended-removed = This table was closed by whoever runs the server.
event-revealed = Salt and orders of the cards are shown: the deals can be checked.
event-rematched = There is a new table for another game.
event-name_removed = The name of seat { $seat } was removed.

## Reactions
reaction-hello = Hello
reaction-thanks = Thank you
reaction-well_built = Well built
reaction-oops = Oops
reaction-wow = Wow
reaction-thinking = Let me think
reaction-good_game = Good game

## Friendly names, for tables in the lobby
friendly-acorn = Acorn
friendly-badger = Badger
friendly-beaver = Beaver
friendly-bluebell = Bluebell
friendly-bumblebee = Bumblebee
friendly-buttercup = Buttercup
friendly-chestnut = Chestnut
friendly-clover = Clover
friendly-cricket = Cricket
friendly-daisy = Daisy
friendly-dolphin = Dolphin
friendly-dragonfly = Dragonfly
friendly-falcon = Falcon
friendly-fern = Fern
friendly-finch = Finch
friendly-firefly = Firefly
friendly-fox = Fox
friendly-hazel = Hazel
friendly-hedgehog = Hedgehog
friendly-heron = Heron
friendly-hummingbird = Hummingbird
friendly-ivy = Ivy
friendly-kingfisher = Kingfisher
friendly-koala = Koala
friendly-ladybird = Ladybird
friendly-lark = Lark
friendly-lemur = Lemur
friendly-lily = Lily
friendly-lynx = Lynx
friendly-maple = Maple
friendly-marmot = Marmot
friendly-meerkat = Meerkat
friendly-moose = Moose
friendly-nightingale = Nightingale
friendly-oak = Oak
friendly-otter = Otter
friendly-owl = Owl
friendly-panda = Panda
friendly-pelican = Pelican
friendly-penguin = Penguin
friendly-poppy = Poppy
friendly-puffin = Puffin
friendly-rabbit = Rabbit
friendly-robin = Robin
friendly-seahorse = Seahorse
friendly-snowdrop = Snowdrop
friendly-sparrow = Sparrow
friendly-squirrel = Squirrel
friendly-starfish = Starfish
friendly-sunflower = Sunflower
friendly-swallow = Swallow
friendly-tulip = Tulip
friendly-turtle = Turtle
friendly-walrus = Walrus
friendly-willow = Willow
friendly-wombat = Wombat
