# My progress: what my finished games say together. Verdicts and parts are from study.ftl and analyse.ftl.
progress-none = Тук още няма нищо. Изиграй една игра докрай. После тук ще видиш победите и най-добрите си кули.
progress-games = { $count ->
    [one] игра
   *[other] игри
}
progress-wins = { $count ->
    [one] победа
   *[other] победи
}
progress-crowned = от кулите са с връх
progress-by-level = Победи според силата
progress-by-players = Победи по брой играчи
progress-people = Хора
progress-of = { $wins } от { $games }
progress-points = Точки за победа
progress-points-graph = Точките от последните игри, най-новата е вдясно. Най-много: { $most }. Средно от последните пет: { $mean }.
progress-won = победа
progress-mean = средно от пет игри
progress-towers = Най-добри кули
progress-parts = Късмет и ходове
progress-parts-graph = За всяка анализирана игра: колко късметът и ходовете ти са променили шанса за победа, най-новата е вдясно.
progress-parts-mean = Средно от { $count ->
    [one] една игра
   *[other] { $count } игри
}, в процентни пунктове шанс за победа: късмет { $luck } (±{ $luckError }), твоите ходове { $own } (±{ $ownError }). 0 при ходовете би било игра без грешка.
progress-kinds = Твоите ходове
progress-kind-bid = Наддаване
progress-kind-pass = Пасуване
progress-kind-build = Избор на карти
progress-kind-demolish = Събаряне
progress-weakness-bid_high = Най-много губиш, когато обявяваш твърде голямо число.
progress-weakness-bid_low = Най-много губиш, когато обявяваш твърде малко число.
progress-weakness-bid_not_pass = Най-много губиш, когато наддаваш, а е по-добре да пасуваш.
progress-weakness-pass_not_bid = Най-много губиш, когато пасуваш твърде рано.
progress-weakness-cards = Най-много губиш, когато не строиш най-добрите карти.
progress-weakness-demolished = Най-много губиш, когато събаряш, а е по-добре да не го правиш.
progress-weakness-not_demolished = Най-много губиш, когато не събаряш, а това би помогнало.
progress-stage-early = По-голямата част от това губиш в началото на играта.
progress-stage-middle = По-голямата част от това губиш в средата на играта.
progress-stage-late = По-голямата част от това губиш към края на играта.
progress-cost = { $number ->
    [one] Това ти отнема средно { $number } процентен пункт шанс за победа на игра.
   *[other] Това ти отнема средно { $number } процентни пункта шанс за победа на игра.
}
progress-no-weakness = Засега никой вид грешки не изпъква.
progress-train = Тренирай със задачи
progress-analysed = Анализирани: { $analysed } от { $games }. Анализът показва доколко е помогнал късметът и кои ходове да упражняваш.
progress-analyse = Анализирай последните
progress-analysing = Анализ на игра { $number } от { $count }…
progress-counted = Броят се последните 200 завършени игри, в които едно от местата е било твое. Игри, продължени от позиция, не се броят.
progress-here = Игрите, пазени само в този браузър, се броят за победите и точките, но не за кулите и ходовете.
