"""`python -m fivetowers` is the command `fivetowers`."""

from fivetowers.cli.main import run

if __name__ == "__main__":
    raise SystemExit(run())
