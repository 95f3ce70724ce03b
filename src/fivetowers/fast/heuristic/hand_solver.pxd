from fivetowers.fast.game cimport layout
from fivetowers.fast.game.builds cimport list_builds
from fivetowers.fast.game.kernel cimport byte, most_buildable, sort_display
from fivetowers.fast.heuristic.rollout cimport estimate_towers, guess_shares, seat_worth
from fivetowers.fast.search.bidding cimport open_numbers, reach
from fivetowers.fast.search.desk cimport Desk, Ends, Mind
from fivetowers.fast.search.ends cimport dread_ends, forget_ends, make_room, set_utilities

cdef void solve_by_hand(byte* state, Mind mind, Desk desk, Ends ends) noexcept nogil
cdef void keep_best(
    int seat, int number, byte* chosen, float margin, Desk desk, Ends ends
) noexcept nogil
