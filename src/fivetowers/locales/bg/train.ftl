# What `fivetowers train` says: why a training cannot begin or go on, and what its progress bar shows.
# Every id begins with the name of this file.

## Trainings that cannot begin or go on
train-no_weights = { $file } не е мрежа: { $seen } байта вместо { $expected }
train-no_numbers = { $file } не е мрежа: някои от теглата в него не са числа
train-no_checkpoint = { $file } не е междинно състояние, от което тази версия може да продължи: избери друга папка
train-other_settings = във файла { $file } има друго обучение, което се различава по: { $facts }. Избери друга папка или задай същите опции
train-rate = скоростта на учене трябва да е над 0 и най-много 1, а не { $seen }
train-both = { $one } и { $other } не могат да се задават заедно
train-diverged = след изиграните игри (брой: { $games }) теглата вече не са числа: опитай с по-малка скорост на учене

## The command
train-games = игри
train-look = игри: { $games }  грешка { $loss }  { $strength }
train-interrupted = Прекъснато. Със същата команда се продължава от последното междинно състояние.
train-done = Теглата, историята и графиката са в папка { $folder }.
