# Was `fivetowers generate` sagt: warum ein Datensatz nicht erzeugt, fortgesetzt oder gelesen werden kann, und was der Befehl meldet.
# Jede Kennung beginnt mit dem Namen dieser Datei.

## Datensätze, die nicht erzeugt, fortgesetzt oder gelesen werden können
generate-time_budget = „{ $name }“ hat ein Zeitbudget und würde dieselben Partien nicht zweimal spielen: Gib stattdessen nodes=… an
generate-seed = der Startwert muss zwischen 0 und 2^64 − 1 liegen, nicht { $seen }
generate-network = „network“ spielt nur im Kern, an einem Tisch mit: { $names }
generate-other_recipe = { $folder } enthält einen anderen Datensatz; verschieden sind: { $facts }. Wähle einen anderen Ordner oder gib dieselben Optionen an
generate-other_program = { $folder } wurde mit { $seen } erzeugt; dies ist { $program }. Wähle einen anderen Ordner
generate-no_manifest = es gibt keinen Datensatz: { $file } existiert nicht
generate-bad_manifest = { $file } ist kein Manifest eines Datensatzes, das diese Version lesen kann
generate-broken_shard = { $file } ist nicht lesbar: { $reason }
generate-broken_game = Partie { $game } des Datensatzes verstößt gegen die Regeln
generate-no_games = { $folder } enthält Stellungen, keine Partien
generate-fault = „{ $name }“ hat in Partie { $game } versagt: { $words }
generate-workers_lost = schon { $times }-mal wurden Prozesse abgebrochen, vielleicht reicht der Speicher nicht: Nimm weniger mit --jobs oder weniger Partien je Datei. Derselbe Befehl macht weiter

## Der Befehl
generate-damaged = { $file } fehlt oder ist beschädigt und wird neu erzeugt.
generate-stopped = { $games ->
    [one] Nach { $games } Partie angehalten. Derselbe Befehl macht weiter.
   *[other] Nach { $games } Partien angehalten. Derselbe Befehl macht weiter.
}
generate-done = { $folder }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} in { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
}, { $size } MB.
generate-no-pyarrow = Parquet braucht das Paket pyarrow: pip install "fivetowers[parquet]"
