"""What the page knows of the rules without a server: their numbers and their examples, worked out by the engine."""
