# The words, and twins in Python, are in chances.py.

from fivetowers.fast.game.kernel cimport byte

cdef struct Chances:
    float random_rounds
    float openings
    float trace
    float taught
    float rivals
    bint by_hand

cdef struct Trail:
    int rounds
    byte* states
    byte* explored
    float* targets
