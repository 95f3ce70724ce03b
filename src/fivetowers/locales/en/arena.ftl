# What the arena says: why a bot lost a game by a fault, why a series can’t be played, and the words of its report.
# Every id begins with the name of this file. In a fault the bot is named before, so that no sentence bends a name.

## Faults of bots: one message for each arena.* code
arena-not_started = the program can’t be started: { $reason }
arena-crashed = the program stopped by itself (exit code { $status })
arena-crashed_saying = the program stopped by itself (exit code { $status }), after saying “{ $said }”
arena-hangs = no answer came within { $milliseconds } ms
arena-late = the answer came after { $milliseconds } ms; { $limit } were allowed
arena-junk = the answer was “{ $seen }”; “{ $expected }” was expected
arena-too_long = the answer was longer than { $longest } characters: “{ $seen }”
arena-too_much_info = more than { $most } info lines came before the answer
arena-not_ok = the answer to “{ $line }” was “{ $seen }” instead of “ok”
arena-wrong_answer = the answer to “{ $line }” was “{ $seen }”; “{ $expected }” was expected
arena-no_exit = the program did not end with exit code 0 ({ $status })
arena-illegal = “{ $seen }” is not legal: { $words }
arena-raised = the bot crashed: { $seen }

## Series that can’t be played
arena-quotes = a quotation mark is missing in “{ $seen }”
arena-setting = “{ $seen }” is not a whole number of at least 1
arena-no_bot = “{ $seen }” is not the name of a bot
arena-nobody = a series needs at least one bot
arena-same_name = two bots are called “{ $seen }”: put name=… in front of one
arena-no_results = { $file } does not hold results of the arena: line { $line } can’t be read
arena-other_series = { $file } holds another series, which differs in: { $facts }
arena-other_players = { $file } holds games of { $seen } players, not { $players }
arena-other_variant = { $file } holds games of the variant { $seen }, not { $variant }
arena-other_bot = in { $file } “{ $name }” is a bot with another command or budget: one name can count for one bot only
arena-other_program = the games in { $file } were played by fivetowers { $seen }; this is { $program } (version and mark of the weights)
arena-unknown_bot = “{ $seen }” is not one of our bots ({ $names }), and no program of that name can be started
arena-bot_fails = “{ $name }”: { $words }
arena-own_bot = the bot “{ $seen }” can’t be loaded: { $reason }
arena-no_weights = “{ $seen }” has no network: weights are for { $names }
arena-bad_weights = the weights in { $file } can’t be read: { $reason }
arena-cluster_address = “{ $seen }” is not a cluster address: host:port is expected
arena-no_cluster = no cluster can be reached at “{ $seen }”: { $reason }
arena-cluster_lost = the cluster crashed: { $reason }

## The report
arena-title = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $players } players
arena-column-bot = Bot
arena-column-share = Share
arena-column-interval = 95%
arena-column-margin = Margin
arena-column-time = ms
arena-column-longest = Longest
arena-column-over = Over
arena-column-faults = Faults
arena-column-rating = Rating
arena-column-elo = Elo
arena-interval = { $low } to { $high }
arena-pairs = How often the bot of the row was ahead of that of the column
arena-first-seat = Advantage of the starting seat (win share): { $share }
arena-sprt-high = Test decided after { $deals } deals: the win share of { $name } is above { $low } (log-likelihood ratio { $ratio }).
arena-sprt-low = Test decided after { $deals } deals: the win share of { $name } is below { $high } (log-likelihood ratio { $ratio }).
arena-sprt-open = Test still open after { $deals } deals, { $name }: log-likelihood ratio { $ratio }, between { $least } and { $most }.
arena-fault = { $name } lost in deal { $deal }, round { $round }: { $words }
arena-more-faults = { $faults ->
    [one] … and { $faults } more fault.
   *[other] … and { $faults } more faults.
}

## The page
arena-page-shares = Win share
arena-page-shares-note = 1 for a sole winner, 1/k for each of k who share; the bar is the 95% interval over deals, the dashed line a seat’s fair share. After an early stop the interval is slightly optimistic.
arena-page-course = Win share of { $name } over the deals
arena-page-course-note = The band is the 95% interval at that moment.
arena-page-ratings = Ratings
arena-page-ratings-note = Plackett–Luce (OpenSkill): everyone begins with 25 ± 8.3; the bar is two deviations to either side.
arena-page-elo-note = The average of all bots is 0; 400 points more means odds of ten to one on finishing ahead.
arena-page-seats = Win share of the seats
arena-page-seat = Seat { $seat }
arena-page-faults = Games lost by a fault
arena-page-again = Play it again with this command (seed { $seed })
arena-page-again-program = Played by fivetowers { $version }, with the weights { $weights }.
arena-page-again-unknown = The file does not say which version of fivetowers was used.

## The command
arena-playing = Playing
arena-stopped = Stopped. What was played is saved.
arena-nothing = No game was played.
arena-no-ratings = There are no ratings: the package openskill is not installed (pip install "fivetowers[arena]").
arena-no-ray = A cluster needs the package ray: pip install "fivetowers[cluster]"
arena-written = Written: { $file }
arena-low-above-high = LOW has to be below HIGH.
arena-two-budgets = A budget is --ms or --nodes, not both.
