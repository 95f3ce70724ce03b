# My progress: what my finished games say together. Verdicts and parts are from study.ftl and analyse.ftl.
progress-none = Hier ist noch nichts. Spiele eine Partie zu Ende. Dann siehst du hier deine Siege und deine besten Türme.
progress-games = { $count ->
    [one] Partie
   *[other] Partien
}
progress-wins = { $count ->
    [one] Sieg
   *[other] Siege
}
progress-crowned = der Türme mit Spitze
progress-by-level = Siege nach Spielstärke
progress-by-players = Siege nach Personenzahl
progress-people = Menschen
progress-of = { $wins } von { $games }
progress-points = Siegpunkte
progress-points-graph = Siegpunkte der letzten Partien, die neueste rechts. Am meisten: { $most }. Schnitt der letzten fünf: { $mean }.
progress-won = gewonnen
progress-mean = Schnitt aus fünf Partien
progress-towers = Beste Türme
progress-parts = Glück und Züge
progress-parts-graph = Zu jeder ausgewerteten Partie: wie stark Glück und deine Züge deine Siegchance verändert haben, die neueste rechts.
progress-parts-mean = Im Schnitt aus { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}, in Prozentpunkten der Siegchance: Glück { $luck } (±{ $luckError }), deine Züge { $own } (±{ $ownError }). Eine 0 bei deinen Zügen wäre fehlerfrei.
progress-kinds = Deine Züge
progress-kind-bid = Bieten
progress-kind-pass = Passen
progress-kind-build = Kartenwahl
progress-kind-demolish = Abreißen
progress-weakness-bid_high = Am meisten verlierst du, weil du zu hoch bietest.
progress-weakness-bid_low = Am meisten verlierst du, weil du zu niedrig bietest.
progress-weakness-bid_not_pass = Am meisten verlierst du, weil du bietest, wo Passen besser ist.
progress-weakness-pass_not_bid = Am meisten verlierst du, weil du zu früh passt.
progress-weakness-cards = Am meisten verlierst du, weil du nicht die besten Karten baust.
progress-weakness-demolished = Am meisten verlierst du, weil du abreißt, wo es sich nicht lohnt.
progress-weakness-not_demolished = Am meisten verlierst du, weil du nicht abreißt, wo es sich lohnt.
progress-stage-early = Das meiste davon verlierst du früh in der Partie.
progress-stage-middle = Das meiste davon verlierst du mitten in der Partie.
progress-stage-late = Das meiste davon verlierst du spät in der Partie.
progress-cost = { $number ->
    [one] Das kostet dich je Partie { $number } Prozentpunkt der Siegchance.
   *[other] Das kostet dich je Partie { $number } Prozentpunkte der Siegchance.
}
progress-no-weakness = Bisher fällt keine Art von Fehlern auf.
progress-train = Mit Rätseln üben
progress-analysed = Ausgewertet: { $analysed } von { $games }. Eine Auswertung zeigt, wie viel Glück du hattest und welche Züge du üben kannst.
progress-analyse = Letzte Partien auswerten
progress-analysing = Partie { $number } von { $count } wird ausgewertet …
progress-counted = Es zählen deine letzten 200 beendeten Partien, in denen du einen Platz hattest. Partien, die du ab einer Stellung weitergespielt hast, zählen nicht.
progress-here = Partien, die nur in diesem Browser liegen, zählen bei Siegen und Siegpunkten, nicht bei Türmen und Zügen.
