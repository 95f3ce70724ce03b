# Ką sako `fivetowers generate`: kodėl duomenų rinkinio negalima sukurti, tęsti ar perskaityti, ir ką praneša komanda.
# Kiekvienas id prasideda šio failo vardu.

## Duomenų rinkiniai, kurių negalima sukurti, tęsti ar perskaityti
generate-time_budget = „{ $name }“ turi laiko limitą, todėl tų pačių žaidimų dukart nesužaistų: vietoj jo nurodyk nodes=…
generate-seed = sėkla turi būti nuo 0 iki 2^64 − 1, o ne { $seen }
generate-other_recipe = { $folder } yra kitas duomenų rinkinys, skiriasi: { $facts }. Pasirink kitą aplanką arba nurodyk tas pačias parinktis
generate-other_program = { $folder } sukurtas su { $seen }; čia yra { $program }. Pasirink kitą aplanką
generate-no_manifest = duomenų rinkinio nėra: { $file } neegzistuoja
generate-bad_manifest = { $file } nėra duomenų rinkinio aprašas, kurį ši versija moka perskaityti
generate-broken_shard = { $file } perskaityti nepavyksta: { $reason }
generate-broken_game = duomenų rinkinio žaidimas { $game } pažeidžia taisykles
generate-no_games = { $folder } yra padėtys, o ne žaidimai
generate-fault = „{ $name }“ suklydo žaidime { $game }: { $words }
generate-workers_lost = procesai buvo nutraukti { $times } kartus, gal trūksta atminties: bandyk mažesnį --jobs arba mažiau žaidimų faile. Ta pati komanda tęsia

## Komanda
generate-damaged = { $file } nėra arba jis sugadintas, todėl kuriamas iš naujo.
generate-stopped = Sustabdyta, sužaista žaidimų: { $games }. Ta pati komanda tęsia.
generate-done = { $folder }: žaidimų: { $games }, eilučių: { $rows }, failų: { $files }, { $size } MB.
generate-no-pyarrow = Parquet reikia paketo pyarrow: pip install "fivetowers[parquet]"
