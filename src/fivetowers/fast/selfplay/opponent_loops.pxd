from fivetowers.fast.game cimport layout
from fivetowers.fast.game.batch_loops cimport generator, go_on, row_of
from fivetowers.fast.game.door cimport pointer, whole
from fivetowers.fast.game.kernel cimport byte, word
from fivetowers.fast.heuristic.planner cimport act
from fivetowers.fast.net.value cimport floats
from fivetowers.fast.search.desk cimport Desk, Ends, EndsMemory
from fivetowers.fast.search.solver cimport desk_in
from fivetowers.fast.selfplay.contest cimport act_at_random
