from fivetowers.fast.game cimport layout
from fivetowers.fast.game.batch_loops cimport begin
from fivetowers.fast.game.door cimport single, whole
from fivetowers.fast.game.kernel cimport byte, deal_at_random, score_seat, seed_of, word
from fivetowers.fast.game.steps cimport legal_steps as step_mask, observe as write_seen, take_step

cdef class OneGame:
    cdef bytearray packed
    cdef word rng[1]
