# What the arena says: why a bot lost a game by a fault, why a series cannot be played, and the words of its report.
# Every id begins with the name of this file. In a fault the bot is named before, so that no sentence bends a name.

## Faults of bots: one message for each arena.* code
arena-not_started = program nejde spustit: { $reason }
arena-crashed = program se sám ukončil (návratový kód { $status })
arena-crashed_saying = program se sám ukončil (návratový kód { $status }), naposledy řekl „{ $said }“
arena-hangs = za { $milliseconds } ms nepřišla odpověď
arena-late = odpověď přišla po { $milliseconds } ms; povoleno bylo { $limit }
arena-junk = odpověď byla „{ $seen }“; čekalo se „{ $expected }“
arena-too_long = odpověď byla delší než { $longest } znaků: „{ $seen }“
arena-too_much_info = před odpovědí přišlo více než { $most } řádků info
arena-not_ok = odpověď na „{ $line }“ byla „{ $seen }“ místo „ok“
arena-wrong_answer = odpověď na „{ $line }“ byla „{ $seen }“; čekalo se „{ $expected }“
arena-no_exit = program neskončil s kódem 0 ({ $status })
arena-illegal = „{ $seen }“ není dovoleno: { $words }
arena-raised = bot se zhroutil: { $seen }

## Series that cannot be played
arena-quotes = v „{ $seen }“ chybí uvozovka do páru
arena-setting = „{ $seen }“ není celé číslo od 1 výš
arena-no_bot = „{ $seen }“ není jméno žádného bota
arena-nobody = série potřebuje aspoň jednoho bota
arena-same_name = dva boti se jmenují „{ $seen }“: před jednoho napiš name=…
arena-no_results = v souboru { $file } nejsou výsledky arény: řádek { $line } nejde přečíst
arena-other_series = v souboru { $file } je jiná série, která se liší v: { $facts }
arena-other_players = v souboru { $file } jsou hry s počtem hráčů { $seen }, ne { $players }
arena-other_variant = v souboru { $file } jsou hry varianty { $seen }, ne { $variant }
arena-other_bot = v souboru { $file } je „{ $name }“ bot s jiným příkazem nebo rozpočtem: jedno jméno může platit jen pro jednoho bota
arena-other_program = hry v souboru { $file } odehrál program fivetowers { $seen }; tento je { $program } (verze a značka vah)
arena-unknown_bot = „{ $seen }“ není žádný z našich botů ({ $names }) a program toho jména nejde spustit
arena-bot_fails = „{ $name }“: { $words }
arena-own_bot = bota „{ $seen }“ nejde načíst: { $reason }
arena-no_weights = „{ $seen }“ nemá síť: váhy mají { $names }
arena-bad_weights = váhy v souboru { $file } nejde přečíst: { $reason }
arena-cluster_address = „{ $seen }“ není adresa clusteru: čeká se host:port
arena-no_cluster = na adrese „{ $seen }“ není dostupný žádný cluster: { $reason }
arena-cluster_lost = cluster selhal: { $reason }

## The report
arena-title = { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
    [many] { $deals } rozdání
   *[other] { $deals } rozdání
}, { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, počet hráčů: { $players }
arena-column-bot = Bot
arena-column-share = Podíl
arena-column-interval = 95 %
arena-column-margin = Náskok
arena-column-time = ms
arena-column-longest = Nejdelší
arena-column-over = Pozdě
arena-column-faults = Selhání
arena-column-rating = Hodnocení
arena-column-elo = Elo
arena-interval = { $low } až { $high }
arena-pairs = Jak často byl bot z řádku před botem ze sloupce
arena-first-seat = Výhoda začínajícího místa (podíl výher): { $share }
arena-sprt-high = Test rozhodnut, rozdání: { $deals }. Podíl výher nad { $low }: { $name } (logaritmus poměru věrohodností { $ratio }).
arena-sprt-low = Test rozhodnut, rozdání: { $deals }. Podíl výher pod { $high }: { $name } (logaritmus poměru věrohodností { $ratio }).
arena-sprt-open = Test zatím nerozhodnut, rozdání: { $deals }, { $name }: logaritmus poměru věrohodností { $ratio }, mezi { $least } a { $most }.
arena-fault = { $name }: prohra, rozdání { $deal }, kolo { $round }: { $words }
arena-more-faults = { $faults ->
    [one] … a ještě { $faults } selhání.
    [few] … a ještě { $faults } selhání.
    [many] … a ještě { $faults } selhání.
   *[other] … a ještě { $faults } selhání.
}

## The page
arena-page-shares = Podíl výher
arena-page-shares-note = 1 za samostatné vítězství, 1/k pro každého z k, kdo se o vítězství dělí; úsečka je 95% interval přes rozdání, přerušovaná čára podíl, který na místo připadá. Po předčasném konci je interval trochu příliš příznivý.
arena-page-course = Podíl výher v průběhu rozdání: { $name }
arena-page-course-note = Pás je 95% interval v daném okamžiku.
arena-page-ratings = Hodnocení botů
arena-page-ratings-note = Plackett–Luce (OpenSkill): všichni začínají na 25 ± 8,3; úsečka jsou dvě odchylky na obě strany.
arena-page-elo-note = Průměr všech botů je 0; o 400 bodů víc znamená šanci deset ku jedné skončit vpředu.
arena-page-seats = Podíl výher podle míst
arena-page-seat = Místo { $seat }
arena-page-faults = Hry prohrané selháním
arena-page-again = Tímto příkazem se dá odehrát znovu (semínko { $seed })
arena-page-again-program = Hrál program fivetowers { $version } s vahami { $weights }.
arena-page-again-unknown = Soubor neříká, která verze programu fivetowers hrála.

## The command
arena-playing = Hraje se
arena-stopped = Zastaveno. Co se odehrálo, je uložené.
arena-nothing = Žádná hra se nehrála.
arena-no-ratings = Hodnocení není: balíček openskill není nainstalovaný (pip install "fivetowers[arena]").
arena-no-ray = Pro cluster je potřeba balíček ray: pip install "fivetowers[cluster]"
arena-written = Zapsáno: { $file }
arena-low-above-high = LOW musí být menší než HIGH.
arena-two-budgets = Rozpočet je --ms nebo --nodes, ne obojí.
