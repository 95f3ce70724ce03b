# Същите карти: предизвикателства, как са се справили другите, и календарът на играта на деня.
same-title = Същите карти
same-about = Как са се справили всички с тези карти на това място.
same-people = Хора
same-alone = Още никой друг не е играл с тези карти.
same-bots = Ботове на твоето място
same-bots-playing = Ботовете играят с тези карти…
same-place = { $place }. място
same-undone = { $count ->
    [one] { $count } отмяна
   *[other] { $count } отмени
}
same-beside = Ти и { $name }
same-parted = От рунд { $round } нататък играете различно.
same-parted-bot = В рунд { $round } { $name } избира друго и игрите се разделят.
same-never = Двете игри са напълно еднакви.
same-table = Какво е направил всеки и точките след всеки рунд
same-alike = { $last ->
    [1] Рунд 1: еднакъв
   *[other] Рундове 1–{ $last }: еднакви
}
same-round = Рунд
same-after = след него { $points }

## Challenges
same-challenge = Предизвикателство
same-challenge-by = { $name } те предизвиква.
same-challenge-about = Получаваш същите карти на същото място, срещу същите ботове. Имаш един опит, без отмяна. Резултатът остава скрит, докато не завършиш.
same-challenge-against = Срещу { $names }
same-challenge-begin = Приеми предизвикателството
same-challenge-own = Това е твоето предизвикателство. Изпрати връзката на приятел: ще получи твоите карти, а после може да сравните.
same-challenge-send = Изпрати връзката
same-challenge-peek = Все пак покажи резултатите
same-challenge-results = Резултати досега

## The daily game
same-streak = { $days ->
    [one] { $days } ден подред
   *[other] { $days } дни подред
}
same-streak-none = Още няма серия
same-streak-longest = най-дълга: { $days }
same-month-before = Предишен месец
same-month-after = Следващ месец
same-day-unfinished = незавършена
same-day-not = неиграна
same-day-today = днес
same-day-practise = Пробвай тази игра
