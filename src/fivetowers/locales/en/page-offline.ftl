# The game without a server

page-offline = Make it work offline
page-offline-about = Then you can play against bots and share this device without a connection. It downloads { $size } MB, once.
page-offline-fetching = Downloading: { $percent }%
page-offline-kept = Works offline
page-offline-kept-about = Bots, games on this device, the tutorial and the puzzles need no connection. They take up { $size } MB.
page-offline-remove = Remove from this device
page-offline-failed = That didn’t work. Check the connection and try again.
page-offline-full = The browser has no room for this, or isn’t allowed to keep it.
page-offline-damaged = A file of the game is damaged, so it isn’t used. Reload the page. If that doesn’t help, tell whoever runs this site.
page-offline-version = There’s a newer version of this page. Reload it, then try again.
page-offline-local = This game is kept on this device only, and needs no connection.
page-offline-deal = Before the first card was turned up, this device fixed the order of all the cards and a number that matches only this order. It shows that nothing was changed afterwards. But nobody else was watching: someone who knows how could have peeked.
page-offline-others = You need a connection to play with others. You can play against bots or share this device right away.
page-offline-games = Your games are kept in this browser only.
page-offline-daily = There’s no server, so the cards follow from today’s date: everyone who plays without a connection today gets the same ones. But anyone could work them out beforehand. That’s why results aren’t compared, and the daily game on a server is a different one.
page-offline-analysis = Analysing a game takes too long in a browser. Save this game as a file: the fivetowers program can analyse it on a computer.
page-offline-import = Add to my games
local-full = the browser has no room to keep this game, or isn’t allowed to
local-cleared = this game is gone: this page’s data has been deleted from the browser
local-unreadable = a game that this browser has kept can’t be read
