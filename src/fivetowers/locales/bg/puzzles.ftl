# Загадки: един избор е ясно най-добър.
puzzles-title = Загадки
puzzles-one = Загадка
puzzles-today = Загадка на деня
puzzles-about = Истински момент от игра. Един избор е ясно най-добър: ще го откриеш ли?
puzzles-begin = Покажи
puzzles-look-again = Виж я отново
puzzles-more = Още загадки
puzzles-grade-easy = Лесни
puzzles-grade-medium = Средни
puzzles-grade-hard = Трудни
puzzles-progress = { $tried } от { $total }, верни { $right }
puzzles-ask-bid = Какво ще обявиш?
puzzles-ask-build = { $count ->
    [one] Коя карта ще построиш?
   *[other] Кои { $count } карти ще построиш и къде?
  }
puzzles-right = Това е най-добрият избор.
puzzles-wrong = Има по-добър избор.
puzzles-worth = Колко струват възможностите
puzzles-choice = Избор
puzzles-wins = Победи
puzzles-yours = твоят избор
puzzles-bid = Обяви { $number }
puzzles-build = Построй: { $cards }
puzzles-demolish = Събори { $card }, после построй: { $cards }
puzzles-follows = После най-вероятно:
puzzles-again = Опитай отново
puzzles-next = Следваща загадка
