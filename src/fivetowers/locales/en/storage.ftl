# What the database says when something is wrong; { $url } is shown without its password.

storage-url = this is not a database address: { $url } (write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE)
storage-unreachable = the database { $url } can’t be used: { $reason }
storage-closed = the database is being closed
storage-conflict = someone else was faster at table { $table }
storage-schema = the database was made by a newer version of this program, or is not one of ours: { $reason }
storage-incomplete = the database claims to be of this version but lacks { $missing }: restore a backup
storage-old_sqlite = SQLite { $version } is too old: { $oldest } or newer is needed
storage-in_use = a server is using { $url }: stop it, wait a minute, and try again
storage-target_not_empty = there are already games in { $url }: copy into an empty database
storage-half_copied = a copy into { $url } was interrupted: run it again
storage-copy_differs = the copy in { $url } differs from the original and was removed: is a server writing to one of them?
storage-backup_needs_sqlite = only SQLite files are backed up this way, and { $url } is not one: use pg_dump for PostgreSQL
storage-no_database = there is no database at { $url }
storage-file_exists = the file { $file } already exists

# The command `fivetowers database`
database-copied = Everything is in { $url } now, and was compared row by row: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
database-rows = { $table }: { $rows }
database-checksum = Checksum of both: { $checksum }
database-rebuilt = { $tables ->
    [one] { $tables } table was rebuilt from its log.
   *[other] { $tables } tables were rebuilt from their logs.
}
database-unreadable = Table { $table } can’t be read ({ $reason }).
database-backed_up = { $events ->
    [one] { $events } event is
   *[other] { $events } events are
} safe in { $file }.
