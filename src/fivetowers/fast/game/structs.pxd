# The words, and twins in Python, are in structs.py.

from fivetowers.fast.game cimport layout
from fivetowers.fast.game.kernel cimport byte, word

cdef struct ListingMemory:
    int number
    int found
    byte* builds
    int lots[layout.KINDS]
    int tops[layout.KINDS]
    word tails[layout.KINDS + 1]
    byte chosen[layout.BUILD_SIZE]

ctypedef ListingMemory* Listing
