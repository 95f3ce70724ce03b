"""The table at home: what a server does for one reader, done in the reader's own browser, where no server is."""
