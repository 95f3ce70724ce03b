# What `fivetowers train` says: why a training cannot begin or go on, and what its progress bar shows.
# Every id begins with the name of this file.

## Trainings that cannot begin or go on
train-no_weights = { $file } is no network: { $seen } bytes instead of { $expected }
train-no_numbers = { $file } is no network: it holds weights that are not numbers
train-no_checkpoint = { $file } is no checkpoint that this version can go on from: choose another folder
train-other_settings = { $file } holds another training, which differs in: { $facts }. Choose another folder, or give the same options
train-rate = the learning rate has to be above 0 and at most 1, not { $seen }
train-both = { $one } and { $other } cannot be given together
train-diverged = after { $games } games the weights are no longer numbers: try a lower learning rate

## The command
train-games = games
train-look = { $games } games  loss { $loss }  { $strength }
train-interrupted = Interrupted. The same command goes on from the last checkpoint.
train-done = Weights, history and plot are in { $folder }.
