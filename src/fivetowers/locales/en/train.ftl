# What `fivetowers train` says: why a training can’t begin or go on, and what its progress bar shows.
# Every id begins with the name of this file.

## Trainings that can’t begin or go on
train-no_weights = { $file } is not a network: { $seen } bytes instead of { $expected }
train-no_numbers = { $file } is not a network: some of its weights are not numbers
train-no_checkpoint = { $file } is not a checkpoint that this version can continue from: choose another folder
train-other_settings = { $file } holds another training, which differs in: { $facts }. Choose another folder, or give the same options
train-rate = the learning rate has to be above 0 and at most 1, not { $seen }
train-both = { $one } and { $other } can’t be given together
train-diverged = after { $games } games the weights are no longer numbers: try a lower learning rate

## The command
train-games = games
train-look = { $games } games  loss { $loss }  { $strength }
train-interrupted = Interrupted. Run the same command to continue from the last checkpoint.
train-done = Weights, history and plot are in { $folder }.
