# What `fivetowers train` says: why a training cannot begin or go on, and what its progress bar shows.
# Every id begins with the name of this file.

## Trainings that cannot begin or go on
train-no_weights = { $file } ist kein Netz: { $seen } Bytes statt { $expected }
train-no_numbers = { $file } ist kein Netz: Manche seiner Gewichte sind keine Zahlen
train-no_checkpoint = { $file } ist kein Zwischenstand, mit dem diese Version weitermachen kann: Nimm einen anderen Ordner
train-other_settings = { $file } enthält ein anderes Training; verschieden sind: { $facts }. Nimm einen anderen Ordner oder dieselben Optionen
train-rate = die Lernrate muss über 0 und höchstens 1 sein, nicht { $seen }
train-both = { $one } und { $other } schließen einander aus
train-diverged = nach { $games } Partien sind die Gewichte keine Zahlen mehr: Versuche es mit einer kleineren Lernrate

## The command
train-games = Partien
train-look = { $games } Partien  Fehler { $loss }  { $strength }
train-interrupted = Unterbrochen. Derselbe Befehl macht beim letzten Zwischenstand weiter.
train-done = Gewichte, Verlauf und Diagramm liegen in { $folder }.
