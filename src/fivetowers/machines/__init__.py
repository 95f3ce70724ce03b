"""What the program may use to run on: the cores of this machine, and clusters of machines."""
