# Co říká `fivetowers generate`: proč nelze datovou sadu vytvořit, dokončit nebo přečíst, a co příkaz hlásí.
# Každé id začíná názvem tohoto souboru.

## Datové sady, které nelze vytvořit, dokončit nebo přečíst
generate-time_budget = „{ $name }“ má časový limit, takže by stejné hry nezahrál dvakrát: zadej místo něj nodes=…
generate-seed = semínko musí být od 0 do 2^64 − 1, ne { $seen }
generate-network = „network“ hraje jen uvnitř jádra, u stolu s: { $names }
generate-other_recipe = složka { $folder } obsahuje jinou datovou sadu, která se liší v: { $facts }. Zvol jinou složku, nebo zadej stejné volby
generate-other_program = složka { $folder } vznikla jinou verzí: { $seen }; tato je { $program }. Zvol jinou složku
generate-no_manifest = žádná datová sada tu není: soubor { $file } neexistuje
generate-bad_manifest = soubor { $file } není soupis datové sady, který by tato verze uměla přečíst
generate-broken_shard = soubor { $file } nejde přečíst: { $reason }
generate-broken_game = hra { $game } datové sady porušuje pravidla
generate-no_games = složka { $folder } obsahuje pozice, ne hry
generate-fault = „{ $name }“ selhal ve hře { $game }: { $words }
generate-workers_lost = procesy byly ukončeny { $times }×, možná chybí paměť: zkus menší --jobs nebo méně her v souboru. Pokračuj stejným příkazem

## Příkaz
generate-damaged = Soubor { $file } chybí nebo je poškozený a vytvoří se znovu.
generate-stopped = Zastaveno, hotové hry: { $games }. Pokračuj stejným příkazem.
generate-done = Složka { $folder } – hry: { $games }, řádky: { $rows }, soubory: { $files }, { $size } MB.
generate-no-pyarrow = Parquet potřebuje balíček pyarrow: pip install "fivetowers[parquet]"
