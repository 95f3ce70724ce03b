"""One server process: live tables, bots, leases, its peers, start and stop."""
