# What is arranged around a game: other devices, one's data, seats before the start, the pace, people who are away.

page-another-device = Play on another device
page-another-device-do = Open this link there, or point its camera at the code. It works once, for ten minutes; then your seat is on that device.
page-my-data = My data
page-my-data-about = The server knows this browser, the names you gave and your games. Nothing else.
page-export = Save all of it
page-delete = Delete my data
page-delete-sure = Your names go everywhere, and your seats in running games too. The games stay, without you in them. This cannot be taken back.
page-delete-done = Your data are deleted.
page-move-up = { $name }: one place earlier
page-free-seat-of = { $name }: free this seat
page-pace = Time for a move
page-pace-none = No hurry
page-pace-clock = 1 minute
page-pace-days = 2 days
page-pace-about = When the time is over, a bot makes that one move.
page-bot-plays-on = Let a bot play on
page-bot-plays-for = { $name } is away. A bot plays on meanwhile.
page-hours-left = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
}
page-deal-check = Check the deal
page-deal-about = Before the first card was turned up, the server fixed the order of all cards and gave its promise: a number that fits this one order only. Your device has now worked it out again.
page-deal-fair = Dealt as promised.
page-deal-unfair = Not dealt as promised.
page-deal-kept = The promise is still the one you were given when you came to the table.
page-deal-late = You came when the game was over: compare the promise with somebody who was there.
page-deal-sealed = The order of the cards fits the promise.
page-deal-dealt = The cards came in this order.
page-deal-no = Not so:
page-deal-promise = Promise (SHA-256)
page-deal-salt = Salt
