from fivetowers.fast.game cimport layout
from fivetowers.fast.game.door cimport single, whole
from fivetowers.fast.game.kernel cimport byte, word
from fivetowers.fast.heuristic.hand_solver cimport solve_by_hand
from fivetowers.fast.net.value cimport floats, numbers
from fivetowers.fast.search.bidding cimport best_end, bidding_of, settle, when_said
from fivetowers.fast.search.desk cimport Candidates, Deals, Desk, Ends, EndsMemory, Mind, MindMemory
from fivetowers.fast.search.endgame cimport comes_to_exactness, solve_exactly
from fivetowers.fast.search.rivals cimport end_against, expect, is_rival, rival_answer, solve_against
from fivetowers.fast.search.sampling cimport judge, look_at_all, narrow
from fivetowers.fast.search.solver cimport desk_in, solve_round

cdef MindMemory mind_of(object thinking)
cdef EndsMemory ends_in(int keep, object values, object builds)
cdef Candidates candidates_of(object thinking)
