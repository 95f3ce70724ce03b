# Puzzles: one move is clearly the best.
puzzles-title = Задачи
puzzles-one = Задача
puzzles-today = Задача на деня
puzzles-about = Истинска ситуация от игра. Един ход е очевидно най-добрият: ще го намериш ли?
puzzles-begin = Реши я
puzzles-look-again = Виж я отново
puzzles-more = Още задачи
puzzles-grade-easy = Лесни
puzzles-grade-medium = Средни
puzzles-grade-hard = Трудни
puzzles-progress = опитани { $tried } от { $total }, верни { $right }
puzzles-ask-bid = Какво ще обявиш?
puzzles-ask-build = { $count ->
    [one] Коя карта ще построиш?
   *[other] Кои { $count } карти ще построиш и къде?
  }
puzzles-right = Това е най-добрият ход.
puzzles-wrong = Има по-добър ход.
puzzles-worth = Колко струва всеки ход
puzzles-choice = Ход
puzzles-wins = Шанс за победа
puzzles-yours = твоят ход
puzzles-bid = Обяви { $number }
puzzles-build = Построй: { $cards }
puzzles-demolish = Събори { $card }, после построй: { $cards }
puzzles-follows = После най-вероятно:
puzzles-missed-by = Тук грешат ботовете: { $levels }.
puzzles-again = Опитай отново
puzzles-next = Следваща задача
