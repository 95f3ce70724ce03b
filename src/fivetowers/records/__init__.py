"""Games as they are kept: `.5t` records with their annotations, as tables, and proofs that the cards were fair."""
