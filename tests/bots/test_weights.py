"""The weights that are shipped: each file is the one of which `made.json` tells how it was made."""

import hashlib
import json

from fivetowers.bots.networks import FOLDER

MOST_BYTES = 2_000_000


def test_every_network_has_its_command_seed_and_figures() -> None:
    made = json.loads((FOLDER / "made.json").read_text("utf-8"))
    shipped = {file.name: file.read_bytes() for file in FOLDER.iterdir() if file.name.endswith(".f32")}
    assert set(made) == set(shipped)
    for name, entry in made.items():
        assert entry["sha256"] == hashlib.sha256(shipped[name]).hexdigest(), name
        assert entry["command"]
        assert entry["figures"]
        assert isinstance(entry["seed"], int)
    assert sum(map(len, shipped.values())) <= MOST_BYTES
