# The game without a server

page-offline = Make it work offline
page-offline-about = Then you can play against bots and share this device without a connection. It downloads { $size } MB, once.
page-offline-fetching = Downloading: { $percent } %
page-offline-kept = Works offline
page-offline-kept-about = Bots, games on this device, the tutorial and the puzzles need no connection. They take up { $size } MB.
page-offline-remove = Remove from this device
page-offline-failed = That didn’t work. Check the connection and try again.
page-offline-local = This game is kept on this device only, and needs no connection.
page-offline-deal = Before the first card was turned up, this device fixed the order of all the cards and a number that matches only this order. It shows that nothing was changed afterwards. But nobody else was watching: someone who knows how could have peeked.
page-offline-others = Playing with others needs a connection. Against bots or sharing this device you can play right away.
page-offline-games = Your games are kept in this browser only.
local-full = the browser has no room to keep this game, or isn’t allowed to
