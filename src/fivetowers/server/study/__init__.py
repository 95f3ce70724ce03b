"""What is done with games once they are played: they are judged, played on, and compared."""
