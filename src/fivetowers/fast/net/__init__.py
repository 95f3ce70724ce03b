"""The value network: what it says of a position, and the gradient of its error."""
