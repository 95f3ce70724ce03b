# What the server says: why a table refuses something, what the checks of the shuffle say, and friendly names.
# One message for each code (its dots written as dashes). Facts: cards in notation, seats from 1; $name is a person.

## Messages
message-too_long = a message can have at most { $longest } bytes
message-not_understood = this message can’t be understood

## Tables
table-stale = the table has moved on since then
table-waiting = the game hasn’t started yet
shuffle-number = this number doesn’t match the seal
table-started = the game has already started
table-ended = this table is closed
table-not_creator = only the person who created the table can do that
table-seats_open = { $open ->
    [one] { $open } seat is still free: give it to someone or to a bot
   *[other] { $open } seats are still free: give them to people or bots
}
table-log_full = this table’s log is full ({ $most } entries): only the game itself can still be played to its end
host-only = only the person who runs the server can do that

## Seats
seat-none = there’s no seat { $seat }; the table has { $seats }
seat-not_yours = seat { $seat } isn’t yours
seat-taken = seat { $seat } is taken
seat-full = all seats are taken; you can watch
seat-already = you’re already sitting at this table, in seat { $seat }
seat-own_try = this browser already has its own attempt at these cards, so the seat stays where it is; the link still works in another browser
seat-watching = you’re watching this table; only players can do that
seat-order = each of the { $seats } seats must appear once in the new order
seat-here = the player in seat { $seat } is here
turn-other = it’s seat { $seat }’s turn
seat-gone_briefly = the player in seat { $seat } has only just left: a bot can take over in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
clock-not_due = there’s still time

## Options of a table
options-seats = a table has { $fewest } to { $most } seats, not { $seen }
options-bot = “{ $seen }” isn’t one of the bots: { $bots }
options-start = the starting seat has to be from 1 to { $seats }, not { $seen }
options-pace = the time per move is from { $shortest } to { $longest } seconds, or up to { $days } days
options-away = a bot can take over after at most { $longest } seconds, not { $seen }
options-daily = expected a date such as 2026-11-15, not “{ $seen }”
name-invisible = a name needs at least one visible letter
name-marks = one letter can carry at most { $most } accents

## Taking back, ending, playing again
undo-none = you have nothing to undo
undo-daily = you get one attempt at the daily game: nothing can be undone
undo-challenge = you get one attempt at a challenge: nothing can be undone
undo-too_late = it’s too late to undo that move
undo-most = a game allows { $most } undos, and they’re used up
ask-none = nobody has asked
ask-own = the others have to answer
ask-pending = seat { $seat } has already asked; that comes first
rematch-early = the game isn’t over yet
rematch-daily = you get one attempt at the daily game; there’s a new one tomorrow

## Lessons of the tutorial
lesson-none = there’s no such lesson
lesson-lost = this lesson has to start again
lesson-other = that’s allowed too, but try what’s asked for here
lesson-low_bid = someone else can bid more and take the cards: try the highest number you can build
lesson-try_five = that’s allowed, but try 5 first
lesson-tower = { $cards ->
    [one] without a spire each card is worth 1 point: { $cards } card
   *[other] without a spire each card is worth 1 point: { $cards } cards
}
lesson-crowned = { $cards ->
    [one] with a spire each card is worth 2 points: { $cards } card, times 2
   *[other] with a spire each card is worth 2 points: { $cards } cards, times 2
}
lesson-main = each card in the main tower is worth 1 extra point
lesson-rubble = the first card costs 1 point, the second 2 points

## Fairness
fairness-missing = the tag { $tag } is missing, so the shuffle can’t be checked
fairness-published = the commitment in the record is { $seen }, but { $expected } was published
fairness-salt = the salt has to be at least { $fewest } hexadecimal digits
fairness-commitment = salt and orders give the commitment { $expected }, not { $seen }
fairness-order = the tag { $tag } isn’t an order of all cards, each as often as the deck holds it
fairness-deal = round { $round } should have turned up { $expected }, not { $seen }
verify-good = { $file }, game { $index }: shuffled as promised by the commitment { $commitment }
verify-unfair = { $file }, game { $index }: { $words }
verify-refused = { $file }: { $words }
fairness-tag = the tag { $tag } can’t be read, or is there twice
fairness-shuffle = the record names shuffle { $seen }, but only shuffle { $known } is known here
fairness-server_seal = the server’s number doesn’t match its seal
fairness-seal = { $name }’s number doesn’t match its seal
fairness-follows = the tag { $tag } doesn’t follow from the random numbers
fairness-start = { $expected } should have started, not { $seen }
verify-numbers = With random numbers from { $names }: if you trust one of them, the cards were left to chance.
verify-no-numbers = Without a random number from any player: nothing was changed later, but the order could have been chosen.
verify-unopened = Sealed, but not opened in time: the number of { $names }.

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

# Bots have names, one for each seat, with different first letters.
bot-ada = Ada
bot-bruno = Bruno
bot-cleo = Cleo
bot-dora = Dora
bot-emil = Emil
