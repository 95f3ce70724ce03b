# Какво казва `fivetowers generate`: защо набор от данни не може да бъде създаден, продължен или прочетен, и какво съобщава командата.
# Всяко id започва с името на този файл.

## Набори от данни, които не могат да бъдат създадени, продължени или прочетени
generate-time_budget = „{ $name }“ има ограничение във времето и не би изиграл едни и същи игри два пъти: задай вместо това nodes=…
generate-seed = началното число трябва да е от 0 до 2^64 − 1, а не { $seen }
generate-network = „network“ играе само вътре в ядрото, на маса с: { $names }
generate-other_recipe = папката { $folder } съдържа друг набор от данни, който се различава по: { $facts }. Избери друга папка или задай същите опции
generate-other_program = папката { $folder } е създадена с друга версия: { $seen }; тази е { $program }. Избери друга папка
generate-no_manifest = няма набор от данни: файлът { $file } не съществува
generate-bad_manifest = файлът { $file } не е опис на набор от данни, който тази версия може да прочете
generate-broken_shard = файлът { $file } не може да се прочете: { $reason }
generate-broken_game = игра { $game } от набора нарушава правилата
generate-no_games = папката { $folder } съдържа позиции, а не игри
generate-fault = „{ $name }“ се провали в игра { $game }: { $words }
generate-workers_lost = процесите бяха прекратени { $times } пъти, може би не стига паметта: опитай с по-малък --jobs или с по-малко игри във файл. Продължи със същата команда

## Командата
generate-damaged = Файлът { $file } липсва или е повреден и се създава отново.
generate-stopped = Спряно, изиграни игри: { $games }. Продължи със същата команда.
generate-done = Папка { $folder } – игри: { $games }, редове: { $rows }, файлове: { $files }, { $size } MB.
generate-no-pyarrow = За Parquet е нужен пакетът pyarrow: pip install "fivetowers[parquet]"
