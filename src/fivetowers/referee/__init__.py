"""The referee's side of the bot protocol 5tp: programs that somebody else wrote, whose answers are never trusted."""
