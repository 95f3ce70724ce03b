"""What a table shows: one value for everybody, since everything but the draw pile is public (R23)."""
