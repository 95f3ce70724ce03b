# What is arranged around a game: other devices, one’s data, seats before the start, the pace, people who are away.

page-another-device = Play on another device
page-another-device-do = Open this link there, or point its camera at the code. The link works once, within ten minutes, and moves your seat to that device.
page-devices = Use on another device too
page-devices-do = Open this link there, or point its camera at the code. That device then has all your games, your progress and your daily streak, and so does this one. The link works once, within ten minutes.
page-devices-warn = Keep the link to yourself: whoever opens it plays as you. Games kept only on a device, solved puzzles and settings stay where they are.
page-device-ask = Share your games with this device?
page-device-there = { $games ->
    [one] The other device has { $games } game.
   *[other] The other device has { $games } games.
}
page-device-name = Last played as: { $name }
page-device-own = { $own ->
    [one] This device has { $own } game of its own. It joins the others.
   *[other] This device has { $own } games of its own. They join the others.
}
page-device-tries = If you played the same daily game or challenge on both, the attempt you finished first counts.
page-device-after = Afterwards both devices have the same games, seats and progress.
page-device-sure = Go on only if you made the link yourself: anyone who uses the other device can see your games and play in your place.
page-device-yes = Share the games
page-device-no = Leave everything as it is
page-device-done = Both devices now have the same games.
page-device-left = { $left ->
    [one] { $left } game couldn’t be brought along, because the server can’t read it.
   *[other] { $left } games couldn’t be brought along, because the server can’t read them.
}
page-my-data = My data
page-my-data-about = The server remembers this browser, the names you entered and your games. Nothing else.
page-export = Download my data
page-delete = Delete my data
page-delete-sure = Your names will be removed everywhere, and you’ll give up your seats in games in progress. The games stay, without you in them. This can’t be undone.
page-delete-done = Your data has been deleted.
page-renew = Sign out other devices
page-renew-sure = From now on, only this browser has your seats and games. Do this if someone else may have got into them.
page-renew-done = Only this browser has your seats and games now.
page-move-up = Move { $name } up
page-free-seat-of = Free { $name }’s seat
page-pace = Time per move
page-pace-none = No limit
page-pace-clock = 1 minute
page-pace-days = 2 days
page-pace-about = If time runs out, a bot makes that one move.
page-title-turn = Your turn · 5 Towers
page-me = Me
page-first-player = Starting player
page-first-drawn = drawn at random
page-away-after = Bot takes over for absent players
page-away-never = never
page-stand-in = Who takes over
page-code = Table code
page-code-about = Type it on the home page of any device.
page-code-field = Got a code?
page-code-go = Go
page-away-minutes = { $minutes ->
    [one] after { $minutes } minute
   *[other] after { $minutes } minutes
}
page-bot-plays-on = Let a bot take over
page-bot-plays-for = { $name } is away. A bot is playing for now.
page-has-left = { $name } has left the table
page-has-left-more = A bot takes over in a minute; they can come back at any time.
page-gone-short = away
page-bid-kept = You bid { $number }. It’s saved and will be sent when the connection is back.
page-pass-kept = You pass. It’s saved and will be sent when the connection is back.
page-build-kept = Saved, waiting for the connection
page-undo-kept = You’re undoing your move. That’s saved and will be sent when the connection is back.
page-end-kept = You’re ending the game. That’s saved and will be sent when the connection is back.
page-end-ask-kept = You’re proposing to end the game. That’s saved and will be sent when the connection is back.
page-not-offline = You can do this again when the connection is back.
page-missed = While you were away
page-missed-bot = (played for you)
page-hours-left = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
}
page-deal-check = Check the shuffle
page-deal-about = Before the first card was turned up, the server fixed the order of all the cards and made a promise: a number that matches only this order. Your device has just worked it out again.
page-deal-fair = Shuffled as promised.
page-deal-unfair = Not shuffled as promised.
page-deal-kept = The promise is still the one you got when you joined.
page-deal-late = You joined after the game: compare the promise with someone who was there.
page-deal-sealed = The order of the cards matches the promise.
page-deal-dealt = The cards came in this order.
page-deal-no = Mismatch:
page-deal-promise = Promise (SHA-256)
page-deal-salt = Salt
page-deal-about-numbers = The cards were shuffled with random numbers: one that the server had sealed before anyone sat down, and one from each player’s device. Your device has just worked it all out again.
page-deal-server-sealed = The server’s number matches the promise.
page-deal-own = The number from your device is in it.
page-deal-own-out = The number from your device isn’t in it.
page-deal-seals = Every number is the one that was sealed before yours was opened.
page-deal-seals-watching = Every number matches its seal.
page-deal-follows = The order of the cards follows from these numbers.
page-deal-follows-start = The order of the cards and who starts follow from these numbers.
page-deal-unopened = { $name } had sealed a number but didn’t open it in time. The game began without it.
page-deal-proves-all = So nobody could choose the cards: no player, and not the server either. What this can’t show is whether someone who runs the server looked at them.
page-deal-proves-gap = So nobody could choose the cards freely. At most, someone who didn’t open a number could, together with the server, pick between two shuffles: with that number or without it.
page-deal-proves-alone = So the server couldn’t choose the cards. What this can’t show is whether it told its bots about them: they play on the same computer.
page-deal-proves-here = So the server couldn’t choose the cards. You all share one device, so its one number stands for all of you: this can’t show whether the device itself was honest.
page-deal-proves-others = None of these numbers is yours. If you trust one of the players whose number is in it, nobody could choose the cards.
page-deal-proves-none = No player’s number is in it. This shows that nothing was changed after the start, but not that the order was left to chance.
page-deal-proves-daily = Everyone gets the same cards on this day, so no player’s number is in it. This shows that the order was fixed before you began, but not that it was left to chance.
page-deal-proves-challenge = These are the cards of an older game, so no player’s number is in it. This shows that the order was fixed before you began, but not that it was left to chance: the older game’s own check can show that.
page-deal-server-number = The server’s number
page-deal-number-of = Number: { $name }
page-deal-seal-of = Seal, not opened: { $name }
