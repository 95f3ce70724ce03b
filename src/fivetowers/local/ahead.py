"""Loads what needs no compiled module, before the worker takes a picture of Python's memory.

The next start begins from that picture, so none of this is read again. msgspec is compiled and cannot be in it.
"""

import asyncio  # noqa: F401
import datetime  # noqa: F401
import gc
import importlib.metadata  # noqa: F401
import json  # noqa: F401
import random  # noqa: F401
import secrets  # noqa: F401

import fivetowers.lessons.course
import fivetowers.offer.build_preview
import fivetowers.records.record_reader
import fivetowers.records.record_writer
import fivetowers.shuffle  # noqa: F401
from fivetowers.bots.roster import ROSTER, make_bot
from fivetowers.puzzles.puzzle import shipped_puzzles

for name in ROSTER:  # a bot imports what it needs when it is made
    make_bot(name)
shipped_puzzles()
gc.freeze()  # all of it stays: nobody has to look through it for what could go, while a player waits
