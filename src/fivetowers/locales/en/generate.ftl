# What `fivetowers generate` says: why a dataset can’t be made, continued or read, and what the command reports.
# Every id begins with the name of this file.

## Datasets that can’t be made, continued or read
generate-time_budget = “{ $name }” has a time budget, so it would not play the same games twice: give it nodes=… instead
generate-seed = the seed has to be from 0 to 2^64 − 1, not { $seen }
generate-network = “network” plays only inside the kernel, at a table with: { $names }
generate-other_recipe = { $folder } holds another dataset, which differs in: { $facts }. Choose another folder, or give the same options
generate-other_program = { $folder } was made with { $seen }; this is { $program }. Choose another folder
generate-no_manifest = there is no dataset: { $file } does not exist
generate-bad_manifest = { $file } is not the manifest of a dataset that this version can read
generate-broken_shard = { $file } can’t be read: { $reason }
generate-broken_game = game { $game } of the dataset breaks the rules
generate-no_games = { $folder } holds positions, not games
generate-fault = “{ $name }” failed in game { $game }: { $words }
generate-workers_lost = processes were killed { $times } times, so there may be too little memory: try fewer with --jobs, or fewer games per file. Run the same command to continue

## The command
generate-damaged = { $file } is missing or damaged and will be made again.
generate-stopped = { $games ->
    [one] Stopped after { $games } game. Run the same command to continue.
   *[other] Stopped after { $games } games. Run the same command to continue.
}
generate-done = { $folder }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $size } MB.
generate-no-pyarrow = Parquet needs the package pyarrow: pip install "fivetowers[parquet]"
