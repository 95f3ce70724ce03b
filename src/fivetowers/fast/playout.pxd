from fivetowers.fast cimport layout
from fivetowers.fast.kernel cimport draw, play_out, score_seat, seed_of
from fivetowers.fast.table cimport pointer, start
