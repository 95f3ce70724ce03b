"""Games of bots as files to learn from: how they are played, written, continued and read again."""
