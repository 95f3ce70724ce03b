# The game without a server

page-offline = Offline spielbar machen
page-offline-about = Danach kannst du ohne Verbindung gegen Bots und an einem Gerät spielen. Dafür werden einmal { $size } MB geladen.
page-offline-fetching = Wird geladen: { $percent } %
page-offline-kept = Offline spielbar
page-offline-kept-about = Bots, Partien an einem Gerät, Einführung und Rätsel brauchen keine Verbindung. Sie belegen { $size } MB.
page-offline-remove = Von diesem Gerät entfernen
page-offline-failed = Das hat nicht geklappt. Prüfe die Verbindung und versuche es noch einmal.
page-offline-full = Der Browser hat dafür keinen Platz oder darf nichts speichern.
page-offline-damaged = Eine Datei des Spiels ist beschädigt und wird deshalb nicht verwendet. Lade die Seite neu. Hilft das nicht, sag denen Bescheid, die diese Seite betreiben.
page-offline-version = Es gibt eine neuere Version dieser Seite. Lade sie neu und versuche es noch einmal.
page-offline-local = Diese Partie liegt nur auf diesem Gerät und braucht keine Verbindung.
page-offline-deal = Bevor die erste Karte aufgedeckt wurde, hat dieses Gerät die Reihenfolge aller Karten bestimmt und dazu eine Zahl, die nur zu dieser Reihenfolge passt. Sie zeigt, dass danach nichts geändert wurde. Aber niemand sonst hat zugesehen: Wer sich auskennt, hätte nachsehen können.
page-offline-others = Um mit anderen zu spielen, brauchst du eine Verbindung. Gegen Bots oder an einem Gerät kannst du gleich spielen.
page-offline-games = Deine Partien liegen nur in diesem Browser.
page-offline-daily = Ohne Server ergeben sich die Karten aus dem Datum: Wer heute ohne Verbindung spielt, bekommt dieselben. Aber man könnte sie auch vorher ausrechnen. Darum werden keine Ergebnisse verglichen, und auf einem Server ist die Tagespartie eine andere.
page-offline-analysis = Eine Partie auszuwerten dauert im Browser zu lange. Speichere sie als Datei: Auf einem Computer kann das Programm fivetowers sie auswerten.
page-offline-import = In meine Partien aufnehmen
local-full = der Browser hat keinen Platz für diese Partie oder darf sie nicht speichern
local-cleared = diese Partie gibt es nicht mehr: Die Daten dieser Seite wurden im Browser gelöscht
local-unreadable = eine Partie, die dieser Browser gespeichert hat, ist nicht lesbar
