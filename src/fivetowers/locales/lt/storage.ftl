# What the database says when something is wrong; { $url } is shown without its password.

storage-url = tai ne duomenų bazės adresas: { $url } (rašyk sqlite:///FAILAS arba postgresql://VARDAS:SLAPTAŽODIS@KOMPIUTERIS/BAZĖ)
storage-unreachable = duomenų bazės { $url } naudoti nepavyksta: { $reason }
storage-closed = duomenų bazė kaip tik uždaroma
storage-conflict = prie stalo { $table } kažkas suspėjo pirmiau
storage-schema = duomenų bazę sukūrė naujesnė šios programos versija arba ji ne mūsų: { $reason }
storage-incomplete = duomenų bazė nurodo šią versiją, bet joje trūksta { $missing }: pakeisk ją atsargine kopija
storage-old_sqlite = SQLite { $version } per sena: reikia { $oldest } arba naujesnės
storage-in_use = bazę { $url } naudoja serveris: sustabdyk jį, palauk minutę ir bandyk dar kartą
storage-target_not_empty = bazėje { $url } jau yra žaidimų: kopijuok į tuščią duomenų bazę
storage-half_copied = kopijavimas į bazę { $url } nutrūko: paleisk jį iš naujo
storage-copy_differs = kopija bazėje { $url } skiriasi nuo originalo ir buvo pašalinta: gal į vieną iš jų rašo serveris?
storage-backup_needs_sqlite = taip daromos tik SQLite failų atsarginės kopijos, o { $url } nėra toks failas: PostgreSQL bazei naudok pg_dump
storage-no_database = adresu { $url } duomenų bazės nėra
storage-file_exists = failas { $file } jau yra

# The command `fivetowers database`
database-copied = Dabar viskas yra bazėje { $url } ir palyginta eilutė po eilutės: { $tables ->
    [one] { $tables } stalas
    [few] { $tables } stalai
    [many] { $tables } stalo
   *[other] { $tables } stalų
}, { $events ->
    [one] { $events } įvykis
    [few] { $events } įvykiai
    [many] { $events } įvykio
   *[other] { $events } įvykių
}.
database-rows = { $table }: { $rows }
database-checksum = Abiejų kontrolinė suma: { $checksum }
database-rebuilt = { $tables ->
    [one] Iš žurnalo iš naujo atkurtas { $tables } stalas.
    [few] Iš žurnalų iš naujo atkurti { $tables } stalai.
    [many] Iš žurnalo iš naujo atkurta { $tables } stalo.
   *[other] Iš žurnalų iš naujo atkurta { $tables } stalų.
}
database-unreadable = Stalo { $table } nepavyko perskaityti ({ $reason }).
database-backed_up = { $events ->
    [one] Saugiai įrašytas { $events } įvykis
    [few] Saugiai įrašyti { $events } įvykiai
    [many] Saugiai įrašyta { $events } įvykio
   *[other] Saugiai įrašyta { $events } įvykių
}: { $file }.
