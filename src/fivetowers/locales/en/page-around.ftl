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
