# What the database says when something is wrong; { $url } is shown without its password.

storage-url = това не е адрес на база данни: { $url } (напиши sqlite:///ФАЙЛ или postgresql://ИМЕ:ПАРОЛА@КОМПЮТЪР/БАЗА)
storage-unreachable = базата данни { $url } не може да се използва: { $reason }
storage-closed = базата данни тъкмо се затваря
storage-conflict = на маса { $table } някой е бил по-бърз
storage-schema = базата данни е направена от по-нова версия на тази програма или не е наша: { $reason }
storage-incomplete = базата данни твърди, че е от тази версия, но в нея липсва { $missing }: замени я с резервно копие
storage-old_sqlite = SQLite { $version } е твърде стара: нужна е { $oldest } или по-нова
storage-in_use = сървър използва { $url }: спри го, изчакай минута и опитай пак
storage-target_not_empty = в базата { $url } вече има игри: копирай в празна база данни
storage-half_copied = копирането в базата { $url } е прекъснато: пусни го отново
storage-copy_differs = копието в базата { $url } се различава от оригинала и е премахнато: да не би сървър да пише в едно от двете?
storage-backup_needs_sqlite = така се архивират само файлове на SQLite, а { $url } не е такъв: за PostgreSQL използвай pg_dump
storage-no_database = на { $url } няма база данни
storage-file_exists = файлът { $file } вече съществува

# The command `fivetowers database`
database-copied = Всичко вече е в базата { $url } и е сравнено ред по ред: { $tables ->
    [one] { $tables } маса
   *[other] { $tables } маси
}, { $events ->
    [one] { $events } събитие
   *[other] { $events } събития
}.
database-rows = { $table }: { $rows }
database-checksum = Контролна сума на двете: { $checksum }
database-rebuilt = { $tables ->
    [one] { $tables } маса е възстановена от дневника си.
   *[other] { $tables } маси са възстановени от дневниците си.
}
database-unreadable = Масата { $table } не може да се прочете ({ $reason }).
database-backed_up = { $events ->
    [one] { $events } събитие е
   *[other] { $events } събития са
} на сигурно място във файла { $file }.
