# What the running server says: to clients that ask too much or in the wrong way, and to whoever starts it.
# One message for each code (its dots written as dashes).

## Requests and sockets
table-unreadable = this version of the server can’t read this table; nothing is lost, and the server’s operator has been told
table-none = there’s no such table
table-busy = this table is busy; try again in a moment
table-crowded = too many people are watching this table
socket-hello = a socket begins with hello
rate-messages = too many requests; wait a moment
rate-requests = too many requests; wait a moment
rate-tables = too many new tables; wait a moment
rate-open_tables = you have { $most } unfinished games; finish or end one first
origin-host = this server doesn’t know the name { $seen }; its operator can set it with --public-url
origin-other = that came from a page at { $seen }, not from our own
server-fault = something went wrong on the server; it has been logged
server-unknown = the server can’t tell yet whether that was done; look again in a moment
server-database = the server can’t reach its database right now; try again soon
page-none = page not found
page-method = that can’t be done at this address
pass-none = this link has been used, has expired or was never valid
device-nothing = there’s nothing to share yet: this browser hasn’t played a game here
device-same = this is the browser that made the link, or one that already shares its games
device-unfinished = not everything could be shared; nothing is lost: make a new link and open it here
code-none = no table has this code now
hint-off = there are no hints at this table
hint-turn = hints are for your own turn only

## Sharing on the home network
share-elsewhere = only someone at the computer the server runs on can do that
share-cannot = this computer has no home network on which to share the game

## The daily game
daily-none = there’s no daily game for “{ $seen }”
puzzle-none = there’s no such puzzle
daily-running = that game can be practised once its day is over
daily-private = this is a daily game: finish your own attempt first, or come back tomorrow

## Challenges
challenge-none = there’s no such challenge (any more)
challenge-not_this = only a game that one person has played to the end against bots can become a challenge

## The command line
serve-busy = Port { $port } is busy; this server uses { $next } instead.
serve-running = The server is running. Ctrl-C stops it.
serve-stopped = Stopped.
serve-cannot_listen = the server can’t listen on { $host }, port { $port }: { $reason }
host-table_removed = Table { $table } is closed.
host-name_removed = The name of seat { $seat } at table { $table } has been removed.
host-banned = the person who runs this server won’t let you in
host-ban_nobody = nobody sits in seat { $seat } of table { $table }
host-no_ban = { $value } isn’t banned
host-ban_done = { $value } is banned; every node knows it within a few seconds.
host-ban_lifted = { $value } may come in again.
host-ban_none = Nobody is banned.
host-ban_address = { $date }  address  { $value }
host-ban_browser = { $date }  browser  { $value }
host-refusal_none = Nothing has been refused so far.
host-refusal = { $count } × { $code }
host-no_server = no server answers at { $url }: { $reason }
connect-made = The table is ready: { $link }
connect-sits = The bot sits at table { $table }.
connect-over = The game is over. Scores: { $scores }
connect-server = the server can’t be reached: { $reason }
connect-lost = the connection to the server was lost
