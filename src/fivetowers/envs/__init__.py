"""The game as a standard environment: PettingZoo, Gymnasium and OpenSpiel (`pip install "fivetowers[rl]"`).

Importing this package registers `fivetowers/FiveTowers-v0` with Gymnasium. The adapters are thin: steps, masks and
observations are those of `fivetowers.encoding`, and docs/environments.md tells what they mean.
"""

from importlib.util import find_spec

VERSION = "v0"
"""Of all environments. It goes up whenever the same steps would lead to other observations or rewards."""

ENV_ID = f"fivetowers/FiveTowers-{VERSION}"

if find_spec("gymnasium") is not None:
    import gymnasium

    gymnasium.register(
        id=ENV_ID,
        entry_point="fivetowers.envs.gymnasium_env:FiveTowersEnv",
        vector_entry_point="fivetowers.envs.gymnasium_vector:FiveTowersVectorEnv",
    )
