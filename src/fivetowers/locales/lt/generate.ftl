# Ką sako `fivetowers generate`: kodėl duomenų rinkinio negalima sukurti, tęsti ar perskaityti, ir ką praneša komanda.
# Kiekvienas id prasideda šio failo vardu.

## Duomenų rinkiniai, kurių negalima sukurti, tęsti ar perskaityti
generate-time_budget = „{ $name }“ turi laiko limitą, todėl tų pačių žaidimų dukart nesužaistų: vietoj jo nurodyk nodes=…
generate-seed = sėkla turi būti nuo 0 iki 2^64 − 1, o ne { $seen }
generate-network = „network“ žaidžia tik branduolio viduje, prie stalo su: { $names }
generate-other_recipe = aplanke { $folder } yra kitas duomenų rinkinys, jis skiriasi: { $facts }. Pasirink kitą aplanką arba nurodyk tas pačias parinktis
generate-other_program = aplankas { $folder } sukurtas kita versija: { $seen }; ši yra { $program }. Pasirink kitą aplanką
generate-no_manifest = duomenų rinkinio nėra: failas { $file } neegzistuoja
generate-bad_manifest = failas { $file } nėra duomenų rinkinio aprašas, kurį ši versija galėtų perskaityti
generate-broken_shard = failo { $file } perskaityti nepavyksta: { $reason }
generate-broken_game = duomenų rinkinio { $game } žaidimas pažeidžia taisykles
generate-no_games = aplanke { $folder } yra padėtys, o ne žaidimai
generate-fault = „{ $name }“ suklydo { $game } žaidime: { $words }
generate-workers_lost = procesai nutrūko jau kelis kartus ({ $times }), gal trūksta atminties: bandyk mažesnį --jobs arba mažiau žaidimų faile. Tęsti galima ta pačia komanda

## Komanda
generate-damaged = Failo { $file } nėra arba jis sugadintas, todėl kuriamas iš naujo.
generate-stopped = Sustabdyta, sužaista žaidimų: { $games }. Tęsti galima ta pačia komanda.
generate-done = Aplankas { $folder } – žaidimų: { $games }, eilučių: { $rows }, failų: { $files }, { $size } MB.
generate-no-pyarrow = Parquet reikia paketo pyarrow: pip install "fivetowers[parquet]"
