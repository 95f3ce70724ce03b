# What `fivetowers train` says: why a training cannot begin or go on, and what its progress bar shows.
# Every id begins with the name of this file.

## Trainings that cannot begin or go on
train-no_weights = failas { $file } nėra tinklas: baitų { $seen }, o turi būti { $expected }
train-no_numbers = failas { $file } nėra tinklas: kai kurie svoriai jame nėra skaičiai
train-no_checkpoint = failas { $file } nėra tarpinė būsena, nuo kurios ši versija galėtų tęsti: pasirink kitą aplanką
train-other_settings = faile { $file } yra kitas mokymas, jis skiriasi: { $facts }. Pasirink kitą aplanką arba nurodyk tas pačias parinktis
train-rate = mokymosi greitis turi būti didesnis už 0 ir ne didesnis už 1, o ne { $seen }
train-both = { $one } ir { $other } negalima nurodyti kartu
train-diverged = po sužaistų žaidimų (skaičius: { $games }) svoriai nebėra skaičiai: pabandyk mažesnį mokymosi greitį

## The command
train-games = žaidimai
train-look = žaidimai: { $games }  paklaida { $loss }  { $strength }
train-interrupted = Nutraukta. Ta pačia komanda tęsiama nuo paskutinės tarpinės būsenos.
train-done = Svoriai, eiga ir diagrama yra aplanke { $folder }.
