# What `fivetowers train` says: why a training cannot begin or go on, and what its progress bar shows.
# Every id begins with the name of this file.

## Trainings that cannot begin or go on
train-no_weights = soubor { $file } není síť: má { $seen } bajtů místo { $expected }
train-no_numbers = soubor { $file } není síť: některé váhy v něm nejsou čísla
train-no_checkpoint = soubor { $file } není průběžný stav, od kterého by tato verze mohla pokračovat: zvol jinou složku
train-other_settings = v souboru { $file } je jiný trénink, který se liší v: { $facts }. Zvol jinou složku, nebo zadej stejné volby
train-rate = rychlost učení musí být větší než 0 a nejvýše 1, ne { $seen }
train-both = { $one } a { $other } nejde zadat zároveň
train-diverged = po odehraných hrách (počet: { $games }) už váhy nejsou čísla: zkus menší rychlost učení

## The command
train-games = hry
train-look = hry: { $games }  chyba { $loss }  { $strength }
train-interrupted = Přerušeno. Stejným příkazem se pokračuje od posledního průběžného stavu.
train-done = Váhy, průběh a graf jsou ve složce { $folder }.
