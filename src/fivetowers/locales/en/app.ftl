# What the running server says: to clients that ask too much or in the wrong way, and to whoever starts it.
# One message for each code (its dots written as dashes).

## Requests and sockets
table-none = there is no such table
table-busy = too much is being asked of this table at once; try again in a moment
table-crowded = too many people are looking at this table
socket-hello = a socket begins with hello
rate-messages = that was too much at once; wait a moment
rate-requests = that was too much at once; wait a moment
rate-tables = too many new tables; wait a moment
rate-open_tables = you have { $most } games that are not over yet; finish or end one first
origin-host = this server is not called { $seen }; its host can tell it so with --public-url
origin-other = that came from a page of { $seen }, not from our own
server-fault = something went wrong in the server; it has been noted
server-database = the server cannot reach its database at the moment; try again soon
page-none = there is nothing at this address
page-method = nothing can be done here in this way
pass-none = this link has been used, is too old, or was never good
hint-off = there are no hints at this table
hint-turn = a hint is for your own turn

## Sharing on the home network
share-elsewhere = only somebody at the computer that the server runs on can do that
share-cannot = this computer has no home network that the game could be shared on

## The daily deal
daily-none = there is no daily deal for “{ $seen }”
puzzle-none = there is no such puzzle
daily-running = that deal can be practised when its day is over
daily-private = this is a daily deal: finish your own try first, or come back tomorrow

## The command line
serve-busy = Port { $port } is busy; this server uses { $next } instead.
serve-running = The server is running. Ctrl-C stops it.
serve-stopped = Stopped.
serve-cannot_listen = the server cannot listen on { $host }, port { $port }: { $reason }
host-table_removed = Table { $table } is closed.
host-name_removed = The name of seat { $seat } at table { $table } is removed.
connect-sits = The bot sits at table { $table }.
connect-over = The game is over. Scores: { $scores }
connect-bot = the bot answered “{ $answer }” to “{ $line }”
connect-start = the bot cannot be started: { $reason }
connect-server = the server cannot be reached: { $reason }
connect-lost = the connection to the server is lost
