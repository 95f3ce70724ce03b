"""What a server keeps of a game: the table as it is now, and nothing that only the garbage collector could find."""

import gc
from pathlib import Path
from random import Random

from fivetowers.state import State
from tests.server.games import Person, here, make_table, play_on
from tests.server.running import running_here


def states_in_memory() -> int:
    return sum(isinstance(one, State) for one in gc.get_objects())


async def test_position_before_an_action_is_gone_once_the_action_is_answered(tmp_path: Path) -> None:
    """In circles of references positions would pile up until the collector comes, and that costs every player time."""
    async with running_here(tmp_path) as server:
        client = server.client()
        person = await Person.sit(client, await make_table(client, here("Anna"), here("Ben"), name=None))
        await person.start()
        gc.collect()
        gc.disable()
        try:
            before = states_in_memory()
            await play_on(person, Random(1), most=30)
            assert states_in_memory() <= before + 1
        finally:
            gc.enable()
