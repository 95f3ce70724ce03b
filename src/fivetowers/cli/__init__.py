"""The command line: `main` finds the subcommands, each of which is a module of its own name."""
