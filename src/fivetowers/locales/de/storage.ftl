# What the database says when something is wrong; { $url } is shown without its password.

storage-url = das ist keine Datenbank-Adresse: { $url } (schreibe sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK)
storage-unreachable = die Datenbank { $url } lässt sich nicht benutzen: { $reason }
storage-closed = die Datenbank wird gerade geschlossen
storage-conflict = am Tisch { $table } war jemand anderes schneller
storage-schema = die Datenbank stammt von einer neueren Version dieses Programms oder ist keine von unseren: { $reason }
storage-incomplete = die Datenbank gibt sich als eine dieser Version aus, aber es fehlt { $missing }: Ersetze sie durch eine Sicherung
storage-old_sqlite = SQLite { $version } ist zu alt: Nötig ist { $oldest } oder neuer
storage-in_use = ein Server benutzt { $url }: Halte ihn an, warte eine Minute und versuche es noch einmal
storage-target_not_empty = in { $url } sind schon Partien: Kopiere in eine leere Datenbank
storage-half_copied = eine Kopie nach { $url } wurde abgebrochen: Starte sie noch einmal
storage-copy_differs = die Kopie in { $url } weicht vom Original ab und wurde entfernt: Schreibt ein Server in eine der beiden?
storage-backup_needs_sqlite = nur SQLite-Dateien werden so gesichert, und { $url } ist keine: Für PostgreSQL nimm pg_dump
storage-no_database = bei { $url } ist keine Datenbank
storage-file_exists = die Datei { $file } gibt es schon

# The command `fivetowers database`
database-copied = Alles ist jetzt in { $url } und Zeile für Zeile verglichen: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}.
database-rows = { $table }: { $rows }
database-checksum = Prüfsumme von beiden: { $checksum }
database-rebuilt = { $tables ->
    [one] { $tables } Tisch wurde aus seinem Protokoll neu aufgebaut.
   *[other] { $tables } Tische wurden aus ihren Protokollen neu aufgebaut.
}
database-unreadable = Tisch { $table } lässt sich nicht lesen ({ $reason }).
database-backed_up = { $events ->
    [one] { $events } Ereignis ist
   *[other] { $events } Ereignisse sind
} sicher in { $file }.
