# What the database says when something is wrong; { $url } is shown without its password.

storage-url = tohle není adresa databáze: { $url } (napiš sqlite:///SOUBOR nebo postgresql://JMÉNO:HESLO@POČÍTAČ/DATABÁZE)
storage-unreachable = databázi { $url } nejde použít: { $reason }
storage-closed = databáze se právě zavírá
storage-conflict = u stolu { $table } byl někdo rychlejší
storage-schema = databázi vytvořila novější verze tohoto programu, nebo není naše: { $reason }
storage-incomplete = databáze se hlásí k této verzi, ale chybí v ní { $missing }: nahraď ji zálohou
storage-old_sqlite = SQLite { $version } je příliš staré: je potřeba { $oldest } nebo novější
storage-in_use = databázi { $url } používá server: zastav ho, počkej minutu a zkus to znovu
storage-target_not_empty = v databázi { $url } už nějaké hry jsou: kopíruj do prázdné databáze
storage-half_copied = kopírování do databáze { $url } se přerušilo: spusť ho znovu
storage-copy_differs = kopie v databázi { $url } se liší od originálu a byla odstraněna: nezapisuje do jedné z nich server?
storage-backup_needs_sqlite = takto se zálohují jen soubory SQLite a { $url } jím není: na PostgreSQL použij pg_dump
storage-no_database = na adrese { $url } žádná databáze není
storage-file_exists = soubor { $file } už existuje

# The command `fivetowers database`
database-copied = Všechno je teď v databázi { $url } a porovnáno řádek po řádku: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
    [many] { $tables } stolu
   *[other] { $tables } stolů
}, { $events ->
    [one] { $events } událost
    [few] { $events } události
    [many] { $events } události
   *[other] { $events } událostí
}.
database-rows = { $table }: { $rows }
database-checksum = Kontrolní součet obou: { $checksum }
database-rebuilt = { $tables ->
    [one] { $tables } stůl byl znovu sestaven ze svého záznamu.
    [few] { $tables } stoly byly znovu sestaveny ze svých záznamů.
    [many] { $tables } stolu bylo znovu sestaveno ze záznamů.
   *[other] { $tables } stolů bylo znovu sestaveno ze svých záznamů.
}
database-unreadable = Stůl { $table } nelze přečíst ({ $reason }).
database-backed_up = { $events ->
    [one] { $events } událost je
    [few] { $events } události jsou
    [many] { $events } události je
   *[other] { $events } událostí je
} v bezpečí v souboru { $file }.
