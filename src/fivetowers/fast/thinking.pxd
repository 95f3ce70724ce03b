from fivetowers.fast cimport layout
from fivetowers.fast.bidding cimport best_end, settle
from fivetowers.fast.byhand cimport solve_by_hand
from fivetowers.fast.endgame cimport comes_to_exactness, solve_exactly
from fivetowers.fast.kernel cimport byte, word
from fivetowers.fast.looking cimport judge, look_at_all, narrow
from fivetowers.fast.rivals cimport end_against, hope, is_rival, rival_answer, solve_against
from fivetowers.fast.solver cimport solve_round
from fivetowers.fast.table cimport single, whole
from fivetowers.fast.value cimport floats, numbers
