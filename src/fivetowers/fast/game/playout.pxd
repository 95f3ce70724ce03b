from fivetowers.fast.game cimport layout
from fivetowers.fast.game.kernel cimport draw, play_out, score_seat, seed_of
from fivetowers.fast.game.door cimport pointer, start
