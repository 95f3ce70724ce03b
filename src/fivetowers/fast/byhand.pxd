from fivetowers.fast cimport layout
from fivetowers.fast.bidding cimport open_numbers
from fivetowers.fast.builds cimport list_builds
from fivetowers.fast.ends cimport DREADFUL, make_room, set_utilities
from fivetowers.fast.kernel cimport build, byte, close_bidding, most_buildable, sort_display
from fivetowers.fast.rollout cimport estimate_towers, guess_shares, seat_worth
from fivetowers.fast.table cimport copy

cdef void reach(byte* state, int seat, int number, byte* chosen, byte* after) noexcept nogil
cdef void solve_by_hand(
    byte* state, float margin, int keep, int* job, float* worth, float* ends, byte* builds, byte* listed, byte* after
) noexcept nogil
cdef void keep_best(
    byte* after, int seat, int number, float margin, int keep, float* worth, byte* chosen, float* ends, byte* builds
) noexcept nogil
